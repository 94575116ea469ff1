/** Anything that JSON can say; lists within it may be read as they are written. */
export type Streamed = AsyncIterable<object> | object | string | number | boolean | null | undefined;

/** JSON that is written already, as a database does it: a value, or several items of a list with commas between them. */
export class WrittenJson {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Characters after which a piece is given. */
const PIECE = 16_384;

/**
 * Writes a document as JSON piece by piece, so that a large one is never in memory as a whole.
 * @param document plain data; lists in it, at any depth, may be async iterables, which are read one after the other
 */
export async function* jsonPieces(document: Streamed): AsyncGenerator<string> {
  let piece = '';
  for await (const part of partsOf(document)) {
    piece += part;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  if (piece) yield piece;
}

async function* partsOf(value: Streamed): AsyncGenerator<string> {
  if (value instanceof WrittenJson) yield value.text;
  else if (isList(value)) yield* listParts(value);
  else if (isPlain(value) && Object.values(value).some(isList)) yield* objectParts(value);
  else yield JSON.stringify(value) ?? 'null';
}

async function* listParts(list: AsyncIterable<object>): AsyncGenerator<string> {
  let separator = '[';
  for await (const item of list) {
    yield separator;
    yield* partsOf(item);
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}

async function* objectParts(value: object): AsyncGenerator<string> {
  let separator = '{';
  for (const [key, part] of Object.entries(value)) {
    if (part === undefined) continue;
    yield `${separator}${JSON.stringify(key)}:`;
    yield* partsOf(part);
    separator = ',';
  }
  yield separator === '{' ? '{}' : '}';
}

const isList = (value: unknown): value is AsyncIterable<object> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

const isPlain = (value: unknown): value is Record<string, Streamed> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * Reads a list page by page, each when it is needed.
 * @param read the next page after a row; null for the first one
 * @param size rows of a full page: a smaller one is the last
 */
export async function* inPages<Row>(read: (after: Row | null) => Promise<Row[]>, size: number): AsyncGenerator<Row> {
  for (let after: Row | null = null; ; ) {
    const page: Row[] = await read(after);
    yield* page;
    after = page.at(-1) ?? null;
    if (page.length < size || after === null) return;
  }
}

/** Items of a list as JSON, with commas between them, and the last one's number; null for both: there are none. */
export interface WrittenPage {
  items: string | null;
  /** The last item's number, as PostgreSQL gives it. */
  last: string | null;
}

/**
 * Reads a list page by page that the database writes as JSON: as rows it would cost a node some ten objects an item.
 * @param read the next page after a number, 0 for the first one
 */
export async function* writtenPages(read: (after: number) => Promise<WrittenPage | undefined>): AsyncGenerator<WrittenJson> {
  for (let after = 0; ; ) {
    const { items = null, last = null } = (await read(after)) ?? {};
    if (items === null || last === null) return;
    yield new WrittenJson(items);
    after = Number(last);
  }
}
