import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Pictures a second. */
export const FPS = 10;
/** Pixels of the film, before `SCALE`. */
export const SIZE = { width: 840, height: 560 };
/** Pixels of a picture for each pixel of a page, so that letters are sharp on good screens too. */
export const SCALE = 1.5;
/** Pixels between two pages side by side. */
const GAP = 8;
export const HALF = { width: (SIZE.width - GAP) / 2, height: SIZE.height };

/** Runs ffmpeg. Throws Error with its last lines where it fails. */
export function ffmpeg(...args) {
  const { status, stderr, error } = spawnSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], {
    encoding: 'utf8',
  });
  if (error) throw new Error('ffmpeg is missing: apt-get install ffmpeg, or brew install ffmpeg');
  if (status !== 0) throw new Error(`ffmpeg failed: ${stderr}`);
}

/** Takes pictures at even steps, of one page, or of two that are shown side by side. */
export function createRecorder() {
  const folder = mkdtempSync(join(tmpdir(), 'beside-frames-'));
  let count = 0;
  const nameOf = (part, at) => join(folder, `${part}-${String(at).padStart(5, '0')}.png`);
  let parts = [];
  let firstOfTwo;

  async function take(pages) {
    parts = pages.length === 1 ? ['film'] : ['left', 'right'];
    if (pages.length === 2) firstOfTwo ??= count;
    await Promise.all(pages.map((page, at) => page.screenshot({ path: nameOf(parts[at], count), animations: 'disabled' })));
    count += 1;
  }

  /** Shows the last picture for some seconds more. */
  function hold(seconds) {
    for (let left = Math.round(seconds * FPS); left > 0; left--) {
      for (const part of parts) copyFileSync(nameOf(part, count - 1), nameOf(part, count));
      count += 1;
    }
  }

  /** Makes the film; the scene of two pages comes last. @returns its length in seconds */
  function finish(path) {
    if (firstOfTwo !== undefined) {
      const from = (part) => ['-start_number', String(firstOfTwo), '-i', join(folder, `${part}-%05d.png`)];
      const to = ['-start_number', String(firstOfTwo), join(folder, 'film-%05d.png')];
      ffmpeg(...from('left'), ...from('right'), '-filter_complex', besideEachOther(HALF), ...to);
    }
    const quality = [
      '-c:v',
      'libwebp_anim',
      '-lossless',
      '0',
      '-q:v',
      '62',
      '-compression_level',
      '6',
      '-preset',
      'text',
      '-loop',
      '0',
    ];
    ffmpeg('-framerate', String(FPS), '-i', join(folder, 'film-%05d.png'), ...quality, path);
    return count / FPS;
  }
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return { take, hold, finish, remove, folder };
}

/** The filter that puts two pictures beside each other; `size` is that of each page. */
const besideEachOther = (size) => `[0]pad=${Math.round((size.width + GAP) * SCALE)}:ih:0:0:color=0x8f9a92[left];[left][1]hstack`;

/** Puts two pictures of pages beside each other; `size` is a page's. */
export const sideBySide = ([left, right], path, size = HALF) =>
  ffmpeg('-i', left, '-i', right, '-filter_complex', besideEachOther(size), path);

/** Keeps a picture as WebP. */
export const keepPicture = (from, to) => ffmpeg('-i', from, '-c:v', 'libwebp', '-q:v', '82', '-preset', 'text', to);
