import { mount } from "svelte";
import App from "./App.svelte";
import { keepRoom } from "./look/room";
import { sealOnLostFocus } from "./secret/seal.svelte";
import { settings } from "./settings.svelte";
import "./look/fonts.css";
import "./look/tokens.css";
import "./look/base.css";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has lost its #app");

sealOnLostFocus();
keepRoom();
await settings.begin();
mount(App, { target });
