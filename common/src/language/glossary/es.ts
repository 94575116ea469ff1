import type { Glossary } from './glossary.types.ts';

/** Spanish, with `tú`, and without any plural "you": in words that Spain and Latin America share. */
export const glossary: Glossary = {
  terms: [
    { english: 'session (counted)', say: 'sesión', never: ['consejos al mes', 'consejo al mes', 'consejos sin límite'] },
    { english: 'plan', say: 'el plan {plan}', never: ['tarifa', 'tarifas'] },
    {
      english: 'cancel (a contract)',
      say: 'dar de baja, la baja; «cancelar» closes a dialog',
      never: [
        ...['cancelación', 'cancelaciones', 'cancelado', 'cancelada', 'cancelo', 'cancelas', 'cancélalo', 'cancelarlo'],
        ...['se cancela', 'se cancelan', 'cancelar el plan', 'cancelar tu plan', 'cancelar contratos', 'cancelar ahora'],
      ],
    },
    { english: 'withdraw', say: 'desistir, el desistimiento', never: ['retractarse', 'retractarte', 'retractación'] },
    { english: 'receipt (of a declaration)', say: 'comprobante', never: ['justificante', 'justificantes'] },
    { english: 'important reason', say: 'causa justificada', never: ['motivo grave', 'motivo importante'] },
    { english: 'chat', say: 'chat', never: ['tus conversaciones'] },
    { english: 'room', say: 'sala', never: ['espacio para los dos', 'espacio de pareja', 'cuarto de pareja'] },
    {
      english: 'end (a couples session)',
      say: 'terminar la conversación',
      never: ['terminar la sesión', 'terminar esta sesión'],
    },
    {
      english: 'couples counselling',
      say: 'consejo para parejas',
      never: ['orientación para parejas', 'asesoramiento de pareja'],
    },
    { english: 'counsellor (the AI)', say: 'el consejero', never: ['terapeuta', 'orientador', 'orientadora'] },
    {
      english: 'delete',
      say: 'eliminar',
      never: ['borrar', 'borrarlo', 'borrarla', 'borrado', 'borrada', 'se borra', 'se borran'],
    },
    {
      english: 'confirm (an address)',
      say: 'confirmar',
      never: ['verificar', 'verifica', 'verificado', 'verificada', 'verificación'],
    },
    { english: 'larger, smaller plan', say: 'superior, inferior', never: ['plan mayor', 'plan menor', 'uno mayor', 'uno menor'] },
    {
      english: 'at once',
      say: 'al instante (pages), de inmediato (contracts)',
      never: [
        'en el acto',
        'al momento',
        'empezar enseguida',
        'empieza enseguida',
        'empezáramos enseguida',
        'empezara enseguida',
      ],
    },
    { english: 'operator', say: 'quien gestiona este sitio', never: ['operador', 'explotador', 'titular de este sitio'] },
    { english: 'discount', say: 'descuento', never: ['rebaja', 'cupón'] },
    { english: 'style (of advice)', say: 'tono', never: ['estilo', 'estilos'] },
    { english: 'category', say: 'tema', never: ['ámbito', 'ámbitos', 'áreas de la vida'] },
    { english: 'bookmark', say: 'marcar, el marcador', never: ['favorito', 'favoritos'] },
    { english: 'in the way you paid', say: 'el mismo medio de pago', never: ['la misma vía', 'el medio con el que pagaste'] },
    {
      english: 'the two of you',
      say: 'tu pareja y tú; cada persona, las dos personas',
      never: ['para los dos', 'a los dos', 'de los dos', 'ambas partes', 'cada cual', 'cada parte'],
    },
    { english: 'how it counts again', say: 'el contador vuelve a cero', never: ['la cuenta empieza'] },
    { english: 'alone', say: 'a solas', never: ['en soledad'] },
    { english: 'places that help', say: 'servicios de ayuda', never: ['lugares que ayudan', 'lugares de ayuda'] },
    { english: 'stand-in (the demo)', say: 'texto de prueba', never: ['sustituto'] },
    { english: 'IP address', say: 'dirección IP', never: ['dirección de red', 'direcciones de red'] },
    { english: 'mail', say: 'correo', never: ['email', 'emails', 'e-mail', 'e-mails', 'mail', 'mails'] },
    { english: 'fill in, enter', say: 'completar, escribir', never: ['rellena', 'rellenar', 'introduce', 'introducir'] },
  ],
  forms: [
    {
      name: 'vosotros',
      pattern:
        /(?<!\p{L})(?!(?:país|parís|anís|dieciséis|veintiséis)(?!\p{L}))(?:vosotr[oa]s|vuestr[oa]s?|os|sois|vais|dais|veis|\p{L}+(?:[áé]is|ís))(?!\p{L})/iu,
      why: 'It is foreign in Latin America: name each person, or write without a plural "you".',
    },
    {
      name: 'an order to vosotros',
      // Nouns end in -dad, -tad, -ed and -id, too: such verbs are listed. `signed` is of a cookie's name; Android and the iPad are devices.
      pattern:
        /(?<![\p{L}{</])(?!(?:android|ipad)(?!\p{L}))(?:id (?:más|al?|hacia|por)|\p{L}*[^\P{L}dt]ad|(?:acord|and|ayud|contest|cont|cuid|d|encontr|est|evit|guard|intent|mand|present|qued|record|respet|trat|visit)ad|(?!(?:césped|huésped|internet|merced|pared|red|sed|signed|usted)(?!\p{L}))\p{L}*ed|(?!(?:ardid|covid|madrid)(?!\p{L}))\p{L}{2,}id|(?!(?:caos|laos)(?!\p{L}))\p{L}+aos)(?![\p{L}}>])/iu,
      why: 'It is foreign in Latin America: "conviene …", "una idea: …", or an order to each person.',
      // The English name of a section.
      except: ['legal:privacy.sections.1.id'],
    },
    {
      name: 'a plan’s name alone',
      pattern: /(?<!plan )\{plan\}/iu,
      why: '«Plata ya es tuyo» has a wrong gender, and means money in Latin America.',
      except: ['billing.continue_order'],
    },
    { name: 'English quotation marks', pattern: /[“”„]/u, why: 'Spanish quotes are « and ».' },
  ],
};
