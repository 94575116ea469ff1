import { randomUUID } from 'node:crypto';
import { pause } from '../../lib/clock.mjs';

/** Uses of a free account, and of a visitor's address, in a month. */
const USES = 3;
const REST_MS = 100;
/** Milliseconds in which a node that did not write the advice has its end, and the use that was given back. */
const SETTLE_MS = 3000;

/** People who read an advice to its last words, and stop it there, so that it would not count. */
export async function stopping(attack) {
  let number = 0;
  const account = () => attack.account(attack.world.ip(), `stopper+${++number}@example.com`);
  const visitor = () => attack.visitor(attack.world.ip());
  const seen = { stopped: 0, shown: 0 };
  const going = [account, visitor].map((make) =>
    attack.untilOver(REST_MS, async () => {
      const person = await make();
      if (person) await useUp(attack, person, seen);
    }),
  );
  await Promise.all(going);
  attack.said = `${seen.stopped} advices stopped, ${seen.shown} of them with recommendations on the screen`;
}

/** Stops one after the other; what was shown counts, and after the last use there is no more. */
async function useUp(attack, person, seen) {
  const socket = await attack.socket(person);
  // On a machine that is too busy for its handshake.
  if (!socket) return;
  let counted = 0;
  // One more than there are uses; a stop that came too early is free, and tried again a few times.
  for (let attempt = 0; attempt < 2 * USES && counted <= USES && !attack.isOver; attempt++) {
    const { status, wasShown, wasStopped } = await stopAtLastWords(attack, person, socket);
    if (status === 402) break;
    if (wasStopped) seen.stopped += 1;
    if (wasStopped && wasShown) seen.shown += 1;
    if (status === 200 || wasShown) counted += 1;
    if (counted > USES) attack.fault('an advice was written beyond the last use');
  }
  socket.disconnect();
  const used = await agreed(() => usesOf(attack, person), counted);
  if (used < counted) attack.fault(`${used} uses counted, though ${counted} advices were shown`);
}

async function stopAtLastWords(attack, person, socket) {
  const requestId = randomUUID();
  const shown = { recommendations: false };
  const stops = [];
  const look = ({ requestId: id, advice }) => {
    if (id !== requestId) return;
    if (advice.recommendations?.some((step) => step !== '')) shown.recommendations = true;
    if (advice.encouragement && stops.length === 0) stops.push(attack.call(person, 'POST', '/api/advice/stop', { requestId }));
  };
  socket.on('advice:progress', look);
  const asked = attack.advice(person, { requestId });
  socket.emit('advice:watch', { requestId }, () => undefined);
  const { status, body } = await asked;
  await Promise.all(stops);
  socket.off('advice:progress', look);
  return { status, wasShown: shown.recommendations, wasStopped: status !== 200 && body.code === 'stopped' };
}

async function usesOf(attack, person) {
  const path = person.userId ? '/api/subscription/current' : '/api/usage/anonymous';
  const { body } = await attack.call(person, 'GET', path);
  return person.userId ? body.subscription?.usageCount : body.usageCount;
}

/** A reading, once it is as many, or after a moment. */
async function agreed(read, wanted) {
  for (let waited = 0; ; waited += REST_MS) {
    const now = await read();
    if (now >= wanted || waited >= SETTLE_MS) return now;
    await pause(REST_MS);
  }
}
