// The page for who cannot reach the server: in the person's language and theme, and gone as soon as the server answers.
const EVERY = 2000;
const recall = (key) => localStorage.getItem(`hullbreach.${key}`);

const wanted = recall("language") ?? navigator.language.slice(0, 2);
const main = document.querySelector(`main[lang="${wanted === "fr" ? "fr" : "en"}"]`);
document.documentElement.lang = main.lang;
document.title = main.querySelector("h1").textContent;
document.documentElement.dataset.theme = JSON.parse(recall("theme") ?? '"dark"');
main.hidden = false;

const again = () => location.reload();

async function look() {
  const answer = await fetch("healthz", { cache: "no-store" }).catch(() => null);
  if (answer?.ok) again();
}

main.querySelector("button").addEventListener("click", again);
window.addEventListener("online", look);
setInterval(look, EVERY);
