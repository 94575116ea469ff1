import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { foldWords } from '../reading/safety.normalise.ts';
import { assessDanger } from '../safety.assessment.ts';
import { Classifier, DIGEST_BYTES } from './safety.classifier.ts';

const file = readFileSync(new URL('../../../../training/danger/danger.weights', import.meta.url));

describe('a file of weights', () => {
  it('is refused when it is cut, changed, zeroed or longer', () => {
    const changed = Buffer.from(file);
    changed[500_000] = (changed[500_000] ?? 0) ^ 0x80;
    const zeroed = Buffer.from(file).fill(0, 200_000);
    for (const wrong of [
      changed,
      zeroed,
      file.subarray(0, -1),
      file.subarray(0, 40),
      Buffer.alloc(0),
      Buffer.concat([file, Buffer.of(0)]),
    ])
      expect(() => new Classifier(wrong)).toThrow('damaged');
  });

  it('is refused in another format', () => {
    const header = Buffer.from(JSON.stringify({ entries: 0, features: 0 }));
    const size = Buffer.alloc(4);
    size.writeUInt32LE(header.length);
    const content = Buffer.concat([size, header]);
    const other = Buffer.concat([createHash('sha256').update(content).digest(), content]);
    expect(other.length).toBe(DIGEST_BYTES + content.length);
    expect(() => new Classifier(other)).toThrow('format');
  });
});

describe('the classifier', () => {
  const classifier = new Classifier(file);
  const above = (text: string): number => classifier.read(foldWords(text)).above;

  it('keeps nothing of a text for the next', () => {
    const texts = ['I want to kill myself tonight.', 'How do I plant roses?', '我想自杀', 'a '.repeat(2500), ''];
    const first = texts.map(above);
    expect(texts.toReversed().map(above).toReversed()).toEqual(first);
  });

  it.each([
    ['chords', 'Am G C F Dm G Em Am F C G C E7 Am Dm G7 C A7 Dm Fm C G Am Em F Bb C D G B7 Em Cm G D Am D7 G C F G C'],
    ['grades', 'A B A C B B A C D A B A A C B A D B A B C A A B C D B A C B A A'],
    [
      'a log',
      'M: hi J: hi M: u ok? J: ok u? M: ok J: on at 5? M: no at 6 J: ok M: is it ok? J: yes M: so it is on J: ok bye M: bye',
    ],
    [
      'pinyin',
      'wo he ta you chao le yi jia, yin wei ta mai le hen duo dong xi, qian bu gou yong, wo men xiang ming tian zai shuo',
    ],
    ['one syllable', 'la la la la la la la la la la la la la la la la la la la la la la la la la la la la la la la la la la la'],
  ])('walls no %s, however long', (_, text) => {
    for (const times of [1, 3, 9]) {
      const reading = classifier.read(
        foldWords(Array.from({ length: times }, (_, at) => `${text} ${'xyz'.charAt(at % 3)}`).join(' ')),
      );
      expect(classifier.findingOf(reading, false)?.level).not.toBe('certain');
    }
  });

  it('says at most possible of a text without words', () => {
    const chords = classifier.read(foldWords('Am G C F Dm G Em Am F C G C'));
    expect(chords.isWorded).toBe(false);
    expect(classifier.findingOf({ ...chords, above: 99 }, true)?.level).toBe('possible');
    for (const text of ['I am so sad, I do not want to be.', 'kms rn i cba w it any more', '我想死'])
      expect(classifier.read(foldWords(text)).isWorded).toBe(true);
  });
});

describe('the screening', () => {
  it.each([1, 5, 20, 60])('finds one plain sentence between %i others before and after', (count) => {
    const others = Array.from(
      { length: count },
      (_, at) => `On day ${at} we planted ${['beans', 'roses', 'leeks', 'herbs'][at % 4]} in bed ${at * 7}.`,
    ).join(' ');
    expect(assessDanger(`${others} ${others}`)).toBeNull();
    expect(assessDanger(`${others} My husband beats me every night. ${others}`)?.kind).toBe('abuse');
  });
});
