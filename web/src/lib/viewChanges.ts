// Changes that the server sends for a view.

import type { Change } from "../protocol";

/** Apply changes to a view and return the new one. The old one does not change. */
export function applyChanges(view: unknown, changes: readonly Change[]): unknown {
  return changes.reduce((now, change) => put(now, change.path, change.to), view);
}

function put(node: unknown, path: readonly (string | number)[], to: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return to;
  if (Array.isArray(node)) {
    return node.with(Number(step), put(node[Number(step)], rest, to));
  }
  const old = node as Record<string, unknown>;
  return { ...old, [step]: put(old[String(step)], rest, to) };
}
