import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { backendAddress, backendProxy } from './backend-address.ts';
import { chunks } from './chunks.ts';
import { helpFrames } from './help-frames.ts';
import { interfaceTexts } from './interface-texts.ts';
import { serviceWorker } from './service-worker.ts';
import { staticPage } from './static-page.ts';

const backend = backendAddress(join(import.meta.dirname, '..'));

/** Groups of texts that the same pages show: one file for each language. */
const TOGETHER: Readonly<Record<string, string>> = { usage: 'shell', home: 'shell', speech: 'advice', translation: 'advice' };

const planned = chunks();

export default defineConfig({
  plugins: [react(), planned.plugin, staticPage(), helpFrames(), interfaceTexts(), serviceWorker(), precompress()],
  // The sources of `common`, without the condition `development`, by which packages offer slower code.
  resolve: { alias: [{ find: /^@beside\/common\/(.+)$/, replacement: join(import.meta.dirname, '../common/src/$1.ts') }] },
  css: {
    modules: {
      // Plain names, since the static page in index.html uses the same classes before scripts arrive.
      generateScopedName: (name, file) => `${basename(file).replace(/\.module\.css.*$/, '')}-${name}`,
    },
  },
  build: {
    target: 'es2022',
    outDir: 'dist',
    assetsInlineLimit: 0,
    // Browsers without module preloads fetch what they import themselves.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId }) => `assets/${tableName(facadeModuleId) ?? '[name]'}-[hash].js`,
        codeSplitting: {
          groups: [
            { name: togetherWith, includeDependenciesRecursively: false },
            { name: planned.nameOf, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: { proxy: backendProxy(backend) },
});

/** The chunk of a text table that shares one: `shell.de`. */
function togetherWith(module: string): string | null {
  const [group = '', language] = tableName(module)?.split('.') ?? [];
  const name = TOGETHER[group] ?? Object.values(TOGETHER).find((each) => each === group);
  return name ? `${name}.${language}` : null;
}

/** Names a text table's chunk after group and language: `couples.de`. */
function tableName(module: string | null): string | undefined {
  const [, group, language] = /locales\/(\w+)\/(\w\w)\.ts$/.exec(module ?? '') ?? [];
  return group && `${group}.${language}`;
}

/** Writes a brotli copy beside every asset of at least 1 KB, so serving compresses nothing. */
function precompress(): Plugin {
  let out = 'dist';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: (config) => {
      out = resolve(config.root, config.build.outDir);
    },
    closeBundle: () => {
      for (const file of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
        const path = join(out, file);
        if (!/\.(js|css|svg|json|webmanifest|txt)$/.test(file) || statSync(path).size < 1024) continue;
        writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      }
    },
  };
}
