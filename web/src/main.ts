import { mount } from "svelte";
import App from "./App.svelte";
import { installation } from "./lib/installation.svelte";
import { preferredLanguage, texts } from "./lib/texts.svelte";
import "./fonts.css";
import "./style.css";

const target = document.getElementById("app");
if (import.meta.env.PROD) installation.begin();
if (target) {
  await texts.load(preferredLanguage());
  mount(App, { target });
}
