import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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

afterEach(() => vi.useRealTimers());

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

it('a part waits a moment for those of others, which may be its own as well', async () => {
  await failedPart('shared');
  let isShown = false;
  const shown = loadFiles(partWith('shared')).then(() => (isShown = true));
  await end('nothing', 'load');
  expect(isShown).toBe(false);
  await end('shared', 'load');
  await shown;
});

it('one that is on its way again while a part fails is waited for at the next attempt', async () => {
  let fails: () => void = () => undefined;
  const load = vi.fn(async () => 'dialog');
  load.mockImplementationOnce(async () => {
    const styles = partWith('dialog')();
    styles.catch(() => undefined);
    await new Promise((_done, fail) => {
      fails = () => fail(new Error('Failed to fetch'));
    });
    return styles;
  });
  const failed = expect(loadFiles(load)).rejects.toThrow('Failed to fetch');
  await end('nothing', 'load');
  await end('dialog', 'error');
  const other = loadFiles(async () => 'other');
  fails();
  await failed;
  const again = expect(loadFiles(load)).rejects.toThrow('a style sheet could not be loaded');
  await end('dialog', 'error');
  await again;
  expect(await other).toBe('other');
});

it('a part waits for another’s for two seconds at most, and does not fail with it', async () => {
  const history = await failedPart('history');
  vi.useFakeTimers();
  const shown = loadFiles(partWith('kept'));
  await vi.advanceTimersByTimeAsync(0);
  sheet('kept')?.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await shown).toBe('kept');
  vi.useRealTimers();
  await end('history', 'load');
  expect(await loadFiles(history)).toBe('history');
});

it('a part that failed for a reason of its own does not fail with another’s', async () => {
  await failedPart('history');
  const load = vi.fn(async () => 'kept').mockRejectedValueOnce(new Error('Failed to fetch'));
  const failed = expect(loadFiles(load)).rejects.toThrow('Failed to fetch');
  await end('history', 'error');
  await failed;
  const shown = loadFiles(load);
  await end('nothing', 'load');
  await end('history', 'error');
  expect(await shown).toBe('kept');
});
