import { mount } from "svelte";
import App from "./App.svelte";
import { install } from "./install.svelte";
import "./style.css";
import { words } from "./words.svelte";

install.begin();
await words.choose(words.language);
mount(App, { target: document.getElementById("app")! });
