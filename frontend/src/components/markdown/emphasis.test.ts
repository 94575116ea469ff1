import { describe, expect, it } from 'vitest';
import { html, words } from './markdown.fixtures.ts';

const CHINESE = [
  ['**重点：**先写信。', '<strong>重点：</strong>先写信。'],
  ['**第一步。**写下来', '<strong>第一步。</strong>写下来'],
  ['这是**（重要）**内容', '这是<strong>（重要）</strong>内容'],
  ['请记住**“慢慢来”**的原则', '请记住<strong>“慢慢来”</strong>的原则'],
  ['请*“慢慢来”*吧，*别急。*好', '请<em>“慢慢来”</em>吧，<em>别急。</em>好'],
  ['先***（看）***再说', '先<em><strong>（看）</strong></em>再说'],
  ['**"Hallo"**sagte sie', '<strong>&quot;Hallo&quot;</strong>sagte sie'],
] as const;

describe('emphasis beside Chinese, and beside quotation marks', () => {
  it.each(CHINESE)('is seen in %j', (text, markup) => {
    expect(html(text)).toContain(`<p>${markup}</p>`);
    expect(html(`- ${text}\n- ${text}`)).toContain(`<li>${markup}</li><li>${markup}</li>`);
    expect(html(`1. x\n   - ${text}`)).toContain(`<li>${markup}</li>`);
  });

  it.each(CHINESE)('never shows its asterisks, and is stored as it grew: %j', (text) => {
    for (const whole of [text, `- ${text}\n- ${text}`]) {
      for (let end = 1; end <= whole.length; end += 1)
        expect(words(html(whole.slice(0, end), true)), whole.slice(0, end)).not.toContain('*');
      expect(html(whole, true).replace(' data-growing="true"', '')).toBe(html(whole));
    }
  });

  it.each([
    ['2*(3)*4', '2*(3)*4'],
    ['snake_case_name', 'snake_case_name'],
    ['*a "*b*" c*', '<em>a &quot;<em>b</em>&quot; c</em>'],
    ['***a** b*', '<em><strong>a</strong> b</em>'],
    ['*a**b*', '<em>a**b</em>'],
    ['_a **b** c_', '<em>a <strong>b</strong> c</em>'],
    ['** a**', '** a**'],
    ['**a `**` b**', '<strong>a <code>**</code> b</strong>'],
  ])('leaves %j as CommonMark has it', (text, markup) => expect(html(text)).toContain(`<p>${markup}</p>`));
});
