import { describe, expect, it } from 'vitest';
import { begunSections, growingSection, plainText } from './sections.ts';

const advice = { understanding: 'You miss her.', recommendations: ['Write.', 'Wait.'] };

describe('sections', () => {
  it('have begun when there is text in them', () => {
    expect(begunSections({ ...advice, example: '' })).toEqual(['understanding', 'recommendations']);
    expect(begunSections({ recommendations: [] })).toEqual([]);
  });

  it('grow at the last one, and only while it is written', () => {
    expect(growingSection(advice, 'generating')).toBe('recommendations');
    expect(growingSection(advice, 'preparing')).toBeNull();
    expect(growingSection({}, 'generating')).toBeNull();
  });

  it('are shared as plain text with their headings', () => {
    expect(plainText(advice, (section) => section.toUpperCase())).toBe(
      'UNDERSTANDING\n\nYou miss her.\n\nRECOMMENDATIONS\n\n1. Write.\n2. Wait.',
    );
  });
});
