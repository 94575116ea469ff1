/** The house's colours and sizes (`frontend/src/app/theme.css`), for a page that loads nothing else. */
export const STYLES = `
:root {
  color-scheme: light;
  --page: #f5f2ea; --surface: #fbf9f4; --sunken: #ebe7dc; --text: #28251f; --muted: #5c584e; --line: #dcd7ca;
  --focus: #1f5a41; --link: #3d604a; --tint: #e6eee4; --tint-text: #2b4735;
}
@media (prefers-color-scheme: dark) {
  :root {
    color-scheme: dark;
    --page: #1c1916; --surface: #25221d; --sunken: #151310; --text: #ece6db; --muted: #b5ad9f; --line: #3a352e;
    --focus: #b2d3b8; --link: #b2c9b3; --tint: #2a352b; --tint-text: #d0dfcf;
  }
}
*, *::before, *::after { box-sizing: border-box; }
html { scroll-padding-top: 1rem; -webkit-text-size-adjust: 100%; }
body {
  margin: 0 auto; padding: clamp(16px, 4vw, 40px); max-width: 60rem; background: var(--page); color: var(--text);
  font: 400 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere;
}
h1, h2 { font-family: "Literata Variable", Georgia, serif; font-weight: 400; line-height: 1.2; text-wrap: balance; }
h1 { margin: 0; font-size: clamp(1.6875rem, 1.5rem + 0.95vw, 2.375rem); }
h2 { margin: 3rem 0 0.5rem; font-size: clamp(1.25rem, 1.19rem + 0.3vw, 1.4375rem); }
h3 { margin: 0; font-size: 1rem; }
p { margin: 0.5rem 0; max-width: 42rem; }
a { color: var(--link); text-underline-offset: 0.18em; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
main:focus { outline: none; }
.skip { position: absolute; left: -100rem; }
.skip:focus { position: static; }
nav { margin: 1.5rem 0; padding: 0.5rem 1rem; background: var(--surface); border: 1px solid var(--line); border-radius: 12px; }
nav ul { margin: 0; padding: 0; list-style: none; display: flex; flex-wrap: wrap; gap: 0 1.25rem; }
nav a { display: inline-block; padding: 0.375rem 0; min-height: 24px; }
article { margin: 1rem 0; padding: 1rem; background: var(--surface); border: 1px solid var(--line); border-radius: 12px; }
article:target { border-color: var(--focus); }
.method { display: inline-block; padding: 0 0.5rem; border-radius: 8px; background: var(--tint); color: var(--tint-text); font-size: 0.875rem; }
code, pre { font-family: ui-monospace, monospace; font-size: 0.875rem; }
pre { margin: 0.75rem 0 0; padding: 0.75rem; background: var(--sunken); border-radius: 8px; white-space: pre-wrap; }
table { width: 100%; margin-top: 0.75rem; border-collapse: collapse; table-layout: fixed; font-size: 0.9375rem; }
caption { padding: 0.25rem 0; text-align: left; color: var(--muted); font-size: 0.875rem; }
thead th { padding: 0; border: 0; }
.vh { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
th, td { padding: 0.375rem 0.5rem 0.375rem 0; border-top: 1px solid var(--line); text-align: left; vertical-align: top; font-weight: 400; }
thead th:first-child { width: 36%; }
td ul { margin: 0; padding: 0; list-style: none; }
td li a { display: inline-block; padding: 0.125rem 0; min-height: 24px; }
`;
