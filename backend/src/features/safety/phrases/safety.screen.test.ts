import { DANGER_KINDS } from '@beside/common/safety/safety.constants';
import { describe, expect, it } from 'vitest';
import { compilePatterns } from '../../../lib/expressions/prefilter.ts';
import { compileWords, type Phrases } from './safety.matcher.ts';
import { Screen } from './safety.screen.ts';

const language = (harmless: string[], violence: string[], abuse: string[]): Phrases => ({
  adverbs: 'really',
  never: 'never',
  negations: 'not',
  lists: {},
  harmless,
  phrases: { self_harm: ['nothing else'], child: ['nothing else'], abuse, violence },
});

/** Two languages, searched before and after they are prepared. */
function screens(): [string, Screen][] {
  const one = language(['kill time'], ['kill'], ['hit \\.  me']);
  const other = language(['strike \\.'], ['stab'], ['strike \\.  them']);
  const make = () => new Screen([one, other].map(compileWords), [7, 4]);
  const ready = make();
  for (const _ of ready.compile());
  ready.prepare(compilePatterns(ready.sources));
  return [
    ['before it is prepared', make()],
    ['once it is prepared', ready],
  ];
}

describe.each(screens())('a screen %s', (_, screen) => {
  it.each([
    ['finds a phrase', ' . they kill . ', ['violence']],
    ['finds it in a text with wide characters', ' . они kill . ', ['violence']],
    ['finds it beside an idiom', ' . we kill time and they kill . ', ['violence']],
    ['leaves an idiom alone', ' . we kill time . ', []],
    ['finds what an idiom kept apart', ' . they hit kill time me . ', ['abuse']],
    ['blanks what an idiom of another language kept apart', ' . they strike kill time them . ', []],
    ['finds nothing in everyday words', ' . good morning to you . ', []],
    ['finds nothing in nothing', '', []],
  ])('%s', (_name, text, kinds) => {
    const look = screen.look(text);
    expect(DANGER_KINDS.filter((kind) => look?.(kind))).toEqual(kinds);
  });
});
