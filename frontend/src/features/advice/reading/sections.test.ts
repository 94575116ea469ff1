import { describe, expect, it } from 'vitest';
import { begunSections, growingSection, plainText, spokenText } from './sections.ts';

const advice = { understanding: 'You miss her.', recommendations: ['Write.', 'Wait.'] };

describe('sections', () => {
  it('begin with their first text', () => {
    expect(begunSections({ ...advice, example: '' })).toEqual(['understanding', 'recommendations']);
    expect(begunSections({ recommendations: [] })).toEqual([]);
  });

  it('grow only at the last one, while generating', () => {
    expect(growingSection(advice, 'generating')).toBe('recommendations');
    expect(growingSection(advice, 'preparing')).toBeNull();
    expect(growingSection({}, 'generating')).toBeNull();
  });

  it('are spoken line by line, with headings only where these are in the same language', () => {
    expect(spokenText(advice, (section) => section.toUpperCase())).toBe(
      'UNDERSTANDING\nYou miss her.\nRECOMMENDATIONS\nWrite.\nWait.',
    );
    expect(spokenText(advice, null)).toBe('You miss her.\nWrite.\nWait.');
  });

  it('become plain text with headings', () => {
    expect(plainText(advice, (section) => section.toUpperCase())).toBe(
      'UNDERSTANDING\n\nYou miss her.\n\nRECOMMENDATIONS\n\n1. Write.\n2. Wait.',
    );
  });
});
