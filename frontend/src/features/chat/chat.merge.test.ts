import type { ChatMessageView } from '@beside/common/chat/chat.views';
import { describe, expect, it } from 'vitest';
import { answer, message, reply } from './chat.fixtures.ts';
import { chatThread, questionsInLine } from './chat.merge.ts';

const { addMessage, mergeAnswer, viewOf } = chatThread;

const HELP = { level: 'certain', kind: 'self_harm', country: null } as const;

const POSSIBLE = { ...HELP, level: 'possible' } as const;

describe('a known question', () => {
  const view = viewOf(answer([message(1), reply(2), message(3)]));

  it('gets a note when its reply has failed, and loses it when it is asked again', () => {
    const failed = addMessage(view, message(3, { unanswered: 'model_timeout' }), true);
    expect(failed.pages.flat().at(-1)).toMatchObject({ id: 3, unanswered: 'model_timeout' });
    expect(
      mergeAnswer(failed, answer([message(3)]))
        .pages.flat()
        .at(-1)?.unanswered,
    ).toBeUndefined();
  });

  it('keeps the later of two states, whichever arrives first', () => {
    const again = addMessage(view, message(3, { revision: 9 }), true);
    expect(addMessage(again, message(3, { unanswered: 'stopped', revision: 7 }), true).pages).toBe(again.pages);
    const stopped = addMessage(again, message(3, { unanswered: 'stopped', revision: 11 }), true);
    expect(stopped.pages.flat().at(-1)).toMatchObject({ unanswered: 'stopped', revision: 11 });
    // The state from before any change comes last, from a slow node.
    expect(addMessage(stopped, message(3), true).pages).toBe(stopped.pages);
  });

  it('gets help beside it', () => {
    const helped = addMessage(view, message(3, { help: POSSIBLE }), true);
    expect(helped.pages.flat().at(-1)?.help).toEqual(POSSIBLE);
    expect(addMessage(helped, message(3), true).pages).toBe(helped.pages);
  });

  it('leaves its page alone when it arrives again', () => {
    expect(addMessage(view, message(3), true).pages).toBe(view.pages);
  });
});

describe('the line of questions', () => {
  const lineOf = (...messages: ChatMessageView[]) => questionsInLine([messages]).map(({ id }) => id);

  it.each([
    ['none, once all have replies', [message(1), reply(2), message(3), reply(4)], []],
    ['those without a reply, the first one being answered', [message(1), message(2), message(3), reply(4)], [2, 3]],
    ['none whose reply has failed', [message(1, { unanswered: 'stopped' }), message(2)], [2]],
    ['none that the page does not know', [reply(1), message(2)], [2]],
    ['not the one in danger, which is answered before the others', [message(1), message(2), reply(3, { help: HELP })], [1]],
    ['not one whose reply has help beside it', [message(1), message(2), reply(3, { help: POSSIBLE })], [2]],
    ['also one that is asked again', [message(1), message(2, { unanswered: 'stopped' }), reply(3), message(4)], [4]],
  ])('holds %s', (_, messages, ids) => expect(lineOf(...messages)).toEqual(ids));
});
