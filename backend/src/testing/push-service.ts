import type { PushedMessage } from '../../stand-ins/push/push.inbox.ts';
import { type PushServerOptions, startPushServer } from '../../stand-ins/push/push.server.ts';
import { createPushKeys, type PushKeys } from '../lib/push/push-keys.ts';
import type { PushTarget } from '../lib/push/push-sender.ts';

export interface TestPushService {
  url: string;
  /** The keys of the environment below. */
  keys: PushKeys;
  /** With it a node sends its pushes there. */
  env: Record<'PUSH_PUBLIC_KEY' | 'PUSH_PRIVATE_KEY' | 'PUSH_CONTACT' | 'PUSH_HOSTS', string>;
  /** Subscribes a new browser, with the keys above. */
  register(applicationServerKey?: string): Promise<PushTarget>;
  /** What came for an endpoint, or for all, the newest first. */
  messages(endpoint?: string): Promise<PushedMessage[]>;
  /** What a browser gets when it comes online, the oldest first. */
  receive(endpoint: string): Promise<PushedMessage[]>;
  /** How the next pushes to an endpoint are answered: see `AnswerSchema`. */
  answer(
    endpoint: string,
    answer: { how: number | 'hang' | 'cut' | 'redirect' | 'endless'; times?: number; location?: string },
  ): Promise<void>;
  /** Ends a subscription: from now on it is 410. */
  end(endpoint: string): Promise<void>;
  close(): Promise<void>;
}

/** A real push service, which decrypts what a test makes the product send. */
export async function startPushService(options: PushServerOptions = {}): Promise<TestPushService> {
  const server = await startPushServer(options);
  const keys = createPushKeys();
  const post = async (path: string, body: object): Promise<Response> => {
    const response = await fetch(server.url + path, { method: 'POST', body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path} is ${response.status}`);
    return response;
  };
  const messages = async (response: Response): Promise<PushedMessage[]> => JSON.parse(await response.text());
  return {
    url: server.url,
    keys,
    env: {
      PUSH_PUBLIC_KEY: keys.publicKey,
      PUSH_PRIVATE_KEY: keys.privateKey,
      PUSH_CONTACT: 'mailto:push@beside.example',
      PUSH_HOSTS: server.url,
    },
    register: async (applicationServerKey = keys.publicKey) =>
      JSON.parse(await (await post('/register', { applicationServerKey })).text()),
    messages: async (endpoint) =>
      messages(await fetch(`${server.url}/messages${endpoint ? `?endpoint=${encodeURIComponent(endpoint)}` : ''}`)),
    receive: async (endpoint) => messages(await post('/receive', { endpoint })),
    answer: async (endpoint, answer) => void (await post('/answer', { endpoint, ...answer })),
    end: async (endpoint) => void (await fetch(endpoint, { method: 'DELETE' })),
    close: server.close,
  };
}
