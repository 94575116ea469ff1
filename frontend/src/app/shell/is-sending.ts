import { array, literal, looseObject, record, string, union } from 'valibot';
import { readPending } from '../../features/advice/asking/pending.ts';
import { chatForgetting } from '../../features/chat/forget.ts';
import { couplesForgetting } from '../../features/couples/forget.ts';
import { readAs } from '../../lib/parse.ts';
import { forTab } from '../../lib/storage.ts';

const Boxes = record(string(), array(looseObject({ state: union([literal('waiting'), literal('failed')]) })));

/** Whether this tab waits for an advice, or has messages that the server has not acknowledged. What it refused waits for its writer alone. */
export function isSending(): boolean {
  if (readPending()) return true;
  return [chatForgetting, couplesForgetting].some(({ keys }) => {
    const boxes = readAs(Boxes, forTab.json(keys.outbox)) ?? {};
    return Object.values(boxes).some((items) => items.some(({ state }) => state === 'waiting'));
  });
}
