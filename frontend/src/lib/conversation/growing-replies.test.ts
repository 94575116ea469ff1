import { describe, expect, it } from 'vitest';
import { applyDelta, laterReply } from './growing-replies.ts';

describe('a growing reply', () => {
  const shown = { replyId: 'r', text: 'You are' };

  it('appends a delta that joins its end', () => {
    expect(applyDelta(shown, { replyId: 'r', offset: 7, text: ' both' })).toEqual({ replyId: 'r', text: 'You are both' });
  });

  it('starts over at offset 0', () => {
    expect(applyDelta(shown, { replyId: 'r', offset: 0, text: 'Once' })).toEqual({ replyId: 'r', text: 'Once' });
    expect(applyDelta(null, { replyId: 's', offset: 0, text: 'Once' })).toEqual({ replyId: 's', text: 'Once' });
  });

  it('rejects a delta after a gap', () => {
    expect(applyDelta(shown, { replyId: 'r', offset: 9, text: 'x' })).toBeNull();
    expect(applyDelta(shown, { replyId: 's', offset: 7, text: 'x' })).toBeNull();
    expect(applyDelta(null, { replyId: 'r', offset: 7, text: 'x' })).toBeNull();
  });

  it('is the longer of two snapshots of one reply, and null without one', () => {
    expect(laterReply(shown, { replyId: 'r', text: 'You' })).toBe(shown);
    expect(laterReply(shown, { replyId: 'r', text: 'You are both' })?.text).toBe('You are both');
    expect(laterReply(shown, { replyId: 'r', text: 'Anew' })?.text).toBe('Anew');
    expect(laterReply(shown, { replyId: 's', text: 'O' })?.replyId).toBe('s');
    expect(laterReply(shown, null)).toBeNull();
  });
});
