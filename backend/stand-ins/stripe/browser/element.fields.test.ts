import { describe, expect, it } from 'vitest';
import { TEST_CARDS, TEST_IBAN } from '../pages/test-cards.ts';
import { FIELDS, merge } from './element.fields.js';

const AUGUST = new Date(2026, 7, 1);
const { number, expiry, cvc, iban, email } = FIELDS;

describe('the fields of the Payment Element', () => {
  it('take every test card and the test IBAN', () => {
    for (const card of TEST_CARDS) expect(number.check(number.format(card.number))).toBeNull();
    expect(iban.check(iban.format(TEST_IBAN))).toBeNull();
  });

  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['42 42x', '4242'],
    ['', ''],
  ])('group the number %s', (typed, shown) => expect(number.format(typed)).toBe(shown));

  it.each([
    ['4242', 'incomplete_number'],
    ['4242424242424241', 'invalid_number'],
  ])('judge the number %s', (typed, code) => expect(number.check(typed)).toBe(code));

  it.each([
    ['5', '05'],
    ['1/', '01'],
    ['1230', '12 / 30'],
    ['12/2030', '12 / 30'],
    ['12 / 305', '12 / 30'],
  ])('complete the date %s', (typed, shown) => expect(expiry.format(typed)).toBe(shown));

  it.each([
    ['12', 'incomplete_expiry'],
    ['13 / 30', 'invalid_expiry_month'],
    ['07 / 26', 'invalid_expiry_month_past'],
    ['08 / 25', 'invalid_expiry_year_past'],
    ['08 / 26', null],
  ])('judge the date %s', (typed, code) => expect(expiry.check(typed, AUGUST)).toBe(code));

  it('judge the rest', () => {
    expect(cvc.check('12')).toBe('incomplete_cvc');
    expect(iban.check('DE89 3704')).toBe('incomplete_iban');
    expect(iban.check('DE89370400440532013001')).toBe('invalid_iban');
    expect(email.check('ana')).toBe('invalid_email');
  });

  it("read as the API's parameters", () => {
    const read = [number.read('4242 4242 4242 4242'), expiry.read('08 / 30'), cvc.read('123')];
    expect(read.reduce((params, more) => merge(params, more), {})).toEqual({
      card: { number: '4242424242424242', exp_month: 8, exp_year: 2030, cvc: '123' },
    });
  });
});
