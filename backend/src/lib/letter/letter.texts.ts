import type { Language } from '@beside/common/language/language.constants';

/** What every letter has. `{app}`, `{name}` and `{support}` are filled in. */
interface FrameTexts {
  hello: string;
  helloNameless: string;
  /** Above the button's address, written out. */
  copyLink: string;
  footer: string;
  /** Between a label and its value. */
  colon: string;
}

export const LETTER_TEXTS: Record<Language, FrameTexts> = {
  en: {
    hello: 'Hello {name},',
    helloNameless: 'Hello,',
    copyLink: 'If the button does not work, copy this address into your browser:',
    footer: 'You receive this mail because this address was given at {app}. Questions? Write to {support}.',
    colon: ': ',
  },
  es: {
    hello: 'Hola, {name}:',
    helloNameless: 'Hola:',
    copyLink: 'Si el botón no funciona, copia esta dirección en tu navegador:',
    footer: 'Recibes este correo porque esta dirección se indicó en {app}. ¿Tienes alguna pregunta? Escribe a {support}.',
    colon: ': ',
  },
  fr: {
    hello: 'Bonjour {name},',
    helloNameless: 'Bonjour,',
    copyLink: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur\u00a0:',
    footer: 'Vous recevez ce message parce que cette adresse a été indiquée sur {app}. Une question\u202f? Écrivez à {support}.',
    colon: '\u00a0: ',
  },
  de: {
    hello: 'Hallo {name},',
    helloNameless: 'Hallo,',
    copyLink: 'Wenn die Schaltfläche nicht funktioniert, kopiere diese Adresse in deinen Browser:',
    footer: 'Du bekommst diese E-Mail, weil diese Adresse bei {app} angegeben wurde. Hast du Fragen? Schreib an {support}.',
    colon: ': ',
  },
  nl: {
    hello: 'Hallo {name},',
    helloNameless: 'Hallo,',
    copyLink: 'Werkt de knop niet? Kopieer dan dit adres naar je browser:',
    footer: 'Je krijgt deze mail omdat dit adres bij {app} is ingevuld. Heb je een vraag? Schrijf naar {support}.',
    colon: ': ',
  },
  zh: {
    hello: '{name}，你好：',
    helloNameless: '你好：',
    copyLink: '如果按钮打不开，请把这个网址复制到浏览器中：',
    footer: '你收到这封邮件，是因为有人在 {app} 填写了这个邮箱。有问题请写信到 {support}。',
    colon: '：',
  },
};
