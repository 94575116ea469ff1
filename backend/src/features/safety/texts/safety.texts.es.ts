const GROUNDING =
  'Date unos minutos para recuperar la calma. Nombra cinco cosas que ves, cuatro que oyes y tres que puedes tocar. Después suelta el aire despacio, diez veces.';

/** Spanish words of the help answer. */
export const HELP_TEXTS_ES = {
  gap: ' ',
  or: ' o al ',
  now: 'Si alguien corre peligro en este momento, {call}.',
  callNumber: 'llama al {numbers}',
  callLocal: 'llama al número de emergencias de tu país (en toda la Unión Europea es el 112)',
  line: 'Por lo que cuentas, puedes llamar al {phone} ({name}).',
  lineAlways: 'Por lo que cuentas, puedes llamar al {phone} ({name}), las 24 horas.',
  listens: 'En el {phone} ({name}) te escuchan.',
  listensAlways: 'En el {phone} ({name}) te escuchan las 24 horas.',
  lineOnline: '{name} te muestra quién puede ayudarte cerca de ti: {url}.',
  directory: 'En {url} encuentras líneas de ayuda gratuitas y confidenciales de tu país.',
  whatsapp: 'También puedes escribirles por WhatsApp: {number}.',
  otherwise: 'Si esa línea no es para ti, también está el {phone} ({name}).',
  contactPhone: 'el {phone} ({name})',
  contactOnline: 'una línea de ayuda (búscala en {url})',
  kinds: {
    self_harm: {
      opening: 'No tienes que pasar por esto a solas: hay personas dispuestas a escucharte. Gracias por ponerlo en palabras.',
      steps: [
        'Ponte en contacto ahora con {contact}, antes que nada. No hace falta encontrar las palabras exactas; basta con decir «tengo miedo de hacerme daño». Si te cuesta hablar, muchas líneas tienen también chat.',
        'No te quedes a solas. Pide a una persona que venga o que siga contigo al teléfono, y dile claramente lo mal que estás.',
        'Pon distancia entre tú y cualquier cosa con la que podrías hacerte daño. Ve a otra habitación, sal a la calle o pide a alguien que se la lleve.',
        GROUNDING,
        'Si temes por otra persona, quédate a su lado, pregúntale directamente si está pensando en el suicidio y llama estando a su lado.',
      ],
      encouragement:
        'Un dolor tan fuerte también cambia, aunque ahora no lo parezca. Esta noche no hay que decidir nada. Basta con la próxima hora, con alguien a tu lado.',
    },
    child: {
      opening:
        'No tienes que cargar con esto a solas, y has hecho bien en decirlo. Un niño o una niña tiene que estar a salvo, y hay ayuda para eso ahora.',
      steps: [
        'Habla hoy con {contact}. Puedes hacerlo por ti, por un niño o una niña que conoces o porque temes lo que podrías hacer.',
        'Si eres menor y esto te pasa a ti, no es culpa tuya. Cuéntaselo a una persona adulta de confianza, como alguien de tu escuela, de tu familia o de tu centro de salud. Si la primera no te ayuda, díselo a otra.',
        'Si temes por un niño o una niña, mantén la calma a su lado y dile que le crees. Anota lo que has visto u oído y deja las preguntas a quienes llames. No te enfrentes a nadie a solas si eso puede poner en peligro al niño o a la niña.',
        'Si temes hacer daño a un bebé o a un niño pequeño, déjalo en un lugar seguro, como la cuna, cierra la puerta, aléjate y llama a alguien. Unos minutos de llanto no le hacen daño.',
        `${GROUNDING} Si otras personas miran este dispositivo, borra después esta página del historial.`,
      ],
      encouragement: 'Decirlo en voz alta es el paso que protege. No hacen falta pruebas, y no tienes que llevarlo a solas.',
    },
    abuse: {
      opening:
        'No tienes que pasar por esto a solas: hay ayuda para ti ahora. Que te hagan daño o te amenacen no es culpa tuya, pasara lo que pasara antes.',
      steps: [
        'Habla con {contact} cuando puedas hacerlo sin peligro. Te escuchan sin juzgar y a tu ritmo. No hace falta que hayas decidido nada.',
        'Primero tu seguridad, y la de tus hijas e hijos si los hay. Cuando haya tensión, acércate a una salida. Acuerda una palabra clave con alguien de confianza, para que pida ayuda por ti. Ten a mano documentos, llaves y algo de dinero.',
        'La terapia de pareja no es el lugar para esto mientras te hagan daño, y una sesión de pareja aquí tampoco. Habla con alguien que esté solo de tu parte.',
        'Si otra persona mira este dispositivo, borra después esta página del historial, aquí y en el navegador, y usa uno que solo veas tú. Borra también la llamada del registro del teléfono.',
        GROUNDING,
      ],
      encouragement: 'Has puesto palabras a algo muy difícil de decir. Mereces estar a salvo, y puedes ir paso a paso.',
    },
    violence: {
      opening:
        'No tienes que resolver esto a solas, y no tiene por qué ir a más. Hay ayuda ahora, tanto si te amenazan como si temes lo que podrías hacer.',
      steps: [
        'Primero, distancia. Si alguien te amenaza, ve a donde haya gente o cierra una puerta con llave, y {call}. Si sientes que podrías hacer daño a alguien, sal de ahí ahora, antes de decir una palabra más.',
        'Después habla con {contact}. Puedes contarlo todo, también lo que te da vergüenza.',
        'Entrega a otra persona o guarda bajo llave todo lo que pueda servir de arma, y esta noche no tomes alcohol ni drogas.',
        GROUNDING,
        'Si te han agredido o forzado, no es culpa tuya. En muchos hospitales pueden atenderte y conservar pruebas, incluso antes de que decidas si denunciar.',
      ],
      encouragement:
        'Un momento tan tenso se vuelve más llevadero con distancia y con alguien con quien hablar. Pedir ayuda antes de que pase algo más requiere fuerza.',
    },
  },
};
