import type { HelpView } from '@beside/common/safety/safety.views';
import { string } from 'valibot';
import { create } from 'zustand';
import { ApiError } from '../../api.ts';
import { useConnection } from '../../connection.store.ts';
import { storedCountry } from '../../country.ts';
import { parseAs } from '../../parse.ts';
import { liveSocket } from '../../socket.ts';
import { uuid } from '../../uuid.ts';
import type { Answer, StoredMessage } from '../cache.ts';
import type { createSessionConnection } from '../connection/session-connection.ts';
import type { ConversationKind, Sent } from '../kind.ts';
import { createTabRecord } from '../tab-record.ts';
import { createSender } from './outbox.sender.ts';
import { createOutbox, type Unsent } from './outbox.store.ts';

/** Milliseconds until an acknowledgement times out. */
const ACK_TIMEOUT_MS = 5_000;

/** Writing and sending: drafts, the outbox, and what fails. */
export function createSending<M extends StoredMessage, A extends Answer<M>, F extends object, S extends Sent<M>>(
  kind: ConversationKind<M, A, F, S>,
  connection: ReturnType<typeof createSessionConnection<M, A, F, S>>,
) {
  const { forgetting } = kind;
  const drafts = createTabRecord(forgetting.keys.drafts, string(), forgetting);
  const outbox = createOutbox(forgetting.keys.outbox, forgetting);
  const { deliver, useSendTrouble } = createDelivery(kind, connection);

  const { sendWaiting, wakeSender } = createSender({
    outbox: { ...outbox, markFailed: refuse },
    untilForgotten: forgetting.untilForgotten,
    deliver,
    show: (id: string, { message }: S) => kind.cache.upsertMessage(id, message, false),
    onSent: (id: string, sent: S) => {
      kind.onSent?.(id, sent);
      connection.pollSoon(id);
    },
  });
  // A restored connection ends every pause.
  connection.useSessionConnection.subscribe((now, before) => {
    if (now.joined && !before.joined) wakeSender();
  });

  function refuse(id: string, clientMessageId: string, fault: string): void {
    outbox.markFailed(id, clientMessageId, fault);
    kind.onRefused?.(id, clientMessageId, fault);
  }

  return {
    outbox,
    sendWaiting,
    useSendTrouble,
    /** A conversation's draft, for components. */
    useDraftOf: (id: string): string => drafts.useValue(id) ?? '',
    /** Sets a draft; an empty text removes it. */
    changeDraft: (id: string, text: string): void => drafts.set(id, text === '' ? undefined : text),
    /** Shows a message at once and sends it as soon as possible. */
    sendMessage(id: string, message: string): void {
      outbox.enqueue(id, { clientMessageId: uuid(), message, language: kind.language(), writtenAt: new Date().toISOString() });
      void sendWaiting(id);
    },
    /** Sends a refused message again. */
    resend(id: string, clientMessageId: string): void {
      kind.onRefused?.(id, clientMessageId);
      outbox.markWaiting(id, clientMessageId);
      void sendWaiting(id);
    },
    /** Whether this reader's messages do not get through: no connection, or a message that the server refuses, for now or for good. */
    useFailing(id: string): boolean {
      const offline = useConnection() === 'offline';
      const unsent = outbox.useOutboxOf(id);
      const trouble = useSendTrouble(id);
      return offline || unsent.some(({ state }) => state === 'failed') || (trouble !== undefined && unsent.length > 0);
    },
  };
}

/** How one message is delivered, and what keeps it from being so. */
function createDelivery<M extends StoredMessage, A extends Answer<M>, F extends object, S extends Sent<M>>(
  kind: ConversationKind<M, A, F, S>,
  connection: ReturnType<typeof createSessionConnection<M, A, F, S>>,
) {
  /** The troubles with conversations' next messages: what the refusal says of help. A lost connection shows by itself. */
  const useTroubles = create<Readonly<Record<string, { help: HelpView | undefined } | undefined>>>(() => ({}));
  kind.forgetting.onForget((id) =>
    id === undefined ? useTroubles.setState({}, true) : useTroubles.setState({ [id]: undefined }),
  );

  /** Delivers a message. A refusal is a trouble until the next message is stored. */
  async function deliver(id: string, item: Unsent, forgotten: AbortSignal): Promise<S> {
    try {
      const sent = await emitOrCall(id, item, forgotten);
      useTroubles.setState({ [id]: undefined });
      return sent;
    } catch (error) {
      if (error instanceof ApiError && !error.passing && !forgotten.aborted) {
        useTroubles.setState({ [id]: { help: error.help } });
        kind.onTrouble?.(id, error);
      }
      throw error;
    }
  }

  /** Sends over the live socket, else by a call. Both may happen: clientMessageId keeps the message unique. */
  async function emitOrCall(id: string, { clientMessageId, message, language }: Unsent, forgotten: AbortSignal): Promise<S> {
    const outgoing = { clientMessageId, message, language, country: storedCountry() };
    if (connection.isLive(id)) {
      const socket = await liveSocket();
      const answer = await kind.sendByEvent(socket.timeout(ACK_TIMEOUT_MS), id, outgoing).catch(() => null);
      if (answer?.success) return parseAs(kind.sentView, answer);
      if (answer) throw ApiError.of(answer);
      // An open socket without an acknowledgement is probably dead: replace it.
      if (socket.connected) connection.resetConnection();
    }
    // The cookie may belong to the next user by now.
    forgotten.throwIfAborted();
    connection.pollSoon(id);
    return kind.sendByCall(id, outgoing, forgotten);
  }

  return {
    deliver,
    /** A conversation's trouble with sending, for components. */
    useSendTrouble: (id: string) => useTroubles((troubles) => troubles[id]),
  };
}
