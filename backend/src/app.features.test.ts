import { Done } from '@beside/common/answers.views';
import { IsString } from 'class-validator';
import { Column, Entity, type MigrationInterface, PrimaryColumn, type QueryRunner } from 'typeorm';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { startFeatures } from './app.features.ts';
import type { UserData } from './database/user-data.ts';
import { type FeatureDeps, feature } from './features/feature.ts';
import type { Actor } from './http/actor.ts';
import { requireUser } from './http/authorize.ts';
import { limitOf, READ } from './http/rate-limits.ts';
import { signUp } from './testing/accounts.ts';
import { startModelDouble } from './testing/model-double.ts';
import { startTestApp } from './testing/test-app.ts';
import { cloneDatabase } from './testing/test-database.ts';

// What a feature's own folder would hold: its input, table, event, call and data. Decorators are called: tests are compiled without them.
class NoteDto {
  text!: string;
}
IsString()(NoteDto.prototype, 'text');

class Note {
  userId!: string;
  text!: string;
}
Entity('test_notes')(Note);
PrimaryColumn('text')(Note.prototype, 'userId');
Column('text')(Note.prototype, 'text');

class Notes1999000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create table test_notes ("userId" text primary key references users (id) on delete cascade, text text not null)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table test_notes');
  }
}

const notesUserData: UserData = {
  async export(pool, userId) {
    const { rows } = await pool.query<object>('select text from test_notes where "userId" = $1', [userId]);
    return { notes: rows };
  },
};

const NotesAnswer = v.object({ notes: v.array(v.object({ text: v.string() })) });
const started: string[] = [];

/** A feature as one value. Adding it takes its folder, and its line in the list. */
const notesFeature = feature({
  name: 'notes',
  needs: {},
  entities: [Note],
  migrations: [Notes1999000000000],
  userData: () => [notesUserData],
  service: ({ source }: Pick<FeatureDeps, 'source'>) => source.getRepository(Note),
  routes: (notes, context) =>
    context
      .routes('/api')
      .get('/notes', { guard: 'user', scope: null, limit: READ, answers: NotesAnswer, about: 'Notes' }, async ({ actor }) => ({
        notes: (await notes.findBy({ userId: requireUser(actor).id })).map(({ text }) => ({ text })),
      })),
  // By reflection: the contract of events is common's, where a feature adds its slice.
  sockets: (notes, events) =>
    void Reflect.apply(events.on, events, [
      'notes:write',
      { guard: 'user', scope: null, limit: limitOf('notes', 10, 60), input: NoteDto, answers: Done, about: 'Writes a note' },
      async ({ text }: NoteDto, { actor }: { actor: Actor }) => {
        await notes.save({ userId: requireUser(actor).id, text });
        return {};
      },
    ]),
  load: async () => void started.push('load'),
  stop: () => void started.push('stop'),
});

it('a new feature is its folder and one line: its table, call, event and user data work', async () => {
  const [database, model] = await Promise.all([cloneDatabase(), startModelDouble()]);
  const app = await startTestApp({ databaseUrl: database.url, modelUrl: model.url, features: [notesFeature] });
  expect(started).toEqual(['load']);
  const { browser } = await signUp(app);
  const socket = await browser.socket();
  expect(await Reflect.apply(socket.emitWithAck, socket, ['notes:write', { text: 'Call the plumber' }])).toEqual({
    success: true,
  });
  expect((await browser.call('GET', '/api/notes')).body).toEqual({ success: true, notes: [{ text: 'Call the plumber' }] });
  expect((await browser.call('GET', '/api/auth/export')).body).toMatchObject({ notes: [{ text: 'Call the plumber' }] });
  // Its declarations count like all others: strangers are refused, and the description has them.
  expect((await app.browser().call('GET', '/api/notes')).status).toBe(401);
  const description = await app.browser().call('GET', '/api/openapi.json');
  expect(description.body).toMatchObject({ paths: { '/api/notes': expect.anything() } });
  await app.close();
  expect(started).toEqual(['load', 'stop']);
  await Promise.all([model.close(), database.close()]);
});

it('features that need each other in a circle, or one that is missing, are refused at the start', () => {
  const one = feature({ name: 'one', needs: { other: true }, service: (_: { other: unknown }) => ({}) });
  const other = feature({ name: 'other', needs: { one: true }, service: (_: { one: unknown }) => ({}) });
  // The types would refuse them in the product's list.
  const start = (...features: object[]) => startFeatures(Object.create(null), JSON.parse('[]').concat(features));
  expect(() => start(one, other)).toThrow(/needs itself/);
  expect(() => start(one)).toThrow(/not listed/);
});
