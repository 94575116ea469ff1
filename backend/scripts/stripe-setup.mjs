// `npm run stripe:setup`: makes the products, prices and the webhook in the configured Stripe account; safe to run again.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { root } from './tools.mjs';

// An image brings the built product without its sources.
if (existsSync(join(root, 'backend/src')) && !(await build())) process.exit(1);
await import(join(root, 'backend/dist/stripe-setup.js'));
