import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Dutch, with `je`. */
export default {
  // Home
  'home.title_first': 'Advies voor jou',
  'home.title_second': 'en voor jullie samen',
  'home.intro':
    'Vertel in je eigen woorden wat er speelt. In ongeveer een halve minuut zet AI voor je op een rij wat je nu kunt doen. Je kunt het nalezen en bewaren.',
  'home.couples':
    'Gaat het om jullie samen? <a>Open een ruimte voor twee</a>, met een AI-begeleider die naar jullie allebei luistert en geen partij kiest.',
  'home.writing': 'Je hebt om advies gevraagd, maar het nog niet gelezen.',
  'home.writing_show': 'Bekijken',

  // The form
  'form.label': 'Advies vragen',
  'form.category': 'Waar gaat het over?',
  'form.description': 'Wat speelt er?',
  'form.placeholder': 'Begin waar je wilt. Wie zijn erbij betrokken, wat is er gebeurd, wat zou je anders willen?',
  'form.style': 'Hoe moet het advies klinken?',
  'form.characters': 'Tekens:',
  'form.counter': '{used} / {limit}',
  'form.aim': '{min} tot {max} tekens werkt het best.',
  'form.aim_good': 'Een goede lengte. {min} tot {max} tekens werkt het best.',
  'form.aim_long': 'Lang mag ook. {min} tot {max} tekens werkt het best.',
  'form.too_short': 'Schrijf minstens {min} tekens, zodat er iets te beantwoorden is.',
  'form.too_long': 'Gebruik maximaal {max} tekens.',
  'form.invalid': 'Dit lukte niet. Kijk je tekst nog eens na.',
  'form.privacy':
    'Hier kan alleen jij je tekst openen. Om het advies te schrijven, wordt hij verwerkt door de beheerder van deze site en door de aanbieder van het AI-model, ook als het om heel persoonlijke dingen gaat, zoals je gezondheid. Je kunt hem hier verwijderen wanneer je wilt.',
  'form.privacy_demo':
    'Hier kan alleen jij je tekst openen. In deze demo blijft hij op de server van deze site, en geen enkele AI-aanbieder krijgt hem. Je kunt hem verwijderen wanneer je wilt.',
  'form.submit': 'Advies vragen',

  'demo.model': 'Demo: voorbeeldtekst, niet van een AI-model',

  'category.relationships': 'Relaties',
  'category.work': 'Werk en loopbaan',
  'category.personal': 'Persoonlijke ontwikkeling',
  'category.health': 'Gezondheid',
  'category.family': 'Familie',
  'category.money': 'Geld',
  'category.education': 'Opleiding',
  'category.other': 'Iets anders',

  'style.practical': 'Praktisch en direct',
  'style.empathetic': 'Meelevend en ondersteunend',
  'style.analytical': 'Analytisch en grondig',
  'style.motivational': 'Motiverend en bemoedigend',
} satisfies Translation<typeof en>;
