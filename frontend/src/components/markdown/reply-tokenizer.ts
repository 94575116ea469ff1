import { Tokenizer, type Tokens } from 'marked';
import { emphasisIn, type Span } from './emphasis.ts';
import { withoutEntities } from './entities.ts';

/** Emphasis within emphasis beyond this depth is shown as it was written: every level is read once more. */
const DEPTH_MAX = 8;
/** Every row of a table is filled up to its first, so few characters could make a million cells. */
const CELLS_MAX = 3_000;

/** Reads the marks of a reply: emphasis also beside Chinese, references as characters, and no huge tables. */
export class ReplyTokenizer extends Tokenizer {
  #depth = 0;
  #paragraph = '';
  #spans: ReadonlyMap<number, Span> = new Map();

  override emStrong(src: string, maskedSrc: string): Tokens.Em | Tokens.Strong | undefined {
    if ((!src.startsWith('*') && !src.startsWith('_')) || this.#depth >= DEPTH_MAX) return;
    if (this.#paragraph !== maskedSrc) {
      this.#paragraph = maskedSrc;
      this.#spans = emphasisIn(maskedSrc);
    }
    const start = maskedSrc.length - src.length;
    const span = this.#spans.get(start);
    if (!span) return;
    const raw = src.slice(0, span.end - start);
    const text = raw.slice(span.marks, -span.marks);
    const [paragraph, spans] = [this.#paragraph, this.#spans];
    this.#depth += 1;
    const tokens = this.lexer.inlineTokens(text);
    this.#depth -= 1;
    [this.#paragraph, this.#spans] = [paragraph, spans];
    return { type: span.marks === 1 ? 'em' : 'strong', raw, text, tokens };
  }

  override inlineText(src: string): Tokens.Text | undefined {
    const token = super.inlineText(src);
    return token && { ...token, text: withoutEntities(token.raw) };
  }

  override table(src: string): Tokens.Table | undefined {
    const columns = src.slice(0, src.indexOf('\n') + 1).split('|').length;
    return columns > 1 && columns * src.split('\n').length > CELLS_MAX ? undefined : super.table(src);
  }
}
