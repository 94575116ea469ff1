import { createServer } from 'node:net';

/** Below the ports that systems hand out by themselves (Linux: from 32768 on), and below those of an embedded PostgreSQL. */
const FIRST = 10_000;
/** Each process of a test run has some of its own: the number of its place in the run says which. Journeys run beside other tests. */
const PLACES = 100;
const PORTS_OF_A_PLACE = 100;
const FIRST_JOURNEY = 50;

const { VITEST_POOL_ID, TEST_PARALLEL_INDEX } = process.env;
const place = Number(VITEST_POOL_ID ?? (TEST_PARALLEL_INDEX ? Number(TEST_PARALLEL_INDEX) + FIRST_JOURNEY : 0)) % PLACES;
let next = Math.floor(Math.random() * PORTS_OF_A_PLACE);

/**
 * A port of loopback on which nothing listens, and which nobody is handed before its caller listens there: neither an outgoing connection,
 * nor a server that asks the system for any port, nor another caller of a test run.
 * @throws Error where all ports of this process's own are in use
 */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < PORTS_OF_A_PLACE; attempt++) {
    const port = FIRST + place * PORTS_OF_A_PLACE + next;
    next = (next + 1) % PORTS_OF_A_PLACE;
    if (await isFree(port)) return port;
  }
  throw new Error(`no free port of loopback among the ${PORTS_OF_A_PLACE} from ${FIRST + place * PORTS_OF_A_PLACE} on`);
}

/** The product listens at every address, so a port must be free at each. */
function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
