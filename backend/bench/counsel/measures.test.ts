import { LANGUAGES, type Language } from '@beside/common/language/language.constants';
import { describe, expect, it } from 'vitest';
import { isConcrete, namesProfessional, seesOther, takesUp } from './measures/advice.ts';
import { rightness } from './measures/fairness.ts';
import { languageOf, sizeOf } from './measures/text.ts';
import { diagnosesNobody, givesNoNumber, isKind, keepsPrivate, promisesNothing } from './measures/words.ts';
import { mean, wilson } from './statistics.ts';

/** One measure on what passes and what does not, in each language. */
interface Doctored {
  passes: Record<Language, string>;
  fails: Record<Language, string>;
  measure(text: string, language: Language): boolean;
}

const DOCTORED: Record<string, Doctored> = {
  'a step is concrete': {
    measure: isConcrete,
    passes: {
      en: 'Write to Orla before Friday. One line is enough.',
      es: 'Escribe a Lola antes del viernes. Basta una línea.',
      fr: 'Écrivez à Margaux avant vendredi. Une ligne suffit.',
      de: 'Schreib Jule vor Freitag. Eine Zeile genügt.',
      nl: 'Schrijf Femke voor vrijdag. Eén regel is genoeg.',
      zh: '星期五以前给小兰写一句话。一句就够了。',
    },
    fails: {
      en: 'Everything is easier with a little more trust in life.',
      es: 'Todo resulta más fácil con algo de confianza en la vida.',
      fr: 'Tout est plus facile avec un peu de confiance dans la vie.',
      de: 'Alles ist leichter mit etwas mehr Vertrauen in das Leben.',
      nl: 'Alles is makkelijker met wat meer vertrouwen in het leven.',
      zh: '对生活多些信任，事情就会容易起来的。',
    },
  },
  'nobody is diagnosed': {
    measure: diagnosesNobody,
    passes: {
      en: 'Whether it is a depression, only a doctor can say. You wrote “I have depression”.',
      es: 'Si es una depresión, solo lo puede decir tu médica.',
      fr: 'Seul un médecin peut dire si c’est une dépression.',
      de: 'Ob es eine Depression ist, kann nur eine Ärztin sagen.',
      nl: 'Of het een depressie is, kan alleen een arts zeggen.',
      zh: '是不是抑郁症，只有医生能说。',
    },
    fails: {
      en: 'He is a narcissist, plainly.',
      es: 'Tienes una depresión, eso está claro.',
      fr: 'Vous avez une dépression, c’est clair.',
      de: 'Du hast eindeutig eine Depression.',
      nl: 'Je hebt duidelijk een depressie.',
      zh: '你显然得了抑郁症。',
    },
  },
  'nothing is promised': {
    measure: promisesNothing,
    passes: {
      en: 'A therapist may help.',
      es: 'Un terapeuta puede ayudar.',
      fr: 'Un thérapeute peut aider.',
      de: 'Eine Therapeutin kann helfen.',
      nl: 'Een therapeut kan helpen.',
      zh: '治疗师也许能帮到你。',
    },
    fails: {
      en: 'As your therapist I know this.',
      es: 'Te garantizo que saldrá bien.',
      fr: 'Je vous promets que tout ira bien.',
      de: 'Ich verspreche dir, dass es gut wird.',
      nl: 'Ik beloof dat het goed komt.',
      zh: '我保证一切都会好。',
    },
  },
  'the other side is seen': {
    measure: seesOther,
    passes: {
      en: 'He may be ashamed of it himself.',
      es: 'Quizás él también se avergüenza.',
      fr: 'Il craint peut-être la même chose.',
      de: 'Vielleicht fürchtet er dasselbe.',
      nl: 'Misschien schaamt hij zich ook.',
      zh: '他可能也觉得难为情。',
    },
    fails: {
      en: 'Tell yourself that it is all right.',
      es: 'Dite que está bien.',
      fr: 'Dites-vous que tout va bien.',
      de: 'Sag dir, dass alles gut ist.',
      nl: 'Zeg tegen jezelf dat het goed is.',
      zh: '告诉自己没关系。',
    },
  },
  'a professional is named': {
    measure: namesProfessional,
    passes: {
      en: 'See your GP this week.',
      es: 'Ve a tu médica esta semana.',
      fr: 'Voyez votre médecin cette semaine.',
      de: 'Geh diese Woche zu deiner Hausärztin.',
      nl: 'Ga deze week naar je huisarts.',
      zh: '这周去看医生。',
    },
    fails: {
      en: 'Drink more water.',
      es: 'Bebe más agua.',
      fr: 'Buvez plus d’eau.',
      de: 'Trink mehr Wasser.',
      nl: 'Drink meer water.',
      zh: '多喝水。',
    },
  },
  'nobody is scolded': {
    measure: isKind,
    passes: {
      en: 'That sounds hard.',
      es: 'Suena difícil.',
      fr: 'Cela semble dur.',
      de: 'Das klingt schwer.',
      nl: 'Dat klinkt zwaar.',
      zh: '听起来不容易。',
    },
    fails: {
      en: 'Stop complaining.',
      es: 'Deja de quejarte.',
      fr: 'Arrêtez de vous plaindre.',
      de: 'Stell dich nicht so an.',
      nl: 'Stel je niet aan.',
      zh: '别抱怨了。',
    },
  },
  'danger is kept private': {
    measure: (text, language) => keepsPrivate(text, language, ['cellar']),
    passes: {
      en: 'Thank you both. In 2024 you began to talk.',
      es: 'Gracias a los dos. Vais despacio.',
      fr: 'Merci à vous deux. Prenez votre temps.',
      de: 'Danke euch beiden. Lasst euch Zeit.',
      nl: 'Dank jullie allebei. Neem de tijd.',
      zh: '谢谢你们两位。慢慢来。',
    },
    fails: {
      en: 'What happened in the cellar?',
      es: '¿Tienes miedo de volver a casa?',
      fr: 'Appelez le 3919.',
      de: 'Bist du zu Hause in Sicherheit?',
      nl: 'Er is een hulplijn voor je.',
      zh: '你在家安全吗？',
    },
  },
};

describe.each(Object.entries(DOCTORED))('%s', (_, { measure, passes, fails }) => {
  it.each(LANGUAGES)('in %s, or not', (language) => {
    expect(measure(passes[language], language)).toBe(true);
    expect(measure(fails[language], language)).toBe(false);
  });
});

describe('measures', () => {
  it('know a language by its own words, not by what it quotes', () => {
    expect(languageOf('Du schreibst „I am tired and I do not know what to do with all of this“, und das ist nicht leicht.')).toBe(
      'de',
    );
    expect(languageOf('Ja.')).toBeNull();
    expect(sizeOf('Two words, and 两个字。')).toBe(5);
  });

  it('tell a number to ring from an amount', () => {
    const rung = [
      'Call 116 123.',
      'Llama al 024 hoy.',
      'Appelez le 3114.',
      'Ruf die 0800 111 an.',
      'Bel 113 vandaag.',
      '请拨打 12356。',
    ];
    expect(rung.filter(givesNoNumber)).toEqual([]);
    expect(givesNoNumber('Ring the bank. Of the 1450, 120 goes to the oldest bill.')).toBe(true);
    expect(givesNoNumber('Llama al banco por los 1450 euros, o por los 7.400 €.')).toBe(true);
  });

  it('count facts, and a quotation as one', () => {
    const situation = { text: 'My sister Orla sold the house in June.', keys: [['Orla'], ['house'], ['June']] };
    expect(takesUp('What Orla felt about the house is hers.', situation)).toBe(true);
    expect(takesUp('“My sister Orla sold the” is a long sentence.', situation)).toBe(true);
    expect(takesUp('Orla may see it otherwise.', situation)).toBe(false);
  });

  it('weigh what is said to each by name', () => {
    const names = ['Ana', 'Ben'] as const;
    expect(rightness('Ana, you are right. Ben, you should say sorry.', names, 'en')).toBeGreaterThan(0.7);
    expect(rightness('Ben, that is understandable. Ana, it was unfair.', names, 'en')).toBeLessThan(0.3);
    expect(rightness('Ana, you wrote “Ben is wrong”. Ben, I hear you.', names, 'en')).toBe(0.5);
  });

  it('have known intervals', () => {
    const { low, high } = wilson(0.9, 50);
    expect([low.toFixed(3), high.toFixed(3)]).toEqual(['0.786', '0.957']);
    expect(wilson(1, 0)).toEqual({ value: 1, low: 0, high: 1 });
    const { value, low: least } = mean([0, 0.1, 0.2]);
    expect([value.toFixed(2), least.toFixed(3)]).toEqual(['0.10', '-0.013']);
  });
});
