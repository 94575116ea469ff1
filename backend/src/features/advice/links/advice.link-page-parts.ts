/** What the copy of an advice has beside the frame of its page. */
export const LINK_STYLES = `
.copy { display: grid; gap: 28px; padding-block: 32px 48px; max-width: 40rem; }
.top { display: grid; gap: 10px; }
.meta { display: flex; flex-wrap: wrap; gap: 6px 12px; align-items: center; color: var(--muted); font-size: 0.9375rem; }
.ai { padding: 0 8px; border: 1px solid var(--edge); border-radius: 999px; font-size: 0.8125rem; }
section { display: grid; gap: 10px; }
.prose { display: grid; gap: 12px; font: 400 1.125rem/1.6 Georgia, serif; }
blockquote { margin: 0; padding-left: 16px; border-left: 5px solid var(--stem); font: italic 400 1.125rem/1.6 Georgia, serif; white-space: pre-line; }
ol.prose { padding-left: 1.5em; }
.foot { display: grid; gap: 12px; padding-top: 20px; border-top: 1px solid var(--line); }
@media print { .acts, .foot p:last-child { display: none; } }
`;

/** Printing and reading aloud, where there are scripts; it keeps nothing. */
export const LINK_SCRIPT = `
(() => {
  const button = (name) => document.querySelector('[data-do="' + name + '"]');
  const show = (name, run) => {
    const found = button(name);
    if (!found) return;
    found.hidden = false;
    found.addEventListener('click', run);
  };
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
