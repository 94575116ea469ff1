import type { CountryHelp, Helpline } from './helplines.types.ts';

/** Listens to everyone, so it stands first for violence too: a victims’ line suits only one of those who write. */
const sosAmitie: Helpline = {
  name: 'SOS Amitié',
  phone: '09 72 39 40 50',
  url: 'https://www.sos-amitie.com',
  hours: '24/7',
  source: 'https://www.sos-amitie.com',
  atOperator: false,
  checkedOn: '2026-11-28',
};

/** For victims of any crime, whoever they are. */
const franceVictimes: Helpline = {
  name: 'France Victimes',
  phone: '116 006',
  url: 'https://www.france-victimes.fr',
  hours: '09:00–20:00',
  source: 'https://www.infovictimes.fr/en/victim-support-associations',
  atOperator: true,
  checkedOn: '2026-11-21',
};

/** Helplines of France and Spain. A number without a source does not belong here. */
export const SOUTH_WESTERN_HELP: Record<string, CountryHelp> = {
  FR: {
    emergencySource: 'https://www.service-public.gouv.fr/particuliers/actualites/A14455',
    lines: {
      self_harm: [
        {
          name: 'Numéro national de prévention du suicide',
          names: {
            en: 'National suicide prevention line',
            es: 'Línea nacional de prevención del suicidio',
            de: 'Nationales Telefon zur Suizidprävention',
            nl: 'Landelijke lijn voor zelfmoordpreventie',
            zh: '全国自杀预防热线',
          },
          phone: '3114',
          url: 'https://3114.fr',
          hours: '24/7',
          suicideOnly: true,
          source: 'https://3114.fr/que-se-passe-t-il-quand-je-contacte-le-3114/',
          atOperator: true,
          checkedOn: '2026-11-21',
        },
        sosAmitie,
      ],
      abuse: [
        {
          name: 'Violences Femmes Info',
          phone: '3919',
          url: 'https://www.solidaritefemmes.org',
          hours: '24/7',
          audience: 'women',
          source: 'https://www.solidaritefemmes.org',
          atOperator: false,
          checkedOn: '2026-11-21',
        },
        franceVictimes,
      ],
      child: [
        {
          name: 'Allô enfance en danger',
          names: { en: 'Line for children in danger', es: 'Línea para menores en peligro' },
          phone: '119',
          url: 'https://www.allo119.gouv.fr',
          hours: '24/7',
          source: 'https://www.allo119.gouv.fr',
          atOperator: false,
          checkedOn: '2026-11-21',
        },
      ],
      violence: [
        sosAmitie,
        franceVictimes,
        {
          name: 'Ne frappez pas',
          phone: '08 019 019 11',
          hours: '09:00–19:00',
          audience: 'harming',
          source: 'https://fnacav.fr',
          atOperator: false,
          checkedOn: '2026-11-28',
        },
      ],
    },
  },
  ES: {
    emergencySource: 'https://digital-strategy.ec.europa.eu/en/policies/112',
    lines: {
      self_harm: [
        {
          name: 'Línea de atención a la conducta suicida',
          names: {
            en: 'Suicide prevention line',
            fr: 'Ligne de prévention du suicide',
            de: 'Telefon zur Suizidprävention',
            nl: 'Lijn voor zelfmoordpreventie',
            zh: '自杀预防热线',
          },
          phone: '024',
          url: 'https://www.sanidad.gob.es/linea024/home.htm',
          hours: '24/7',
          suicideOnly: true,
          source: 'https://www.sanidad.gob.es/linea024/home.htm',
          atOperator: false,
          checkedOn: '2026-11-21',
        },
        {
          name: 'Teléfono de la Esperanza',
          phone: '717 003 717',
          url: 'https://telefonodelaesperanza.org',
          hours: '24/7',
          source: 'https://telefonodelaesperanza.org',
          atOperator: false,
          checkedOn: '2026-11-28',
        },
      ],
      abuse: [
        {
          name: 'Servicio contra la violencia hacia las mujeres',
          names: {
            en: 'Service against violence towards women',
            fr: 'Service contre les violences faites aux femmes',
            de: 'Hilfe bei Gewalt gegen Frauen',
            nl: 'Hulp bij geweld tegen vrouwen',
            zh: '反对妇女暴力求助服务',
          },
          phone: '016',
          whatsapp: '+34 600 000 016',
          url: 'https://violenciagenero.igualdad.gob.es',
          hours: '24/7',
          audience: 'women',
          source: 'https://violenciagenero.igualdad.gob.es',
          atOperator: false,
          checkedOn: '2026-11-28',
        },
      ],
      child: [
        {
          name: 'Teléfono ANAR',
          phone: '900 20 20 10',
          otherPhone: '116 111',
          url: 'https://www.anar.org',
          hours: '24/7',
          audience: 'young',
          source: 'https://www.anar.org',
          atOperator: false,
          checkedOn: '2026-11-28',
        },
        {
          name: 'Teléfono ANAR de la Familia y los Centros Escolares',
          phone: '600 50 51 52',
          url: 'https://www.anar.org',
          hours: '24/7',
          audience: 'adults',
          source: 'https://www.anar.org',
          atOperator: false,
          checkedOn: '2026-11-28',
        },
      ],
    },
  },
};
