import { randomUUID } from 'node:crypto';
import { pause, wall } from '../../lib/clock.mjs';
import { call } from './http.mjs';

const LOOK_EVERY_MS = 50;
const PATIENCE_MS = 60_000;

/** Milliseconds until every node is ready and stores a real message. */
export async function wellAfter(world, session, since) {
  const well = async (url) => {
    while (wall() - since < PATIENCE_MS) {
      if ((await isWell(url, session)) === true) return wall() - since;
      await pause(LOOK_EVERY_MS);
    }
    return PATIENCE_MS;
  };
  return Math.max(...(await Promise.all(world.urls.map(well))));
}

async function isWell(url, session) {
  if ((await call(url, { path: '/readyz', timeoutMs: 2000 })).status !== 200) return false;
  const { status } = await post(url, session, 2000);
  return status === 201;
}

/** A real write: one message by call. */
export function post(url, session, timeoutMs = 15_000) {
  const body = { sessionToken: session.token, message: 'Are we well again?', clientMessageId: randomUUID() };
  return call(url, {
    method: 'POST',
    path: '/api/couples/message',
    cookie: session.cookies.partner1,
    ip: '10.251.0.1',
    body,
    timeoutMs,
  });
}
