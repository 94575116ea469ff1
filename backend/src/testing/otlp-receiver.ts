import type { IncomingHttpHeaders } from 'node:http';
import { listen } from './listen.ts';

export interface ReceivedSpan {
  name: string;
  trace: string;
  id: string;
  /** Null: it began the trace. */
  parent: string | null;
  /** OpenTelemetry's number: 1 internal, 2 server, 3 client, 4 producer, 5 consumer. */
  kind: number;
  attributes: Record<string, string | number>;
  /** The ids of spans that it points at. */
  links: string[];
  /** Of its events; the product sends none. */
  events: number;
  hasFailed: boolean;
  /** What describes the node that sent it. */
  resource: Record<string, string | number>;
}

export interface OtlpReceiver {
  url: string;
  spans: ReceivedSpan[];
  /** All that was received, as it came. */
  bodies: Buffer[];
  headers: IncomingHttpHeaders[];
  close(): void;
}

/** Takes OTLP over HTTP, as a collector does. */
export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const received = { spans: [] as ReceivedSpan[], bodies: [] as Buffer[], headers: [] as IncomingHttpHeaders[] };
  const { url, close } = await listen(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const isOtlp = request.url === '/v1/traces' && request.headers['content-type'] === 'application/x-protobuf';
    if (isOtlp) {
      received.bodies.push(body);
      received.headers.push(request.headers);
      received.spans.push(...spansIn(body));
    }
    response.writeHead(isOtlp ? 200 : 404, { 'content-type': 'application/x-protobuf' }).end();
  });
  return { ...received, url, close };
}

/** A message of Protocol Buffers: each field's values, by its number. */
type Message = Map<number, (Buffer | bigint)[]>;

/** Reads the wire format: https://protobuf.dev/programming-guides/encoding */
function messageOf(bytes: Buffer): Message {
  const message: Message = new Map();
  let at = 0;
  const varint = (): bigint => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = bytes.readUInt8(at++);
      value |= BigInt(byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  const take = (length: number): Buffer => {
    at += length;
    if (at > bytes.length) throw new Error('A field is longer than its message');
    return bytes.subarray(at - length, at);
  };
  while (at < bytes.length) {
    const tag = Number(varint());
    const wire = tag & 7;
    if (![0, 1, 2, 5].includes(wire)) throw new Error(`A field has the wire type ${wire}`);
    const value = wire === 0 ? varint() : take(wire === 1 ? 8 : wire === 5 ? 4 : Number(varint()));
    message.set(tag >> 3, [...(message.get(tag >> 3) ?? []), value]);
  }
  return message;
}

const bytesIn = (message: Message, field: number): Buffer[] => (message.get(field) ?? []).filter((each) => Buffer.isBuffer(each));
const messagesIn = (message: Message, field: number): Message[] => bytesIn(message, field).map(messageOf);
const textIn = (message: Message, field: number): string => bytesIn(message, field)[0]?.toString('utf8') ?? '';
const hexIn = (message: Message, field: number): string => bytesIn(message, field)[0]?.toString('hex') ?? '';
const numberIn = (message: Message, field: number): number => Number(message.get(field)?.[0] ?? 0);

/** Of `opentelemetry/proto/trace/v1/trace.proto`. */
function spansIn(body: Buffer): ReceivedSpan[] {
  return messagesIn(messageOf(body), 1).flatMap((resourceSpans) => {
    const resource = attributesIn(messagesIn(resourceSpans, 1)[0] ?? new Map(), 1);
    return messagesIn(resourceSpans, 2).flatMap((scope) => messagesIn(scope, 2).map((span) => ({ ...spanOf(span), resource })));
  });
}

function spanOf(span: Message): Omit<ReceivedSpan, 'resource'> {
  return {
    name: textIn(span, 5),
    trace: hexIn(span, 1),
    id: hexIn(span, 2),
    parent: hexIn(span, 4) || null,
    kind: numberIn(span, 6),
    attributes: attributesIn(span, 9),
    links: messagesIn(span, 13).map((link) => hexIn(link, 2)),
    events: messagesIn(span, 11).length,
    hasFailed: messagesIn(span, 15).some((status) => numberIn(status, 3) === 2),
  };
}

function attributesIn(message: Message, field: number): Record<string, string | number> {
  const pairs = messagesIn(message, field).map((pair): [string, string | number] => {
    const [value = new Map()] = messagesIn(pair, 2);
    return [textIn(pair, 1), value.has(3) ? numberIn(value, 3) : textIn(value, 1)];
  });
  return Object.fromEntries(pairs);
}
