import { describe, expect, it } from 'vitest';
import { judgeRead, type ReadMessage, type SeenPage } from './checker.mjs';

const said = (id: number, role: 'partner1' | 'partner2', number: number): ReadMessage => ({
  id,
  message: `[1.${role.slice(-1)}.${number}] text`,
  senderRole: role,
});
const answer = (id: number, upTo: string): ReadMessage => ({
  id,
  message: `I heard you both, up to [${upTo}].`,
  senderRole: null,
});

function pageOf(role: 'partner1' | 'partner2', stored: ReadMessage[]): SeenPage {
  const own = stored.filter(({ senderRole }) => senderRole === role);
  return {
    role,
    sent: own.map(({ id, message }) => ({ text: message, id, ackedAt: id * 1000 })),
    screen: new Map(
      stored.map(({ id, message, senderRole }) => [id, { id, text: message, role: senderRole, seenAt: id * 1000 + 50 }]),
    ),
    connectedAt: [0],
  };
}

/** Two bursts, each answered once; a test changes something, which the checker must find. */
function evidence() {
  const stored = [
    said(1, 'partner1', 1),
    said(2, 'partner2', 1),
    answer(3, '1.2.1'),
    said(4, 'partner1', 2),
    said(5, 'partner2', 2),
    answer(6, '1.2.2'),
  ];
  const [one, other] = [pageOf('partner1', stored), pageOf('partner2', stored)];
  one.partner = other;
  other.partner = one;
  return { stored, other: structuredClone(stored), pages: [one, other] as const };
}

function judged(
  change: (found: ReturnType<typeof evidence>) => void = () => undefined,
  outages: { from: number; until: number }[] = [],
) {
  const found = evidence();
  change(found);
  const readings = [found.stored, found.other];
  return judgeRead({ conversations: [{ id: 1, pages: [...found.pages], readings }], outages });
}
/** The same change for both readers. */
const inBoth = (change: (messages: ReadMessage[]) => void) => (found: ReturnType<typeof evidence>) => {
  change(found.stored);
  change(found.other);
};

describe('the soak’s checker', () => {
  it('finds no fault where there is none', () => {
    expect(judged()).toMatchObject({ faults: [], acknowledged: 4, lost: 0, doubled: 0, answers: 2, lateness: Array(4).fill(50) });
  });

  it('finds what is lost, doubled, or read differently', () => {
    expect(judged(inBoth((all) => all.splice(1, 1)))).toMatchObject({ lost: 1 });
    expect(judged(inBoth((all) => all.splice(5, 0, { ...said(5, 'partner2', 2), id: 5.5 })))).toMatchObject({ doubled: 1 });
    expect(judged(({ other }) => other.pop()).faults).toEqual(['session 1: nodes or partners read different conversations']);
    expect(judged(inBoth((all) => all.reverse())).faults).toContain('session 1: the ids do not ascend');
    expect(judged(inBoth((all) => all.push(said(7, 'partner1', 9)))).faults).toContain(
      'session 1: message 7 was never written so',
    );
  });

  it('finds a message that was acknowledged as another, out of order, or never', () => {
    const faults = (change: Parameters<typeof judged>[0]) => judged(change).faults;
    expect(faults(({ pages: [one] }) => one.sent.reverse())).toContain(
      'session 1: message 1 of partner1 stands before an earlier one',
    );
    expect(faults(({ pages: [one] }) => one.sent.splice(0, 1, { text: '[1.1.1] text', id: 9, ackedAt: 1 }))).toEqual([
      'session 1: partner1 has message 9, which is stored as 1',
    ]);
    expect(faults(({ pages: [one] }) => one.sent.splice(0, 1, { text: '[1.1.1] text', id: null, ackedAt: null }))).toEqual([
      'session 1: partner1 has a message that was never acknowledged',
    ]);
  });

  it('finds a reply to nothing new, a missing one, and one before its question', () => {
    expect(judged(inBoth((all) => all.splice(5, 1, answer(6, '1.2.1'))))).toMatchObject({ doubled: 1 });
    expect(judged(inBoth((all) => all.splice(5, 1))).faults).toContain('session 1: 2 messages were never answered');
    expect(judged(inBoth((all) => all.splice(2, 1, answer(3, '1.2.2')))).faults).toContain(
      'session 1: answer 3 stands before what it answers',
    );
  });

  it('finds a screen that lacks a message, or shows another', () => {
    expect(judged(({ pages: [, other] }) => other.screen.delete(1))).toMatchObject({ unseen: 1 });
    expect(judged(({ pages: [, other] }) => other.screen.set(9, { id: 9, text: 'x', role: null, seenAt: 1 })).faults).toEqual([
      'session 1: partner2 is shown message 9, which is not stored so',
    ]);
  });

  it('counts lateness from the acknowledgement, the reconnection, and the end of an outage', () => {
    const late = (change: (found: ReturnType<typeof evidence>) => void, outages?: { from: number; until: number }[]) =>
      Math.max(
        ...judged((found) => {
          const seen = found.pages[1].screen.get(1);
          if (seen) seen.seenAt = 9000;
          change(found);
        }, outages).lateness,
      );
    expect(late(() => undefined)).toBe(8000);
    expect(late(({ pages: [, other] }) => other.connectedAt.push(8900))).toBe(100);
    expect(late(() => undefined, [{ from: 2000, until: 8700 }])).toBe(300);
  });
});
