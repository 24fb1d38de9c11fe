"""The Great Train Robbery: a train of railcars under a line of stations."""
