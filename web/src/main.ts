import { mount } from "svelte";
import App from "./App.svelte";
import { giveUp, watchForErrors } from "./broken";
import { keepRoom } from "./look/room";
import { sealOnLostFocus } from "./secret/seal.svelte";
import { settings } from "./settings.svelte";
import "./look/fonts.css";
import "./look/tokens.css";
import "./look/base.css";

/** Draws the page; the oldest browsers that we support have no top-level await. */
async function begin(): Promise<void> {
  const target = document.getElementById("app");
  if ("tooOld" in document.documentElement.dataset) return;
  if (target === null) throw new Error("index.html has lost its #app");
  sealOnLostFocus();
  keepRoom();
  await settings.begin();
  mount(App, { target });
}

watchForErrors();
begin().catch(giveUp);
