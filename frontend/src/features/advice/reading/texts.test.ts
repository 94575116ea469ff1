import { describe, expect, it } from 'vitest';
import { splitLead } from './lead-sentence.ts';
import { questionTitle } from './question-title.ts';

describe('splitLead', () => {
  it('splits off the first sentence', () => {
    expect(splitLead('Write by Wednesday. Wish her well.')).toEqual(['Write by Wednesday.', ' Wish her well.']);
    expect(splitLead('先写信。然后等待。')).toEqual(['先写信。', '然后等待。']);
  });

  it('keeps a single sentence whole, and a quotation with its marks', () => {
    expect(splitLead('Sleep first.')).toEqual(['Sleep first.', '']);
    expect(splitLead('Say “I am sorry.” Then wait.')).toEqual(['Say “I am sorry.”', ' Then wait.']);
  });

  it('does not stop at an abbreviation', () => {
    expect(splitLead('Ask Dr. Gray for an hour. Bring a list.')[0]).toBe('Ask Dr. Gray for an hour.');
  });

  it('does not split off a sentence of more than 90 characters', () => {
    const long = `${'word '.repeat(20)}end. Next.`;
    expect(splitLead(long)).toEqual(['', long]);
  });

  it('counts an unfinished beginning as the sentence only while growing', () => {
    expect(splitLead('Write the birth', true)).toEqual(['Write the birth', '']);
    expect(splitLead('Write the birth')).toEqual(['', 'Write the birth']);
  });
});

describe('questionTitle', () => {
  it('keeps a short question whole', () => {
    expect(questionTitle('  Should I\n move? ')).toBe('Should I move?');
  });

  it('cuts a long question after its first sentence, or between words', () => {
    const sentence = 'My sister Ines and I have not spoken since April';
    expect(questionTitle(`${sentence}. ${'We argued about the house. '.repeat(4)}`)).toBe(`${sentence}…`);
    const title = questionTitle('again and '.repeat(30));
    expect(title.length).toBeLessThanOrEqual(91);
    expect(title).toMatch(/(again|and)…$/);
  });
});
