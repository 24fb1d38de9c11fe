"""The dashboard and the alert rules: they use only metrics and labels that the server has."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families

from whistlestop.server.metrics import Metrics

DEPLOY = Path(__file__).parents[3] / "deploy"
DASHBOARD = DEPLOY / "grafana-dashboard.json"
ALERTS = DEPLOY / "prometheus-alerts.yml"


def dashboard_queries() -> list[str]:
    content = json.loads(DASHBOARD.read_text("utf-8"))
    queries = [each["expr"] for panel in content["panels"] for each in panel["targets"]]
    variables = content["templating"]["list"]
    return queries + [each["query"]["query"] for each in variables if each["type"] == "query"]


def alerts() -> list[dict[str, Any]]:
    content = yaml.safe_load(ALERTS.read_text("utf-8"))
    return [rule for group in content["groups"] for rule in group["rules"]]


def metrics() -> dict[str, set[str]]:
    """Return the names of all metrics, with their labels."""
    made = Metrics()
    found: dict[str, set[str]] = {"up": set()}  # Prometheus itself makes this one
    for family in made.registry.collect():
        for sample in family.samples:
            found.setdefault(sample.name, set()).update(sample.labels)
    for each in vars(made).values():
        name, labels = getattr(each, "_name", None), set(getattr(each, "_labelnames", ()))
        if name is not None:
            kind = each._type
            endings = {"counter": ["_total"], "gauge": [""]}
            for ending in endings.get(kind, ["_bucket", "_count", "_sum"]):
                found.setdefault(name + ending, set()).update(labels)
            if kind == "histogram":
                found[f"{name}_bucket"].add("le")
    return found


QUERIES = [*dashboard_queries(), *(rule["expr"] for rule in alerts())]


@pytest.mark.parametrize("query", QUERIES)
def test_a_query_uses_only_metrics_and_labels_that_exist(query: str) -> None:
    known = metrics()
    plain = re.sub(r'"[^"]*"', '""', query)
    names = set(re.findall(r"[a-z][a-z_]+(?=\{)|\b(?:whistlestop|process)_[a-z_]+", plain))
    assert names
    assert names <= set(known)
    labels = set(re.findall(r"([a-z]+)=", plain)) - {"job"}
    labels |= {
        each.strip() for some in re.findall(r"by \(([^)]*)\)", plain) for each in some.split(",")
    }
    assert labels <= set().union(*(known[name] for name in names))


def test_every_metric_is_on_the_dashboard() -> None:
    shown = " ".join(dashboard_queries())
    families = {re.sub(r"_(total|bucket|count|sum)$", "", name) for name in metrics()}
    ours = {name for name in families if name.startswith("whistlestop_")}
    assert {name for name in ours if name not in shown} == set()


def test_every_alert_says_what_to_do() -> None:
    assert len(alerts()) > 5
    for rule in alerts():
        assert rule["labels"]["severity"] in ("page", "ticket")
        assert {*rule["annotations"]} == {"summary", "description"}


def test_the_names_of_alerts_and_panels_are_different() -> None:
    content = json.loads(DASHBOARD.read_text("utf-8"))
    titles = [panel["title"] for panel in content["panels"]]
    numbers = [panel["id"] for panel in content["panels"]]
    names = [rule["alert"] for rule in alerts()]
    for each in (titles, numbers, names):
        assert len(set(each)) == len(each)


def test_the_page_of_metrics_can_be_read() -> None:
    families = {each.name for each in text_string_to_metric_families(Metrics().text().decode())}
    assert {"process_open_fds", "process_resident_memory_bytes", "whistlestop_tabs"} <= families
