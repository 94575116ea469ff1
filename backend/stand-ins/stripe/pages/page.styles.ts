/** The sandbox's own pages, in the product's style: paper, ink, one stem. */
export const PAGE_STYLES = `
:root {
  color-scheme: light dark;
  --page: #f5f2ea; --surface: #fbf9f4; --text: #28251f; --muted: #5c584e; --line: #dcd7ca; --edge: #8b8678; --link: #3d604a; --stem: #6c8f75; --focus: #1f5a41; --on-link: #ffffff; --danger: #9d2f24;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #1c1916; --surface: #25221d; --text: #ece6db; --muted: #b5ad9f; --line: #3a352e; --edge: #857d71; --link: #b2c9b3; --focus: #b2d3b8; --on-link: #1c1916; --danger: #f0a598;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 44rem; margin: 0 auto; padding: 24px 16px 64px; }
main.wide { max-width: 72rem; }
main.framed { padding: 16px 20px 20px; }
h1, h2, h3 { font-family: 'Source Serif 4', Georgia, serif; font-weight: 500; line-height: 1.25; overflow-wrap: anywhere; }
h1 { margin: 8px 0 16px; padding-left: 16px; border-left: 5px solid var(--stem); border-radius: 3px; font-size: 1.75rem; }
h2 { margin: 32px 0 8px; font-size: 1.25rem; }
h3 { margin: 24px 0 4px; font-size: 1.0625rem; }
a { color: var(--link); overflow-wrap: anywhere; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 2px; }
.sandbox { display: inline-block; margin: 0; padding: 4px 12px; border: 1px dashed var(--muted); border-radius: 8px; font-size: .875rem; }
.card { padding: 16px; border: 1px solid var(--line); border-radius: 12px; background: var(--surface); }
.card + .card { margin-top: 12px; }
.card > :first-child { margin-top: 0; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 4px 16px; margin: 16px 0; }
dt { color: var(--muted); }
dd { margin: 0; overflow-wrap: anywhere; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 8px 12px 8px 0; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; overflow-wrap: anywhere; }
th { color: var(--muted); font-size: .875rem; font-weight: 500; }
td:last-child, th:last-child { padding-right: 0; }
.amount { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
tfoot td, tfoot th { border: 0; color: inherit; font-size: inherit; font-weight: inherit; }
tfoot .strong > * { font-weight: 600; border-top: 1px solid var(--line); }
small { display: block; color: var(--muted); font-size: .875rem; }
form.actions, .actions { display: flex; flex-wrap: wrap; gap: 8px; margin: 16px 0 0; }
button { min-height: 44px; padding: 8px 20px; border: 1px solid var(--link); border-radius: 8px; background: var(--link); color: var(--on-link); font: inherit; font-weight: 500; cursor: pointer; }
button.quiet { background: transparent; color: var(--link); }
button:disabled { opacity: .55; cursor: default; }
.fields { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr)); gap: 16px; align-items: start; margin: 16px 0; }
.fields > p { margin: 0; }
.fields > .wide, .fields > .actions { grid-column: 1 / -1; }
label { display: block; margin-bottom: 4px; font-size: .9375rem; font-weight: 600; }
input:not([type="hidden"]), select { width: 100%; min-height: 44px; padding: 8px 12px; border: 1px solid var(--edge); border-radius: 8px; background: var(--page); color: inherit; font: inherit; }
[aria-invalid="true"] { border: 2px solid var(--danger); }
.done { margin: 12px 0 0; }
.problem { margin: 12px 0 0; color: var(--danger); }
.fields .problem { margin: 0; }
#payment { margin-bottom: 12px; }
`;
