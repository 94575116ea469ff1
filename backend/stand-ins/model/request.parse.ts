/** One message of a request, its content flattened to text. */
export interface ModelMessage {
  role: string;
  content: string;
}

/** The fields of a chat completion request that the stand-in uses. */
export interface ModelRequest {
  model: string;
  messages: ModelMessage[];
  stream: boolean;
  includeUsage: boolean;
  /** The most tokens to write; Infinity when the request has no limit. */
  maxTokens: number;
}

/** A request that cannot be answered; it becomes OpenAI's error body with this status. */
export class ModelRequestError extends Error {
  readonly status: number;
  readonly param: string | null;
  readonly code: string | null;

  constructor(status: number, message: string, param: string | null = null, code: string | null = null) {
    super(message);
    this.status = status;
    this.param = param;
    this.code = code;
  }
}

/** Whether a parsed value is a plain object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object that a text holds as JSON, or an empty one. */
export function parseRecord(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/** The value if it is a string, made well-formed (no lone surrogates), else the fallback. */
export function textOf(value: unknown, fallback = ''): string {
  return typeof value === 'string' ? value.toWellFormed() : fallback;
}

function contentOf(content: unknown, param: string): string {
  if (typeof content === 'string') return content;
  if (content === null || content === undefined) return '';
  if (!Array.isArray(content)) throw new ModelRequestError(400, `Invalid type for '${param}'.`, param, 'invalid_type');
  return content.map((part: unknown) => (isRecord(part) ? textOf(part.text) : '')).join('');
}

function messagesOf(value: unknown): ModelMessage[] {
  if (value === undefined) {
    throw new ModelRequestError(400, "Missing required parameter: 'messages'.", 'messages', 'missing_required_parameter');
  }
  if (!Array.isArray(value)) throw new ModelRequestError(400, "Invalid type for 'messages'.", 'messages', 'invalid_type');
  if (value.length === 0) {
    throw new ModelRequestError(400, "Invalid 'messages': empty array.", 'messages', 'empty_array');
  }
  return value.map((message: unknown, index) => {
    const param = `messages[${index}]`;
    if (!isRecord(message) || typeof message.role !== 'string') {
      throw new ModelRequestError(
        400,
        `Missing required parameter: '${param}.role'.`,
        `${param}.role`,
        'missing_required_parameter',
      );
    }
    return { role: message.role, content: contentOf(message.content, `${param}.content`) };
  });
}

function limitOf(body: Record<string, unknown>): number {
  const param = body.max_completion_tokens == null ? 'max_tokens' : 'max_completion_tokens';
  const limit = body[param];
  if (limit == null) return Number.POSITIVE_INFINITY;
  if (typeof limit !== 'number' || !Number.isInteger(limit) || limit < 1) {
    throw new ModelRequestError(400, `Invalid '${param}': expected an integer of at least 1.`, param, 'invalid_value');
  }
  return limit;
}

/** Parses the body of `POST /v1/chat/completions`. Throws `ModelRequestError` with status 400 for an unreadable one. */
export function parseModelRequest(text: string): ModelRequest {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new ModelRequestError(400, 'We could not parse the JSON body of your request.');
  }
  if (!isRecord(body)) throw new ModelRequestError(400, 'The JSON body of your request must be an object.');
  return {
    model: textOf(body.model, 'demo') || 'demo',
    messages: messagesOf(body.messages),
    stream: body.stream === true,
    includeUsage: isRecord(body.stream_options) && body.stream_options.include_usage === true,
    maxTokens: limitOf(body),
  };
}
