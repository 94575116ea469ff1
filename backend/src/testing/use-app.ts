import { afterAll } from 'vitest';
import { type ModelDouble, startModelDouble } from './model-double.ts';
import { startTestApp, type TestApp, type TestAppOptions } from './test-app.ts';
import { cloneDatabase, type TestDatabase } from './test-database.ts';

export interface World {
  database: TestDatabase;
  model: ModelDouble;
  app: TestApp;
}

/** The fixture of most test files: a database, a model controlled by the test, and the product as one node. Taken down at the file's end. */
export async function useApp(
  env: Record<string, string> = {},
  more: Pick<TestAppOptions, 'clientFolder' | 'log' | 'push'> = {},
): Promise<World> {
  const [database, model] = await Promise.all([cloneDatabase(), startModelDouble()]);
  const app = await startTestApp({ databaseUrl: database.url, modelUrl: model.url, env, ...more });
  afterAll(async () => {
    await app.close();
    await model.close();
    await database.close();
  });
  return { database, model, app };
}
