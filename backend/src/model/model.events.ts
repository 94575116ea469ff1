import { createParser } from 'eventsource-parser';
import { APIError } from 'openai';
import type { ChatCompletionChunk } from 'openai/resources/chat/completions';

/**
 * Reads a streamed answer's chunks as they arrive, by callback: the client's own iteration spends several promises on each
 * token, which was a third of a generation's processor time.
 * @param onChunk returns true to end the stream; the connection is then closed
 * @throws APIError for an error that the server sends in the middle; SyntaxError for invalid JSON; the transport's error when it breaks
 */
export async function readChunks(response: Response, onChunk: (chunk: ChatCompletionChunk) => boolean): Promise<void> {
  if (!response.body) return;
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  let done = false;
  const parser = createParser({
    onEvent({ data }) {
      if (done) return;
      if (data.startsWith('[DONE]')) {
        done = true;
        return;
      }
      const chunk: ChatCompletionChunk & { error?: object } = JSON.parse(data);
      if (chunk.error) throw new APIError(undefined, chunk.error, undefined, response.headers);
      done = onChunk(chunk);
    },
  });
  try {
    while (!done) {
      const { value, done: ended } = await reader.read();
      if (ended) {
        // A last line without an empty one after it counts as well.
        parser.reset({ consume: true });
        return;
      }
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
