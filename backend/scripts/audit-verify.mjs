// `npm run audit:verify [-- --known ID:HASH]`: looks for entries of the audit log that were changed, put in, or removed.
import { join } from 'node:path';
import { build } from './build.mjs';
import { root } from './tools.mjs';

if (!(await build())) process.exit(1);
await import(join(root, 'backend/bundle/audit.js'));
