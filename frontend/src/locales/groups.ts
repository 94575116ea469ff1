type PluralKey<K> = K extends `${infer Stem}_other` ? `${Stem}_${Intl.LDMLPluralRule}` : never;

/**
 * A table in another language than English, whose plural forms may be others. What it lacks is shown in English;
 * a test sees to it that it lacks nothing.
 */
export type Translation<English> = Partial<Record<keyof English | PluralKey<keyof English>, string>>;
