// `npm run audit:verify [-- --known ID:HASH]`: looks for entries of the audit log that were changed, put in, or removed.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { root } from './tools.mjs';

// An image brings the built product without its sources.
if (existsSync(join(root, 'backend/src')) && !(await build())) process.exit(1);
await import(join(root, 'backend/dist/audit.js'));
