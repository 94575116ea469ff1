import type { Language } from '@beside/common/language/language.constants';
import type { GenericSchema } from 'valibot';
import { api, apiIfChanged } from '../api.ts';
import { parseAs } from '../parse.ts';

/** The messages to fetch: those after or before an id. Without either it is the newest page. */
export interface PageQuery {
  after?: number;
  before?: number;
}

interface PageRules<A> {
  /** The address of a conversation's messages. */
  path: (id: string) => string;
  view: GenericSchema<unknown, A>;
  /** What the answers are query in, where they differ by language. */
  language?: () => Language;
}

/** The calls that fetch a feature's messages. */
export function createPages<A>({ path, view, language }: PageRules<A>) {
  function address(id: string, { after, before }: PageQuery): string {
    const params = new URLSearchParams();
    if (language) params.set('language', language());
    if (after !== undefined) params.set('after', String(after));
    if (before !== undefined) params.set('before', String(before));
    return params.size > 0 ? `${path(id)}?${params}` : path(id);
  }
  return {
    view,
    /** Fetches messages. Throws ApiError. */
    fetchPage: async (id: string, query: PageQuery, signal?: AbortSignal): Promise<A> =>
      parseAs(view, await api(address(id, query), { signal })),
    /** The same with an `If-None-Match`: null when nothing is new. Throws ApiError. */
    async pollPage(id: string, query: PageQuery, etag: string | null, signal: AbortSignal) {
      const reply = await apiIfChanged(address(id, query), etag, signal);
      return reply && { page: parseAs(view, reply.json), etag: reply.etag };
    },
  };
}
