/** The house's colours and sizes (`frontend/src/app/theme.css`), for a page that loads nothing else. */
const LIGHT = `color-scheme: light; --page: #f5f2ea; --text: #28251f; --muted: #5c584e; --line: #dcd7ca; --edge: #8b8678;
  --focus: #1f5a41; --link: #3d604a; --primary: #3d604a; --on-primary: #fffefb; --raised: #fffefb; --stem: #3d604a;`;
const DARK = `color-scheme: dark; --page: #1c1916; --text: #ece6db; --muted: #b5ad9f; --line: #3a352e; --edge: #857d71;
  --focus: #b2d3b8; --link: #b2c9b3; --primary: #b2c9b3; --on-primary: #16231a; --raised: #2f2b26; --stem: #92b097;`;

export const LINK_STYLES = `
:root { ${LIGHT} }
@media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) { ${DARK} } }
:root[data-theme="dark"] { ${DARK} }
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--page); color: var(--text); font: 400 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
header, main { margin-inline: auto; padding-inline: clamp(16px, 4vw, 32px); max-width: 64rem; }
header { display: flex; justify-content: space-between; align-items: center; gap: 12px; min-height: 60px; border-bottom: 1px solid var(--line); }
header strong { font: 400 1.375rem/1.2 Georgia, serif; }
h1, h2 { font-family: Georgia, serif; font-weight: 400; line-height: 1.25; text-wrap: balance; margin: 0; }
h1 { font-size: clamp(1.6875rem, 1.5rem + 0.95vw, 2.375rem); }
h2 { font-size: 1.25rem; }
p, ol { margin: 0; }
a { color: var(--link); text-underline-offset: 0.18em; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
main:focus { outline: none; }
.stack { display: grid; gap: 20px; justify-items: start; padding-block: clamp(32px, 8vh, 80px); max-width: 37rem; }
.fine { color: var(--muted); font-size: 0.875rem; }
button { min-height: 44px; padding: 8px 16px; border: 1px solid var(--edge); border-radius: 10px; background: var(--raised); color: var(--text); font: 500 1rem/1.3 inherit; font-family: inherit; cursor: pointer; }
button.main { min-height: 48px; padding-inline: 24px; border-color: var(--primary); background: var(--primary); color: var(--on-primary); }
.acts { display: flex; flex-wrap: wrap; gap: 8px; }
.copy { display: grid; gap: 28px; padding-block: 32px 48px; max-width: 40rem; }
.top { display: grid; gap: 10px; }
.meta { display: flex; flex-wrap: wrap; gap: 6px 12px; align-items: center; color: var(--muted); font-size: 0.9375rem; }
.ai { padding: 0 8px; border: 1px solid var(--edge); border-radius: 999px; font-size: 0.8125rem; }
section { display: grid; gap: 10px; }
.prose { display: grid; gap: 12px; font: 400 1.125rem/1.6 Georgia, serif; }
blockquote { margin: 0; padding-left: 16px; border-left: 5px solid var(--stem); font: italic 400 1.125rem/1.6 Georgia, serif; white-space: pre-line; }
ol.prose { padding-left: 1.5em; }
.foot { display: grid; gap: 12px; padding-top: 20px; border-top: 1px solid var(--line); }
@media print { header, .acts, .foot p:last-child { display: none; } }
`;

/** Theme, printing and reading aloud, where there are scripts; it keeps nothing. */
export const LINK_SCRIPT = `
(() => {
  const root = document.documentElement;
  const button = (name) => document.querySelector('[data-do="' + name + '"]');
  const show = (name, run) => {
    const found = button(name);
    if (!found) return;
    found.hidden = false;
    found.addEventListener('click', run);
  };
  const isDark = () => root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  show('theme', () => { root.dataset.theme = isDark() ? 'light' : 'dark'; });
  show('print', () => print());
  if (!('speechSynthesis' in window)) return;
  let isReading = false;
  let run = 0;
  const say = (reading) => {
    isReading = reading;
    const found = button('aloud');
    found.textContent = found.dataset[reading ? 'stop' : 'start'];
  };
  show('aloud', () => {
    speechSynthesis.cancel();
    run += 1;
    if (isReading) return say(false);
    const mine = run;
    const parts = [...document.querySelectorAll('[data-read]')];
    parts.forEach((part, at) => {
      const utterance = new SpeechSynthesisUtterance(part.textContent);
      utterance.lang = part.closest('[lang]').lang;
      const over = () => { if (mine === run) say(false); };
      if (at === parts.length - 1) utterance.onend = over;
      utterance.onerror = over;
      speechSynthesis.speak(utterance);
    });
    say(parts.length > 0);
  });
  addEventListener('pagehide', () => speechSynthesis.cancel());
})();
`;
