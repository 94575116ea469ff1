import { isQuick } from '@beside/common/testing/is-quick';
import { describe, expect, it } from 'vitest';
import { GOOD } from '../../../testing/good-translations.ts';
import { formFault } from './translation.form.ts';
import { keepsNames } from './translation.names.ts';
import { keepsNumbers } from './translation.numbers.ts';

describe('a good translation', () => {
  it.each(GOOD)('is kept: %j → %j', (source, translation) => {
    expect(formFault(source, translation)).toBeNull();
  });

  it('is kept for a long text', () => {
    const source = Array.from({ length: 40 }, (_, day) => `${day + 1}. On this day I wrote to Ines, and she did not answer me.`);
    const translation = source.map((line) =>
      line.replace(/On this .* me\./, 'An diesem Tag habe ich Ines geschrieben, und sie hat mir nicht geantwortet.'),
    );
    expect(formFault(source.join('\n'), translation.join('\n'))).toBeNull();
    expect(formFault(source.join('\n'), translation.slice(1).join('\n'))).toBe('list items');
  });
});

/** Letters in place of a number's digits, so that many names differ. */
const lettersOf = (number: number): string => [...String(number)].map((digit) => 'qwertyuiop'[Number(digit)]).join('');
/** At most so many characters, a piece for each number. */
const many = (piece: (number: number) => string, length = 19_900): string => {
  let text = '';
  for (let number = 10_000; text.length < length; number++) text += piece(number);
  return text.slice(0, length);
};

const REPEATED = [
  ...[
    'a',
    'a.',
    'a-',
    '1',
    '12',
    '1-',
    't1',
    '1. ',
    'Aa ',
    'mother Aa ',
    '**a',
    '<a ',
    '<a',
    '`',
    '```a',
    '{a',
    '@',
    'a@',
    'a@b.',
    'a.@',
  ],
  ...[
    '\n',
    ' \n ',
    '\n\n',
    '   ',
    '一',
    '一1',
    '十',
    '½',
    'ﷺ',
    '😀',
    '👩\u200d',
    '__a',
    'w.',
    'http://',
    '"t0',
    '"texts" ',
    '1er',
    '1:',
    '1/1/',
  ],
].map((piece): [string, string] => [`of ${JSON.stringify(piece)}`, piece.repeat(Math.floor(19_900 / piece.length))]);

it.each([
  ...REPEATED,
  ['of an address that ends in many points', `http://${'.'.repeat(19_800)}x`],
  ['of different numbers', many((number) => `${number} a `)],
])('is quick with 20,000 characters %s', (_name, text) => {
  // The tables of names are made once.
  formFault('My sister Ines', 'Mijn zus');
  const others = ['.', text, text.slice(0, -1), [...text].reverse().join(''), 'x '.repeat(9900), 'xaaaaaaaa'.repeat(2200)];
  for (const other of others) {
    const work = () => {
      formFault(`Hello the ${text} 1`, `Hallo ${other} .`);
      keepsNames(`the ${text}`, other);
      keepsNumbers(`the ${text}`, other);
    };
    expect(isQuick(20_000, work)).toBe(true);
  }
});

it('looks for names in a time that grows with their number', () => {
  formFault('My sister Ines', 'Mijn zus');
  const text = many((number) => `boss X${lettersOf(number)} `, 160_000);
  // Looking through the whole text for each name takes much longer.
  expect(isQuick(20_000, () => void keepsNames(`the ${text}`, 'x '.repeat(80_000)))).toBe(true);
});

const LONG = 'I have thought about this for a very long time, and I still do not know what to do about any of it.';

describe('a translation that lost something', () => {
  it.each([
    ['Hello {name}', 'Hallo Name', 'placeholders and tags'],
    ['Hello {name}', 'Hallo {Name}', 'placeholders and tags'],
    ['Read our <a>terms</a>.', 'Lies unsere Bedingungen.', 'placeholders and tags'],
    ['Good evening', 'Guten Abend <img src=x>', 'placeholders and tags'],
    ['See https://example.org/help.', 'Siehe https://example.org/hilfe.', 'web and mail addresses'],
    ['Good evening', 'Guten Abend, siehe https://evil.example', 'web and mail addresses'],
    ['Write to help@example.org.', 'Schreib uns.', 'web and mail addresses'],
    ['Call 988 now.', 'Ruf jetzt an.', 'numbers'],
    ['Call 988 now.', '请现在拨打 998。', 'numbers'],
    ['Call Samaritans on 116 123.', 'Ruf Samaritans unter 116 132 an.', 'numbers'],
    ['Ruf 0800 111 0 111 an.', 'Call 0800 111 0 112.', 'numbers'],
    ['It costs €1,250.', 'Das kostet 1.520 €.', 'numbers'],
    ['I owe €400.', 'Ich schulde 500 €.', 'numbers'],
    ['Take 15 minutes.', 'Nimm dir 50 Minuten.', 'numbers'],
    ['每天20分钟。', 'It takes 30 minutes a day.', 'numbers'],
    ['Born in 1987.', 'Geboren im Jahr 1978.', 'numbers'],
    ['I love you ❤️', 'Ich liebe dich', 'emoji'],
    ['I love you ❤️', 'Ich liebe dich 💔', 'emoji'],
    ['So tired 😢😢', 'So müde 😢', 'emoji'],
    ['Good evening', 'Guten Abend 😀', 'emoji'],
    ['👩‍👧‍👦 tired', '👩 müde', 'emoji'],
    ['- one\n- two', '- eins und zwei', 'list items'],
    ['1. Breathe.\n2. Write.', 'Atme.\nSchreib.', 'list items'],
    ['1. Breathe.', 'Atme.', 'list items'],
    ['First.\n\nSecond.', 'Erstens. Zweitens.', 'line breaks'],
    ['First.\nSecond.', 'Erstens. Zweitens.', 'line breaks'],
    ['First.\nSecond.', 'Erstens.\n\nZweitens.', 'line breaks'],
    ['Use **this** now.', 'Nimm jetzt das.', 'Markdown'],
    ['Use this now.', 'Nimm jetzt **das**.', 'Markdown'],
    ['## Steps', 'Schritte', 'Markdown'],
    ['> said', 'gesagt', 'Markdown'],
    ['Press `Enter`.', 'Drücke `Eingabe`.', 'Markdown'],
    ['My sister Ines is ill.', 'Meine Schwester Agnes ist krank.', 'names'],
    ['Meine Schwester heißt Mira.', 'My sister is called Maria.', 'names'],
    ['Then I told Tom and Anna and then Pieter about it.', 'Dann habe ich es ihnen allen erzählt.', 'names'],
    ['Good evening', ' \n ', 'the text'],
    [LONG, 'Ich weiß.', 'the length'],
    [LONG, `${LONG} und so weiter. `.repeat(9).trim(), 'the length'],
    ['Hi', 'Hallo, und hier ist noch viel mehr, als jemals irgendwo gesagt worden ist.', 'the length'],
    ['Good evening', '{"translations": {"t0": "Guten Abend"}}', 'the task'],
    ['Good evening', '"t0": "Guten Abend"', 'the task'],
    ['Good evening', 'Hier ist die Übersetzung: Guten Abend', 'the task'],
    ['Good evening', '翻译：晚上好', 'the task'],
    ['Good evening', 'As an AI, I cannot translate that.', 'the task'],
    ['I am tired, and sad.', 'Sure! Here is the translation: Ich bin müde und traurig.', 'the task'],
  ])('is refused: %j → %j', (source, translation, lost) => {
    expect(formFault(source, translation)).toBe(lost);
  });
});
