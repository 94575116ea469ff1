import type { AdviceProgress } from '@beside/common/advice/advice.views';
import { describe, expect, it } from 'vitest';
import { mergeProgress } from './advice.merge.ts';

const snapshot = (run: number, step: AdviceProgress['step'], understanding = ''): AdviceProgress => ({
  requestId: 'r',
  run,
  step,
  advice: { understanding },
});

describe('mergeProgress', () => {
  it('accepts the first snapshot and each longer one', () => {
    const first = mergeProgress(undefined, snapshot(1, 'understanding'));
    expect(first.step).toBe('understanding');
    expect(mergeProgress(first, snapshot(1, 'generating', 'You are')).advice.understanding).toBe('You are');
  });

  it('keeps the longer text when an older snapshot arrives late', () => {
    const shown = snapshot(1, 'generating', 'You are holding two things');
    expect(mergeProgress(shown, snapshot(1, 'generating', 'You are'))).toEqual(shown);
  });

  it('never goes a step back within a run', () => {
    const shown = snapshot(1, 'preparing', 'All');
    expect(mergeProgress(shown, snapshot(1, 'generating', 'All of it')).step).toBe('preparing');
  });

  it('advances the step even with a shorter text', () => {
    const merged = mergeProgress(snapshot(1, 'generating', 'All of it '), snapshot(1, 'preparing', 'All of it'));
    expect(merged.step).toBe('preparing');
    expect(merged.advice.understanding).toBe('All of it ');
  });

  it('restarts with a higher run and ignores a lower one', () => {
    const shown = snapshot(1, 'generating', 'You are holding');
    const anew = mergeProgress(shown, snapshot(2, 'understanding'));
    expect(anew).toEqual(snapshot(2, 'understanding'));
    expect(mergeProgress(anew, shown)).toEqual(anew);
  });

  it('keeps help that has come, and takes the graver', () => {
    const help = { level: 'possible', kind: 'self_harm', country: null } as const;
    const graver = { ...help, level: 'certain' } as const;
    const helped: AdviceProgress = { ...snapshot(1, 'understanding'), advice: { help } };
    const growing = mergeProgress(helped, snapshot(1, 'generating', 'You are'));
    expect(growing.advice).toEqual({ understanding: 'You are', help });
    expect(mergeProgress(growing, snapshot(2, 'understanding')).advice.help).toEqual(help);
    expect(mergeProgress(growing, { ...helped, advice: { help: graver } }).advice.help).toEqual(graver);
  });
});
