import PostalMime from 'postal-mime';

/** A message that was caught, as `/messages.json` tells it. */
export interface CaughtMessage {
  id: string;
  /** The addresses that it was really sent to, between commas. */
  to: string;
  /** As the message's own header has it. */
  from: string;
  subject: string;
  /** When it came, an ISO time. */
  date: string;
  /** Empty where the message has none. */
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

  /** Takes one in; rejects when it cannot be read as a mail. */
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

  /** Calls back with each message that comes; returns how to end it. */
  watch(tell: () => void): () => void {
    this.#watchers.add(tell);
    return () => this.#watchers.delete(tell);
  }
}

/** Addresses in the plain text and in the HTML's source; a full stop after one belongs to its sentence. */
function linksOf(text: string, html: string): string[] {
  const plain = html.replaceAll('&amp;', '&').replaceAll('&#38;', '&');
  const found = `${text}\n${plain}`.match(/https?:\/\/[^\s<>"'`]+/gi) ?? [];
  return [...new Set(found.map((link) => link.replace(/[.,;:!?)\]}]+$/, '')))];
}
