// The table in words, read by screen readers.

import { tableSentences } from "./tableDescription";
import type { TableView } from "./views";

export function screenReaderText(view: TableView, players: readonly string[]): string {
  return tableSentences(view, players).join(" ");
}
