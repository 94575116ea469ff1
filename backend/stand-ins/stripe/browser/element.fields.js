const digitsOf = (text) => text.replace(/\D/g, '');
const isAmex = (number) => /^3[47]/.test(number);

function passesLuhn(number) {
  let sum = 0;
  for (const [index, digit] of [...number].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/** ISO 13616: the first four characters go last, letters count from 10, and the whole leaves 1 when divided by 97. */
function passesMod97(iban) {
  const moved = iban.slice(4) + iban.slice(0, 4);
  let rest = 0;
  for (const sign of moved) rest = Number(`${rest}${Number.parseInt(sign, 36)}`) % 97;
  return rest === 1;
}

/**
 * By field: `format` shows what was typed, `check` answers a Stripe error code or null (`now`: Date), `read` what the API takes.
 * An empty field is `incomplete_…`.
 */
export const FIELDS = {
  number: {
    format(text) {
      const number = digitsOf(text).slice(0, isAmex(digitsOf(text)) ? 15 : 19);
      const groups = isAmex(number) ? /^(\d{1,4})(\d{1,6})?(\d+)?$/ : /(\d{1,4})/g;
      return (isAmex(number) ? (groups.exec(number) ?? []).slice(1).filter(Boolean) : (number.match(groups) ?? [])).join(' ');
    },
    check(text) {
      const number = digitsOf(text);
      if (number.length < (isAmex(number) ? 15 : 16)) return 'incomplete_number';
      return passesLuhn(number) ? null : 'invalid_number';
    },
    read: (text) => ({ card: { number: digitsOf(text) } }),
  },
  expiry: {
    format(text) {
      let digits = digitsOf(text);
      if (/^[2-9]/.test(digits)) digits = `0${digits}`;
      if (/^\d\s*\/$/.test(text.trim())) digits = `0${digitsOf(text)}`;
      // Browsers fill in `12/2030` as well.
      digits = digits.length === 6 ? digits.slice(0, 2) + digits.slice(4) : digits.slice(0, 4);
      return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
    },
    check(text, now) {
      const digits = digitsOf(text);
      if (digits.length < 4) return 'incomplete_expiry';
      const month = Number(digits.slice(0, 2));
      const year = 2000 + Number(digits.slice(2));
      if (month < 1 || month > 12) return 'invalid_expiry_month';
      if (year < now.getFullYear()) return 'invalid_expiry_year_past';
      return year === now.getFullYear() && month < now.getMonth() + 1 ? 'invalid_expiry_month_past' : null;
    },
    read: (text) => ({
      card: { exp_month: Number(digitsOf(text).slice(0, 2)), exp_year: 2000 + Number(digitsOf(text).slice(2)) },
    }),
  },
  cvc: {
    format: (text) => digitsOf(text).slice(0, 4),
    check: (text) => (digitsOf(text).length < 3 ? 'incomplete_cvc' : null),
    read: (text) => ({ card: { cvc: digitsOf(text) } }),
  },
  iban: {
    format: (text) =>
      (
        text
          .toUpperCase()
          .replace(/[^A-Z0-9]/g, '')
          .slice(0, 34)
          .match(/.{1,4}/g) ?? []
      ).join(' '),
    check(text) {
      const iban = text.replace(/\s/g, '');
      if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,}$/.test(iban)) return iban.length < 15 ? 'incomplete_iban' : 'invalid_iban';
      return passesMod97(iban) ? null : 'invalid_iban';
    },
    read: (text) => ({ sepa_debit: { iban: text.replace(/\s/g, '') } }),
  },
  name: {
    format: (text) => text,
    check: (text) => (text.trim() ? null : 'incomplete_name'),
    read: (text) => ({ billing_details: { name: text.trim() } }),
  },
  email: {
    format: (text) => text,
    check: (text) => (/^\S+@\S+\.\S+$/.test(text.trim()) ? null : text.trim() ? 'invalid_email' : 'incomplete_email'),
    read: (text) => ({ billing_details: { email: text.trim() } }),
  },
};

/** Joins parameters in depth. */
export function merge(into, from) {
  for (const [name, value] of Object.entries(from ?? {}))
    if (value && typeof value === 'object' && !Array.isArray(value)) into[name] = merge({ ...into[name] }, value);
    else if (value !== undefined) into[name] = value;
  return into;
}

/** Stripe's error for a field. */
export const fieldError = (code, message) => ({ type: 'validation_error', code, message });
