import type { LegalText } from './legal-text.ts';

const terms: LegalText = {
  intro:
    'Estas son las reglas para usar {appName}. «Nosotros» y «quien gestiona el sitio» son la misma persona u organización: la que lleva este sitio; escribe a <mail>{support}</mail>. Lo que ocurre con tus datos se explica en la <privacy>política de privacidad</privacy>.',
  sections: [
    {
      id: 'operator',
      heading: 'Con quién haces el contrato',
      body: ['La otra parte del contrato: {operator}. Más en el <imprint>aviso legal</imprint>.'],
    },
    {
      id: 'service',
      heading: 'Qué recibes',
      body: [
        'Describes una situación, eliges de qué trata y cómo debe sonar el consejo, y un modelo de IA lo escribe para ti. Dos personas también pueden compartir una sesión de pareja.',
        'El consejo lo escribe una máquina, y nadie lo lee antes que tú. Puede ser erróneo o incompleto, o no ser adecuado para ti, incluso donde suena seguro. Cuando haya mucho en juego, compruébalo antes de actuar.',
      ],
    },
    {
      id: 'limits',
      heading: 'Qué no sustituye',
      body: [
        'El consejo no es asesoramiento médico, terapéutico, jurídico ni financiero, y no sustituye a una persona cualificada que conozca tu caso.',
        'Si hay peligro inmediato, llama al número de emergencias de tu país (112 en la UE). {appName} no puede pedir ayuda por ti.',
        'Antes de preguntar al modelo de IA, el servidor busca en tu texto señales de peligro inmediato. Si las encuentra, te muestra servicios de ayuda en vez de un consejo. La comprobación es automática: se le puede escapar algo, y ninguna persona la supervisa.',
      ],
    },
    {
      id: 'account',
      heading: 'Quién puede usarlo',
      body: [
        'Debes tener al menos 13 años. Si la ley de tu país pide a tu edad el permiso de tu madre, tu padre o quien tenga tu tutela, también lo necesitas.',
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
        'Lo que escribes sigue siendo tuyo. Solo podemos tratarlo para prestarte el servicio, como explica la <privacy>política de privacidad</privacy>. Puedes usar el consejo como quieras. Otra persona con una pregunta parecida puede recibir palabras parecidas.',
        'En una sesión de pareja, las dos personas leen todo lo que se escribe. Solo puede eliminarla quien la creó, y entonces desaparece para las dos.',
      ],
    },
    {
      id: 'plans',
      heading: 'Sesiones gratis y planes',
      body: [
        'Sin cuenta, hay 3 sesiones gratis al mes por cada dirección IP; con una cuenta gratuita, 3 sesiones al mes. Una sesión de la que no sale ningún consejo se devuelve. Una que te muestra servicios de ayuda no cuenta.',
        'Si quien gestiona el sitio ofrece planes de pago, antes de contratar ves el precio en euros, IVA incluido, y lo que incluye. Un plan se paga cada mes por adelantado mediante el servicio de pagos Stripe, y se renueva cada mes al mismo precio. Un plan superior empieza de inmediato, y pagas la diferencia por el resto del mes pagado; uno inferior empieza en tu próxima renovación.',
        'Puedes darlo de baja en cualquier momento para el final del mes pagado: en tu <account>página de cuenta</account>, o sin iniciar sesión con <cancel>«Dar de baja un contrato aquí»</cancel> al pie de cada página. Allí también puedes indicar una fecha posterior: el plan se renueva entonces y termina con el mes pagado en el que cae esa fecha. Hasta el final conservas el plan y puedes anular la baja. Si una renovación no se puede cobrar, conservas el plan 7 días; después termina, si no se paga.',
      ],
    },
    {
      id: 'withdrawal',
      heading: 'Derecho de desistimiento',
      body: [
        'Si vives en la Unión Europea y contratas un plan como consumidor, puedes desistir en un plazo de 14 días naturales, sin dar motivos: con <withdraw>«Desistir del contrato aquí»</withdraw> al pie de cada página, con la sesión iniciada o no, o con un mensaje claro a <mail>{support}</mail>. Basta con enviarlo antes de que pasen los 14 días. Recibes un comprobante con la fecha y la hora. La <instruction>información sobre el desistimiento</instruction>, con las palabras de la ley, incluye un formulario que puedes usar.',
        'Te devolvemos entonces el dinero en un plazo de 14 días naturales, por el mismo medio de pago. Si pediste que el plan empezara de inmediato, podemos quedarnos con la parte del tiempo hasta tu desistimiento o con la de las sesiones usadas, la que sea mayor; en un plan sin límite, {sessions} sesiones cuentan como el mes pagado entero. Las sesiones que uses entre tu desistimiento y el final del plan se pagan en todo caso. Las sesiones usadas siguen contando hasta el día en que habría terminado el mes pagado, también después de un desistimiento y en un plan nuevo.',
        'El contrato ya existe mientras tu banco procesa el pago: un desistimiento o una baja vale desde el día en que nos llega. Mientras tu banco revisa un pago que has reclamado, el plan no se renueva; termina si el banco te da la razón.',
      ],
    },
    {
      id: 'liability',
      heading: 'Nuestra responsabilidad',
      body: [
        'El servicio puede interrumpirse, y hay un límite para lo que se puede escribir en un día. No podemos prometer que un consejo consiga lo que esperas.',
        'Respondemos de los daños que causemos según lo que establece la ley. Nada de lo que dicen estas condiciones limita tus derechos como consumidor.',
      ],
    },
    {
      id: 'end',
      heading: 'Cierre de la cuenta y cambios',
      body: [
        'Puedes eliminar tu cuenta en cualquier momento en tu <account>página de cuenta</account>, y antes descargar allí tus datos si quieres. La suscripción se da de baja con ella.',
        'Cuando cambien estas condiciones, el texto nuevo y su fecha estarán aquí. Un cambio que quite algo a un plan pagado no se aplica antes de que termine el mes pagado.',
        'Se aplica el derecho del país donde tiene su sede quien gestiona el sitio. Como consumidor conservas además la protección que te da el derecho de tu propio país.',
      ],
    },
  ],
};

export default terms;
