import { expect, it } from 'vitest';
import { offlineShell } from './offline-shell.ts';

const PAGE =
  '<!doctype html><html lang="en"><head><script type="application/json" id="beside-config">{"appName":"A \\u003c$& B","announcements":[{"id":1}]}</script></head></html>';

it('the page from this device says why it is shown, and shows no announcements and no static text', () => {
  const page = offlineShell(PAGE, 'slow');
  expect(page).toContain('<html data-elsewhere lang="en">');
  const [, json = ''] = /id="beside-config">([^<]*)</.exec(page) ?? [];
  expect(JSON.parse(json)).toEqual({ appName: 'A <$& B', announcements: [], offline: 'slow' });
});
