"""Gold Rush: nuggets for wounds, equipment for nuggets; and the shadow-gunslingers."""
