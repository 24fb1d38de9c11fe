"""Gold Rush, in which players earn nuggets and buy equipment, and the shadow-gunslingers."""
