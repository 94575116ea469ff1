import type { Language } from '../language.constants.ts';
import { glossary as de } from './de.ts';
import { glossary as en } from './en.ts';
import type { Glossary } from './glossary.types.ts';
import { glossary as nl } from './nl.ts';
import { glossary as zh } from './zh.ts';

/** The glossary of every language. */
export const GLOSSARIES: Partial<Record<Language, Glossary>> = { de, en, nl, zh };
