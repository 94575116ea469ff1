import type { SharedPhrases } from './phrases.types.ts';

/** Spanish, across categories. */
export const esShared: SharedPhrases = {
  styles: {
    practical: {
      view: [
        'Así que quedémonos con lo que se puede hacer en los próximos días, en un orden que funcione. Tres cosas pequeñas terminadas ayudan más que un gran plan.',
        'Para esto no necesitas el camino entero. Necesitas un primer paso tan claro que puedas darlo mañana.',
      ],
      step: [
        'Apunta el primer paso en tu agenda, con día y hora. Pon ahora mismo un aviso. Lo que no tiene su propio momento rara vez se hace.',
        'Deja preparado hoy lo que necesitarás mañana. Un número al que llamar, una hoja de papel, una primera frase. Cuantos menos obstáculos haya, antes empezarás.',
      ],
      closing: [
        'Empieza por el primer paso de la lista, y deja los demás por ahora. Cuando lo hayas dado, el segundo parecerá más pequeño.',
        'Una semana es bastante larga para probarlo y bastante corta para dejarlo. El domingo mira atrás, quédate con lo que sirvió, y suelta el resto.',
      ],
    },
    empathetic: {
      view: [
        'Lo que sientas con esto puede estar ahí, también cuando dos sentimientos se contradicen. No tienes que haber acabado con ellos antes de hacer algo.',
        'No es extraño que esto te canse. Lo llevas encima además de todo lo que una semana normal ya te pide.',
      ],
      step: [
        'Regálate esta semana una hora suave, sin nada que resolver. Un baño, un paseo, música, alguien que no tenga que aconsejarte. Descansar es aquí parte del trabajo.',
        'Háblate como hablarías a una buena amistad. Escribe el pensamiento más duro, y debajo lo que le dirías a esa persona. Ten esa segunda línea a mano.',
      ],
      closing: [
        'No tienes que hacer todo esto, ni nada de ello a la perfección. Que hayas buscado palabras ya muestra cuánto te importa.',
        'Ten paciencia contigo en los próximos días. Una parte de esto necesita más tiempo que esfuerzo, y ese tiempo te lo puedes dar.',
      ],
    },
    analytical: {
      view: [
        'Ayuda separarlo: qué es un hecho, qué es una interpretación, y qué es una previsión. Cada una de las tres cosas pide una respuesta distinta.',
        'Visto con calma hay tres palancas: lo que dices, lo que haces, y lo que dejas de hacer. La última es la que más se olvida.',
      ],
      step: [
        'Compara dos opciones sobre el papel, con lo que cuesta y lo que aporta cada una. Da a cada punto un peso del uno al cinco. Si el resultado te decepciona, eso también es información.',
        'Escribe qué demostraría que te equivocas. Elige una señal que puedas observar en una semana. Así evitas leer lo mismo en todo.',
      ],
      closing: [
        'No podrás preverlo todo, y no te hace falta. Comprueba dentro de una semana qué suposición se cumplió, y ajusta a ella el paso siguiente.',
        'Juzga la decisión por cómo la tomaste, y no solo por cómo salió. Lo que aprendes por el camino cuenta como resultado.',
      ],
    },
    motivational: {
      view: [
        'Ya has salido de semanas difíciles, y sabes qué te ayudó entonces. Esa fuerza no se ha ido; solo ha tenido otras ocupaciones.',
        'Aquí hay más movimiento del que parece desde dentro. Describirlo con tanta franqueza es ya un primer paso.',
      ],
      step: [
        'Haz una cosa valiente antes del miércoles, y que sea pequeña. No tiene por qué llevarte más de diez minutos. El valor suele llegar cuando ya has empezado.',
        'Escribe cada noche algo que haya salido bien, por modesto que sea. El domingo léelo todo. Te mostrará una dirección que un solo día no muestra.',
      ],
      closing: [
        'Puedes hacer la próxima cosa pequeña, y hoy no se te pide más. Después vendrá otra, y estarás un poco más lejos.',
        'Sigue a tu propio ritmo. Lo que el lunes parece pequeño ha cambiado muchas veces un mes entero.',
      ],
    },
  },
  named: [
    'Mencionas a {name}, y eso merece un sitio propio en lo que decidas.',
    'No es casualidad que {name} aparezca aquí, y lo que decidas debería dejarle espacio.',
  ],
  counted: [
    'También dices «{number}», y vale la pena decirlo tal cual, ni más pequeño ni más grande de lo que es.',
    'Y está «{number}», un detalle que debe ir en lo alto de tu página.',
  ],
  namedStep: [
    'Escribe qué podría preocuparle a {name}. Bastan dos o tres líneas, y no tienes que estar de acuerdo. Tu propia primera frase saldrá más amable y más clara.',
    'Piensa en una cosa que valoras de {name}. Dila, o escríbela, antes de sacar algo difícil. Es más fácil escuchar a quien ha visto nuestro lado bueno.',
  ],
  againStep: [
    'Vuelve esta noche a una línea tuya. Escribiste «{quote}». Pregúntate qué dirías a una amistad que te contara eso, y anota la primera respuesta que venga.',
    'Ten presente esta semana una frase tuya. Es «{quote}». Debajo, empieza una línea con «Lo que puedo hacer es», y termínala antes del viernes.',
  ],
  greeting: 'Hola, {name}:',
  chat: {
    question: [
      'Preguntas «{quote}», y no hay manera de saberlo con seguridad de antemano. Sí la hay de prepararse para más de una respuesta.',
      '«{quote}» es una pregunta justa en este punto. La respuesta sincera depende de lo que más quieras proteger.',
      'Con «{quote}» ya miras un paso más allá. Es útil, mientras no te aparte del paso anterior.',
    ],
    statement: [
      'Dices «{quote}». Gracias por ponerlo con tanta claridad, porque muestra dónde está ahora el peso.',
      '«{quote}» añade algo importante. Cambia lo que va primero, aunque no lo que buscas.',
      'Hay mucho en «{quote}». Se entiende que esto no te resulte sencillo.',
    ],
    thanks: [
      '«{quote}» se lee con gusto. Llévate lo que te haya servido, y deja aquí el resto.',
      'Gracias por «{quote}». Es bueno que algo de esto te haya servido.',
    ],
    body: [
      'Prueba a pensar en dos casos. Si va mejor de lo que temes, solo tendrás que dar las gracias y ser breve. Si va peor, puedes decir «necesito un momento» y volver a ello mañana.',
      'Puede ayudar hacer la pregunta más pequeña. No preguntes qué es lo correcto para siempre, sino qué es amable y cierto para los próximos tres días. La mayoría de los errores de ese tamaño tienen arreglo.',
      'Dale un poco más de tiempo del que resulta cómodo. Lo que hoy no está claro suele estarlo después de dos noches, y pocas cosas de estas tienen que quedar resueltas hoy.',
      'Fíjate en qué harías si nadie mirara ni juzgara. Esa respuesta no siempre hay que seguirla, pero suele mostrar qué parte te importa más.',
      'Podrías decirlo de una vez: qué pasó, qué te hizo, y qué pides. Si tardas más que eso, escríbelo primero y tacha la mitad.',
      'Quédate con lo que está a tu alcance: tu tono, tu momento, y tu próxima frase. Lo demás no te toca cargarlo, aunque lo parezca.',
    ],
    bridge: ['Desde aquí encaja bien un paso.', 'Por esta semana basta con una sola cosa.'],
    advised: [
      'En tu consejo ya hay una línea para esto, «{quote}», y es un buen lugar para empezar.',
      'Un paso de tu consejo se acerca a esto, «{quote}», así que puedes dar ese primero.',
    ],
    listed: ['Desde aquí encajan dos pasos.', 'Para los próximos días bastan dos cosas pequeñas.'],
    recalled: [
      'Antes me contaste «{quote}». Así lo tengo todavía aquí.',
      'Sí, escribiste «{quote}». Está bien que vuelvas a ello.',
    ],
    closing: [
      '¿Cuál sería la primera frase, si empezaras hoy?',
      '¿Qué parte de esto te resulta más difícil?',
      '¿Cuándo tendrías media hora para ello en los próximos días?',
      '¿Qué te diría, dentro de una semana, que valió la pena?',
    ],
  },
  counsellor: {
    both: [
      '{name1}, tú escribes «{quote1}». {name2}, tú escribes «{quote2}». Las dos cosas pueden ser verdad a la vez, y ninguna tiene que ceder para que la otra se escuche.',
      'Gracias, {name1}, por «{quote1}», y gracias, {name2}, por «{quote2}». Es lo mismo, visto por dos ventanas.',
      'Pongamos dos frases una al lado de la otra. {name1}, la tuya es «{quote1}», y {name2}, la tuya es «{quote2}». Debajo de ambas parece haber un deseo de comprensión.',
    ],
    one: [
      '{name1}, gracias por «{quote1}». {name2}, no hace falta responder enseguida; por ahora basta con dejarlo estar.',
      '{name1}, escribes «{quote1}». {name2}, antes de responder, quizá quieras decir con tus palabras lo que has oído ahí.',
      'Hacía falta confianza para escribir «{quote1}», {name1}. {name2}, puedes tomarte tu tiempo, y tu lado tendrá el mismo espacio.',
    ],
    solo: [
      '{name1}, escribes «{quote1}». Es bueno que empieces por aquí, y el otro lado tendrá el mismo espacio en cuanto tu pareja entre en esta conversación.',
      'Gracias, {name1}, por «{quote1}». Hasta que llegue tu pareja, quedémonos con cómo lo vives tú, y dejemos abierto el otro lado.',
    ],
    body: [
      'Durante los próximos minutos nadie tiene que llevar razón. Basta con que cada persona repita lo que entendió de la otra, hasta que la otra asienta.',
      'Qué deprisa suena un deseo a reproche. Detrás de casi todos los reproches hay algo sencillo: mírame, ayúdame, quédate conmigo.',
      'Puede ayudar dejar en paz un momento la semana pasada. Lo que a cada persona le gustaría en una tarde corriente es un comienzo más amable.',
      'Cuando se ponga tenso, conviene ir más despacio, y no más fuerte. Una persona habla, la otra lo repite, y solo entonces se cambian los papeles.',
    ],
    task: [
      'Un pequeño ejercicio: cada persona termina la frase «Me siento cerca de ti cuando», sin comentar el final de la otra. ¿Qué se oye ahí?',
      'Aquí va una pregunta para cada persona, que se contesta en una o dos frases: ¿qué hizo tu pareja esta semana que te alegró?',
      '¿Y si cada persona escribe un deseo para la semana que viene, tan pequeño que quepa en una sola frase, y lee después el de la otra sin responder todavía?',
      'Una idea para esta noche: diez minutos, cinco para cada persona, en los que una habla y la otra solo escucha. ¿Para qué usaría cada quien sus cinco minutos?',
      'Antes de seguir, un momento para respirar, y después, por turnos: ¿qué necesitaría cada persona para llevar hoy esta conversación un paso más allá?',
    ],
  },
};
