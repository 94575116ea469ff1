import type { Plugin } from 'vite';
import { readTexts } from './read-texts.ts';

/**
 * Writes the interface's English texts beside the built page. The server caches translations of these alone,
 * since every other text is a user's own.
 */
export function interfaceTexts(): Plugin {
  return {
    name: 'interface-texts',
    apply: 'build',
    async generateBundle() {
      const [english] = await readTexts();
      const source = JSON.stringify([...new Set(Object.values(english?.texts ?? {}))]);
      this.emitFile({ type: 'asset', fileName: 'interface-texts.json', source });
    },
  };
}
