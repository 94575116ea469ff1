import { io } from 'socket.io-client';
import { afterAll, expect, it } from 'vitest';
import { rooms } from '../../realtime/rooms.ts';
import type { TestSocket } from '../../testing/test-browser.ts';
import { useApp } from '../../testing/use-app.ts';

const { app } = await useApp();
const open: TestSocket[] = [];
afterAll(() => {
  for (const socket of open) socket.close();
});

async function page(language: unknown): Promise<TestSocket> {
  const socket: TestSocket = io(app.url, { transports: ['websocket'], forceNew: true, auth: { language } });
  open.push(socket);
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  return socket;
}

const languagesOf = ({ id = '' }: TestSocket): string[] =>
  [...(app.io.sockets.adapter.sids.get(id) ?? [])].filter((room) => room.startsWith('readers:'));

it('a page is among the readers of its handshake’s language, and then of the one that it changes to', async () => {
  const socket = await page('de');
  expect(languagesOf(socket)).toEqual([rooms.readers('de')]);
  for (const language of ['fr', 'fr', 'zh'] as const)
    expect(await socket.emitWithAck('translation:language', { language })).toEqual({ success: true });
  expect(languagesOf(socket)).toEqual([rooms.readers('zh')]);
});

it.each(['xx', '', 7, null, { toString: 'de' }])('a handshake with the language %j is among no readers', async (language) => {
  expect(languagesOf(await page(language))).toEqual([]);
});

it('refuses a change to an unknown language, and keeps the former', async () => {
  const socket = await page('es');
  const unknown: object = { language: 'xx' };
  expect(
    await new Promise((resolve) =>
      socket.emit('translation:language', Object.assign({ language: 'es' as const }, unknown), resolve),
    ),
  ).toMatchObject({ success: false, code: 'validation_failed' });
  expect(languagesOf(socket)).toEqual([rooms.readers('es')]);
});
