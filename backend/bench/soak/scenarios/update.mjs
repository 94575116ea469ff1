import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { buildNextPage } from '../lib/next-page.mjs';
import { wordsOf } from '../lib/words.mjs';
import { startWorld } from '../lib/world.mjs';

const SIZES = { full: { rounds: 20 }, quick: { rounds: 2 } };
const BROWSER = join(import.meta.dirname, '../../../../frontend/e2e/harness/update-browser.mjs');

/** Two builds of the interface take turns on one server, while a browser has a draft, and a question that could not be sent yet. */
export async function run({ quick, say, keep }) {
  const { rounds } = quick ? SIZES.quick : SIZES.full;
  const next = await buildNextPage();
  keep(next.remove);
  const world = await startWorld({ nodes: 1, redis: false });
  const browser = fork(BROWSER);
  keep(async () => {
    browser.kill();
    await world.stop();
    await next.remove();
  });
  const ended = once(browser, 'exit').then(() => [{ result: { fault: 'The browser ended' } }]);
  await Promise.race([once(browser, 'message'), ended]);
  const [node] = world.nodes;
  const releases = [
    { file: join(import.meta.dirname, '../../../bundle/main.js'), text: next.texts[0] },
    { file: next.file, text: next.texts[1] },
  ];
  const faults = [];
  const seen = { kept: 0, sent: 0, loads: 0, missing: 0 };
  for (let round = 0; round < rounds; round++) {
    const [now, later] = round % 2 === 0 ? releases : releases.toReversed();
    const result = await oneUpdate({ browser, ended, node }, { now, later, round });
    if (result.fault) throw new Error(result.fault);
    faults.push(...result.faults);
    seen.kept += result.kept;
    seen.sent += result.sent;
    seen.loads = Math.max(seen.loads, result.loads);
    seen.missing += result.missing;
    say(
      `update ${round + 1}: ${result.loads} loads of a page at most, ${result.missing} files missing, ${Math.round(result.tookMs)} ms`,
    );
  }
  return {
    injected: `${rounds} newer builds`,
    ends: world.ends(),
    faults,
    figures: [
      { what: 'drafts that stayed', ours: seen.kept, atLeast: 2 * rounds },
      { what: 'questions that were waiting, and arrived once', ours: seen.sent, atLeast: rounds },
      { what: 'loads of a page for one update, most', ours: seen.loads, atMost: 1 },
      { what: 'files of a release that were not there', ours: seen.missing, atMost: 0 },
    ],
  };
}

/** Has the browser go through one update, and stops and starts the server as it asks. */
async function oneUpdate({ browser, ended, node }, { now, later, round }) {
  const question = `${wordsOf(`[1.1.${round}]`)} And then?`;
  browser.send({ url: node.url, now: now.text, later: later.text, round, question });
  for (;;) {
    const [said] = await Promise.race([once(browser, 'message'), ended]);
    if (said.result) return said.result;
    if (said.ask === 'stop') await node.kill('SIGTERM');
    else {
      node.file = later.file;
      await node.start();
    }
    browser.send({ done: said.ask });
  }
}
