import type { Category } from '@beside/common/advice/advice.constants';
import type { CategoryPhrases } from './phrases.types.ts';

/** Spanish, by category. */
export const esCategories: Record<Category, CategoryPhrases> = {
  relationships: {
    opening: [
      'Escribes «{quote}». La mayoría de la gente lleva semanas una frase así antes de ponerla por escrito, de modo que merece una respuesta cuidadosa más que una rápida.',
      '«{quote}» es la frase que más importa aquí. Dice que algo se ha movido entre dos personas, y que lo notaste antes de tener palabras para decirlo.',
    ],
    insight: [
      'La distancia entre dos personas rara vez viene de una sola discusión. Crece con las cosas pequeñas que no se dijeron, y se acorta de la misma manera: con una frase sincera cada vez.',
      'Aquí se enredan dos preguntas: qué pasó, y qué necesitas ahora. No hace falta estar de acuerdo en la primera para poder hablar de la segunda.',
    ],
    steps: [
      'Elige esta semana media hora tranquila y pídela con tiempo. Basta con decir «¿nos sentamos el jueves después de cenar, solo tú y yo?». Que te pregunten se siente muy distinto a que te acorralen.',
      'Di una cosa que sientes y una cosa que necesitas. Empieza por «yo», y deja fuera «siempre» y «nunca». Una frase corta se escucha mejor que un alegato entero.',
      'Haz una pregunta abierta y escucha cinco minutos. No corrijas ni te defiendas mientras tanto. Repite lo que has oído antes de añadir algo tuyo.',
      'Elige un pequeño gesto que dependa solo de ti. Un café en la mesa, un mensaje a mediodía, una disculpa por tu parte. Hazlo sin esperar a ver qué vuelve.',
      'Conviene acordar una pausa para los momentos en que todo se calienta. Basta una palabra para pedirla, y una hora para volver, por ejemplo veinte minutos después. Una pausa con final no es marcharse.',
    ],
    example: [
      'Hay algo que quiero decirte, y quiero hacerlo bien.',
      'Echo de menos lo fácil que era todo entre nosotros. Sé que tengo parte en eso, y lo siento.',
      'No hace falta que respondas esta noche. ¿Nos damos media hora el jueves, con los teléfonos en otra habitación?',
    ],
    care: 'Si vuelve siempre la misma pelea, o si ya casi no hay conversación, la terapia de pareja es un buen paso siguiente. Si alguna vez te da miedo la otra persona, habla primero, y a solas, con tu centro de salud o con una línea de ayuda.',
  },
  work: {
    opening: [
      '«{quote}» es algo difícil de llevar contigo a una jornada de trabajo. Gasta fuerzas antes de que empiece la primera tarea.',
      'Lo describes sin rodeos: «{quote}». Merece tomarse en serio, porque el trabajo llena demasiadas horas para que esto se quede al margen de tu vida.',
    ],
    insight: [
      'Una parte de esto está en tus manos, y otra no. Separarlas suele ser el primer alivio, porque muestra dónde va a contar tu esfuerzo.',
      'Puede ayudar separar el trabajo mismo de las personas y las condiciones que lo rodean. La respuesta suele ser distinta para cada una de las tres cosas.',
    ],
    steps: [
      'Anota tres momentos recientes que muestren el problema. Pon la fecha, lo que pasó y lo que te costó. Con hechos así, una queja vaga se convierte en una conversación que sirve para algo.',
      'Pide veinte minutos a tu responsable, con un solo tema. Nómbralo en la invitación, para que nadie se lleve una sorpresa. Lleva una petición que se pueda conceder este mes.',
      'Decide un límite y mantenlo cinco días laborables. Por ejemplo, ningún mensaje después de las siete, o comer lejos de la mesa. Un límite que se cumple dice más que uno que se anuncia.',
      'Habla con alguien que conozca tu oficio pero no tu oficina. Pregunta qué haría en tu lugar, y qué dejaría estar. Con media hora basta.',
      'Dedica una hora a tus otras opciones, sin obligación de usarlas. Pon al día tu currículum, o lee despacio cinco ofertas. Una decisión pesa menos cuando sabes qué más hay.',
    ],
    example: [
      'Gracias por hacerme un hueco. Quiero hablar de una sola cosa, y traigo una propuesta.',
      'Desde hace un mes, más o menos, hay algo que no me funciona, y prefiero decirlo pronto que tarde. He anotado tres ejemplos. Puedo seguir así una semana, pero no una temporada.',
      '¿Podemos acordar qué dos cosas van primero, y quién decide cuando llega algo nuevo? Me gustaría probarlo cuatro semanas y luego hacer balance.',
    ],
    care: 'Si tu sueño, tu apetito o tu ánimo llevan más de dos semanas resentidos, acude a tu centro de salud o al servicio de salud laboral. Para dudas sobre contratos o despidos, un sindicato o un despacho laboralista es el lugar adecuado.',
  },
  personal: {
    opening: [
      'Lo dices con tus propias palabras: «{quote}». Quien lo ve con tanta claridad ya ha empezado, aunque todavía no se haya movido nada.',
      '«{quote}» suena a una frase a la que le has dado muchas vueltas. Por escrito se convierte en algo que puedes mirar, en lugar de algo que te mira a ti.',
    ],
    insight: [
      'Un cambio rara vez empieza con una decisión sobre toda la vida. Empieza con una hora corriente que va un poco distinta, y después con la siguiente.',
      'Quizá haya una distancia entre lo que esperas de ti y lo que esta época permite. Acortarla desde los dos lados es más justo que empujar desde uno solo.',
    ],
    steps: [
      'Nombra la versión más pequeña de lo que quieres. Si no cabe en quince minutos, hazla más pequeña. Lo pequeño es lo que sobrevive a un mal día.',
      'Únelo a algo que ya haces todos los días. Después del primer café, antes de la ducha, de camino a casa. Un lugar fijo en el día te sostiene cuando el ánimo no lo hace.',
      'Escribe una línea cada noche durante una semana. Anota qué hiciste y cómo te sentó, nada más. El domingo sabrás más de lo que te diría un mes de darle vueltas.',
      'Cuéntale a una persona lo que intentas hacer. Elige a alguien amable antes que a alguien admirable. Pídele que te pregunte por ello el viernes.',
      'Suelta hasta la semana que viene una exigencia contigo. Elige una que nadie más notaría. En el hueco que deja puede empezar algo nuevo.',
    ],
    example: [
      'Una página para mí, esta noche.',
      'Hoy he escrito: «{quote}». Es verdad, y no es toda la verdad sobre mí.',
      'Esta semana haré una cosa quince minutos al día, y no la juzgaré antes del domingo. Si un día fallo, empezaré de nuevo a la mañana siguiente y ahí lo dejaré.',
    ],
    care: 'Si el peso dura la mayor parte del día, dos semanas o más, habla con tu centro de salud o con un servicio de psicología. Preguntar pronto es sensato, y no dice nada malo de ti.',
  },
  health: {
    opening: [
      'Escribes «{quote}», y se entiende que eso ocupe sitio. Cuesta pensar en otra cosa cuando el cuerpo preocupa.',
      '«{quote}» es motivo suficiente para mirarlo con calma y pronto. No necesitas tener la certeza de que es grave para poder preguntar.',
    ],
    insight: [
      'Dos cosas ayudan a la vez: saber más, y necesitar menos fuerzas para el día. La primera le toca a la medicina, y la segunda puedes empezarla ahora.',
      'La preocupación tiende a llenar los huecos donde faltan datos. Unos días de notas sencillas suelen calmarla, y hacen mucho más útil cualquier cita.',
    ],
    steps: [
      'Lleva un registro breve durante siete días. Anota la hora, lo que sentiste, con qué fuerza del uno al diez, y qué hubo antes. Bastan dos líneas al día.',
      'Pide cita ahora, y no cuando empeore. Di por teléfono cuánto tiempo llevas así. Pregunta qué conviene llevar.',
      'Protege tu sueño con una hora fija. Levántate esta semana a la misma hora cada día, también después de una mala noche. Eso estabiliza más que acostarse pronto.',
      'Muévete con suavidad diez minutos al día, si nada lo impide. Una vuelta a la manzana cuenta. Para si te duele, y anótalo también.',
      'Busca información en un solo sitio fiable, y una sola vez. Elige las páginas de tu servicio público de salud, y cierra la búsqueda después. Seguir leyendo a medianoche rara vez responde a algo.',
    ],
    example: [
      'Buenos días. He apuntado lo que quiero decir, para no olvidarme de la mitad.',
      'Lo principal es esto: «{quote}». Empezó hace algún tiempo, y llevo una semana tomando notas.',
      'Tengo dos preguntas. ¿Cuál podría ser la causa, y en qué caso debería volver antes?',
    ],
    care: 'Esto no es un diagnóstico. Acude a tu centro de salud esta semana si continúa o empeora, y llama enseguida a emergencias ante dolor en el pecho, falta de aire, debilidad repentina o confusión.',
  },
  family: {
    opening: [
      'Escribes «{quote}». En una familia, una frase así nunca trata solo de hoy, porque con ella hablan muchos años anteriores.',
      '«{quote}» muestra cuánto te importan estas personas. La indiferencia no dolería así.',
    ],
    insight: [
      'En las familias cada persona suele conservar un viejo papel: quien pone sentido común, quien da problemas, quien mantiene la paz. Puedes cambiar el tuyo sin pedir antes a los demás que cambien el suyo.',
      'El cariño y los límites no se contradicen. Puedes querer a alguien y aun así decir qué puedes dar y qué no.',
    ],
    steps: [
      'Decide qué quieres de la próxima conversación, y solo de esa. Un deseo es suficiente: que te escuchen, fijar una fecha, pedir perdón. Lo demás puede esperar su turno.',
      'Habla con una persona cada vez, no con toda la mesa. Elige a aquella con quien sea más fácil. Un paseo o un trayecto en coche ayuda, porque nadie tiene que levantar la vista.',
      'Escribe lo que harás, y lo que ya no harás. Que sean tres líneas, con palabras amables. Vuelve a leerlas antes de la próxima visita.',
      'Discúlpate por tu parte, si la hay, y detente ahí. Todo lo que empieza con «pero tú» retira la disculpa. De la parte de los demás puedes hablar otro día.',
      'Planea esta semana una hora buena y breve en compañía. Una comida, unas fotos, un recado, y el tema difícil se queda en casa. Sobre los ratos fáciles se apoyan las conversaciones difíciles.',
    ],
    example: [
      'He pensado mucho en ti estas semanas.',
      'Siento mi parte en cómo fueron las cosas entre nosotros. Prefiero hablar contigo que hablar de ti.',
      'No hace falta que respondas enseguida. Si quieres, llamo el domingo por la tarde, y empezamos por algo fácil.',
    ],
    care: 'Si las viejas heridas se abren una y otra vez, o hay un menor en medio, la terapia familiar o un centro de orientación familiar puede llevar una parte contigo. Donde pesa sobre todo el duelo, un acompañamiento en el duelo es una buena elección.',
  },
  money: {
    opening: [
      'Escribes «{quote}». Las preocupaciones por el dinero cansan porque están detrás de cualquier otra decisión, hasta la más pequeña.',
      '«{quote}» se mira mejor en cifras que a oscuras. No saber casi siempre pesa más que el número mismo.',
    ],
    insight: [
      'Aquí hay dos tareas distintas: llegar a fin de mes, y cambiar el rumbo. Mezcladas, las dos parecen imposibles.',
      'Nada de esto dice cuánto vales. Dice que lo que entra y lo que sale necesitan un plan que todavía no existe.',
    ],
    steps: [
      'Escribe todos tus ingresos y gastos fijos en una sola hoja. Tómate media hora y el último extracto del banco. Para una primera mirada bastan cifras aproximadas.',
      'Paga primero la vivienda, la energía, la comida y el seguro médico. Todo lo demás va después, también las cartas más ruidosas. Este orden protege aquello de lo que menos puedes prescindir.',
      'Da de baja o pausa hoy un gasto. Mira primero las suscripciones, porque la mayoría no se echan de menos. Aparta el dinero el mismo día, o se esfumará.',
      'Llama a un acreedor o proveedor antes de que te llamen. Di cuánto puedes pagar y desde cuándo, y pídelo por escrito. Casi todos prefieren un plan al silencio.',
      'Fija una hora del dinero una vez por semana. Abre el correo, mira el saldo, y decide una sola cosa. Fuera de esa hora tienes permiso para pensar en otra cosa.',
    ],
    example: [
      'Mi plan para este mes en una página, con cifras redondas que cambiaré por las mías.',
      'Entra: 2100. Gastos fijos: 1450. Comida y transporte: 450. Quedan 200, de los que 120 van a la factura más antigua y 80 se quedan de reserva.',
      'Por teléfono diré: «Puedo pagar 40 al mes desde el día uno del mes que viene. ¿Me lo podría confirmar por escrito?». Dentro de tres meses volveré a mirar las cifras.',
    ],
    care: 'Si hay facturas sin pagar desde hace dos meses, o cartas sin abrir, acude pronto a un servicio gratuito de asesoría sobre deudas. Ante decisiones grandes como una casa, una pensión o un préstamo, consulta antes con una asesoría financiera independiente.',
  },
  education: {
    opening: [
      'Escribes «{quote}». Eso suena menos a falta de capacidad que a una carga que todavía no se ha repartido.',
      '«{quote}» solo lo escribe alguien a quien le importa aprender, aunque ahora no lo parezca. Es un buen punto de partida.',
    ],
    insight: [
      'Estudiar suele ser dos tareas a la vez: entender la materia, y manejar el tiempo y las dudas que la rodean. Lo segundo suele ser lo primero que falla.',
      'Una nota o un examen mide un momento en unas condiciones. Lo que cambies de esas condiciones esta semana quizá cuente más que el esfuerzo que pongas.',
    ],
    steps: [
      'Apunta todo lo pendiente, con fechas, en una sola página. Marca después las dos cosas que más cuentan. Esas dos reciben tus mejores horas, y las demás lo que quede.',
      'Estudia en bloques de veinticinco minutos, tres al día. Deja el teléfono en otra habitación. Para al terminar el tercero, también si va bien.',
      'Ponte a prueba en lugar de releer. Cierra el libro, escribe lo que recuerdas, y luego compruébalo. Se siente más difícil, y dura mucho más.',
      'Envía esta semana un mensaje corto a quien te da clase. Haz una pregunta precisa y propón una hora. Se puede hacer mucho más ahora que la víspera del examen.',
      'Busca a alguien con quien trabajar una tarde fija. Ni siquiera hace falta estudiar lo mismo. La concentración callada de otra persona se contagia.',
    ],
    example: [
      'Buenas tardes:',
      'Curso su asignatura, y me cuesta seguir el ritmo. He repasado la materia, y hay un punto en particular en el que me atasco.',
      '¿Podría ir a verle quince minutos esta semana? Llevaré lo que he intentado hasta ahora, y dos preguntas.',
      'Gracias por su tiempo.',
    ],
    care: 'Si el miedo a los exámenes te quita el sueño, o has dejado de ir a clase, habla con el servicio de orientación o con tu centro de salud. Los centros de estudio pueden a menudo dar más tiempo u otra fecha, si lo pides antes del plazo.',
  },
  other: {
    opening: [
      'Escribes «{quote}». No tiene que caber en ninguna casilla para merecer que se piense bien.',
      '«{quote}» es un buen comienzo, porque está dicho sin adornos. La pregunta siguiente es qué te gustaría que fuera distinto.',
    ],
    insight: [
      'Cuando una pregunta tiene muchos lados, la cabeza quiere sostenerlos todos a la vez. Se vuelve más fácil en cuanto un lado está en el papel y los otros pueden esperar.',
      'Tal vez aquí no haya una respuesta perfecta, y eso puede ser un alivio. Una elección suficiente que puedas ajustar después suele ser mejor que una perfecta que no llega nunca.',
    ],
    steps: [
      'Escribe la pregunta en una sola frase. Si necesitas dos, tienes dos preguntas. Empieza por la que tiene una fecha.',
      'Anota lo que sabes, lo que supones y lo que temes. Usa tres columnas y diez minutos. Después convierte una de las suposiciones en un hecho antes de que acabe la semana.',
      'Da el paso más pequeño que todavía se pueda deshacer. Una llamada, una visita, una semana de prueba. Aprenderás más con eso que con otra noche de pensar.',
      'Pregunta a alguien que haya pasado por algo parecido. Di que quieres su experiencia y no un veredicto. Fíjate en lo que le sorprendió.',
      'Pon una fecha para decidir. Apúntala en la agenda, con una hora de calma alrededor. Hasta entonces puedes dejar el asunto en paz.',
    ],
    example: [
      'Lo que sé: «{quote}».',
      'Lo que quiero dentro de tres meses: una respuesta tranquila que pueda explicar en una frase.',
      'Lo que haré esta semana: preguntar a una persona, probar una cosa pequeña, y decidir el domingo a las cuatro si sigo. Si sale mal, puedo volver atrás, y habré aprendido algo.',
    ],
    care: 'Si empieza a afectar a tu sueño, tu salud o tu seguridad, habla con tu centro de salud. Cuando se trata de derechos o contratos, un servicio de orientación jurídica puede ahorrarte muchas preocupaciones.',
  },
};
