import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Dutch, with `je`. */
export default {
  // Home
  'home.title_first': 'Advies voor jou,',
  'home.title_second': 'en voor jullie samen',
  'home.intro':
    'Vertel in je eigen woorden wat er speelt. In ongeveer een halve minuut schrijft AI duidelijke volgende stappen voor je, om te lezen en te bewaren.',
  'home.couples':
    'Gaat het om jullie samen? <a>Open een ruimte voor jullie beiden</a>, met een begeleider die naar allebei luistert en geen partij kiest.',
  'home.writing': 'Je vroeg om advies dat je nog niet hebt gezien.',
  'home.writing_show': 'Bekijken',

  // The form
  'form.label': 'Advies vragen',
  'form.category': 'Waar gaat het over?',
  'form.description': 'Wat speelt er?',
  'form.placeholder': 'Begin waar je wilt. Wie horen erbij, wat is er gebeurd, wat zou je anders willen?',
  'form.style': 'Hoe moet het advies klinken?',
  'form.characters': 'Tekens:',
  'form.counter': '{used} / {limit}',
  'form.aim': '{min} tot {max} tekens werkt het best.',
  'form.aim_good': 'Een goede lengte. {min} tot {max} tekens werkt het best.',
  'form.aim_long': 'Lang mag ook. {min} tot {max} tekens werkt het best.',
  'form.too_short': 'Schrijf ten minste {min} tekens, zodat er iets te beantwoorden is.',
  'form.too_long': 'Houd het op ten hoogste {max} tekens.',
  'form.invalid': 'Dit kon niet worden aangenomen. Kijk er nog eens naar.',
  'form.privacy':
    'Hier kan alleen jij je tekst openen. Om het advies te schrijven, wordt hij verwerkt door de beheerder van deze site en door de aanbieder van het AI-model. Je kunt hem hier verwijderen wanneer je wilt.',
  'form.privacy_demo':
    'Hier kan alleen jij je tekst openen. In deze demo blijft hij op de server van deze site, en geen enkele AI-aanbieder krijgt hem. Je kunt hem verwijderen wanneer je wilt.',
  'form.submit': 'Advies vragen',

  'demo.model': 'Demo: geschreven door een vervanger, niet door een AI-model',

  'category.relationships': 'Relaties',
  'category.work': 'Werk en loopbaan',
  'category.personal': 'Persoonlijke groei',
  'category.health': 'Gezondheid',
  'category.family': 'Familie',
  'category.money': 'Geld',
  'category.education': 'Opleiding',
  'category.other': 'Iets anders',

  'style.practical': 'Praktisch en direct',
  'style.empathetic': 'Meelevend en steunend',
  'style.analytical': 'Analytisch en grondig',
  'style.motivational': 'Motiverend en bemoedigend',
} satisfies Translation<typeof en>;
