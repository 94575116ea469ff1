import { createServer } from 'node:http';
import { COUNSEL, LINES } from './film.texts.mjs';

/** Tasks whose text is shown while it is written. */
const WRITTEN = new Set(['advice', 'counsellor']);

/**
 * The model of the film, over the stand-in's own wire: what it writes comes when the film says so, which makes each picture's text depend on no
 * machine's speed. The counsellor and the translations have texts of the film; all else is the stand-in's.
 * @param built imports a module of the built server
 */
export async function startFilmModel(built) {
  const [{ compose }, wire, { parseModelRequest }, { tokenise }] = await Promise.all(
    ['compose', 'completion.wire', 'request.parse', 'tokens'].map((name) => built(`stand-ins/model/${name}.js`)),
  );
  const writing = new Set();

  function answer(asked, response) {
    const { task, text } = scripted(compose(asked.messages), asked.messages);
    const head = wire.completionHead(asked.model);
    const usage = wire.usageOf(100, 100);
    if (!asked.stream) {
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(wire.completionBody(head, text, 'stop', usage)));
      return;
    }
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    const chunk = (delta, finish = null) => response.write(wire.chunkEvent(head, delta, finish, asked.includeUsage));
    const stream = { pieces: tokenise(text), write: (content) => chunk({ content }), end };
    function end() {
      chunk({}, 'stop');
      if (asked.includeUsage) response.write(wire.usageEvent(head, usage));
      response.end(wire.DONE_EVENT);
    }
    chunk({ role: 'assistant', content: '' });
    response.once('close', () => writing.delete(stream));
    if (WRITTEN.has(task)) writing.add(stream);
    else write(stream, Number.POSITIVE_INFINITY);
  }

  /** Writes some pieces. The judgement before a text is shown to nobody, so it costs no time. */
  function write(stream, count) {
    const { pieces } = stream;
    const written = pieces.splice(0, count);
    if (written.length > 0) stream.write(written.join(''));
    if (pieces.length > 0) return;
    writing.delete(stream);
    stream.end();
  }

  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (piece) => {
      body += piece;
    });
    request.once('end', () => answer(parseModelRequest(body), response));
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${server.address().port}/v1`,
    /** Whether a text is being written. */
    isWriting: () => writing.size > 0,
    /** Writes the next pieces of every open text. */
    write: (count) => {
      for (const stream of writing) write(stream, count);
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The film's text in the stand-in's place, where there is one; the judgement before it stays. */
function scripted({ task, text }, messages) {
  if (task === 'counsellor') {
    const judgement = text.startsWith('{"danger"') ? `${text.split('\n', 1)[0]}\n` : '';
    return { task, text: `${judgement}${COUNSEL.en}` };
  }
  if (task !== 'translate') return { task, text };
  const { targetLanguage, texts } = JSON.parse(messages.at(-1).content);
  const language = /^fr/i.test(targetLanguage) ? 'fr' : 'en';
  const known = Object.entries(texts).map(([key, original]) => [key, translate(original, language)]);
  if (known.some(([, translation]) => translation === undefined)) return { task, text };
  return { task, text: JSON.stringify({ translations: Object.fromEntries(known) }) };
}

/** A text of the film in another language, paragraph by paragraph; undefined: it is not of the film. */
function translate(text, language) {
  const paragraphs = text
    .split('\n\n')
    .map((paragraph) => LINES.find((line) => Object.values(line).includes(paragraph))?.[language]);
  return paragraphs.includes(undefined) ? undefined : paragraphs.join('\n\n');
}
