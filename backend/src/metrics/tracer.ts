import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import {
  type Context,
  DiagLogLevel,
  diag,
  isSpanContextValid,
  type Span as OtelSpan,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TracingConfig } from '../config.tracing.ts';
import type { Log } from '../lib/logger.ts';
import { pause } from '../lib/pause.ts';
import { type Span, type SpanOptions, setTracer, type Tracer } from '../lib/tracing.ts';
import { VERSION } from '../lib/version.ts';

/** Milliseconds that a stop waits for the last spans: a collector that hangs must not hold a node. */
const LAST_SPANS_MS = 3000;
/** Milliseconds between two lines of the log about spans that could not be sent. */
const WARN_EVERY_MS = 60_000;
/** W3C's `traceparent`, version 0. */
const PLACE = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

const ignore = (): void => undefined;
const SILENT = { info: ignore, debug: ignore, verbose: ignore };

const KINDS = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
};

/** What runs now: its span, and whether the first span of its trace on this node is still open. */
interface Current {
  context: Context;
  span: OtelSpan;
  first: { isOpen: boolean };
}

export interface Tracing {
  /** Sends what has ended. */
  flush(): Promise<void>;
  /** Traces nothing from now on, and sends the rest. */
  close(): Promise<void>;
}

/**
 * Traces from now on, and sends the spans by OTLP. The one file that knows OpenTelemetry's SDK; it is read only where tracing is switched on.
 * The SDK is not registered globally, so no library traces by itself.
 */
export function startTracing(config: TracingConfig, log: Pick<Log, 'warn'>): Tracing {
  const warn = warningOf(log);
  // The SDK's own log says when spans are dropped; its messages may quote what a collector answered.
  diag.setLogger({ ...SILENT, error: warn, warn }, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
  const { url, headers, batch } = config;
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.version': VERSION,
      'service.instance.id': randomUUID(),
      ...config.resource,
    }),
    sampler: samplerOf(config),
    spanProcessors: [new BatchSpanProcessor({ exporter: warning(new OTLPTraceExporter({ url, headers }), warn), ...batch })],
  });
  setTracer(tracerOf(provider));
  return {
    flush: () => provider.forceFlush(),
    async close() {
      setTracer(null);
      await Promise.race([provider.shutdown().catch(() => undefined), pause(LAST_SPANS_MS)]);
    },
  };
}

/** Says that spans are lost, now and then. */
function warningOf(log: Pick<Log, 'warn'>): () => void {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - last < WARN_EVERY_MS) return;
    last = performance.now();
    log.warn('spans could not be sent, or were dropped');
  };
}

/** An exporter that warns of each failure: the SDK keeps some of them to itself. */
function warning(exporter: SpanExporter, warn: () => void): SpanExporter {
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error) warn();
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}

function samplerOf({ sampler, ratio }: TracingConfig): Sampler {
  const isParentBased = sampler.startsWith('parentbased_');
  const name = sampler.replace('parentbased_', '');
  const root =
    name === 'always_off'
      ? new AlwaysOffSampler()
      : name === 'traceidratio'
        ? new TraceIdRatioBasedSampler(ratio)
        : new AlwaysOnSampler();
  return isParentBased ? new ParentBasedSampler({ root }) : root;
}

function tracerOf(provider: TracerProvider): Tracer {
  const tracer = provider.getTracer('beside', VERSION);
  const storage = new AsyncLocalStorage<Current>();
  const running = (): Current | null => {
    const current = storage.getStore();
    return current?.first.isOpen ? current : null;
  };

  /** Where a new span stands; null: nowhere. */
  const above = (parent: string | null | undefined): Pick<Current, 'context' | 'first'> | null => {
    if (parent === undefined) {
      const current = running();
      // Every sampler decides the same for the rest of a trace, so what is not kept costs its first span alone.
      return current && isKept(current.span) ? current : null;
    }
    const remote = parent === null ? null : contextOf(parent);
    return { context: remote ? trace.setSpanContext(ROOT_CONTEXT, remote) : ROOT_CONTEXT, first: { isOpen: true } };
  };

  return {
    begin(name, { kind = 'internal', parent, attributes }: SpanOptions) {
      const found = above(parent);
      if (!found) return null;
      const { first } = found;
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes: { ...attributes } }, found.context);
      const current = { span, first, context: trace.setSpan(found.context, span) };
      const onEnd = parent === undefined ? null : first;
      return spanOf(current, (work) => storage.run(current, work), onEnd);
    },
    place: () => {
      const current = running();
      return current && placeOf(current.span.spanContext());
    },
  };
}

function spanOf({ span }: Current, within: Span['within'], first: Current['first'] | null): Span {
  return {
    place: placeOf(span.spanContext()),
    within,
    rename: (name) => void span.updateName(name),
    set: (attribute, value) => void span.setAttribute(attribute, value),
    link(place) {
      const context = contextOf(place);
      if (context) span.addLink({ context });
    },
    end(failure = null) {
      if (failure !== null) span.setAttribute('error.type', failure).setStatus({ code: SpanStatusCode.ERROR });
      span.end();
      if (first) first.isOpen = false;
    },
  };
}

const isKept = (span: OtelSpan): boolean => (span.spanContext().traceFlags & TraceFlags.SAMPLED) !== 0;

const placeOf = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;

/** @returns null for what is no place */
function contextOf(place: string): SpanContext | null {
  const [, traceId, spanId, flags] = PLACE.exec(place) ?? [];
  if (!traceId || !spanId || !flags) return null;
  const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return isSpanContextValid(context) ? context : null;
}
