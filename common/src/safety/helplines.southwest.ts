import type { CountryHelp } from './helplines.types.ts';

/** The day on which every number in this file was read at its source. */
const checkedOn = '2026-11-21';

/** Helplines of France and Spain. A number without a source does not belong here. */
export const SOUTH_WESTERN_HELP: Record<string, CountryHelp> = {
  FR: {
    emergency: ['112', '17', '114 (SMS)'],
    emergencySource: 'https://madinin-art.net/119-allo-enfance-en-danger-un-numero-pour-les-situations-durgence',
    lines: {
      self_harm: [
        {
          name: 'Numéro national de prévention du suicide',
          phone: '3114',
          url: 'https://3114.fr',
          hours: '24/7',
          source: 'https://3114.fr/que-se-passe-t-il-quand-je-contacte-le-3114/',
          checkedOn,
        },
      ],
      abuse: [
        {
          name: 'Violences Femmes Info',
          phone: '3919',
          hours: '24/7',
          audience: 'women',
          source:
            'https://www.tf1info.fr/societe/journee-internationale-de-lutte-conte-les-violences-faites-aux-femmes-ces-numeros-de-telephone-utiles-qu-il-faut-connaitre-2277414.html',
          checkedOn,
        },
      ],
      child: [
        {
          name: 'Allô enfance en danger',
          phone: '119',
          url: 'https://www.allo119.gouv.fr',
          hours: '24/7',
          source: 'https://www.service-public.gouv.fr/particuliers/actualites/A14455',
          checkedOn,
        },
      ],
      violence: [
        {
          name: 'France Victimes',
          phone: '116 006',
          hours: '09:00–20:00',
          source: 'https://www.infovictimes.fr/en/victim-support-associations',
          checkedOn,
        },
        {
          name: 'Ne frappez pas (FNACAV)',
          phone: '08 019 019 11',
          audience: 'harming',
          source:
            'https://www.weka.fr/actualite/droit-des-femmes/article/ne-frappez-pas-lancement-d-un-numero-national-pour-les-auteurs-de-violences-conjugales-99367/',
          checkedOn,
        },
      ],
    },
  },
  ES: {
    emergency: ['112'],
    emergencySource:
      'https://www.elperiodicoextremadura.com/noticias/extremadura/extremadura-realizan-tres-llamadas-dia-telefono-016_1194873.html',
    lines: {
      self_harm: [
        {
          name: 'Línea 024',
          phone: '024',
          hours: '24/7',
          source: 'https://www.rtve.es/noticias/20220509/sanidad-presenta-telefono-prevencion-suicidio/2347183.shtml',
          checkedOn,
        },
      ],
      abuse: [
        {
          name: 'Teléfono 016',
          phone: '016',
          sms: '600 000 016 (WhatsApp)',
          hours: '24/7',
          audience: 'women',
          source: 'https://www.newtral.es/consultas-016-2024/20240813',
          checkedOn,
        },
      ],
      child: [
        {
          name: 'Teléfono ANAR',
          phone: '900 20 20 10',
          hours: '24/7',
          audience: 'young',
          source: 'https://diarideterrassa.com/?p=225732',
          checkedOn,
        },
      ],
    },
  },
};
