import { now } from '../lib/clock.mjs';
import { percentile } from '../lib/numbers.mjs';
import { FIRST_LENGTH, readFirst, readStamp, TOKEN_LENGTH } from '../model/stamps.mjs';

/** Milliseconds of the product's batching window: `BATCH_MS` in `src/replies/live-reply.ts`. */
const WINDOW_MS = 45;

/** Measurements of many generations, all times in milliseconds. */
export function tally() {
  /** The first token: whole added time, its part before the model's request, and its part from the model to the watcher. */
  const first = { added: [], before: [], after: [] };
  /** Later tokens: all; those outside any batching window; the newest of each push. */
  const delay = { all: [], open: [], newest: [] };
  let tokens = 0;

  return {
    /** Begins one generation, when its request is sent. */
    begin() {
      const sentAt = now();
      let stream = null;
      let pushedAt = 0;
      let seen = 0;
      return {
        /** Takes all of the text so far, as a reader of the product receives it. */
        whole(text) {
          if (!stream) this.beginning(text);
          if (stream) this.take(text, FIRST_LENGTH + (seen - 1) * TOKEN_LENGTH);
        },
        /** Takes the next piece of the text, as a reader of the bare relay receives it: JSON, with a stamp after each of its spaces. */
        piece(text) {
          if (!stream) return this.beginning(text);
          // Its first piece is the first token alone.
          let words = '';
          for (const [found] of text.matchAll(/ [0-9a-z]{4}/g)) words += found;
          this.take(words, 0);
        },
        beginning(text) {
          const read = readFirst(text);
          if (!read) return;
          stream = read;
          pushedAt = now();
          seen = 1;
          tokens++;
          first.added.push(pushedAt - sentAt - read.ownMs);
          first.before.push(read.sentAt - read.ownMs - sentAt);
          first.after.push(pushedAt - read.sentAt);
        },
        take(text, from) {
          const arrivedAt = now();
          let newest = -1;
          for (let index = from; index + TOKEN_LENGTH <= text.length; index += TOKEN_LENGTH) {
            const stamp = readStamp(text, index, stream.sentAt);
            newest = arrivedAt - stamp;
            delay.all.push(newest);
            // The window had opened before this one was sent, so only the relay itself delayed it.
            if (stamp >= pushedAt + WINDOW_MS) delay.open.push(newest);
            seen++;
            tokens++;
          }
          if (newest < 0) return;
          delay.newest.push(newest);
          pushedAt = arrivedAt;
        },
        seen: () => seen,
      };
    },

    result() {
      const sum = (values) => ({
        p50: percentile(values, 0.5),
        p99: percentile(values, 0.99),
        count: values.length,
      });
      const each = (group) => Object.fromEntries(Object.entries(group).map(([name, values]) => [name, sum(values)]));
      return { tokens, first: each(first), delay: each(delay) };
    },
  };
}
