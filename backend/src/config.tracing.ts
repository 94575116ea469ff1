/** OpenTelemetry's own names, with its own meanings: https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables */
export const TRACING_NAMES = [
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_SDK_DISABLED',
  'OTEL_SERVICE_NAME',
  'OTEL_RESOURCE_ATTRIBUTES',
  'OTEL_TRACES_SAMPLER',
  'OTEL_TRACES_SAMPLER_ARG',
  'OTEL_BSP_SCHEDULE_DELAY',
  'OTEL_BSP_MAX_QUEUE_SIZE',
  'OTEL_BSP_MAX_EXPORT_BATCH_SIZE',
  'OTEL_BSP_EXPORT_TIMEOUT',
] as const;

type Name = (typeof TRACING_NAMES)[number];

const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** Where spans go, and which ones. */
export interface TracingConfig {
  /** Takes OTLP over HTTP, as protobuf. */
  url: string;
  /** Secret. */
  headers: Record<string, string>;
  /** What describes this installation, `service.name` included. */
  resource: Record<string, string>;
  sampler: (typeof SAMPLERS)[number];
  /** The part of all traces that a sampler by ratio takes, from 0 to 1. */
  ratio: number;
  /** How spans are sent; times in milliseconds. */
  batch: {
    scheduledDelayMillis: number;
    maxQueueSize: number;
    maxExportBatchSize: number;
    exportTimeoutMillis: number;
  };
}

/** How variables are read: null where one is unset. */
interface Read {
  address(name: Name): string | null;
  text(name: Name): string | null;
  number(name: Name, fallback: number, min: number, max: number): number;
}

/**
 * Reads OpenTelemetry's variables.
 * @param faults gets a line for each fault; none repeats a header
 * @returns null without an endpoint, or where it is switched off: nothing is traced
 */
export function tracingConfig({ address, text, number }: Read, faults: string[]): TracingConfig | null {
  const endpoint = address('OTEL_EXPORTER_OTLP_ENDPOINT');
  const url = address('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT') ?? (endpoint && `${endpoint}/v1/traces`);
  if (url === null || text('OTEL_SDK_DISABLED')?.toLowerCase() === 'true') return null;
  const named = text('OTEL_TRACES_SAMPLER') ?? 'parentbased_always_on';
  const sampler = SAMPLERS.find((each) => each === named);
  if (!sampler) faults.push(`OTEL_TRACES_SAMPLER must be one of ${SAMPLERS.join(', ')}`);
  const pairs = (name: Name): Record<string, string> => {
    const read = pairsOf(text(name) ?? '');
    if (!read) faults.push(`${name} must be name=value, with commas between several`);
    return read ?? {};
  };
  const serviceName = text('OTEL_SERVICE_NAME');
  const maxQueueSize = number('OTEL_BSP_MAX_QUEUE_SIZE', 2048, 1, 1_000_000);
  return {
    url,
    headers: pairs('OTEL_EXPORTER_OTLP_HEADERS'),
    resource: {
      'service.name': 'beside',
      ...pairs('OTEL_RESOURCE_ATTRIBUTES'),
      ...(serviceName ? { 'service.name': serviceName } : {}),
    },
    sampler: sampler ?? 'parentbased_always_on',
    ratio: number('OTEL_TRACES_SAMPLER_ARG', 1, 0, 1),
    batch: {
      scheduledDelayMillis: number('OTEL_BSP_SCHEDULE_DELAY', 5000, 1, 3_600_000),
      maxQueueSize,
      maxExportBatchSize: Math.min(maxQueueSize, number('OTEL_BSP_MAX_EXPORT_BATCH_SIZE', 512, 1, 1_000_000)),
      exportTimeoutMillis: number('OTEL_BSP_EXPORT_TIMEOUT', 30_000, 1, 3_600_000),
    },
  };
}

/** Reads `name=value,name=value`; values are percent-encoded. @returns null where it has another form */
function pairsOf(text: string): Record<string, string> | null {
  const pairs: Record<string, string> = {};
  for (const pair of text.split(',').filter((each) => each.trim() !== '')) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, Math.max(at, 0)).trim();
    if (name === '') return null;
    try {
      pairs[name] = decodeURIComponent(pair.slice(at + 1).trim());
    } catch {
      return null;
    }
  }
  return pairs;
}
