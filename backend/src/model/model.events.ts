import { createParser } from 'eventsource-parser';
import { APIError } from 'openai';
import type { ChatCompletionChunk } from 'openai/resources/chat/completions';

/**
 * Reads a streamed answer's chunks as they arrive. They are called back rather than iterated over: the client's own iteration spends several
 * promises on each token, which was a third of a generation's processor time.
 * @param onChunk returns true once it wants no more; the connection is closed then
 * @throws APIError for an error that the server sends in the middle; SyntaxError for what is no JSON; the transport's error when it breaks
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
        // A last line that was not ended by an empty one counts as well.
        parser.reset({ consume: true });
        return;
      }
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
