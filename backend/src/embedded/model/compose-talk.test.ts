import { LANGUAGES } from '@beside/common/language/language.constants';
import { describe, expect, it } from 'vitest';
import { compose } from './compose.ts';

const QUESTION = 'What if she answers, but only to talk about the house?';

function chat(language: string, said: string[]): string {
  const context = { category: 'family', adviceStyle: 'empathetic', situation: 'We do not speak.', advice: {} };
  const turns = said.flatMap((content, at) => [
    { role: 'user', content },
    ...(at < said.length - 1 ? [{ role: 'assistant', content: 'Yes.' }] : []),
  ]);
  const system = { role: 'system', content: `Task: chat; language: ${language}\nBe kind.` };
  return compose([system, { role: 'system', content: JSON.stringify(context) }, ...turns]).text;
}

function counsel(language: string, lines: [string, string][], partner2: string | null = 'Ben'): string {
  const room = { partner1: 'Ana', partner2, sessionName: 'Us' };
  return compose([
    { role: 'system', content: `Task: counsellor; language: ${language}` },
    { role: 'user', content: JSON.stringify(room) },
    ...lines.map(([from, message]) => ({ role: 'user', content: JSON.stringify({ from, message }) })),
  ]).text;
}

function sizeOf(text: string, language: string): number {
  return language === 'zh' ? text.length / 1.7 : text.split(/\s+/).length;
}

describe.each(LANGUAGES)('talk in %s', (language) => {
  it('takes up the last message and ends with a question', () => {
    const text = chat(language, ['I wrote to her.', QUESTION]);
    expect(text).toContain('What if she answers, but only to talk about the house');
    expect(text).not.toContain('I wrote to her');
    expect(text).toMatch(/[?？]$/);
    expect(text).not.toMatch(/[{}]/);
    expect(text.split('\n\n')).toHaveLength(3);
    expect(sizeOf(text, language)).toBeGreaterThanOrEqual(60);
    expect(sizeOf(text, language)).toBeLessThanOrEqual(140);
  });

  it('says something else in the next reply', () => {
    const first = chat(language, ['I am afraid of Friday.']).split('\n\n');
    const next = chat(language, ['I am afraid of Friday.', 'I am afraid of Friday.']).split('\n\n');
    expect(next[1]).not.toBe(first[1]);
    expect(next[2]).not.toBe(first[2]);
  });

  it('names and quotes both partners when both wrote', () => {
    const lines: [string, string][] = [
      ['Ana', 'You never listen when I come home.'],
      ['Ben', 'I am only tired in the evening.'],
      ['Ana', 'So am I.'],
    ];
    const text = counsel(language, lines);
    for (const part of ['Ana', 'Ben', 'You never listen when I come home', 'I am only tired in the evening']) {
      expect(text).toContain(part);
    }
    expect(text).toMatch(/[?？]$/);
    expect(text).not.toMatch(/[{}]/);
    expect(sizeOf(text, language)).toBeGreaterThanOrEqual(60);
    expect(sizeOf(text, language)).toBeLessThanOrEqual(120);
  });

  it('names both when one wrote, and does without a partner who has not joined', () => {
    const one = counsel(language, [['Ben', 'I would like to start again.']]);
    expect(one).toContain('Ana');
    expect(one).toContain('I would like to start again');
    const alone = counsel(language, [['Ana', 'I would like to start again.']], null);
    expect(alone).toContain('Ana');
    expect(alone).not.toMatch(/[{}]|null|undefined/);
    expect(sizeOf(alone, language)).toBeGreaterThanOrEqual(60);
  });
});

describe('tasks', () => {
  it('distinguishes two partners of one name', () => {
    const text = counsel('en', [['Ana', 'I would like to start again.']], 'Ana');
    expect(text).not.toMatch(/once you are both|Until you are both|[{}]/);
    expect(text.match(/Ana/g)).toHaveLength(2);
  });

  it('answers only the messages since the last reply', () => {
    const text = compose([
      { role: 'system', content: 'Task: counsellor; language: en' },
      { role: 'user', content: '{"partner1":"Ana","partner2":"Ben","sessionName":"Us"}' },
      { role: 'user', content: '{"from":"Ana","message":"An old sentence of mine."}' },
      { role: 'assistant', content: 'Yes.' },
      { role: 'user', content: '{"from":"Ben","message":"A new sentence of mine."}' },
    ]).text;
    expect(text).toContain('A new sentence of mine');
    expect(text).not.toContain('An old sentence');
  });

  it('neither quotes nor mentions a message that was left out', () => {
    const left = { role: 'user', content: '{"by":"partner1","from":"Ana","message":"…"}' };
    const room = { role: 'user', content: '{"partner1":"Ana","partner2":"Ben","sessionName":"Us"}' };
    const task = { role: 'system', content: 'Task: counsellor; language: en' };
    const alone = compose([task, room, left]).text;
    expect(alone).not.toMatch(/…|[{}]|“”/);
    expect(alone.split('\n\n')).toHaveLength(2);
    const both = compose([task, room, left, { role: 'user', content: '{"from":"Ben","message":"It rained."}' }]).text;
    expect(both).toContain('It rained');
    expect(both).not.toContain('“…”');
  });

  it('falls back to English, and to a chat without a task line', () => {
    expect(chat('pt-BR', [QUESTION])).toBe(chat('en', [QUESTION]));
    expect(chat('zh-CN', [QUESTION])).toBe(chat('zh', [QUESTION]));
    expect(compose([{ role: 'user', content: QUESTION }]).task).toBe('chat');
    expect(compose([]).text).not.toMatch(/[{}]/);
  });
});
