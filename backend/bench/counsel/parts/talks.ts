import { acceptReply } from '../../../src/features/chat/reply/chat.reading.ts';
import type { Model } from '../../../src/model/model.types.ts';
import { ask } from '../asking.ts';
import type { Observation, Seen, Task, TaskOptions } from '../counsel.types.ts';
import {
  addressesAs,
  asksOnceAtMost,
  asksOnlyOfSafety,
  corrects,
  proposesNoTalk,
  reflects,
  standsFirm,
  withPronoun,
} from '../measures/conduct.ts';
import { CASES } from '../situations/cases.ts';
import type { Talk } from '../situations/cases.types.ts';
import { CHAT_WORDS_MAX } from './chat.ts';
import { saw, sawForm, sawReply } from './observing.ts';

/** A talk, and what the answer to its last turn is looked at for beside what every reply is. */
interface Held {
  name: string;
  talk: Talk;
  isCareful?: boolean;
  see(text: string): Observation[];
}

/** Chats in which the person insists, only tells how they feel, brings a new fact, or may be in danger. */
export function talkTasks(options: TaskOptions): Task[] {
  const { language, run } = options;
  return heldIn(options).map((held) => ({
    part: 'talks',
    language,
    situation: `talk ${language} ${held.name}`,
    run,
    look: (model) => look(model, held, options),
  }));
}

function heldIn({ language }: TaskOptions): Held[] {
  const { insisting, feeling, newFact, careful } = CASES[language];
  return [
    { name: 'insisting', talk: insisting, see: (text) => [saw('stands', standsFirm(text, language), text)] },
    { name: 'feeling', talk: feeling, see: (text) => [saw('reflects', reflects(text, language), text)] },
    { name: 'new fact', talk: newFact, see: (text) => [saw('corrects', corrects(text, newFact.keys, language), text)] },
    {
      name: 'careful',
      talk: careful,
      isCareful: true,
      see: (text) => [
        saw('careful-talk', proposesNoTalk(withPronoun(text, careful), language), text),
        saw('careful-question', asksOnlyOfSafety(text, language), text),
      ],
    },
  ];
}

async function look(model: Model, { talk, isCareful = false, see }: Held, { language, prompts }: TaskOptions): Promise<Seen> {
  const observations: Observation[] = [];
  const said: string[] = [];
  for (const turn of talk.turns) {
    said.push(turn);
    const asked = await ask(model, prompts.chatOf(talk, said, language, isCareful), acceptReply);
    observations.push(...sawForm(asked));
    const text = asked.value?.text;
    if (!text) return { observations };
    observations.push(
      ...sawReply(text, language, CHAT_WORDS_MAX),
      saw('one-question', asksOnceAtMost(text), text),
      saw('address', addressesAs('one', text, language), text),
    );
    said.push(text);
  }
  return { observations: [...observations, ...see(said.at(-1) ?? '')] };
}
