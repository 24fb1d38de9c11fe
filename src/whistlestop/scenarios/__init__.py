"""Scenarios: positions with the answers played from them, in TOML files.

for scenario in scenarios.showing("GTR-041"):
    for frame in scenario.frames(): ...
"""

from __future__ import annotations

from whistlestop.scenarios.errors import BadScenario
from whistlestop.scenarios.scenario import Frame, Scenario, load, names, read_scenario, showing

__all__ = ["BadScenario", "Frame", "Scenario", "load", "names", "read_scenario", "showing"]
