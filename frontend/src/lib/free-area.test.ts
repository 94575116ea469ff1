import { describe, expect, it } from 'vitest';
import { coveredAt, freeArea, type Obstacle } from './free-area.ts';

const toast = { width: 336, height: 70 };
const desktop = { width: 1280, height: 800 };
const phone = { width: 360, height: 640 };
const slim = { width: 336, height: 70 };

const control = (left: number, top: number, width: number, height: number, weight = 1): Obstacle => ({
  left,
  top,
  width,
  height,
  weight,
});

describe('freePlace', () => {
  it('prefers the bottom right corner', () => {
    expect(freeArea(toast, desktop, [])).toEqual({ left: 932, top: 718 });
  });

  it('uses another corner if the first is taken', () => {
    const send = control(1000, 720, 200, 52);
    expect(freeArea(toast, desktop, [send])).toEqual({ left: 12, top: 718 });
  });

  it('stays above the dock of a phone', () => {
    const dock = control(0, 577, 360, 63);
    const { left, top } = freeArea(slim, phone, [dock]);
    expect(left).toBe(12);
    expect(top + slim.height).toBeLessThanOrEqual(577 - 8);
    expect(top + slim.height).toBeGreaterThan(577 - 8 - 16);
  });

  it('finds the one gap between two fields', () => {
    const fields = [control(16, 0, 328, 300), control(16, 400, 328, 240)];
    const { top } = freeArea(slim, phone, fields);
    expect(top).toBeGreaterThanOrEqual(308);
    expect(top + slim.height).toBeLessThanOrEqual(392);
  });

  it('covers what costs least if nothing is free', () => {
    const header = control(0, 0, 360, 90);
    const form = control(0, 90, 360, 550, 4);
    const { top } = freeArea(slim, phone, [header, form]);
    expect(top).toBeLessThan(20);
  });

  it('stays inside a window smaller than itself', () => {
    expect(freeArea(toast, { width: 300, height: 60 }, [])).toEqual({ left: 0, top: 12 });
  });
});

it('coveredAt counts a small distance as covered', () => {
  const area = { left: 0, top: 0, width: 100, height: 50 };
  expect(coveredAt(area, [control(0, 58, 10, 10)])).toBe(0);
  expect(coveredAt(area, [control(0, 57, 10, 10)])).toBeGreaterThan(0);
});
