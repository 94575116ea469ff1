import { lazyPart } from '../../../lib/lazy-part.ts';

/** Asks whether an advice is to be kept on this device. */
export const keepQuestion = lazyPart(async () => (await import('../components/kept/KeepQuestion.tsx')).KeepQuestion, ['kept']);
