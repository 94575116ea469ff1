import { describe, expect, it } from 'vitest';
import { WITHDRAWAL_INSTRUCTION_DE } from './withdrawal-instruction.de.ts';
import { WITHDRAWAL_INSTRUCTION_EN } from './withdrawal-instruction.en.ts';
import { WITHDRAWAL_INSTRUCTION_ES } from './withdrawal-instruction.es.ts';
import { WITHDRAWAL_INSTRUCTION_FR } from './withdrawal-instruction.fr.ts';
import { WITHDRAWAL_INSTRUCTION_NL } from './withdrawal-instruction.nl.ts';
import { fillInstruction, type InstructionContext } from './withdrawal-instruction.ts';
import { WITHDRAWAL_INSTRUCTION_ZH } from './withdrawal-instruction.zh.ts';

const ALL = {
  de: WITHDRAWAL_INSTRUCTION_DE,
  en: WITHDRAWAL_INSTRUCTION_EN,
  es: WITHDRAWAL_INSTRUCTION_ES,
  fr: WITHDRAWAL_INSTRUCTION_FR,
  nl: WITHDRAWAL_INSTRUCTION_NL,
  zh: WITHDRAWAL_INSTRUCTION_ZH,
};
const CONTEXT: InstructionContext = {
  operator: { name: 'Beside GmbH', address: 'Lindenweg 7, 10115 Berlin', contact: '+49 30 1234', vatId: null, register: null },
  appName: 'Beside',
  supportEmail: 'help@beside.example',
  publicUrl: 'https://beside.example',
};
const TRADER = 'Beside GmbH, Lindenweg 7, 10115 Berlin, +49 30 1234, help@beside.example';

describe.each(Object.entries(ALL))('the instruction on withdrawal in %s', (_language, instruction) => {
  it('has the right, its effects and the form, with the same placeholders in the same lines', () => {
    const marks = ({ parts }: typeof instruction) =>
      parts.map(({ lines }) =>
        lines.map(
          (line) =>
            line
              .match(/\{\w+\}|\(\*\)/g)
              ?.filter((mark) => mark !== '(*)')
              .join(' ') ?? '',
        ),
      );
    expect(marks(instruction)).toEqual(marks(WITHDRAWAL_INSTRUCTION_EN));
    const lines = instruction.parts.flatMap(({ heading, lines: some }) => [heading, ...some]);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it('names the trader, the address, the ways to reach it and the withdrawal function', () => {
    const { parts } = fillInstruction(instruction, CONTEXT);
    const [right, , form] = parts;
    expect(right?.lines[2]).toMatch(new RegExp(`[(（]${TRADER.replaceAll(/[+.]/g, '\\$&')}[)）]`));
    expect(right?.lines[3]).toContain('https://beside.example/withdraw');
    expect(form?.lines[1]).toContain(TRADER);
    expect(JSON.stringify(parts)).not.toMatch(/[{}]\w+\}|undefined|null/);
  });

  it('is whole where nobody is named', () => {
    const { parts } = fillInstruction(instruction, { ...CONTEXT, operator: null, supportEmail: null });
    expect(parts[2]?.lines[1]).toContain(instruction.unnamed.replace('{app}', 'Beside'));
    expect(JSON.stringify(parts)).not.toMatch(/\{\w+\}|, [)）]/);
  });
});

it('a name that looks like a placeholder stays a name', () => {
  const operator = { ...CONTEXT.operator, name: '{address} $& Co', address: 'A', contact: null, vatId: null, register: null };
  expect(fillInstruction(WITHDRAWAL_INSTRUCTION_EN, { ...CONTEXT, operator }).parts[2]?.lines[1]).toBe(
    'To {address} $& Co, A, help@beside.example:',
  );
});

it.each([
  ['de', 'Muster-Widerrufsformular', 'Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.'],
  [
    'en',
    'Model withdrawal form',
    'The withdrawal period will expire after 14 days from the day of the conclusion of the contract.',
  ],
  [
    'es',
    'Modelo de formulario de desistimiento',
    'El plazo de desistimiento expirará a los 14 días naturales del día de la celebración del contrato.',
  ],
  [
    'fr',
    'Modèle de formulaire de rétractation',
    'Le délai de rétractation expire quatorze jours après le jour de la conclusion du contrat.',
  ],
  [
    'nl',
    'Modelformulier voor herroeping',
    'De herroepingstermijn verstrijkt 14 dagen na de dag van de sluiting van de overeenkomst.',
  ],
] as const)('the words of the law in %s are for a contract about services', (language, form, period) => {
  const { parts } = ALL[language];
  expect([parts[2].heading, parts[0].lines[1]]).toEqual([form, period]);
});
