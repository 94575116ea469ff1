import { Failure } from '@beside/common/answers.views';
import { PUSHES } from '@beside/common/events';
import type { Declaration } from '../authorize.ts';
import { inputSchema } from '../input-schema.ts';
import { groupsOf } from './openapi.groups.ts';
import { accessOf, operationOf } from './openapi.operations.ts';
import { PUSHED } from './openapi.pushes.ts';
import { answerSchema, InputSchemas, viewSchema } from './openapi.schemas.ts';
import type { ApiDescription, ClientEvent, Operation, ServerEvent } from './openapi.types.ts';

/** Of the interface between programs and the product, not of the product. */
const VERSION = '1.0.0';

export interface DescribedApp {
  appName: string;
  publicUrl: string;
  /** See `Config.rateLimitFactor`. */
  rateLimitFactor: number;
  /** Every call and event. */
  declared: readonly Declaration[];
}

const DESCRIPTION = `Every answer is JSON with \`success\`; a failure has \`code\`, \`message\` and, where fields are wrong, \`errors\`.

Programs authenticate with an API token, which an owner makes in the admin panel: \`Authorization: Bearer beside_…\`. A token acts as its user, within its permissions. Such calls need no cookie, and make no session. What everyone may read takes any token that holds, and answers as without it. Browsers authenticate with the cookie of their session.

Each operation says who may call it (\`x-guard\`), which permission a token needs (\`x-permission\`), and how often it may be called (\`x-rate-limit\`).

The live channel is Socket.IO at \`/socket.io\`; a program gives its token as \`auth.token\` of the handshake. \`x-socket-events\` describes the events: those that a client sends are all acknowledged, with \`success\` like a call. A handshake whose token does not hold is refused: \`connect_error\` has the failure as \`data\`.`;

/** Describes all calls as OpenAPI 3.1, and all events beside it; everything comes from their declarations. */
export function describeApi({ appName, publicUrl, rateLimitFactor, declared }: DescribedApp): ApiDescription {
  const inputs = new InputSchemas();
  const isCall = ({ name }: Declaration): boolean => name.includes(' ');
  const paths: Record<string, Record<string, Operation>> = {};
  for (const call of declared.filter(isCall)) {
    const [path, method, operation] = operationOf(call, inputs, rateLimitFactor);
    paths[path] = { ...paths[path], [method]: operation };
  }
  const client = declared
    .filter((each) => !isCall(each))
    .map((event): [string, ClientEvent] => {
      const { name, about, input, answers } = event;
      const acknowledgement = answers ? answerSchema(answers) : {};
      // Not a reference: for readers of OpenAPI nothing would use it.
      const payload = input ? inputSchema(input) : {};
      return [name, { summary: about, payload, acknowledgement, ...accessOf(event, rateLimitFactor) }];
    });
  const server = Object.entries(PUSHES).map(([name, view]): [string, ServerEvent] => {
    const summary = Object.entries(PUSHED).find(([event]) => event === name)?.[1] ?? '';
    return [name, { summary, payload: viewSchema(view) }];
  });
  return {
    openapi: '3.1.0',
    info: {
      title: `${appName} API`,
      version: VERSION,
      summary: 'Advice, chats, couples sessions and the admin panel, for programs',
      description: DESCRIPTION,
    },
    servers: [{ url: publicUrl }],
    tags: groupsOf(Object.keys(paths)),
    paths,
    components: {
      schemas: { Failure: viewSchema(Failure), ...inputs.all },
      securitySchemes: {
        token: {
          ...{ type: 'http', scheme: 'bearer', bearerFormat: 'beside_…' },
          description: 'An API token. The names beside it are the permission that it needs; `*` has all.',
        },
        session: {
          ...{ type: 'apiKey', in: 'cookie', name: 'beside.sid' },
          description: 'The session of a browser. The name beside it is the role that its user needs.',
        },
      },
    },
    'x-socket-events': { client: Object.fromEntries(client), server: Object.fromEntries(server) },
  };
}
