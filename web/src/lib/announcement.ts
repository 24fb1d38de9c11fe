// Something that a game shows large: an event, a new goal, the role of the player.

import type { Component } from "svelte";

export interface Announcement {
  kind: string; // what it is, such as "Station"
  title: string;
  text: string;
  Icon?: Component | undefined;
}
