import type { Language } from '../language.constants.ts';
import { glossary as de } from './de.ts';
import { glossary as en } from './en.ts';
import { glossary as es } from './es.ts';
import { glossary as fr } from './fr.ts';
import type { Glossary } from './glossary.types.ts';
import { glossary as nl } from './nl.ts';
import { glossary as zh } from './zh.ts';

/** The glossary of every language. */
export const GLOSSARIES: Record<Language, Glossary> = { de, en, es, fr, nl, zh };
