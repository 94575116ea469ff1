// `npm start`: builds what is missing or stale, then becomes the server.
import { join } from 'node:path';
import { build } from './build.mjs';
import { root } from './tools.mjs';

if (!(await build())) process.exit(1);
await import(join(root, 'backend/bundle/main.js'));
