"""How a database comes to have the tables of today, from whatever it had before."""
