import type { GenericSchema, InferOutput } from 'valibot';

/** A map of pushed events, made of each push's view. */
export type Pushes<T extends Record<string, GenericSchema>> = { [E in keyof T]: (push: InferOutput<T[E]>) => void };
