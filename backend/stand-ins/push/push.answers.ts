import type { ServerResponse } from 'node:http';
import * as v from 'valibot';

/** How the next pushes to an endpoint are answered, in place of taking them. */
export const AnswerSchema = v.object({
  endpoint: v.string(),
  /** A status, as 429 or 500; or `hang` (no answer), `cut` (the connection ends), `redirect`, `endless` (201, and a body without an end). */
  how: v.union([
    v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
    v.picklist(['hang', 'cut', 'redirect', 'endless']),
  ]),
  /** How many of them. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  /** Seconds, with 429 and 503. */
  retryAfter: v.optional(v.pipe(v.number(), v.integer()), 60),
  /** Where a redirect leads. */
  location: v.optional(v.string(), '/'),
});

type Answer = v.InferOutput<typeof AnswerSchema>;

/** The answers that somebody has asked for. */
export class Answers {
  readonly #planned: Answer[] = [];

  plan(answer: Answer): void {
    this.#planned.push(answer);
  }

  /** Gives the answer that was planned for an endpoint. @returns whether there was one */
  give(endpoint: string, response: ServerResponse): boolean {
    const at = this.#planned.findIndex((each) => each.endpoint === endpoint);
    const answer = this.#planned[at];
    if (!answer) return false;
    answer.times -= 1;
    if (answer.times === 0) this.#planned.splice(at, 1);
    write(answer, response);
    return true;
  }
}

function write({ how, retryAfter, location }: Answer, response: ServerResponse): void {
  if (how === 'cut') response.destroy();
  else if (how === 'redirect') response.writeHead(307, { Location: location }).end();
  else if (how === 'endless') flood(response.writeHead(201));
  else if (how !== 'hang') response.writeHead(how, [429, 503].includes(how) ? { 'Retry-After': retryAfter } : {}).end();
}

function flood(response: ServerResponse): void {
  while (!response.destroyed && response.write('x'.repeat(65_536)));
  if (!response.destroyed) response.once('drain', () => flood(response));
}
