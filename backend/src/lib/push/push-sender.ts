/** What a browser has given for its notifications, as its `PushSubscription` has it: keys in base64url. */
export interface PushTarget {
  /** The address at the browser's push service: an address from outside. */
  endpoint: string;
  /** The browser's public key of P-256. */
  p256dh: string;
  /** The browser's secret, of 16 bytes. */
  auth: string;
}

/**
 * All that a push says: no kind, no name, no text. The worker makes its one sentence of the look and the language, so that whoever sees the size of a
 * push, or its plain text, learns nothing of what happened.
 */
export interface PushMessage {
  v: 1;
  /** The name under which the device shows the product. */
  look: string;
  language: string;
}

/**
 * How a push has ended:
 * - `sent`: the push service has it.
 * - `gone`: it will never arrive, so its subscription can be deleted: it has ended (404, 410), its host is not of `PUSH_HOSTS`, or its keys are none.
 * - `later`: it may arrive when it is tried again: too many (429), the service's faults, a time-out, no connection, our account refused.
 */
export type PushResult = 'sent' | 'gone' | 'later';

/** Sends web pushes (RFC 8030), encrypted for one browser (RFC 8291) and signed by this installation (RFC 8292). */
export interface PushSender {
  /** The public key with which a browser subscribes, as `applicationServerKey`: base64url. */
  key: string;
  /** Whether an endpoint is one of the push services in `PUSH_HOSTS`. Ask before one is stored; it connects to nothing. */
  isAllowed(endpoint: string): boolean;
  /**
   * Sends a push, within 5 s. A later one replaces one that waits for the same device. It follows no redirect, reads no answer's body, and reaches
   * public addresses alone. It never rejects for what the push service does.
   * @throws RangeError for a message that does not fit the one size of all pushes
   */
  send(to: PushTarget, message: PushMessage): Promise<PushResult>;
}
