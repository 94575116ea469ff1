// A released migration is never edited: installations that ran it would keep the former tables. `npm version` records the digest of each one.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const RELEASED = 'backend/src/database/released-migrations.json';

const MIGRATION = /[\\/]migrations[\\/]\d+-[\w-]+\.ts$/;

/** What a migration does: its text without imports, comments on lines of their own, and the layout. */
const codeOf = (text) =>
  text
    .replaceAll(/^import [^;]*;$/gm, '')
    .replaceAll(/^\s*(?:\/\/|\/\*|\*).*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** @param folder the project's @returns the digest of each migration, by the name of its file, in their order */
function digestsIn(folder) {
  const source = join(folder, 'backend/src');
  const files = readdirSync(source, { recursive: true }).filter((file) => MIGRATION.test(file));
  const digest = (file) =>
    createHash('sha256')
      .update(codeOf(readFileSync(join(source, file), 'utf8')))
      .digest('hex');
  return Object.fromEntries(
    files.map((file) => [basename(file), digest(file)]).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** Records all migrations as released. @returns the file that was written, as a path from the folder */
export function recordReleased(folder) {
  writeFileSync(join(folder, RELEASED), `${JSON.stringify(digestsIn(folder), null, 2)}\n`);
  return RELEASED;
}

/** What is wrong with the migrations: released ones that were edited or removed, new ones that would run before released ones. */
export function migrationFaults(folder) {
  const released = JSON.parse(readFileSync(join(folder, RELEASED), 'utf8'));
  const present = digestsIn(folder);
  const newest = Object.keys(released).at(-1) ?? '';
  return [
    ...Object.entries(released)
      .filter(([name, digest]) => present[name] !== digest)
      .map(([name]) => `${name} is released: ${name in present ? 'undo the edit' : 'bring it back'}, and write a new migration`),
    ...Object.keys(present)
      .filter((name) => !(name in released) && name < newest)
      .map((name) => `${name} is new: give it a later time than ${newest}`),
  ];
}
