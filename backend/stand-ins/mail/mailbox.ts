import PostalMime from 'postal-mime';

/** A caught message, as in `/messages.json`. */
export interface CaughtMessage {
  id: string;
  /** The envelope's recipients, between commas. */
  to: string;
  /** As in the message's own header. */
  from: string;
  subject: string;
  /** Its arrival, an ISO time. */
  date: string;
  /** Empty without one. */
  text: string;
  html: string;
  /** Every http and https address in it, each once. */
  links: string[];
}

/** The newest messages, in memory. */
export class Mailbox {
  readonly #messages: CaughtMessage[] = [];
  readonly #sources = new Map<string, Buffer>();
  readonly #watchers = new Set<() => void>();
  readonly #keep: number;
  #count = 0;

  constructor(keep: number) {
    this.#keep = keep;
  }

  /** Stores a message; rejects when it is not a readable mail. */
  async add(source: Buffer, recipients: string[]): Promise<void> {
    const mail = await PostalMime.parse(source);
    const { text = '', html = '' } = mail;
    this.#count += 1;
    const id = String(this.#count);
    const { name = '', address = '' } = mail.from ?? {};
    this.#messages.unshift({
      id,
      to: recipients.join(', '),
      from: name === '' ? address : `${name} <${address}>`,
      subject: mail.subject ?? '',
      date: new Date().toISOString(),
      text,
      html,
      links: linksOf(text, html),
    });
    this.#sources.set(id, source);
    for (const old of this.#messages.splice(this.#keep)) this.#sources.delete(old.id);
    for (const tell of this.#watchers) tell();
  }

  /** Newest first. */
  all(): readonly CaughtMessage[] {
    return this.#messages;
  }

  find(id: string): CaughtMessage | undefined {
    return this.#messages.find((message) => message.id === id);
  }

  source(id: string): Buffer | undefined {
    return this.#sources.get(id);
  }

  /** Calls back with each new message; returns how to unsubscribe. */
  watch(tell: () => void): () => void {
    this.#watchers.add(tell);
    return () => this.#watchers.delete(tell);
  }
}

/** Addresses in the plain text and in the HTML's source, without a sentence's full stop. */
function linksOf(text: string, html: string): string[] {
  const plain = html.replaceAll('&amp;', '&').replaceAll('&#38;', '&');
  const found = `${text}\n${plain}`.match(/https?:\/\/[^\s<>"'`]+/gi) ?? [];
  return [...new Set(found.map((link) => link.replace(/[.,;:!?)\]}]+$/, '')))];
}
