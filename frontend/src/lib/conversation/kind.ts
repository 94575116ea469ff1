import type { Failure } from '@beside/common/answers.views';
import type { Language } from '@beside/common/language/language.constants';
import type { HelpView } from '@beside/common/safety/safety.views';
import type { GenericSchema } from 'valibot';
import type { ApiError } from '../api.ts';
import type { LiveSocket } from '../socket.ts';
import type { Answer, createCache, StoredMessage } from './cache.ts';
import type { createForgetting } from './forgetting.ts';
import type { createPages } from './pages.ts';
import type { Unsent } from './sending/outbox.store.ts';
import type { Thread } from './thread.ts';

/** A socket whose acknowledgements time out. */
type Emitter = ReturnType<LiveSocket['timeout']>;

/** An acknowledgement, not parsed yet. */
type Acknowledged = Promise<{ success: true } | Failure>;

/** A message as it is sent; always with the same `clientMessageId`. */
type Outgoing = Pick<Unsent, 'clientMessageId' | 'message' | 'language'> & { country: string | undefined };

export interface Sent<Message> {
  message: Message;
  /** Where to find help, if the message speaks of danger. */
  help?: HelpView | undefined;
}

/** What a feature says of its conversations, each of which it names by an `id`. */
export interface ConversationKind<M extends StoredMessage, A extends Answer<M>, F extends object, S extends Sent<M>> {
  cache: ReturnType<typeof createCache<M, A, F>>;
  pages: ReturnType<typeof createPages<A>>;
  forgetting: ReturnType<typeof createForgetting<{ drafts: string; outbox: string }>>;
  /** The reader's language. */
  language: () => Language;
  /** Opens a conversation on the socket: the server pushes everything that comes after the answer. */
  open: (emitter: Emitter, id: string, afterId: number, language: Language) => Acknowledged;
  close: (socket: LiveSocket, id: string) => void;
  /** Sends a language that was chosen during the opening. */
  sendLanguage?: (socket: LiveSocket, id: string, language: Language) => void;
  /** How pushes name a conversation. */
  pushName: (id: string) => string | number | null | undefined;
  /** Whether a view shows only what a visitor may see. */
  isPreview?: (view: Thread<M> & F) => boolean;
  /** Milliseconds between two polls. */
  pollPause: (id: string) => number;
  /** Milliseconds from an action of the reader to the poll for its outcome. */
  outcomeMs: number;
  /** Polls ask for the last messages again, since a stored one may change. */
  rereads?: boolean;
  /** The acknowledgement of a stored message. */
  sentView: GenericSchema<unknown, S>;
  sendByEvent: (emitter: Emitter, id: string, message: Outgoing) => Acknowledged;
  /** Sends without a socket. Throws ApiError. */
  sendByCall: (id: string, message: Outgoing, forgotten: AbortSignal) => Promise<S>;
  /** Called once a message is stored. */
  onSent?: (id: string, sent: S) => void;
  /** Called when the server refuses a message, for now or for good. */
  onTrouble?: (id: string, refusal: ApiError) => void;
  /** Called when a message is refused for good, with the reason, and without one when it is sent again. */
  onRefused?: (id: string, clientMessageId: string, fault?: string) => void;
}
