import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { VITE_ARGS, viteEnv } from '../../../scripts/tools.mjs';

const ROOT = join(import.meta.dirname, '../../../..');
/** What a build does not read. */
const LEFT_OUT = /(?:^|\/)(?:node_modules|dist|test-results|reports)(?:\/|$)/;
/** A text of the first page, by which a person, and this drill, sees the newer release. Neither is a part of the other, in small letters either. */
const TEXT = { file: 'frontend/src/locales/home/en.ts', from: 'Advice for you,', to: 'Newer words for you,' };

/** The built product once more, with an interface that was built of a changed source, in a folder of its own. */
export async function buildNextPage() {
  const folder = await mkdtemp(join(tmpdir(), 'beside-page-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    for (const name of ['common', 'backend', 'frontend', 'package.json', 'package-lock.json', 'tsconfig.json'])
      await cp(join(ROOT, name), join(folder, name), {
        recursive: true,
        filter: (path) => !LEFT_OUT.test(relative(ROOT, path)),
      });
    await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    const changed = join(folder, TEXT.file);
    const before = await readFile(changed, 'utf8');
    if (!before.includes(TEXT.from)) throw new Error(`${TEXT.file} does not say "${TEXT.from}" any more`);
    await writeFile(changed, before.replaceAll(TEXT.from, TEXT.to));
    execFileSync(process.execPath, [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', ...VITE_ARGS, '--logLevel', 'error'], {
      cwd: join(folder, 'frontend'),
      env: viteEnv(),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return { file: join(folder, 'backend/bundle/main.js'), texts: [TEXT.from, TEXT.to], remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
