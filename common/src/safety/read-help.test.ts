import { expect, it } from 'vitest';
import { dangerOf, moreSevereHelp } from './read-help.ts';
import type { HelpView } from './safety.views.ts';

const help = (level: HelpView['level'], kind: HelpView['kind'] = 'self_harm'): HelpView => ({ level, kind, country: null });

it('the graver help stands, whichever came first', () => {
  const [always, possible, certain] = [help('always'), help('possible', 'abuse'), help('certain')];
  for (const [lighter, graver] of [
    [undefined, always],
    [always, possible],
    [possible, certain],
  ] as const) {
    expect(moreSevereHelp(lighter, graver)).toBe(graver);
    expect(moreSevereHelp(graver, lighter)).toBe(graver);
  }
  expect(moreSevereHelp(possible, help('possible'))).toBe(possible);
  expect([dangerOf(always), dangerOf(certain)?.level]).toEqual([null, 'certain']);
});
