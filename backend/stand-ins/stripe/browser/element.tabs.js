/** Tabs by ARIA's pattern: arrows, Home and End move and select; one tab is in the tab order. */
export function createTabs(list, selected) {
  const tabs = () => [...list.querySelectorAll('[role=tab]')];
  let current = tabs()[0]?.dataset.method ?? null;

  function select(method, { focus = false } = {}) {
    if (!tabs().some((tab) => tab.dataset.method === method)) return;
    current = method;
    for (const tab of tabs()) {
      const chosen = tab.dataset.method === method;
      tab.setAttribute('aria-selected', String(chosen));
      tab.tabIndex = chosen ? 0 : -1;
      document.getElementById(tab.getAttribute('aria-controls')).hidden = !chosen;
      if (chosen && focus) tab.focus();
    }
    selected(method);
  }

  list.addEventListener('click', ({ target }) => {
    const tab = target.closest('[role=tab]');
    if (tab) select(tab.dataset.method);
  });
  list.addEventListener('keydown', (event) => {
    const all = tabs();
    const at = all.findIndex((tab) => tab.dataset.method === current);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    select(all[(to + all.length) % all.length].dataset.method, { focus: true });
  });

  return {
    current: () => current,
    select,
    /** The named ones first, the rest as they were. */
    order(names = []) {
      const rank = (tab) => (names.includes(tab.dataset.method) ? names.indexOf(tab.dataset.method) : names.length);
      list.append(...tabs().sort((a, b) => rank(a) - rank(b)));
    },
    first: () => tabs()[0]?.dataset.method ?? null,
  };
}
