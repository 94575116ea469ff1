// Draws the icons of the installed app, in `frontend/public`, with Chromium: `node frontend/icons/draw.mjs`. Run it after a change of a drawing.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const CHROMIUM = process.env.CHROMIUM_PATH ?? 'chromium-headless-shell';
const PUBLIC = join(import.meta.dirname, '../public');
const LOOKS = [
  { drawing: 'beside', suffix: '', paper: '#f5f2ea' },
  { drawing: 'notes', suffix: '-notes', paper: '#ebe7dc' },
];
/**
 * What the browser may cut off differs: nothing of a plain icon; all but a circle of 80 % of a maskable one, whose drawing stays within it; the corners of
 * Apple's, which must not be transparent. `fills` is the drawing's part of the width.
 */
const FORMS = [
  { name: (suffix) => `icon${suffix}-192`, size: 192, fills: 0.66, radius: 0.22 },
  { name: (suffix) => `icon${suffix}-512`, size: 512, fills: 0.66, radius: 0.22 },
  { name: (suffix) => `icon${suffix}-maskable-192`, size: 192, fills: 0.52, radius: 0 },
  { name: (suffix) => `icon${suffix}-maskable-512`, size: 512, fills: 0.52, radius: 0 },
  { name: (suffix) => `apple-touch-icon${suffix}`, size: 180, fills: 0.62, radius: 0 },
];

const folder = mkdtempSync(join(tmpdir(), 'icons-'));
for (const { drawing, suffix, paper } of LOOKS) {
  const svg = readFileSync(join(import.meta.dirname, `${drawing}.svg`), 'utf8');
  for (const { name, size, fills, radius } of FORMS) {
    const [width, page] = [Math.round(size * fills), join(folder, 'icon.html')];
    const paperStyle = `display:grid;place-items:center;width:${size}px;height:${size}px;background:${paper};border-radius:${size * radius}px`;
    writeFileSync(
      page,
      `<!doctype html><style>body{margin:0}svg{width:${width}px;height:${width}px}</style><div style="${paperStyle}">${svg}</div>`,
    );
    const file = join(PUBLIC, `${name(suffix)}.png`);
    const options = [`--screenshot=${file}`, `--window-size=${size},${size}`, '--default-background-color=00000000'];
    execFileSync(CHROMIUM, ['--headless', '--no-sandbox', '--hide-scrollbars', ...options, `file://${page}`], {
      stdio: 'ignore',
    });
  }
}
rmSync(folder, { recursive: true });
