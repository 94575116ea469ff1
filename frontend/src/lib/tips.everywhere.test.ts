import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');

it('every icon button has a tooltip', () => {
  const bare = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) =>
      [...readFileSync(join(source, file), 'utf8').matchAll(/<(?:ActionIcon|CloseButton)\b(?:=>|[^>])*>/g)]
        .filter(([tag]) => !/\bdata-tip\b/.test(tag))
        .map(([tag]) => `${file}: ${tag}`),
    );
  expect(bare).toEqual([]);
});
