import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const docker = join(import.meta.dirname, '../../docker');

describe('the backup', () => {
  const folder = mkdtempSync(join(tmpdir(), 'beside-backup-'));
  const programs = join(folder, 'bin');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Stands in for psql: the script's one session asks for the dump, and then for the sums. */
  const PSQL = `case "$*" in
    *to_regclass*) echo "\${HAS_ERASURES:-f}";;
    *"from erasures"*) printf 'advice\\t2\\t2026-12-01T00:00:00.000000Z\\n';;
    *) cat >/dev/null; pg_dump --format=custom --file="$PART.dump" && touch "$PART.dumped"; printf 'public.users\\t1\\t2\\n';;
  esac`;
  const environment = (backups: string, every: string) => ({
    PATH: `${programs}:${process.env.PATH}`,
    ...{ POSTGRES_USER: 'beside', POSTGRES_PASSWORD: 'hunter2', POSTGRES_DB: 'beside' },
    ...{ BACKUP_FOLDER: backups, BACKUP_KEPT: '3', BACKUP_EVERY_SECONDS: every },
  });

  function addPrograms(scripts: Record<string, string>): void {
    for (const [name, script] of Object.entries(scripts)) {
      writeFileSync(join(programs, name), `#!/bin/sh\n${script}\n`);
      chmodSync(join(programs, name), 0o755);
    }
  }

  /** Runs the script once, with programs that stand in for PostgreSQL's: `npm run soak -- --only restore` runs it with the real ones. */
  function backUp(dump: string, backups: string, more: Record<string, string> = {}) {
    mkdirSync(programs, { recursive: true });
    addPrograms({ psql: PSQL, pg_dump: dump, pg_restore: 'grep -q whole "$2"' });
    const { status, stdout, stderr } = spawnSync('sh', [join(docker, 'backup/backup.sh')], {
      encoding: 'utf8',
      env: { ...environment(backups, '0'), ...more },
    });
    return { status, said: stdout + stderr, files: readdirSync(backups).toSorted() };
  }
  const write = (what: string) => `for each; do case $each in --file=*) echo ${what} >"\${each#--file=}";; esac; done`;
  const earlier = ['beside-20260101T000000Z.dump', 'beside-20260102T000000Z.dump', 'beside-20260103T000000Z.dump'];
  const withEarlier = (name: string): string => {
    const backups = join(folder, name);
    mkdirSync(backups);
    for (const file of earlier) writeFileSync(join(backups, file), 'whole');
    return backups;
  };

  const LIST = ['account\t1\t2026-11-30T00:00:00.000000Z'];
  const DELETED = 'advice\t2\t2026-12-01T00:00:00.000000Z';
  const withList = (name: string): string => {
    const backups = withEarlier(name);
    writeFileSync(join(backups, 'erasures.tsv'), LIST.map((line) => `${line}\n`).join(''));
    return backups;
  };

  it('replaces the oldest once a new one is whole, and says no password', () => {
    const { status, said, files } = backUp(write('whole'), withEarlier('good'));
    expect(status, said).toBe(0);
    expect(files.filter((file) => file.endsWith('.dump')).slice(0, 2)).toEqual(earlier.slice(1));
    const [dump = '', ...rest] = files.filter((file) => !earlier.includes(file));
    expect(dump).toMatch(/^beside-\d{8}T\d{6}Z\.dump$/);
    expect(rest).toEqual([dump.replace('.dump', '.sha256'), dump.replace('.dump', '.sums')]);
    expect(files).toHaveLength(5);
    expect(said).not.toContain('hunter2');
  });

  it('is not made anew when its container starts again, until it is due', () => {
    const backups = withEarlier('again');
    const { status, signal } = spawnSync('timeout', ['2', 'sh', join(docker, 'backup/backup.sh')], {
      env: environment(backups, '86400'),
    });
    // `timeout` has ended it while it waited.
    expect([status, signal]).toEqual([124, null]);
    expect(readdirSync(backups).toSorted()).toEqual(earlier);
  });

  it.each([
    ['a dump that fails', 'exit 1'],
    ['a dump that is cut short', write('half')],
  ])('%s replaces nothing, and leaves no half of one', (what, dump) => {
    const { status, files } = backUp(dump, withEarlier(what));
    expect(status).toBe(1);
    expect(files).toEqual(earlier);
  });

  it('adds to the list of what was deleted', () => {
    const backups = withList('added');
    expect(backUp(write('whole'), backups, { HAS_ERASURES: 't' }).status).toBe(0);
    expect(readFileSync(join(backups, 'erasures.tsv'), 'utf8').split('\n')).toEqual([...LIST, DELETED, '']);
  });

  it.each([
    ['sort', ': >/dev/null'],
    ['awk', ':'],
  ])('keeps that list where the disk is full, and %s writes less without a word', (name, script) => {
    const backups = withList(`full-${name}`);
    addPrograms({ [name]: script });
    const { status, files } = backUp(write('whole'), backups, { HAS_ERASURES: 't' });
    rmSync(join(programs, name));
    expect(status).toBe(1);
    expect(files).toEqual([...earlier, 'erasures.tsv']);
    expect(readFileSync(join(backups, 'erasures.tsv'), 'utf8').split('\n')).toEqual([...LIST, '']);
  });
});
