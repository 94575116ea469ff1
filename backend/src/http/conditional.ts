import type { Request } from 'express';
import type { Call } from './route-context.ts';

/** The tag of the caller's last answer. Read by hand: browsers add `no-cache` to such requests, which Express takes as a demand for a full answer. */
export function tagOf(request: Request): string | null {
  const tag = request.headers['if-none-match'];
  if (tag === undefined) return null;
  const from = tag.startsWith('W/"') ? 3 : 1;
  return tag[from - 1] === '"' && tag.length > from && tag.endsWith('"') ? tag.slice(from, -1) : tag;
}

/** Answers a poll: the view with its version as a tag, or 304 where nothing is new. */
export function answerPoll<V extends { version: string | null }>(
  { response }: Pick<Call<unknown>, 'response'>,
  view: V | null,
): V | undefined {
  if (!view) {
    response.status(304).end();
    return undefined;
  }
  if (view.version) response.setHeader('ETag', `"${view.version}"`);
  return view;
}
