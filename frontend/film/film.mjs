// `npm run film [-- --only film|pictures]`: makes the README's film and screenshots anew, in `.readme/`, from the built product with its stand-ins.
// It needs Chromium (or CHROMIUM_PATH) and ffmpeg: apt-get install chromium ffmpeg.
import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumPath } from '../e2e/harness/chromium.ts';
import { createRecorder, FPS, ffmpeg, HALF, SCALE, SIZE } from './film.frames.mjs';
import { createSession } from './film.people.mjs';
import { takePictures } from './film.pictures.mjs';
import { startProduct } from './film.product.mjs';
import { adviceScene, couplesScene } from './film.scenes.mjs';

const folder = resolve(import.meta.dirname, '../../.readme');
/** Bytes that a film may have: it is loaded with the front page. */
const FILM_MAX = 3_000_000;
const { values: options } = parseArgs({ options: { only: { type: 'string' } } });

ffmpeg('-version');
const product = await startProduct();
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
});

/** A browser of somebody's own. */
async function open(viewport, more = {}) {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport,
    deviceScaleFactor: SCALE,
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    ...more,
  });
  return context.newPage();
}

async function makeFilm() {
  const recorder = createRecorder();
  try {
    const page = await open(SIZE);
    await adviceScene({ page, model: product.model, recorder, url: '/' });
    await page.context().close();
    const [clara, luc] = [await open(HALF), await open(HALF, { locale: 'fr-FR' })];
    const path = await createSession(clara, 'Clara Moreno');
    await couplesScene({ clara, luc, model: product.model, recorder, path });
    const file = join(folder, 'film.webp');
    const seconds = recorder.finish(file);
    const { size } = statSync(file);
    console.log(`${file}: ${seconds} s at ${FPS} pictures a second, ${Math.round(size / 1000)} kB`);
    if (size > FILM_MAX) throw new Error(`The film has more than ${FILM_MAX / 1e6} MB`);
  } finally {
    if (process.env.KEEP_FRAMES) console.log(`The pictures are in ${recorder.folder}`);
    else recorder.remove();
  }
}

try {
  if (options.only !== 'film') await takePictures({ open, model: product.model, folder });
  if (options.only !== 'pictures') await makeFilm();
} finally {
  await browser.close();
  await product.close();
}
