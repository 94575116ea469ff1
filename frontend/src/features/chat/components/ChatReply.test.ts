import { MantineProvider } from '@mantine/core';
import { Lexer } from 'marked';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { reply } from '../chat.fixtures.ts';
import { ChatReply } from './ChatReply.tsx';

it('reads a reply as Markdown once, for its words: what is read aloud is asked for when reading starts', () => {
  const lexed = vi.spyOn(Lexer.prototype, 'lex');
  const shown = createElement(ChatReply, { message: reply(1, { message: '**bold** words' }), fresh: false });
  expect(renderToStaticMarkup(createElement(MantineProvider, null, shown))).toContain('<strong>bold</strong> words');
  expect(lexed).toHaveBeenCalledTimes(1);
  lexed.mockRestore();
});
