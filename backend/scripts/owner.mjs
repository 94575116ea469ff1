// `npm run owner -- EMAIL`: makes an account an owner.
import { join } from 'node:path';
import { build } from './build.mjs';
import { root } from './tools.mjs';

if (!(await build())) process.exit(1);
await import(join(root, 'backend/bundle/owner.js'));
