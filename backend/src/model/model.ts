import type { Log } from '../lib/logger.ts';
import type { ModelBudget } from './model.budget.ts';
import type { Model, ModelSettings } from './model.types.ts';

export interface LazyModel extends Model {
  /** Reads the client's code before the first request needs it. */
  load(): Promise<void>;
}

/** The model, whose client is read when it is first needed: its code takes a fifth of a start that does not wait for it. */
export function createModel(settings: ModelSettings, budget: ModelBudget, log: Log): LazyModel {
  let client: Promise<Model> | null = null;
  const loaded = (): Promise<Model> => {
    client ??= import('./model.client.ts')
      .then(({ createModelClient }) => createModelClient(settings, budget, log))
      .catch((error: unknown) => {
        client = null;
        throw error;
      });
    return client;
  };
  return {
    write: async (prompt, options, accept) => (await loaded()).write(prompt, options, accept),
    async load() {
      await loaded();
    },
  };
}
