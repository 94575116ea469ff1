/** A message as the server stores it. Ids are the one order of a conversation, on every screen. */
interface Stored {
  id: number;
}

/** Messages that render together: an unchanged page keeps its identity, and does not rerender. */
type Pages<Message> = readonly (readonly Message[])[];

/** The messages of a conversation as this browser knows them. A feature's view adds its facts. */
export interface Thread<Message> {
  /** Oldest first. */
  pages: Pages<Message>;
  /** The server has older messages. */
  hasOlder: boolean;
  /** The last message without a gap before it: a catch-up starts here. */
  syncedTo: number;
  /** The conversation was deleted, or this reader may no longer open it. */
  gone: boolean;
}

/** A page of an answer, oldest first. `hasMore`: the server has more in the direction that was asked for. */
export interface Page<Message> {
  messages: readonly Message[];
  hasMore: boolean;
}

export interface ThreadRules<Message, Answer, Facts> {
  /** Messages that render together. No more than a page of the server's, so that each can be read again by one call. */
  pageSize: number;
  /** A known message after it has arrived again. Without a change it returns `known` itself. */
  update: (known: Message, arrived: Message) => Message;
  /** What a view has beside its messages. `known` may be newer than the answer. */
  facts: (answer: Answer, known?: Facts) => Facts;
  /** The facts after a message that is new to the view. */
  count?: (facts: Facts) => Facts;
}

/** Messages that a catch-up fetches again: an earlier push may be lost although a later one arrived. */
const AGAIN = 30;

/** Finds a known message. */
export function findMessage<Message extends Stored>(pages: Pages<Message>, id: number): Message | undefined {
  return pages[pageFor(pages, id)]?.find((message) => message.id === id);
}

/** Finds the last message of some sort, from the end, since a conversation may have thousands. */
export function findLastMessage<Message>(pages: Pages<Message>, is: (message: Message) => boolean): Message | undefined {
  for (const page of pages.toReversed()) {
    const message = page.findLast(is);
    if (message) return message;
  }
  return undefined;
}

export function lastMessage<Message>({ pages }: Pick<Thread<Message>, 'pages'>): Message | undefined {
  return pages.at(-1)?.at(-1);
}

/** The message to catch up from. It lies before the last, since pushes may have an unnoticed gap. */
export function resumeFrom({ pages, syncedTo }: Pick<Thread<Stored>, 'pages' | 'syncedTo'>): number {
  const latest = pages.slice(-2).flat();
  const from = latest.at(-AGAIN - 1)?.id ?? (latest[0]?.id ?? 1) - 1;
  return Math.min(syncedTo, from);
}

/** The index of the last page that begins at or before an id. */
function pageFor(pages: Pages<Stored>, id: number): number {
  return Math.max(
    0,
    pages.findLastIndex((page) => (page[0]?.id ?? 0) <= id),
  );
}

/** Whether a message joins the known ones. One from before the first would leave a gap; it comes with its page. */
function fits({ pages, hasOlder }: Thread<Stored>, { id }: Stored): boolean {
  return !hasOlder || id >= (pages[0]?.[0]?.id ?? 0);
}

/** The pure functions that put messages into pages. */
function pagesOf<Message extends Stored>({ pageSize, update }: Pick<ThreadRules<Message, never, never>, 'pageSize' | 'update'>) {
  type Messages = readonly Message[];

  function paged(messages: Messages): Messages[] {
    const pages: Messages[] = [];
    for (let start = 0; start < messages.length; start += pageSize) pages.push(messages.slice(start, start + pageSize));
    return pages;
  }

  function insertOne(pages: Pages<Message>, message: Message): Pages<Message> {
    const last = pages.at(-1);
    if (!last || message.id > (last.at(-1)?.id ?? 0)) {
      return last && last.length < pageSize ? pages.with(-1, [...last, message]) : [...pages, [message]];
    }
    const at = pageFor(pages, message.id);
    const page = pages[at] ?? [];
    const known = page.findIndex(({ id }) => id === message.id);
    const before = page[known];
    if (before) {
      const updated = update(before, message);
      return updated === before ? pages : pages.with(at, page.with(known, updated));
    }
    const place = page.findIndex(({ id }) => id > message.id);
    return pages.with(at, page.toSpliced(place === -1 ? page.length : place, 0, message));
  }

  /** Inserts messages by id. A known message is updated, not repeated. */
  const insert = (pages: Pages<Message>, messages: Messages): Pages<Message> => messages.reduce(insertOne, pages);

  return { paged, insert };
}

/** The pure functions that merge answers and pushes into a view of one feature's messages. Repeats are harmless. */
export function threadOf<Message extends Stored, Answer extends Page<Message>, Facts extends object>({
  pageSize,
  update,
  facts,
  count = (same) => same,
}: ThreadRules<Message, Answer, Facts>) {
  type View = Thread<Message> & Facts;
  const { paged, insert } = pagesOf({ pageSize, update });

  /** The view from an answer with the newest page. */
  const viewOf = (answer: Answer): View => ({
    ...facts(answer),
    pages: paged(answer.messages),
    hasOlder: answer.hasMore,
    syncedTo: answer.messages.at(-1)?.id ?? 0,
    gone: false,
  });

  /** The view after an answer with the messages after `syncedTo`. */
  const mergeAnswer = (view: View, answer: Answer): View => ({
    ...view,
    ...facts(answer, view),
    pages: insert(
      view.pages,
      answer.messages.filter((message) => fits(view, message)),
    ),
    syncedTo: Math.max(view.syncedTo, answer.messages.at(-1)?.id ?? 0),
    gone: false,
  });

  /** The view after an answer with the newest page. Known and pushed messages stay; pages beyond a gap are dropped. */
  function mergeNewest(view: View, answer: Answer): View {
    const { messages, hasMore } = answer;
    const first = messages[0]?.id ?? 0;
    const last = messages.at(-1)?.id ?? 0;
    // The answer holds the whole thread, but known pages may begin after it.
    const isWhole = !hasMore && (view.pages[0]?.[0]?.id ?? 0) <= last;
    const merged = mergeAnswer(isWhole ? { ...view, hasOlder: false } : view, answer);
    if (!hasMore || first <= view.syncedTo) return merged;
    const later = view.pages.flat().filter(({ id }) => id >= first);
    // The answer again at the end: what it says of a message is newer than what was known.
    return { ...merged, pages: insert(insert(paged(messages), later), messages), hasOlder: true };
  }

  /** The view with a new or updated message. `inOrder`: nothing was missed before it. Itself if the message does not fit. */
  function addMessage(view: View, message: Message, inOrder: boolean): View {
    if (!fits(view, message)) return view;
    const counted = findMessage(view.pages, message.id) ? view : { ...view, ...count(view) };
    const syncedTo = inOrder ? Math.max(view.syncedTo, message.id) : view.syncedTo;
    return { ...counted, pages: insert(view.pages, [message]), syncedTo };
  }

  /** The view with older messages prepended. They are dropped if the first message is no longer `before`. */
  function addOlder(view: View, before: number, { messages, hasMore }: Page<Message>): View {
    if (view.pages[0]?.[0]?.id !== before) return view;
    return { ...view, pages: [...paged(messages), ...view.pages], hasOlder: hasMore };
  }

  return { insert, viewOf, mergeAnswer, mergeNewest, addMessage, addOlder };
}
