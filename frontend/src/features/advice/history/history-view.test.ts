import { describe, expect, it } from 'vitest';
import { readHistoryView, searchable, writeHistoryView } from './history-view.ts';

describe('a search', () => {
  it.each([
    ['', ''],
    [' a ', ''],
    ['妹', ''],
    ['妹妹', '妹妹'],
    ['  our house ', 'our house'],
    ['a'.repeat(120), 'a'.repeat(100)],
  ])('typed as “%s” searches for “%s”', (typed, q) => {
    expect(searchable(typed)).toBe(q);
  });
});

describe('the address', () => {
  const read = (search: string) => readHistoryView(new URLSearchParams(search));

  it('names the filter and the search', () => {
    expect(read('tab=couples&category=work&q=house')).toEqual({ category: 'work', q: 'house' });
  });

  it('shows everything where it names nothing known', () => {
    expect(read('category=unknown&q=a')).toEqual({ category: 'all', q: '' });
  });

  it('is read as it was written, and keeps the tab', () => {
    const written = writeHistoryView(new URLSearchParams('tab=couples&q=old'), { category: 'bookmarked', q: 'a & b' });
    expect(readHistoryView(written)).toEqual({ category: 'bookmarked', q: 'a & b' });
    expect(written.get('tab')).toBe('couples');
    expect(writeHistoryView(written, { category: 'all', q: '' }).toString()).toBe('tab=couples');
  });
});
