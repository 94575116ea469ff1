/** The parts of the checker that its test uses. */
export interface ReadMessage {
  id: number;
  message: string;
  senderRole: string | null;
}

export interface SeenPage {
  role: string;
  partner?: SeenPage;
  sent: { text: string; id: number | null; ackedAt: number | null }[];
  screen: Map<number, { id: number; text: string; role: string | null; seenAt: number; changedTo?: string }>;
  connectedAt: number[];
}

export interface Judged {
  acknowledged: number;
  lost: number;
  doubled: number;
  unseen: number;
  refused: number;
  answers: number;
  faults: string[];
  lateness: number[];
}

export function judgeRead(evidence: {
  conversations: { id: number; pages: SeenPage[]; readings: ReadMessage[][] }[];
  outages?: { from: number; until: number }[];
  counsellor?: boolean;
}): Judged;
