/** Sends pushes to browsers. It knows the push services' wire, and nothing of users. */
export interface PushSender {
  /** The public key by which browsers know who may push to them, in base64url. */
  key: string;
  /** Whether an endpoint is an address of a push service that we send to. */
  isAllowed(endpoint: string): boolean;
  /** `gone`: the subscription has ended, for good. `later`: the service did not take it now. */
  send(to: PushTarget, message: PushMessage): Promise<'sent' | 'gone' | 'later'>;
}

/** A browser's subscription. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** All that a push says: under which name and in which language the browser shows its one sentence. */
export interface PushMessage {
  v: 1;
  look: string;
  language: string;
}
