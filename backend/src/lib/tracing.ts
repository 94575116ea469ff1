/** What a span is in a trace, in OpenTelemetry's words. */
type SpanKind = 'server' | 'client' | 'producer' | 'consumer' | 'internal';

export interface SpanOptions {
  /** `internal` unless given. */
  kind?: SpanKind;
  /**
   * The place under which the span stands; null: it begins a trace. Left out: under what runs now. Where nothing does, or its trace has ended, there is
   * no span: what a timer does for ever must not hang in the trace of the event that set it.
   */
  parent?: string | null;
  /** Names and numbers of ours alone: never a text, an address, a value of a statement, or an id of somebody. */
  attributes?: Readonly<Record<string, string | number>>;
}

/** A piece of work that is followed. */
export interface Span {
  /** Where it stands, as W3C's `traceparent`: other nodes and later work can stand under it. */
  readonly place: string;
  /** For a name that is known late. */
  rename(name: string): void;
  set(attribute: string, value: string | number): void;
  /** Points at another place that it belongs to. */
  link(place: string): void;
  /** Runs work under it, with all that the work awaits. */
  within<T>(work: () => T): T;
  /** Once, and the last. @param failure the code of what went wrong, never its message */
  end(failure?: string | null): void;
}

/** What carries traces where they are switched on. */
export interface Tracer {
  begin(name: string, options: SpanOptions): Span | null;
  place(): string | null;
}

let tracer: Tracer | null = null;

/** Hands every span to a tracer from now on; null: nothing is traced. */
export function setTracer(next: Tracer | null): void {
  tracer = next;
}

/** Whether anything is traced: asked first on hot paths, so that they pay for nothing else. */
export const isTraced = (): boolean => tracer !== null;

/** @returns null where nothing is traced; else to be ended */
export const beginSpan = (name: string, options: SpanOptions = {}): Span | null =>
  tracer === null ? null : tracer.begin(name, options);

/** The place of what runs now, as W3C's `traceparent`; null where nothing is traced. */
export const tracePlace = (): string | null => (tracer === null ? null : tracer.place());

/** Runs work in a span that ends with it. Where nothing is traced, it is the work alone. */
export function inSpan<T>(name: string, options: SpanOptions, work: () => T): T {
  const span = beginSpan(name, options);
  return span ? endingWith(span, work) : work();
}

/** Runs work that several spans share: under the first, and it and the others point at each other. */
export function inSharedSpan<T>(name: string, sharing: readonly (Span | null)[], work: () => T): T {
  if (tracer === null) return work();
  const [first, ...others] = sharing.filter((each) => each !== null);
  const span = first && beginSpan(name, { parent: first.place, attributes: { 'beside.shared_by': sharing.length } });
  if (!span) return work();
  for (const other of others) {
    span.link(other.place);
    other.link(span.place);
  }
  return endingWith(span, work);
}

/** Runs work within a span, and ends it with the work. */
export function endingWith<T>(span: Span, work: () => T): T {
  try {
    const result = span.within(work);
    if (!(result instanceof Promise)) span.end();
    // The caller handles the failure: this is a branch of its own.
    else
      result.then(
        () => span.end(),
        (error: unknown) => span.end(failureCode(error)),
      );
    return result;
  } catch (error) {
    span.end(failureCode(error));
    throw error;
  }
}

/** A failure's code, or the name of its class: messages quote values. */
export function failureCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.constructor.name;
}
