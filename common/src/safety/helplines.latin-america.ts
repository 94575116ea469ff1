import type { CountryHelp, Helpline } from './helplines.types.ts';

/** Lawyers and psychologists for everyone in the country: violence at home, children, crimes. */
const consejoCiudadano: Helpline = {
  name: 'Consejo Ciudadano, Línea de Seguridad y Chat de Confianza',
  phone: '55 5533 5533',
  whatsapp: '+52 55 5533 5533',
  hours: '24/7',
  source: 'https://consejociudadanomx.org',
  atOperator: false,
  checkedOn: '2026-11-28',
};

/** For violence against women and everyone in the family. */
const linea100: Helpline = {
  name: 'Línea del Ministerio de la Mujer',
  names: { en: 'Line of the Ministry of Women' },
  phone: '100',
  hours: '24/7',
  source: 'https://www.gob.pe/mimp',
  atOperator: false,
  checkedOn: '2026-11-28',
};

/** Of the police, for everyone in the family. */
const fonoFamilia: Helpline = {
  name: 'Fono Familia de Carabineros',
  phone: '149',
  source: 'https://www.carabineros.cl',
  atOperator: false,
  checkedOn: '2026-11-28',
};

/** Helplines of Latin America. A number without a source does not belong here. */
export const LATIN_AMERICAN_HELP: Record<string, CountryHelp> = {
  MX: {
    emergencySource: 'https://www.gob.mx',
    lines: {
      self_harm: [
        {
          name: 'Línea de la Vida',
          phone: '800 911 2000',
          hours: '24/7',
          source: 'https://www.gob.mx/conasama',
          atOperator: false,
          checkedOn: '2026-11-21',
        },
      ],
      abuse: [
        {
          name: 'Línea de las Mujeres, opción 1',
          phone: '079',
          hours: '24/7',
          audience: 'women',
          source: 'https://www.gob.mx/mujeres',
          atOperator: false,
          checkedOn: '2026-11-21',
        },
        consejoCiudadano,
      ],
      child: [consejoCiudadano],
      violence: [consejoCiudadano],
    },
  },
  CL: {
    emergencySource: 'https://www.carabineros.cl',
    lines: {
      self_harm: [
        {
          name: 'Línea de prevención del suicidio',
          phone: '*4141',
          hours: '24/7',
          suicideOnly: true,
          source: 'https://www.minsal.cl',
          atOperator: false,
          checkedOn: '2026-11-28',
        },
        {
          name: 'Salud Responde, opción 1',
          phone: '600 360 7777',
          source: 'https://saludresponde.minsal.cl',
          atOperator: false,
          checkedOn: '2026-11-28',
        },
      ],
      abuse: [
        {
          name: 'SernamEG, orientación en violencia contra las mujeres',
          phone: '1455',
          audience: 'women',
          source: 'https://www.sernameg.gob.cl',
          atOperator: false,
          checkedOn: '2026-11-28',
        },
        fonoFamilia,
      ],
      child: [
        {
          name: 'Fono Niños de Carabineros',
          phone: '147',
          hours: '24/7',
          source: 'https://www.carabineros.cl',
          atOperator: false,
          checkedOn: '2026-11-28',
        },
      ],
      violence: [fonoFamilia],
    },
  },
  PE: {
    emergencySource: 'https://www.gob.pe',
    lines: {
      self_harm: [
        {
          name: 'Línea del Ministerio de Salud, opción 5',
          phone: '113',
          source: 'https://www.gob.pe/minsa',
          atOperator: false,
          checkedOn: '2026-11-28',
        },
      ],
      abuse: [linea100],
      child: [linea100],
      violence: [linea100],
    },
  },
};
