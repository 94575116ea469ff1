import type { Helpline } from './helplines.types.ts';

/** A way to reach a service; `number` is what its label names. */
export interface Contact {
  kind: 'call' | 'text' | 'whatsapp' | 'website';
  href: string;
  number: string;
}

/** All ways to reach a helpline, the best first: buttons on the help card and on the page of help. */
export function contactsOf({ phone, otherPhone, sms, whatsapp, url }: Helpline): Contact[] {
  return [
    ...[phone, otherPhone].flatMap((number) => (number ? [call(number)] : [])),
    ...(sms ? [text(sms)] : []),
    ...(whatsapp ? [{ kind: 'whatsapp' as const, href: `https://wa.me/${whatsapp.replace(/\D/g, '')}`, number: whatsapp }] : []),
    ...(url ? [{ kind: 'website' as const, href: url, number: '' }] : []),
  ];
}

/** How to reach an emergency number. One with "(SMS)" takes texts alone. */
export function emergencyContact(number: string): Contact {
  return /SMS/i.test(number) ? text(number) : call(number);
}

function call(number: string): Contact {
  return { kind: 'call', href: `tel:${digits(number)}`, number };
}

/** A word to send stands before an arrow, and is written for the sender. */
function text(number: string): Contact {
  const word = /^(\p{Lu}+) → /u.exec(number)?.[1];
  return { kind: 'text', href: `sms:${digits(number)}${word ? `?&body=${word}` : ''}`, number };
}

const digits = (number: string): string => number.replace(/[^\d+*]/g, '');
