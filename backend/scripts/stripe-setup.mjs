// `npm run stripe:setup`: makes the products, prices and the webhook in the configured Stripe account; safe to run again.
import { join } from 'node:path';
import { build } from './build.mjs';
import { root } from './tools.mjs';

if (!(await build())) process.exit(1);
await import(join(root, 'backend/bundle/stripe-setup.js'));
