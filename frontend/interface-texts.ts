import type { Plugin } from 'vite';
import { allTexts } from './src/locales/texts.ts';

/**
 * Writes the interface's English texts beside the built page. The server caches translations of these alone,
 * since every other text is a user's own.
 */
export function interfaceTexts(): Plugin {
  return {
    name: 'interface-texts',
    apply: 'build',
    async generateBundle() {
      const source = JSON.stringify([...new Set(Object.values(await allTexts('en')))]);
      this.emitFile({ type: 'asset', fileName: 'interface-texts.json', source });
    },
  };
}
