import { expect, it } from 'vitest';
import { interfaceTexts } from '../../interface-texts.ts';
import { allTexts } from './texts.ts';

it('the build writes every English text of the interface', async () => {
  const files: { fileName?: string; source?: unknown }[] = [];
  const { generateBundle } = interfaceTexts();
  if (typeof generateBundle !== 'function') throw new Error('nothing is written');
  await Reflect.apply(generateBundle, { emitFile: (file: object) => files.push(file) }, []);
  const [file] = files;
  expect(file?.fileName).toBe('interface-texts.json');
  expect(new Set(JSON.parse(String(file?.source)))).toEqual(new Set(Object.values(await allTexts('en'))));
});
