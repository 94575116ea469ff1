/** The mailbox in the product's style: paper, ink, one stem. */
export const MAILBOX_STYLES = `
:root {
  color-scheme: light dark;
  --page: #f5f2ea; --surface: #fbf9f4; --text: #28251f; --muted: #5c584e; --line: #dcd7ca; --link: #3d604a; --stem: #6c8f75; --focus: #1f5a41;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #1c1916; --surface: #25221d; --text: #ece6db; --muted: #b5ad9f; --line: #3a352e; --link: #b2c9b3; --focus: #b2d3b8;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 72rem; margin: 0 auto; padding: 32px 24px 64px; }
h1, h2 { font-family: 'Source Serif 4', Georgia, serif; font-weight: 500; line-height: 1.25; overflow-wrap: anywhere; }
h1 { margin: 8px 0 16px; padding-left: 16px; border-left: 5px solid var(--stem); border-radius: 3px; font-size: 1.75rem; }
h2 { margin: 24px 0 8px; font-size: 1.125rem; }
a { color: var(--link); overflow-wrap: anywhere; }
a:focus-visible, pre:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 2px; }
ol, ul { margin: 0; padding: 0; list-style: none; }
ol li { padding: 12px 0; border-top: 1px solid var(--line); }
ol a { font-size: 1.0625rem; }
ul li { padding: 4px 0; }
li p, dt { margin: 4px 0 0; color: var(--muted); font-size: 0.875rem; }
li p { display: flex; flex-wrap: wrap; gap: 0 24px; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 4px 16px; align-items: baseline; margin: 0; }
dt, dd { margin: 0; overflow-wrap: anywhere; }
.beside { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 30rem), 1fr)); gap: 0 24px; }
iframe, pre { display: block; width: 100%; height: 36rem; margin: 0; border: 1px solid var(--line); border-radius: 12px; }
iframe { background: #fff; }
pre { overflow: auto; padding: 16px; background: var(--surface); white-space: pre-wrap; overflow-wrap: anywhere; font-size: 0.875rem; }
`;

/** Shows a new message as it arrives; without this script the list stays as it was opened. */
export const MAILBOX_SCRIPT = `new EventSource('/events').addEventListener('message', () => location.reload());\n`;
