// `npm run backup -- FOLDER` and `npm run restore -- FILE.dump`: the first argument is the command's name.
import { join } from 'node:path';
import { build } from './build.mjs';
import { root } from './tools.mjs';

if (!(await build())) process.exit(1);
await import(join(root, 'backend/bundle/backup.js'));
