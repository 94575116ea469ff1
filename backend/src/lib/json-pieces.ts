/** Anything that JSON can say; lists within it may be read as they are written. */
export type Streamed = AsyncIterable<object> | object | string | number | boolean | null | undefined;

/** Characters after which a piece is given. */
const PIECE = 65_536;

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
  yield piece;
}

async function* partsOf(value: Streamed): AsyncGenerator<string> {
  if (isList(value)) yield* listParts(value);
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
