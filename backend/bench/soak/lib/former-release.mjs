import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');
/** The first release, for a clone without tags. */
const FIRST = '04a3537682e0d2ee8d2f3afac59571833dec1fdb';
const FLOORS = ['common', 'backend', 'frontend'];

const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The newest release before the present commit. */
function formerRelease() {
  try {
    return git('describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*', 'HEAD~1');
  } catch {
    return FIRST;
  }
}

/** Whether every package that a release uses is installed here, in that version. */
function hasPackages(folder) {
  const packagesOf = (place) => JSON.parse(readFileSync(join(place, 'package-lock.json'), 'utf8')).packages;
  const here = packagesOf(ROOT);
  return Object.entries(packagesOf(folder)).every(
    ([name, { version, optional, link }]) =>
      !name || optional || link || FLOORS.includes(name) || here[name]?.version === version,
  );
}

/** Gives a folder this one's packages, but its own floors. */
function sharePackages(folder) {
  const packages = join(folder, 'node_modules');
  mkdirSync(join(packages, '@beside'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@beside') symlinkSync(join(ROOT, 'node_modules', name), join(packages, name));
  for (const floor of FLOORS) symlinkSync(join(folder, floor), join(packages, '@beside', floor));
}

/**
 * Builds the server of the release before this commit, from the repository's history, in a folder of its own.
 * @param ref another commit than that
 * @returns its name, the file that starts it, and what removes it
 * @throws in a clone without history
 */
export function buildFormerRelease(ref = formerRelease()) {
  const folder = mkdtempSync(join(tmpdir(), 'beside-release-'));
  const remove = () => {
    rmSync(folder, { recursive: true, force: true });
    git('worktree', 'prune');
  };
  try {
    git('worktree', 'add', '--detach', '--force', folder, ref);
    if (hasPackages(folder)) sharePackages(folder);
    else execFileSync('npm', ['ci'], { cwd: folder, stdio: 'ignore' });
    execFileSync(process.execPath, ['backend/scripts/build-server.mjs'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH}` },
    });
    // Its pages are not asked for.
    const pages = join(folder, 'frontend/dist');
    if (!existsSync(pages)) symlinkSync(join(ROOT, 'frontend/dist'), pages);
    return {
      name: `${ref} (${git('rev-parse', '--short', `${ref}^{commit}`)})`,
      file: join(folder, 'backend/bundle/main.js'),
      remove,
    };
  } catch (error) {
    remove();
    throw new Error(
      `The release ${ref} could not be built; a clone needs the whole history (git fetch --unshallow): ${error.message}`,
    );
  }
}
