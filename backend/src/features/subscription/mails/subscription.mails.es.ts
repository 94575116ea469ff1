import type { SubscriptionMailTexts } from './subscription.texts.types.ts';

/** Spanish words of the mails about payments. */
export const SUBSCRIPTION_MAIL_TEXTS_ES: SubscriptionMailTexts = {
  kinds: {
    begun: {
      subject: 'Tu plan ha empezado',
      preheader: 'Lo acordado, por escrito. Guarda este correo.',
      lines: [
        'Gracias. Tu plan {plan} de {app} ha empezado. Este correo confirma el contrato; guárdalo.',
        'El contrato sigue de mes en mes y cada mes se paga por adelantado. Puedes darlo de baja cuando quieras, en la página de tu cuenta o, sin iniciar sesión, en la dirección de abajo. El plan termina entonces con el mes ya pagado.',
      ],
      button: 'Ver mi plan',
    },
    changed: {
      subject: 'Tu plan ha cambiado',
      preheader: 'El plan nuevo vale desde ahora.',
      lines: ['Tu plan de {app} es ahora el plan {plan}. Lo que quedaba del anterior se ha descontado del precio.'],
      button: 'Ver mi plan',
    },
    change_scheduled: {
      subject: 'Tu plan va a cambiar',
      preheader: 'Hasta entonces conservas lo que tienes.',
      lines: [
        'A partir del {at} tendrás el plan {plan} de {app}. Hasta entonces conservas el actual con todo lo que incluye.',
        'Hasta ese día puedes deshacerlo en la página de tu cuenta.',
      ],
      button: 'Ver mi plan',
    },
    cancelled: {
      subject: 'Tu plan está dado de baja',
      preheader: 'Termina el {at}. Hasta entonces no cambia nada.',
      lines: [
        'Tu plan {plan} de {app} está dado de baja y termina el {at}. Hasta entonces lo conservas con todo lo que incluye, y no se cobrará nada más.',
        'Hasta ese día puedes deshacerlo en la página de tu cuenta. El precio sigue siendo el mismo.',
        'Conservas todo lo que has preguntado y leído, con tus chats y tus sesiones de pareja. Después tienes {free} sesiones al mes, con el plan gratuito.',
      ],
      button: 'Ver mi plan',
    },
    cancelled_later: {
      subject: 'Tu plan está dado de baja',
      preheader: 'Termina el {at}. Hasta entonces sigue.',
      lines: [
        'Tu plan {plan} de {app} está dado de baja y termina el {at}, con el mes pagado en el que cae la fecha que indicaste. Hasta entonces sigue: se renueva cada mes, y cada mes se paga por adelantado.',
        'Hasta entonces puedes deshacerlo en la página de tu cuenta o terminar allí el plan antes. El precio sigue igual.',
        'Conservas todo lo que has preguntado y leído, con tus chats y tus sesiones de pareja. Después tienes {free} sesiones al mes, con el plan gratuito.',
      ],
      button: 'Ver mi plan',
    },
    cancelled_disputed: {
      subject: 'Tu plan está dado de baja',
      preheader: 'Termina a más tardar el {at}.',
      lines: [
        'Tu plan {plan} de {app} está dado de baja y termina a más tardar el {at}. Tu banco está revisando un pago: hasta que decida, el plan no se renueva y la baja no se puede deshacer. Si tu banco te da la razón, el plan termina de inmediato.',
        'Conservas todo lo que has preguntado y leído, con tus chats y tus sesiones de pareja. Después tienes {free} sesiones al mes, con el plan gratuito.',
      ],
      button: 'Ver mi plan',
    },
    resumed: {
      subject: 'Tu plan sigue',
      preheader: 'Al final no cambia nada.',
      lines: ['Has deshecho lo que estaba previsto: tu plan {plan} de {app} sigue como antes.'],
      button: 'Ver mi plan',
    },
    ended: {
      subject: 'Tu plan ha terminado',
      preheader: 'Conservas todo lo que escribiste.',
      lines: [
        'Tu plan {plan} de {app} ha terminado. No se cobrará nada más.',
        'Conservas todo lo que has preguntado y leído, con tus chats y tus sesiones de pareja. Desde ahora tienes {free} sesiones al mes, con el plan gratuito.',
      ],
      button: 'Ver todos los planes',
    },
    payment_failed: {
      subject: 'Un pago no se ha completado',
      preheader: 'Conservas tu plan hasta el {at}.',
      lines: [
        'El pago de tu plan {plan} de {app} no se ha completado. Conservas el plan hasta el {at}; ese día termina si no se ha pagado.',
        'Puedes pagarlo en la página de tu cuenta y elegir allí otra forma de pago.',
      ],
      button: 'Ir a mi cuenta',
      after: ['Nunca pedimos los datos de tu tarjeta por correo.'],
    },
    withdrawn: {
      subject: 'Tu contrato ha terminado',
      preheader: 'Tu desistimiento está hecho.',
      lines: ['Has desistido del contrato del plan {plan} de {app}. Ha terminado y no se cobrará nada más.'],
      after: [
        'Conservas tu cuenta y todo lo que escribiste, con {free} sesiones al mes en el plan gratuito. Las sesiones usadas siguen contando hasta el día en que habría terminado el mes pagado, también en un plan nuevo.',
      ],
    },
  },
  facts: {
    plan: 'Plan',
    sessions: 'Sesiones al mes',
    price: 'Precio al mes, IVA incluido',
    charged: 'Pagado',
    due: 'Por pagar',
    refund: 'Devolución',
    began: 'Empezó el',
    begins: 'Empieza el',
    next: 'Próximo pago',
    ends: 'Termina el',
    keptUntil: 'Se conserva hasta el',
    withdrawUntil: 'Último día para desistir',
  },
  unlimited: 'Sin límite',
  atOnce:
    'Pediste que empezáramos antes de que acabe el plazo de desistimiento. Si desistes, pagas del precio del mes pagado la parte que corresponde a los días hasta que nos llegue tu desistimiento o la que corresponde a las sesiones usadas, la que sea mayor. En un plan sin límite, {sessions} sesiones cuentan como el mes pagado entero.',
  refunded:
    'Te devolvemos el importe de abajo por el mismo medio de pago, a más tardar 14 días naturales después de tu desistimiento. Solo hemos conservado la parte de lo que has usado, si pediste que empezáramos de inmediato, o de lo que usaste después de desistir.',
  disputed:
    'Tu banco está revisando el pago. Hasta que decida, no podemos devolver nada. Si te devuelve el dinero, el asunto queda resuelto; si no, te devolveremos entonces sin demora lo que te corresponde.',
  links: {
    withdraw: 'Desistir del contrato aquí:',
    cancel: 'Dar de baja un contrato aquí:',
    terms: 'Condiciones:',
  },
};
