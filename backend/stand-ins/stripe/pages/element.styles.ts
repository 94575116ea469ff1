/** The Payment Element's frame. The custom properties follow the product's appearance: see browser/element.look.js. */
export const ELEMENT_STYLES = `
:root {
  color-scheme: light;
  --primary: #0570de; --background: #ffffff; --text: #30313d; --danger: #b3093c; --font: system-ui, sans-serif; --size: 16px; --radius: 5px;
  --muted: color-mix(in srgb, var(--text) 78%, var(--background)); --line: color-mix(in srgb, var(--text) 55%, var(--background));
}
:root[data-theme=night] {
  color-scheme: dark;
  --primary: #85d996; --background: #30313d; --text: #ffffff; --danger: #fe87a1;
}
* { box-sizing: border-box; }
[hidden] { display: none; }
html { background: transparent; }
body { margin: 0; padding: 4px; color: var(--text); font: var(--size)/1.5 var(--font); overflow: hidden; }
body.resizing > * { pointer-events: none; }
p { margin: 0; }
fieldset { min-width: 0; margin: 0; padding: 0; border: 0; }
.sandbox { margin-bottom: 12px; padding: 6px 12px; border: 1px dashed var(--line); border-radius: var(--radius); font-size: .875em; }
[role=tablist] { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 7.5rem), 1fr)); gap: 8px; margin-bottom: 16px; }
[role=tablist].single { display: none; }
button { min-height: 44px; padding: 8px 12px; border: 1px solid var(--line); border-radius: var(--radius); background: var(--background); color: inherit; font: inherit; text-align: start; overflow-wrap: anywhere; cursor: pointer; }
[role=tab][aria-selected=true] { border-color: var(--primary); box-shadow: inset 0 0 0 1px var(--primary); font-weight: 600; }
.field { min-width: 0; margin-bottom: 12px; }
.row { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr)); gap: 0 12px; }
label { display: block; margin-bottom: 4px; font-size: .9375em; }
input { width: 100%; min-height: 44px; padding: 8px 12px; border: 1px solid var(--line); border-radius: var(--radius); background: var(--background); color: var(--text); font: inherit; }
input::placeholder { color: var(--muted); opacity: 1; }
input[aria-invalid=true] { border-color: var(--danger); box-shadow: inset 0 0 0 1px var(--danger); }
:focus-visible { outline: 2px solid var(--primary); outline-offset: 1px; }
.error { color: var(--danger); font-size: .9375em; }
.error:not(:empty) { margin-top: 4px; }
.terms { margin-top: 12px; color: var(--muted); font-size: .875em; }
summary { display: list-item; min-height: 32px; padding: 4px 0; cursor: pointer; }
ul { display: grid; gap: 4px; margin: 8px 0; padding: 0; list-style: none; }
li button { display: flex; flex-wrap: wrap; align-items: center; gap: 0 12px; width: 100%; font-size: .875em; }
li span { color: var(--muted); }
fieldset:disabled button, fieldset:disabled input { cursor: default; }
`;
