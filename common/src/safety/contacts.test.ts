import { expect, it } from 'vitest';
import { contactsOf, emergencyContact } from './contacts.ts';

const line = { name: 'Someone', source: 'https://a.example', atOperator: true, checkedOn: '2026-11-28' };
const hrefs = (more: object) => contactsOf({ ...line, ...more }).map(({ kind, href }) => [kind, href]);

it('opens WhatsApp for a WhatsApp number, and never an SMS', () => {
  expect(contactsOf({ ...line, phone: '016', whatsapp: '+34 600 000 016' })).toEqual([
    { kind: 'call', href: 'tel:016', number: '016' },
    { kind: 'whatsapp', href: 'https://wa.me/34600000016', number: '+34 600 000 016' },
  ]);
});

it('calls each phone, writes the word that a text must begin with, and links the site', () => {
  expect(hrefs({ phone: '*4141', otherPhone: '0800-0113', sms: 'START → 88788', url: 'https://b.example' })).toEqual([
    ['call', 'tel:*4141'],
    ['call', 'tel:08000113'],
    ['text', 'sms:88788?&body=START'],
    ['website', 'https://b.example'],
  ]);
  expect(hrefs({ sms: '0458 737 732' })).toEqual([['text', 'sms:0458737732']]);
});

it('texts an emergency number that takes texts alone', () => {
  expect(emergencyContact('114 (SMS)').href).toBe('sms:114');
  expect(emergencyContact('112').href).toBe('tel:112');
});
