import { MantineProvider } from '@mantine/core';
import { Lexer } from 'marked';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { toggleSpeech } from '../../../lib/speech.ts';
import { reply } from '../chat.fixtures.ts';
import { ChatReply } from './ChatReply.tsx';

const taps = vi.hoisted((): (() => void)[] => []);

vi.mock('@mantine/core', async (original) => ({
  ...(await original<object>()),
  ActionIcon: ({ onClick }: { onClick: () => void }) => {
    taps.push(onClick);
    return null;
  },
}));
vi.mock('../../../lib/speech.ts', async (original) => ({ ...(await original<object>()), toggleSpeech: vi.fn() }));

afterEach(() => vi.restoreAllMocks());

it('reads a reply as Markdown once, and its words for reading aloud on the tap', () => {
  const lexed = vi.spyOn(Lexer.prototype, 'lex');
  const shown = createElement(ChatReply, { message: reply(1, { message: '**bold** words' }), fresh: false });
  expect(renderToStaticMarkup(createElement(MantineProvider, null, shown))).toContain('<strong>bold</strong> words');
  expect(lexed).toHaveBeenCalledTimes(1);

  expect(taps).toHaveLength(1);
  taps[0]?.();
  expect(lexed).toHaveBeenCalledTimes(2);
  expect(toggleSpeech).toHaveBeenCalledWith({ name: '1', text: 'bold words', language: 'en', kind: 'message' });
});
