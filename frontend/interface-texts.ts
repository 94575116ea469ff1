import type { Plugin } from 'vite';
import en from './src/locales/en.ts';

/**
 * Writes the interface's English texts beside the built page. The server keeps translations of these alone:
 * all else that is translated is somebody's own.
 */
export function interfaceTexts(): Plugin {
  return {
    name: 'interface-texts',
    apply: 'build',
    generateBundle() {
      const source = JSON.stringify([...new Set(Object.values(en))]);
      this.emitFile({ type: 'asset', fileName: 'interface-texts.json', source });
    },
  };
}
