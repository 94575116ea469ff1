import { describe, expect, it } from 'vitest';
import { defuse } from './contracts.quotation.ts';

/** What mail clients make a link of. */
const LINK = /[\p{L}\p{N}][.．｡․][\p{L}]|。[a-z]|:\/\/|@|mailto:|tel:|\d[\s().-]*(?:\d[\s().-]*){6,}/iu;

describe('what a stranger typed', () => {
  it.each([
    'http://evil.example/pay',
    'HTTPS://EVIL.EXAMPLE',
    'www.evil.example',
    'evil.example',
    'evil．example',
    'evil｡example',
    'evil。example',
    'evil\u200b.\u200bexample',
    'ev\u202eil.example',
    'http:\u2044\u2044evil.example',
    'pay@evil.example',
    'pay＠evil.example',
    'mailto:pay',
    'tel:911',
    'Call +1 (800) 555-0199 now',
    'Call 0800.555.0199',
    'Your card is blocked.Go to evil.example',
    '1.evil.example',
  ])('%j leads nowhere', (typed) => {
    expect(defuse(typed, 200)).not.toMatch(LINK);
  });

  it.each([
    'Clara Almeida',
    "D'Arcy O’Neill-Łukasz",
    '李雷',
    '我要撤回合同。谢谢。',
    'Silver plan, subscribed on 14 November 2026',
    'Silver, since 14.11.2026',
    'Silver, since 2026-11-14',
    '9,99 € a month',
    'Too expensive. I use it rarely.',
  ])('%j stays as it is', (typed) => {
    expect(defuse(typed, 200)).toBe(typed);
  });

  it('stays recognisable where a number is masked', () => {
    expect(defuse('Invoice 20261114-0012', 200)).toBe('Invoice 20••••••-••12');
  });

  it('stays on one line, and is cut', () => {
    expect(defuse(' a\r\n\u2028b\t c ', 200)).toBe('a b c');
    expect(defuse('word '.repeat(40), 12)).toBe('word word wo…');
    expect([...defuse('😀'.repeat(20), 5)]).toHaveLength(6);
  });
});
