import type { LegalText } from './legal-text.ts';

const terms: LegalText = {
  intro:
    'Estas son las reglas para usar {appName}. «Nosotros» y «quien gestiona el sitio» es la persona u organización que lleva este sitio; escribe a <mail>{support}</mail>. Lo que ocurre con tus datos está en la <privacy>política de privacidad</privacy>.',
  sections: [
    {
      id: 'operator',
      heading: 'Con quién firmas el contrato',
      body: ['La otra parte del contrato: {operator}. Más en el <imprint>aviso legal</imprint>.'],
    },
    {
      id: 'service',
      heading: 'Qué recibes',
      body: [
        'Describes una situación, eliges de qué trata y cómo debe sonar el consejo, y un modelo de IA lo escribe para ti. Dos personas también pueden compartir una sesión de pareja.',
        'El consejo lo escribe una máquina, y nadie lo lee antes que tú. Puede ser erróneo, incompleto o no ser adecuado para ti, incluso donde suena seguro. Comprueba aquello de lo que dependa mucho antes de actuar.',
      ],
    },
    {
      id: 'limits',
      heading: 'Qué no sustituye',
      body: [
        'El consejo no es asesoramiento médico, terapéutico, jurídico ni financiero, y no sustituye a una persona cualificada que conozca tu caso.',
        'Si hay peligro inmediato, llama al 112 o al número de emergencias de tu país. {appName} no puede pedir ayuda por ti.',
        'Antes de preguntar al modelo de IA, el servidor busca en tu texto señales de peligro inmediato. Si las encuentra, te muestra lugares que ayudan en vez de un consejo. La comprobación es automática: se le puede escapar algo, y no hay nadie mirando.',
      ],
    },
    {
      id: 'account',
      heading: 'Quién puede usarlo',
      body: [
        'Debes tener al menos 13 años. Si la ley de tu país pide a tu edad el permiso de tus padres, también lo necesitas.',
        'Puedes pedir consejo sin cuenta. Una cuenta es para una sola persona, con datos verdaderos. Guarda tu contraseña para ti, y escríbenos si crees que otra persona usa tu cuenta.',
      ],
    },
    {
      id: 'conduct',
      heading: 'Qué te pedimos',
      body: [
        [
          'No uses {appName} para dañar, amenazar o engañar a nadie, ni para nada ilegal.',
          'No escribas sobre otras personas más de lo que el consejo necesita. Sus nombres casi nunca hacen falta.',
          'No presentes el consejo como si fuera de un profesional.',
          'No eludas los límites, no sobrecargues el servicio ni intentes entrar en él por la fuerza.',
        ],
        'Quien incumpla estas reglas de forma grave o repetida puede perder su cuenta. Puedes oponerte escribiéndonos, y una persona lo revisará.',
      ],
    },
    {
      id: 'content',
      heading: 'De quién son las palabras',
      body: [
        'Lo que escribes sigue siendo tuyo. Solo podemos tratarlo para prestarte el servicio, como dice la <privacy>política de privacidad</privacy>. Puedes usar el consejo como quieras. Otra persona con una pregunta parecida puede recibir palabras parecidas.',
        'En una sesión de pareja, las dos personas leen todo lo que se escribe. Solo puede borrarla quien la creó, y entonces desaparece para ambas.',
      ],
    },
    {
      id: 'plans',
      heading: 'Sesiones gratis y planes',
      body: [
        'Sin cuenta, hay 3 sesiones gratis al mes por cada dirección de red; con una cuenta gratuita, 3 sesiones al mes. Una sesión de la que no sale ningún consejo se devuelve. Una que te muestra lugares que ayudan no se cuenta.',
        'Si quien gestiona el sitio ofrece planes de pago, antes de contratar ves el precio en euros, IVA incluido, y lo que incluye. Un plan se paga cada mes por adelantado mediante el servicio de pagos Stripe, y se renueva cada mes al mismo precio. Un plan superior empieza enseguida, y pagas la diferencia por el resto del mes; uno inferior empieza con tu próximo mes.',
        'Puedes cancelar en cualquier momento para el final del mes pagado: en tu <account>página de cuenta</account>, o sin iniciar sesión con <cancel>«Cancelar contratos aquí»</cancel> al pie de cada página. Allí también puedes indicar una fecha posterior: el plan se renueva entonces y termina con el mes pagado en el que cae esa fecha. Hasta el final mantienes el plan y puedes deshacer la cancelación. Si una renovación no se puede cobrar, mantienes el plan 7 días; después termina, si no se paga.',
      ],
    },
    {
      id: 'withdrawal',
      heading: 'Derecho de desistimiento',
      body: [
        'Si vives en la Unión Europea y contratas un plan como consumidor, puedes desistir en un plazo de 14 días, sin dar motivos: con <withdraw>«Desistir del contrato aquí»</withdraw> al pie de cada página, con la sesión iniciada o no, o con un mensaje claro a <mail>{support}</mail>. Basta con enviarlo antes de que pasen los 14 días. Recibes un comprobante con la fecha y la hora. La <instruction>información sobre el desistimiento</instruction>, con las palabras de la ley, incluye un formulario que puedes usar.',
        'Te devolvemos entonces el dinero en un plazo de 14 días, por el mismo medio con el que pagaste. Si pediste que el plan empezara enseguida, podemos quedarnos con la parte del tiempo hasta tu desistimiento o con la de las sesiones usadas, la que sea mayor; en un plan sin límite, {sessions} sesiones cuentan como el mes entero. Las sesiones que uses entre tu desistimiento y el final del plan se pagan en todo caso. Las sesiones usadas siguen contando hasta el día en que habría terminado el mes, también después de un desistimiento y en un plan nuevo.',
        'El contrato ya existe mientras tu banco procesa el pago: un desistimiento o una cancelación cuenta desde el día en que nos llega. Mientras tu banco revisa un pago que has reclamado, el plan no se renueva; termina si el banco te da la razón.',
      ],
    },
    {
      id: 'liability',
      heading: 'De qué respondemos',
      body: [
        'El servicio puede interrumpirse, y lo que se puede escribir en un día tiene límites. No podemos prometer que un consejo consiga lo que esperas.',
        'Respondemos plenamente del dolo y la negligencia grave, de los daños a la vida, al cuerpo o a la salud, y siempre que la ley lo diga. Por negligencia leve solo respondemos si se incumple una obligación en la que se apoya el contrato, y entonces del daño que cabía esperar. Tus derechos como consumidor se mantienen.',
      ],
    },
    {
      id: 'end',
      heading: 'Irse, y cambios',
      body: [
        'Puedes borrar tu cuenta en cualquier momento en tu <account>página de cuenta</account>, y antes descargar allí tus datos si quieres. La suscripción se cancela con ella.',
        'Cuando cambien estas condiciones, el texto nuevo y su fecha estarán aquí. Un cambio que quite algo a un plan pagado no vale antes de que termine el mes pagado.',
        'Se aplica el derecho del país donde tiene su sede quien gestiona el sitio. Como consumidor conservas además la protección que te da el derecho de tu propio país.',
      ],
    },
  ],
};

export default terms;
