import { join } from 'node:path';
import { runnerImport } from 'vite';

type EveryText = typeof import('./every-text.ts')['everyText'];

/** Every text, for the plugins of the build. The tables are found by a glob, which Vite alone understands. */
export async function readTexts(): Promise<EveryText> {
  const { module } = await runnerImport<{ everyText: EveryText }>(join(import.meta.dirname, 'every-text.ts'), {
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['development'] },
  });
  return module.everyText;
}
