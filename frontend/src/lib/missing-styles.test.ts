import { beforeEach, expect, it, vi } from 'vitest';
import { loadFiles } from './missing-files.ts';

/** A style sheet of the document, as far as the code under test looks at it. */
class TestLink extends EventTarget {
  readonly given = new Map<string, string>();
  get attributes() {
    return [...this.given].map(([name, value]) => ({ name, value }));
  }
  get href() {
    return this.given.get('href') ?? '';
  }
  setAttribute(name: string, value: string) {
    this.given.set(name, value);
  }
  replaceWith(next: TestLink) {
    links[links.indexOf(this)] = next;
  }
}

const links: TestLink[] = [];
const sheet = (name: string) => links.find(({ href }) => href === name);

beforeEach(() => {
  links.length = 0;
  const querySelectorAll = () => links.filter(({ given }) => given.has('data-failed'));
  vi.stubGlobal('document', { querySelectorAll, createElement: () => new TestLink() });
});

/** Ends the load of a style sheet. One that fails is marked, as the script of index.html does it. */
async function end(name: string, how: 'load' | 'error') {
  const link = sheet(name);
  if (how === 'error') link?.setAttribute('data-failed', '');
  link?.dispatchEvent(new Event(how));
  // What waits for it goes on.
  await new Promise((done) => setTimeout(done));
}

/** What loads a part as the build's loader does: it asks for a style sheet that the document does not have, once, and never again. */
function partWith(name: string): () => Promise<string> {
  return async () => {
    if (sheet(name)) return name;
    const link = new TestLink();
    for (const [key, value] of Object.entries({ rel: 'stylesheet', crossorigin: '', href: name })) link.setAttribute(key, value);
    links.push(link);
    await new Promise<void>((done, fail) => {
      link.addEventListener('load', () => done());
      link.addEventListener('error', () => fail(new Error(`Unable to preload CSS for ${name}`)));
    });
    return name;
  };
}

/** A part whose first attempt has failed for its style sheet. */
async function failedPart(name: string): Promise<() => Promise<string>> {
  const load = partWith(name);
  const failed = expect(loadFiles(load)).rejects.toThrow(name);
  await end('nothing', 'load');
  await end(name, 'error');
  await failed;
  return load;
}

it('a part whose style sheet failed is shown with it at the next attempt', async () => {
  const load = await failedPart('dialog');
  const first = sheet('dialog');
  let shown = 0;
  const both = [loadFiles(load), loadFiles(load)].map((loading) => loading.then(() => (shown += 1)));
  await end('nothing', 'load');
  expect(shown).toBe(0);
  expect(sheet('dialog')).not.toBe(first);
  expect(sheet('dialog')?.attributes).toEqual(first?.attributes.filter(({ name }) => name !== 'data-failed'));
  await end('dialog', 'load');
  await Promise.all(both);
  expect(await loadFiles(load)).toBe('dialog');
  expect(links).toHaveLength(1);
});

it('one that fails again fails the attempt, and is loaded at the one after', async () => {
  const load = await failedPart('dialog');
  const failed = expect(loadFiles(load)).rejects.toThrow('a style sheet could not be loaded');
  await end('dialog', 'error');
  await failed;
  const loaded = loadFiles(load);
  await end('dialog', 'load');
  expect(await loaded).toBe('dialog');
});

it('a part does not wait for another’s, which is asked for again beside it', async () => {
  const history = await failedPart('history');
  const shown = loadFiles(partWith('kept'));
  await end('nothing', 'load');
  await end('kept', 'load');
  expect(await shown).toBe('kept');
  await end('history', 'load');
  expect(await loadFiles(history)).toBe('history');
});

it('a part that failed for a reason of its own does not wait for another’s', async () => {
  await failedPart('history');
  const load = vi.fn(async () => 'kept').mockRejectedValueOnce(new Error('Failed to fetch'));
  const failed = expect(loadFiles(load)).rejects.toThrow('Failed to fetch');
  await end('history', 'error');
  await failed;
  expect(await loadFiles(load)).toBe('kept');
});
