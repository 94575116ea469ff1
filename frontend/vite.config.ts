import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { backendAddress, backendProxy } from './backend-address.ts';
import { helpFrames } from './help-frames.ts';
import { interfaceTexts } from './interface-texts.ts';
import { staticPage } from './static-page.ts';

const backend = backendAddress(join(import.meta.dirname, '..'));

/** What every page needs, in one chunk, with all that it imports: split by who else uses it, it compresses worse by a twentieth of the first route. */
const SHARED =
  /node_modules\/(?:react-router|valibot)\/|src\/lib\/(?:api|config|connection\.store|lazy-part|parse|query|socket|storage|toast\.store)\.ts$|src\/lib\/i18n\/|features\/(?:account\/session|usage\/use-usage)\.ts$|components\/UsageNote\.tsx$|src\/components\/(?:fields\/Choices|page\/ErrorState|page\/PlainMessage)\./;

/**
 * What is tiny, imports next to nothing, and is used here and there: icons, hooks, what a feature forgets at sign-out. In one chunk it
 * saves each page some ten requests, and compresses better than in files of its own.
 */
const SMALL =
  /node_modules\/(?:@tabler\/icons-react|@mantine\/hooks)\/|features\/\w+\/forget\.ts$|src\/lib\/(?:uuid|country)\.ts$/;

/** Small controls of most other pages. */
const KIT = /src\/components\/(?:kit\/(?:ActionNote|Actions|Badge)|fields\/(?:CheckField|FieldGroup|FieldPair|SearchField))\./;

export default defineConfig({
  plugins: [react(), staticPage(), helpFrames(), interfaceTexts(), precompress()],
  resolve: { conditions: ['development', ...defaultClientConditions] },
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
    rolldownOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId }) => `assets/${tableName(facadeModuleId) ?? '[name]'}-[hash].js`,
        codeSplitting: {
          groups: [
            { name: 'shared', test: SHARED },
            { name: 'kit', test: KIT, includeDependenciesRecursively: false },
            { name: 'small', test: SMALL, minShareCount: 3, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: { proxy: backendProxy(backend) },
});

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
