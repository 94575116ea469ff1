import { AdviceRequestDto, BookmarksDto, GenerateAdviceDto } from '@beside/common/advice/advice.dto';
import { KeptAdviceDto } from '@beside/common/advice/advice.kept.dto';
import { KeptAdviceAnswer } from '@beside/common/advice/advice.kept.views';
import { AdviceBookmarks, AdviceHistoryPage, AdviceSessionAnswer } from '@beside/common/advice/advice.views';
import { Done } from '@beside/common/answers.views';
import { isLanguage, LANGUAGES, type Language } from '@beside/common/language/language.constants';
import { isUUID } from 'class-validator';
import type { Router } from 'express';
import { invalidQuery, queryField } from '../../http/query.ts';
import { READ, WRITE } from '../../http/rate-limits.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { notFound } from '../../lib/app-error.ts';
import { helpUnread } from '../safety/safety.service.ts';
import { DOWNLOAD, GENERATE } from './advice.limits.ts';
import { answerWith } from './advice.presenter.ts';
import type { AdviceService } from './advice.service.ts';
import { attachment } from './document/advice.document.ts';
import type { AdviceDownload } from './document/advice.download.ts';
import { HISTORY_QUERY } from './history/advice.history-query.ts';

export function adviceRoutes(advice: AdviceService, download: AdviceDownload, context: RouteContext): Router {
  const calls = context.routes('/api/advice');

  calls.post(
    '/generate',
    {
      guard: 'public',
      scope: 'advice:generate',
      limit: GENERATE,
      input: GenerateAdviceDto,
      answers: AdviceSessionAnswer,
      fails: [
        'not_found',
        'usage_limit_reached',
        'budget_reached',
        'conflict',
        'stopped',
        'model_failed',
        'model_timeout',
        'model_refused',
        'interrupted',
      ],
      helps: helpUnread,
      about: 'Asks for advice, and answers with it once it is written and stored',
    },
    async (call) => {
      const actor = await context.ensureVisitor(call);
      return advice.generate(actor, call.input, context.disconnected(call));
    },
  );

  // For pages without a socket; others send `advice:stop`.
  calls.post(
    '/stop',
    {
      guard: 'public',
      scope: 'advice:generate',
      limit: WRITE,
      input: AdviceRequestDto,
      answers: Done,
      fails: ['not_found'],
      about: 'Stops advice that is being written',
    },
    async ({ actor, input }) => {
      await advice.stop(actor, input.requestId.toLowerCase());
      return {};
    },
  );

  historyRoutes(calls, advice);
  sessionRoutes(calls, advice, download);
  return calls.router;
}

type Calls = ReturnType<RouteContext['routes']>;

/** What a user has asked and kept. */
function historyRoutes(calls: Calls, advice: AdviceService): void {
  const kept = { guard: 'user', scope: 'advice:history' } as const;
  calls.get(
    '/history',
    {
      ...{ ...kept, limit: READ, answers: AdviceHistoryPage, query: HISTORY_QUERY },
      about: "A page of the user's advice, the newest first; or what a search finds in it",
    },
    ({ actor, query }) => advice.history(actor, query),
  );

  calls.get(
    '/bookmarks',
    { ...kept, limit: READ, answers: AdviceBookmarks, about: 'The ids of the advice that the user keeps' },
    ({ actor }) => advice.bookmarks(actor),
  );

  calls.put(
    '/bookmarks',
    { ...kept, limit: WRITE, input: BookmarksDto, answers: AdviceBookmarks, about: 'Adds bookmarks that a browser has kept' },
    ({ actor, input }) => advice.mergeBookmarks(actor, input.ids),
  );

  calls.put(
    '/:id/bookmark',
    { ...kept, limit: WRITE, answers: Done, fails: ['conflict'], about: 'Bookmarks an advice' },
    async ({ actor, request }) => {
      await advice.addBookmark(actor, adviceIdOf(request.params.id));
      return {};
    },
  );

  calls.delete(
    '/:id/bookmark',
    { ...kept, limit: WRITE, answers: Done, about: 'Removes a bookmark' },
    async ({ actor, request }) => {
      await advice.removeBookmark(actor, adviceIdOf(request.params.id));
      return {};
    },
  );

  calls.post(
    '/kept',
    {
      ...{ guard: 'user', scope: null, limit: READ, input: KeptAdviceDto, answers: KeptAdviceAnswer },
      about: "Which advice that a browser keeps is not the user's any more, so that it deletes its copies",
    },
    async ({ actor, input }) => ({ gone: await advice.goneOf(actor, input.ids) }),
  );
}

/** One advice. */
function sessionRoutes(calls: Calls, advice: AdviceService, download: AdviceDownload): void {
  calls.get(
    '/:id',
    { guard: 'public', scope: 'advice:history', limit: READ, answers: AdviceSessionAnswer, about: 'One advice' },
    async ({ actor, request }) => answerWith(await advice.read(actor, adviceIdOf(request.params.id))),
  );

  calls.get(
    '/:id/download',
    {
      guard: 'public',
      scope: 'advice:history',
      limit: DOWNLOAD,
      answers: null,
      sends: 'text/markdown',
      query: { language: DOWNLOADED_IN },
      about: 'An advice with its chat, as Markdown',
    },
    async (call) => {
      const { actor, request, query, response } = call;
      const { name, markdown } = await download(actor, adviceIdOf(request.params.id), query.language);
      response.setHeader('Content-Disposition', attachment(name, 'advice.md'));
      response.type('text/markdown; charset=utf-8').send(markdown);
      return undefined;
    },
  );

  calls.delete(
    '/:id',
    {
      guard: 'public',
      scope: 'advice:history',
      limit: WRITE,
      answers: Done,
      fails: ['conflict'],
      about: 'Deletes an advice with its chat',
    },
    async ({ actor, request }) => {
      await advice.remove(actor, adviceIdOf(request.params.id));
      return {};
    },
  );
}

/** @throws AppError 404 for what names nothing */
export function adviceIdOf(raw: unknown): string {
  if (!isUUID(raw)) throw notFound();
  return String(raw).toLowerCase();
}

const DOWNLOADED_IN = queryField(
  "The language of the file's headings; the advice's own unless given",
  { type: 'string', enum: LANGUAGES },
  languageOf,
);

function languageOf(raw: unknown): Language | null {
  if (raw === undefined || raw === '') return null;
  if (typeof raw !== 'string' || !isLanguage(raw)) throw invalidQuery('language', 'language must be one of the interface');
  return raw;
}
