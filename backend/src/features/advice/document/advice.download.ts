import { setImmediate } from 'node:timers/promises';
import type { Language } from '@beside/common/language/language.constants';
import type pg from 'pg';
import type { Thread, ThreadText } from '../../../conversations/thread.ts';
import type { Actor } from '../../../http/actor.ts';
import type { AdviceService } from '../advice.service.ts';
import { type AdviceDocument, adviceDocument } from './advice.document.ts';

/** Messages that are read and written at once: some 10 ms, if they are long. */
const PAGE = 25;

export interface DownloadDeps {
  advice: Pick<AdviceService, 'read'>;
  pool: pg.Pool;
  thread: Pick<Thread, 'after'>;
}

export type AdviceDownload = ReturnType<typeof adviceDownload>;

/** An own session with its chat, as a file. A long chat is read by pages, and other calls are answered between them. */
export function adviceDownload({ pool, advice, thread }: DownloadDeps) {
  async function* messagesOf(id: string): AsyncGenerator<ThreadText> {
    let last = 0;
    for (;;) {
      const page = await thread.after(pool, id, last, PAGE);
      yield* page;
      if (page.length < PAGE) return;
      last = page.at(-1)?.id ?? last;
      await setImmediate();
    }
  }
  /**
   * @param language the headings' language; the advice's own if null
   * @throws AppError 404 for another's or none
   */
  return async (actor: Actor, id: string, language: Language | null): Promise<AdviceDocument> =>
    adviceDocument(await advice.read(actor, id), messagesOf(id), language);
}
