"""Everything that is served over plain HTTP: routes, session cookies, headers, static files."""
