import type { Engine } from './engine.ts';
import { settlePayment } from './payments.ts';

/** Something that happens at a moment of the sandbox's clock. */
export interface Due {
  /** Milliseconds. */
  at: number;
  /** Of two at the same moment, the lower one comes first. */
  order: number;
  run(): void;
}

/** The next thing that is due, whenever that is. */
export function nextDue(engine: Engine): Due | null {
  let next: Due | null = null;
  for (const due of listDue(engine)) {
    if (next === null || due.at < next.at || (due.at === next.at && due.order < next.order)) next = due;
  }
  return next;
}

function* listDue(engine: Engine): Generator<Due> {
  for (const { at, id, succeeds } of engine.store.all('settlement')) {
    yield {
      at,
      order: 0,
      run: () => {
        const intent = engine.store.get('payment_intent', id);
        if (intent) settlePayment(engine, intent, succeeds);
      },
    };
  }
}
