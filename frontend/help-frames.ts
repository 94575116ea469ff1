import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';
import { readTexts } from './read-texts.ts';

const FOLDER = join(import.meta.dirname, 'src/help-page');
/** What of the built page's head the frame takes over: its styles and fonts, and the script that keeps Back from showing a page that was left in a hurry. */
const TAKEN =
  /<link rel="stylesheet"[^>]*>|<link rel="preload"[^>]*as="font"[^>]*>|<script>(?:(?!<\/script>)[\s\S])*beside\.away[\s\S]*?<\/script>/g;
const PAGE_FILES = /<!-- page files -->[\s\S]*<!-- end of page files -->/;

/**
 * Writes the frames of the page of help, one for each language: help.html with the interface's texts, styles and header.
 * The server fills in the help itself (`backend/src/features/safety/page/safety.page.ts`), so that the page needs no scripts.
 */
export function helpFrames(): Plugin {
  let out = 'dist';
  let page = '';
  let script = '';
  return {
    name: 'help-frames',
    apply: 'build',
    configResolved: (config) => {
      out = resolve(config.root, config.build.outDir);
    },
    async buildStart() {
      const file = join(FOLDER, 'help-page.ts');
      const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
      script = this.emitFile({ type: 'asset', name: 'help-page.js', source: code });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        page = html;
      },
    },
    async writeBundle() {
      const taken = page.replace(PAGE_FILES, '').match(TAKEN) ?? [];
      const head = [...taken, `<style>${styles()}</style>`, `<script src="/${this.getFileName(script)}"></script>`].join(
        '\n    ',
      );
      const template = readFileSync(join(import.meta.dirname, 'help.html'), 'utf8');
      const frames: Record<string, string> = {};
      for (const { language, texts } of await readTexts()) {
        const text = (key: string) => (texts[key] ?? '').replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'));
        frames[language] = template
          .replace(/(data-t="([\w.]+)">)[^<]*/g, (_, start: string, key: string) => start + text(key))
          .replace(/ data-t="[\w.]+"/g, '')
          .replace('{emergency}', () => emergency(text))
          .replace('<html lang="en"', `<html lang="${language}"`)
          .replace('{nav}', () => text('shell.nav'))
          .replace('{links}', () => text('footer.label'))
          .replace('<!-- styles and scripts -->', () => head);
      }
      writeFileSync(join(out, 'help-frames.json'), JSON.stringify(frames));
    },
  };
}

/** The footer's sentence about emergencies: with the numbers that the server knows, else without. */
function emergency(text: (key: string) => string): string {
  return `<!-- if numbers -->${text('footer.emergency')}<!-- end --><!-- if noNumbers -->${text('footer.emergency_local')}<!-- end -->`;
}

/** The page's own styles; and the dark colours for a browser without scripts, which follows the system. */
function styles(): string {
  const theme = readFileSync(join(FOLDER, '../app/theme.css'), 'utf8');
  const dark = /\[data-mantine-color-scheme="dark"\] \{([^}]+)\}/.exec(theme)?.[1];
  if (!dark) throw new Error('theme.css has no dark colours');
  const follow = `@media screen and (prefers-color-scheme: dark) { :root:not([data-mantine-color-scheme]) {${dark}} }`;
  return `${readFileSync(join(FOLDER, 'help-page.css'), 'utf8')}${follow}`.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s+/g, ' ');
}
