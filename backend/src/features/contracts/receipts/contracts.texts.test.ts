import { LANGUAGES } from '@beside/common/language/language.constants';
import { nameOfPlan } from '@beside/common/usage/usage.constants';
import { expect, it } from 'vitest';
import { shapeOf } from '../../../testing/text-shape.ts';
import { CONTRACT_MAIL_TEXTS } from './contracts.texts.ts';

it.each(LANGUAGES)('receipts in %s say what English ones say', (language) => {
  const texts = CONTRACT_MAIL_TEXTS[language];
  expect(shapeOf(texts)).toEqual(shapeOf(CONTRACT_MAIL_TEXTS.en));
  for (const { subject } of Object.values(texts.kinds)) {
    expect(subject.length).toBeLessThanOrEqual(40);
    expect(subject).not.toMatch(/\{/);
    for (const plan of ['bronze', 'silver', 'gold'] as const) expect(subject).not.toContain(nameOfPlan(plan, language));
  }
});

it('subjects of receipts do not tell a withdrawal from a cancellation', () => {
  const { withdrawal_received, cancellation_received } = CONTRACT_MAIL_TEXTS.en.kinds;
  expect(withdrawal_received.subject).toBe(cancellation_received.subject);
});
