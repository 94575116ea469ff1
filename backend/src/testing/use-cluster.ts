import { afterAll } from 'vitest';
import { type ModelDouble, startModelDouble } from './model-double.ts';
import { startTestApp, type TestApp, type TestAppOptions } from './test-app.ts';
import { cloneDatabase, type TestDatabase } from './test-database.ts';

export interface TwoNodes {
  database: TestDatabase;
  model: ModelDouble;
  one: TestApp;
  other: TestApp;
}

/** The fixture of cluster tests: two nodes over one database and one Redis, and a controlled model. Taken down at the file's end. */
export async function useCluster(env: Record<string, string> = {}, more: Pick<TestAppOptions, 'push'> = {}): Promise<TwoNodes> {
  const [database, model] = await Promise.all([cloneDatabase(), startModelDouble()]);
  const start = (): Promise<TestApp> =>
    startTestApp({ databaseUrl: database.url, modelUrl: model.url, cluster: true, env, ...more });
  const [one, other] = await Promise.all([start(), start()]);
  afterAll(async () => {
    await Promise.all([one.close(), other.close()]);
    await model.close();
    await database.close();
  });
  return { database, model, one, other };
}
