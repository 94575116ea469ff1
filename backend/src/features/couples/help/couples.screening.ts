import type { Danger } from '@beside/common/safety/safety.constants';
import { assessDanger } from '../../safety/safety.service.ts';

/** Messages whose screening a node remembers: those of the conversations that go on. */
const REMEMBERED_MAX = 20_000;

/** Screens a stored message for danger. */
export type Screening = (stored: { id: number; message: string }) => Danger | null;

/** Screens each message once on a node: it never changes, and every later prompt needs the finding again. */
export function couplesScreening(): Screening {
  const findings = new Map<number, Danger | null>();
  return ({ id, message }) => {
    const known = findings.get(id);
    if (known !== undefined) return known;
    const found = assessDanger(message);
    findings.set(id, found);
    const [oldest] = findings.size > REMEMBERED_MAX ? findings.keys() : [];
    if (oldest !== undefined) findings.delete(oldest);
    return found;
  };
}
