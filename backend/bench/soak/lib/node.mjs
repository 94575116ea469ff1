import { once } from 'node:events';
import { pause, wall } from '../../lib/clock.mjs';
import { freePort, isReady, startServer } from '../../lib/processes.mjs';

/** Milliseconds before a start that failed is tried again, as a process manager does. */
const AGAIN_MS = 200;
const STARTS_MAX = 150;
const WORDS_KEPT = 2000;

/**
 * A supervised node of the built product. It comes back on its own port. `ends` keeps an end that the soak did not cause:
 * a restart must not hide it.
 */
export class Node {
  /** Every end that the soak did not cause: `{ at, how, words }`. */
  ends = [];
  /** Its settings, and its program; a change holds from the next start. */
  env;
  file = '../bundle/main.js';
  #execArgv;
  #child = null;
  /** Each start and each kill voids the starts before it. */
  #turn = 0;
  #words = '';

  constructor(env, execArgv = []) {
    this.env = env;
    this.#execArgv = execArgv;
  }

  async start() {
    this.port ??= await freePort();
    this.url = `http://127.0.0.1:${this.port}`;
    this.#turn += 1;
    const turn = this.#turn;
    for (let attempt = 1; turn === this.#turn; attempt++) {
      if (await this.#try(turn)) return this;
      if (attempt >= STARTS_MAX) throw new Error(`A node does not start: ${this.#words}`);
      await pause(AGAIN_MS);
    }
    return this;
  }

  get pid() {
    return this.#child?.pid;
  }

  get child() {
    return this.#child;
  }

  /** Sends a signal, and resolves once the process has ended, with its exit code and the time it took. */
  async kill(signal = 'SIGKILL') {
    this.#turn += 1;
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return { code: child?.exitCode ?? null, ms: 0 };
    const at = wall();
    const exited = once(child, 'exit');
    child.kill(signal);
    const [code] = await exited;
    return { code, ms: wall() - at };
  }

  async #try(turn) {
    const { child, ended } = startServer(this.file, this.port, this.env, this.#execArgv, 'pipe');
    this.#words = '';
    child.stderr.on('data', (chunk) => {
      this.#words = (this.#words + chunk).slice(0, WORDS_KEPT);
    });
    this.#child = child;
    const ready = await Promise.race([isReady(child).then(() => true), ended.catch(() => false)]);
    if (!ready || turn !== this.#turn) return false;
    child.once('exit', (code, signal) => {
      if (turn !== this.#turn) return;
      this.ends.push({ at: wall(), how: String(code ?? signal), words: firstFault(this.#words) });
      this.start().catch(() => undefined);
    });
    return true;
  }
}

/** The line of a process's last output that says what was wrong. */
function firstFault(words) {
  const lines = words.split('\n').map((line) => line.trim());
  return lines.find((line) => /^\w*error\b.*:/i.test(line)) ?? lines.find((line) => line !== '') ?? '';
}
