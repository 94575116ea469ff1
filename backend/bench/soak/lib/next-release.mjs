import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VERSION } from '../../../src/lib/version.ts';

const ROOT = join(import.meta.dirname, '../../../..');

/** The built product once more under another version, in a folder of its own. */
export async function nextRelease() {
  const version = `${VERSION}-next`;
  const folder = await mkdtemp(join(tmpdir(), 'beside-release-'));
  const bundle = join(folder, 'backend/bundle');
  await cp(join(ROOT, 'backend/bundle'), bundle, { recursive: true });
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  await symlink(join(ROOT, 'frontend'), join(folder, 'frontend'));
  await cp(join(ROOT, 'backend/package.json'), join(folder, 'backend/package.json'));
  let changed = 0;
  for (const file of (await readdir(bundle)).filter((name) => name.endsWith('.js'))) {
    const before = await readFile(join(bundle, file), 'utf8');
    const after = before.replaceAll(`const VERSION = "${VERSION}"`, `const VERSION = "${version}"`);
    if (after === before) continue;
    await writeFile(join(bundle, file), after);
    changed += 1;
  }
  if (changed === 0) throw new Error('The bundle does not say its version where it is looked for');
  return { version, file: join(bundle, 'main.js'), remove: () => rm(folder, { recursive: true, force: true }) };
}
