import { describe, expect, it } from 'vitest';
import { type Evidence, judge, type PageRecord, type StoredMessage } from './couples-checker.ts';

const message = (id: number, role: string | null, more: Partial<StoredMessage> = {}): StoredMessage => ({
  id,
  session: 1,
  role,
  clientId: role && `c${id}`,
  text: `text ${id}`,
  answersTo: role ? null : id - 1,
  storedAt: id * 1000,
  ...more,
});
const page = (role: string, ids: number[], all: number[]): PageRecord => ({
  session: 1,
  role,
  sent: ids.map((id) => ({ clientId: `c${id}`, text: `text ${id}`, id, ackedAt: id * 1000 })),
  screen: all.map((id) => ({ id, text: `text ${id}`, seenAt: id * 1000 + 50 })),
  connectedAt: [0],
});

/** Two partners, two bursts, each answered. */
const right = (): Evidence & { one: PageRecord; other: PageRecord } => {
  const ids = [1, 2, 3, 4, 5, 6];
  const one = page('partner1', [1, 4], ids);
  const other = page('partner2', [2, 5], ids);
  const roles = ['partner1', 'partner2', null, 'partner1', 'partner2', null];
  return {
    one,
    other,
    records: [one, other],
    stored: roles.map((role, at) => message(at + 1, role)),
    openReplies: 0,
    givenUp: 0,
    outages: [],
  };
};
const faultsOf = (change: (evidence: ReturnType<typeof right>) => void): string[] => {
  const evidence = right();
  change(evidence);
  return judge(evidence).faults;
};

describe('the checker', () => {
  it('finds no fault where there is none, and measures the lateness', () => {
    expect(judge(right())).toEqual({ faults: [], messages: 4, answers: 2, givenUp: 0, lateness: Array(8).fill(50) });
  });

  it('finds an acknowledged message that is not stored', () => {
    const faults = faultsOf(({ stored }) => stored.splice(1, 1));
    expect(faults).toContain('session 1, partner2: was acknowledged and is lost: text 2');
    expect(faults).toContain('session 1, partner1: shows message 2, which is not stored: text 2');
  });

  it('finds a message that was never acknowledged', () => {
    const faults = faultsOf(({ one }) => one.sent.splice(1, 1, { clientId: 'c4', text: 'text 4', id: null, ackedAt: null }));
    expect(faults).toEqual(['session 1, partner1: was never acknowledged: text 4']);
  });

  it('finds a message that is stored twice, also under another client id', () => {
    const twice = message(7, 'partner1', { text: 'text 4', clientId: 'other' });
    const faults = faultsOf(({ stored, one, other }) => {
      stored.splice(5, 0, twice);
      for (const { screen } of [one, other]) screen.push({ id: 7, text: 'text 4', seenAt: 7000 });
    });
    expect(faults).toContain('session 1: message 7 is stored twice: text 4');
  });

  it('finds a message acknowledged as another', () => {
    const faults = faultsOf(({ one }) => one.sent.splice(0, 1, { clientId: 'c1', text: 'text 1', id: 9, ackedAt: 1000 }));
    expect(faults).toEqual(['session 1, partner1: was acknowledged as 9 and stored as 1: text 1']);
  });

  it('finds messages stored in another order than they were written', () => {
    expect(faultsOf(({ one }) => one.sent.reverse())).toEqual([
      'session 1, partner1: is stored before what was written before it: text 1',
    ]);
  });

  it('finds a screen that lacks a message, shows one twice, or shows another text', () => {
    expect(faultsOf(({ other }) => other.screen.splice(0, 1))).toEqual(['session 1, partner2: does not show message 1: text 1']);
    expect(faultsOf(({ other }) => other.screen.push({ id: 1, text: 'text 1', seenAt: 9 }))).toEqual([
      'session 1, partner2: shows 1 messages twice',
    ]);
    expect(faultsOf(({ other }) => other.screen.splice(0, 1, { id: 1, text: 'text 2', seenAt: 9 }))).toEqual([
      'session 1, partner2: shows another text as message 1: text 2',
    ]);
  });

  it('finds screens in another order, by the ids', () => {
    const faults = faultsOf(({ other }) => {
      other.screen.splice(0, 2, { id: 1, text: 'text 2', seenAt: 9 }, { id: 2, text: 'text 1', seenAt: 9 });
    });
    expect(faults).toHaveLength(2);
  });

  it('finds a question without a reply, and one that waits for ever', () => {
    const unanswered = ({ stored, one, other }: ReturnType<typeof right>): void => {
      stored.pop();
      one.screen.pop();
      other.screen.pop();
    };
    expect(faultsOf(unanswered)).toEqual(['session 1: 2 messages from 4 on were never answered']);
    const evidence = { ...right(), openReplies: 2 };
    expect(judge(evidence).faults).toEqual(['2 replies are still waited for']);
  });

  it('finds messages written during a reply that the next does not answer', () => {
    const early = (answersTo: number) => (evidence: ReturnType<typeof right>) => {
      evidence.stored.splice(2, 1, message(3, null, { answersTo: 1 }));
      evidence.stored.splice(5, 1, message(6, null, { answersTo }));
    };
    expect(faultsOf(early(5))).toEqual([]);
    expect(faultsOf(early(4))).toEqual(['session 1: 1 messages from 5 on were never answered']);
    expect(faultsOf(early(7))).toEqual(['session 1: answer 6 was written before what it answers, 7']);
  });

  it('finds a question with two replies, and a reply to nothing', () => {
    const more = (id: number) => (evidence: ReturnType<typeof right>) => {
      evidence.stored.push(message(id, null));
      for (const { screen } of evidence.records) screen.push({ id, text: `text ${id}`, seenAt: 9 });
    };
    expect(faultsOf(more(7))).toEqual(['session 1: answer 7 answers nothing new']);
    expect(faultsOf(more(0))).toEqual(['session 1: answer 0 answers nothing new']);
    const again = (evidence: ReturnType<typeof right>): void => {
      evidence.stored.splice(5, 1, message(6, null, { answersTo: 2 }));
    };
    expect(faultsOf(again)).toEqual([
      'session 1: answer 6 answers nothing new',
      'session 1: 2 messages from 4 on were never answered',
    ]);
  });

  it('counts lateness from the reconnection, and from the database’s return', () => {
    const evidence = right();
    evidence.other.screen = evidence.other.screen.map((seen) => (seen.id === 1 ? { ...seen, seenAt: 9000 } : seen));
    expect(Math.max(...judge(evidence).lateness)).toBe(8000);
    expect(Math.max(...judge({ ...evidence, outages: [{ from: 2000, until: 8700 }] }).lateness)).toBe(300);
    evidence.other.connectedAt = [0, 8900, 9500];
    expect(Math.max(...judge(evidence).lateness)).toBe(100);
  });
});
