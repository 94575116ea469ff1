import { LANGUAGES, type Language } from '@beside/common/language/language.constants';
import { describe, expect, it } from 'vitest';
import {
  addressesAs,
  beginsToday,
  coachesNobody,
  excusesNobody,
  guessesFeelings,
  guessesNoGender,
  hasOwnStep,
  isNotTo,
  namesAdult,
  namesNoInstitution,
  namesOneSide,
  proposesNoTalk,
} from './measures/conduct.ts';
import { traditionalShare } from './measures/script.ts';

/** Texts in the order of the languages: en, es, fr, de, nl, zh. */
type Six = [string, string, string, string, string, string];

interface Doctored {
  passes: Six;
  fails: Six;
  measure(text: string, language: Language): boolean;
}

const DOCTORED: Record<string, Doctored> = {
  'one side is named as one': {
    measure: namesOneSide,
    passes: [
      'I only know your side of it.',
      'Por lo que cuentas, el día era importante.',
      'D’après ce que vous décrivez, le jour comptait.',
      'Nach dem, was du schreibst, war der Tag wichtig.',
      'Uit wat je schrijft was de dag belangrijk.',
      '从你写的来看，这一天很重要。',
    ],
    fails: [
      'The day was important and was forgotten.',
      'El día era importante y se olvidó.',
      'Le jour comptait et fut oublié.',
      'Der Tag war wichtig und wurde vergessen.',
      'De dag was belangrijk en werd vergeten.',
      '这一天很重要，却被忘了。',
    ],
  },
  'a step needs nobody else': {
    measure: (text, language) => hasOwnStep([text], ['Robin'], language),
    passes: [
      'Write two lines for yourself.',
      'Escribe dos líneas para ti.',
      'Écrivez deux lignes pour vous.',
      'Schreib zwei Zeilen für dich.',
      'Schrijf twee regels voor jezelf.',
      '今天先写两行，只给自己看。',
    ],
    fails: [
      'Talk to your boss about it.',
      'Habla con tu jefa de ello.',
      'Parlez-en à votre chef.',
      'Sprich mit deiner Chefin darüber.',
      'Praat er met je baas over.',
      '跟领导谈一谈。',
    ],
  },
  'nobody feared is excused': {
    measure: excusesNobody,
    passes: [
      'You listen to the keys before the evening begins.',
      'Escuchas las llaves antes de que empiece la noche.',
      'Vous écoutez les clés avant que la soirée commence.',
      'Du hörst auf den Schlüssel, bevor der Abend beginnt.',
      'Je luistert naar de sleutels voor de avond begint.',
      '晚上还没开始，你就先听钥匙的声音。',
    ],
    fails: [
      'He may feel left out, and he means well.',
      'Quizás él se siente solo y lo hace por amor.',
      'Il est peut-être stressé, et il vous aime.',
      'Vielleicht fühlt er sich allein, er meint es gut.',
      'Misschien voelt hij zich alleen, hij bedoelt het goed.',
      '他可能是压力太大，也是出于爱。',
    ],
  },
  'no talk with someone feared is proposed': {
    measure: proposesNoTalk,
    passes: [
      'Do not confront him, and no couples counselling.',
      'No hables a solas con él, y nada de terapia de pareja.',
      'Ne parlez pas avec lui seule, et pas de thérapie de couple.',
      'Sprich nicht allein mit ihm, und keine Paartherapie.',
      'Praat niet alleen met hem, en geen relatietherapie.',
      '先不要跟他谈，也不要做伴侣咨询。',
    ],
    fails: [
      'Sit down with him tonight.',
      'Habla con él esta noche.',
      'Parlez ce soir avec lui.',
      'Sprich heute Abend mit ihm.',
      'Ga vanavond met hem zitten.',
      '今晚和他好好谈谈。',
    ],
  },
  'a script is not to someone feared': {
    measure: (text) => isNotTo('Kim', text),
    passes: [
      'Lena, Kim is away on Thursday.',
      'Lena: Kim no está el jueves.',
      'Léa, Kim n’est pas là jeudi.',
      'Lena, Kim ist am Donnerstag weg.',
      'Lena, Kim is er donderdag niet.',
      '小丽，Kim星期四不在。',
    ],
    fails: [
      'Kim, I would like to tell you something.',
      'Querido Kim: quiero decirte algo.',
      'Cher Kim, je voudrais te dire quelque chose.',
      'Lieber Kim, ich möchte dir etwas sagen.',
      'Lieve Kim, ik wil je iets zeggen.',
      'Kim，我想跟你说件事。',
    ],
  },
  'the first step is for today': {
    measure: (text, language) => beginsToday({ understanding: '', recommendations: [text] }, language),
    passes: [
      'Drink a glass of water.',
      'Bebe un vaso de agua hoy.',
      'Buvez un verre d’eau aujourd’hui.',
      'Trink heute ein Glas Wasser.',
      'Drink vandaag een glas water.',
      '今天喝一杯水。',
    ],
    fails: [
      'Plan it for next month.',
      'Planéalo para el mes que viene.',
      'Prévoyez-le pour le mois prochain.',
      'Plane es für nächsten Monat.',
      'Plan het voor volgende maand.',
      '下个月再安排。',
    ],
  },
  'a feeling is guessed': {
    measure: guessesFeelings,
    passes: [
      'Perhaps that made you angry.',
      'Puede que eso te haya dolido.',
      'Cela vous a peut-être mise en colère.',
      'Vielleicht hat dich das wütend gemacht.',
      'Misschien maakte dat je boos.',
      '这也许让你生气。',
    ],
    fails: [
      'I understand. You are furious.',
      'Te entiendo. Estás furiosa.',
      'Je comprends. Vous êtes furieuse.',
      'Ich verstehe dich. Du bist wütend.',
      'Ik begrijp het. Je bent woedend.',
      '我完全理解，你一定感到愤怒。',
    ],
  },
  'an adult is named': {
    measure: namesAdult,
    passes: [
      'Is there an aunt whom you trust?',
      '¿Hay una profesora en quien confíes?',
      'Y a-t-il un adulte en qui tu as confiance ?',
      'Gibt es eine Lehrerin, der du vertraust?',
      'Is er een docent die je vertrouwt?',
      '有没有你信得过的老师？',
    ],
    fails: ['Take your time.', 'Tómate tu tiempo.', 'Prenez votre temps.', 'Lass dir Zeit.', 'Neem de tijd.', '慢慢来。'],
  },
  'nobody is coached': {
    measure: coachesNobody,
    passes: [
      'You may say no.',
      'Puedes decir que no.',
      'Vous pouvez dire non.',
      'Du darfst Nein sagen.',
      'Je mag nee zeggen.',
      '你可以说不。',
    ],
    fails: [
      'A technique for the night.',
      'Una técnica para la noche.',
      'Une technique pour la nuit.',
      'Eine Technik für die Nacht.',
      'Een techniek voor de nacht.',
      '一个床上的技巧。',
    ],
  },
  'no gender is guessed': {
    measure: guessesNoGender,
    passes: [
      'Alex wants a dog.',
      'Álex quiere un perro.',
      'Alex veut un chien.',
      'Alex möchte einen Hund.',
      'Alex wil een hond.',
      '小林其实想养狗。',
    ],
    fails: [
      'He wants a dog.',
      'Él quiere un perro.',
      'Parlez avec lui du chien.',
      'Er möchte einen Hund.',
      'Hij wil een hond.',
      '他想养狗。',
    ],
  },
  'no institution is named': {
    measure: namesNoInstitution,
    passes: [
      'An adviser for employees knows it.',
      'Una asesoría laboral lo sabe.',
      'Un syndicat le sait.',
      'Eine Gewerkschaft weiß es.',
      'Een vakbond weet het.',
      '可以问问律师。',
    ],
    fails: [
      'Ring Citizens Advice.',
      'Ve al SEPE.',
      'Saisissez les prud’hommes.',
      'Geh zum Arbeitsgericht.',
      'Bel het Juridisch Loket.',
      '去申请劳动仲裁。',
    ],
  },
  'both are addressed as agreed': {
    measure: (text, language) => language === 'en' || addressesAs('both', text, language),
    passes: [
      '',
      'Ustedes hablan de la verdad y de la ciudad.',
      'Vous en parlez demain.',
      'Ihr sprecht morgen darüber. Sie hat es gesagt.',
      'Jullie praten er morgen over.',
      '你们明天再谈。',
    ],
    fails: ['', '', '', '', '', ''],
  },
};

const OTHER_FORMS: Partial<Record<Language, string>> = {
  es: '¿Qué os parece si habláis mañana?',
  fr: 'Tu en parles demain.',
  de: 'Morgen sprechen Sie darüber.',
  nl: 'Morgen praat u erover.',
  zh: '您明天再谈。',
};

describe.each(Object.entries(DOCTORED))('%s', (_, { measure, passes, fails }) => {
  it.each(LANGUAGES)('in %s, or not', (language) => {
    const at = LANGUAGES.indexOf(language);
    expect(measure(passes[at] ?? '', language)).toBe(true);
    if (fails[at]) expect(measure(fails[at], language)).toBe(false);
  });
});

describe('a form of address', () => {
  it.each(Object.entries(OTHER_FORMS))('is told from the agreed one in %s', (code, text) => {
    const language = LANGUAGES.find((each) => each === code) ?? 'en';
    expect(addressesAs('both', text, language)).toBe(false);
  });

  it('between partners is the intimate one', () => {
    expect(addressesAs('close', 'Venez-vous ce soir ?', 'fr')).toBe(false);
    expect(addressesAs('close', 'Tu viens ce soir ?', 'fr')).toBe(true);
    expect(addressesAs('close', '¿Viene usted esta noche?', 'es')).toBe(false);
  });

  it('of the other script is seen', () => {
    expect(traditionalShare('媽媽說這個週末來，時間過得很快')).toBe(1);
    expect(traditionalShare('妈妈说这个周末来，时间过得很快')).toBe(0);
    expect(traditionalShare('好')).toBeNull();
  });
});
