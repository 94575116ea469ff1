import { request } from 'node:http';

/**
 * One call, with the caller's cookie and address. Never throws.
 * @param text the raw body, where it is not the JSON of `body`
 * @returns `{ status, body, headers }`; a status of 0: the connection was lost, of -1: no answer within `timeoutMs`
 */
export function call(
  url,
  { method = 'GET', path, cookie, ip, body, text = bodyText(body), agent, timeoutMs = 15_000, headers = {} },
) {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      resolve({ status: -1, body: {}, headers: {} });
      sent.destroy();
    }, timeoutMs);
    const done = (answer) => {
      clearTimeout(timer);
      resolve(answer);
    };
    const sent = request(
      url + path,
      {
        method,
        agent,
        headers: {
          ...(cookie ? { Cookie: cookie } : {}),
          ...(ip ? { 'X-Forwarded-For': ip } : {}),
          ...(text === null ? {} : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }),
          ...headers,
        },
      },
      (response) => {
        const parts = [];
        response.on('data', (part) => parts.push(part));
        response.once('error', () => done({ status: 0, body: {}, headers: {} }));
        response.once('end', () =>
          done({ status: response.statusCode, body: parsed(Buffer.concat(parts)), headers: response.headers }),
        );
      },
    );
    sent.once('error', () => done({ status: 0, body: {}, headers: {} }));
    sent.end(text ?? undefined);
  });
}

const bodyText = (body) => (body === undefined ? null : JSON.stringify(body));

function parsed(bytes) {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return {};
  }
}

/** The cookies that an answer sets, as a browser sends them back. */
export const cookiesOf = ({ headers }) => (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
