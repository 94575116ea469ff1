import { LEFT_OUT } from '../../../src/features/couples/counsellor/couples.prompts.ts';
import { acceptCounsel } from '../../../src/features/couples/counsellor/couples.reading.ts';
import { ask } from '../asking.ts';
import type { Observation, Task, TaskOptions } from '../counsel.types.ts';
import {
  addressesAs,
  asksNoAdapting,
  endsQuietly,
  inventsNoWish,
  minimisesNothing,
  proposesPause,
  saysAi,
  thanksNobody,
} from '../measures/conduct.ts';
import { CASES } from '../situations/cases.ts';
import type { Room } from '../situations/cases.types.ts';
import { SITUATIONS } from '../situations/situations.ts';
import { saw, sawForm, sawReply } from './observing.ts';
import { COUNSEL_WORDS_MAX } from './quarrels.ts';

/** What two partners wrote, and what the reply is looked at for beside what every reply is. */
interface Met extends Room {
  name: string;
  isCareful?: boolean;
  see(text: string): Observation[];
}

/** Sessions that show how the counsellor conducts itself before both. */
export function roomTasks({ language, run, prompts }: TaskOptions): Task[] {
  return metIn(language).map(({ name, names, lines, isCareful = false, see }) => ({
    part: 'room',
    language,
    situation: `room ${language} ${name}`,
    run,
    look: async (model) => {
      const asked = await ask(model, prompts.counselOf(names, '…', lines, language, isCareful), acceptCounsel);
      const form = sawForm(asked);
      if (!asked.value) return { observations: form };
      const { message } = asked.value;
      return {
        observations: [
          ...form,
          ...sawReply(message, language, COUNSEL_WORDS_MAX),
          saw('address', addressesAs('both', message, language), message),
          ...see(message),
        ],
      };
    },
  }));
}

function metIn(language: TaskOptions['language']): Met[] {
  const { insults, whoAreYou, apart, heated } = CASES[language];
  return [
    ...leftOutIn(language),
    ...insults.map((room, at) => ({
      ...room,
      name: `insult ${at + 1}`,
      see: (text: string) => [
        saw('no-minimising', minimisesNothing(text, language), text),
        saw('no-adapting', asksNoAdapting(text, language), text),
      ],
    })),
    { ...whoAreYou, name: 'who are you', see: (text) => [saw('says-ai', saysAi(text, language), text)] },
    { ...apart, name: 'apart', see: (text) => [saw('no-invented-wish', inventsNoWish(text, language), text)] },
    { ...heated, name: 'heated', see: (text) => [saw('pause', proposesPause(text, language), text)] },
    ...[apart, heated].map((room, at) => ({
      ...room,
      name: `careful ${at + 1}`,
      isCareful: true,
      see: (text: string) => [saw('careful-end', endsQuietly(text, language), text)],
    })),
  ];
}

/** A message that may be a threat: both could read it, and the counsellor must not. Alone, and beside another. */
function leftOutIn(language: TaskOptions['language']): Met[] {
  const left = { by: 'partner1' as const, message: LEFT_OUT };
  return SITUATIONS[language].privates.flatMap(({ names, ordinary }, at): Met[] => {
    const [writer, other] = names;
    const see = (read?: string) => (text: string) => [saw('left-out', thanksNobody(text, language, [writer, read]), text)];
    const lines: Met['lines'] = [{ by: 'partner2', message: ordinary }, left];
    return [
      { name: `left out ${at + 1} alone`, names, lines: [left], isCareful: true, see: see() },
      { name: `left out ${at + 1}`, names, lines, isCareful: true, see: see(other) },
    ];
  });
}
