import { mount } from "svelte";
import App from "./App.svelte";
import { preferredLanguage, texts } from "./lib/texts.svelte";
import "./fonts.css";
import "./style.css";

const target = document.getElementById("app");
if (target) {
  await texts.load(preferredLanguage());
  mount(App, { target });
}
