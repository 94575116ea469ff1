import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';

it('a quick exit leaves in the browser only what says nothing, and leaving the page writes nothing back', async () => {
  const [tab, browser] = [memoryStorage(), memoryStorage()];
  vi.stubGlobal('window', { sessionStorage: tab, localStorage: browser });
  const { chooseCountry } = await import('../lib/country.ts');
  const { recordNoteRead } = await import('../lib/dictation-note.ts');
  const { recordScroll, storeScroll } = await import('../lib/scroll-positions.ts');
  const { chooseReaderLanguage } = await import('../features/couples/messages/reader-language.ts');
  const { rememberName } = await import('../features/couples/lobby/partner-name.ts');
  const { recordAdviceRead } = await import('../features/device/advice-read.ts');
  const { chooseLook } = await import('../lib/look.store.ts');
  const { forgetAtExit } = await import('./forget-at-exit.ts');
  chooseCountry('NL');
  recordNoteRead();
  chooseReaderLanguage('es');
  rememberName('Tomás');
  recordAdviceRead('00000000-0000-4000-8000-000000000001', false);
  chooseLook('notes');
  browser.setItem('freeUsageCount', '1');
  recordScroll('x1y2z3', 120);
  storeScroll();
  expect(browser.kept.size).toBe(7);

  // Couples help is hidden for good, on a page without the couples code too.
  const { hideCouplesHelp } = await import('../features/couples/help/hide-help-at-exit.ts');
  const beacon = vi.fn();
  vi.stubGlobal('navigator', { sendBeacon: beacon });
  tab.setItem('beside.couples.help', '{"shown":{"upToId":7},"hidden":{"upToId":5,"isHidden":true},"other":3}');
  hideCouplesHelp();
  expect(beacon).toHaveBeenCalledExactlyOnceWith('/api/couples/hide-help/shown', expect.any(Blob));

  const before = [...browser.kept.keys()];
  forgetAtExit();
  // The page of help has a script of its own, which forgets the same.
  const help = readFileSync(join(import.meta.dirname, '../help-page/help-page.ts'), 'utf8');
  expect(before.filter((key) => !browser.kept.has(key) && !help.includes(`    '${key}',\n`))).toEqual([]);
  expect([...browser.kept.keys()]).toEqual(['beside.look', 'freeUsageCount']);
  expect(tab.kept.has('beside.scroll')).toBe(false);
  // The hidden page scrolls to its top, and is left.
  recordScroll('x1y2z3', 0);
  storeScroll();
  expect(tab.kept.has('beside.scroll')).toBe(false);
});
