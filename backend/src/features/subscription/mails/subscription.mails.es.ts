import type { SubscriptionMailTexts } from './subscription.texts.types.ts';

/** Spanish words of the mails about payments. */
export const SUBSCRIPTION_MAIL_TEXTS_ES: SubscriptionMailTexts = {
  kinds: {
    begun: {
      subject: 'Tu plan ha empezado',
      preheader: 'Lo acordado, por escrito. Guarda este correo.',
      lines: [
        'Gracias. Tu plan {plan} de {app} ha empezado. Este correo confirma el contrato; guárdalo.',
        'El contrato sigue de mes en mes y cada mes se paga por adelantado. Puedes cancelarlo cuando quieras, en la página de tu cuenta o, sin iniciar sesión, en la dirección de abajo. El plan termina entonces con el mes ya pagado.',
      ],
      button: 'Ver mi plan',
    },
    changed: {
      subject: 'Tu plan ha cambiado',
      preheader: 'El plan nuevo vale desde ahora.',
      lines: ['Tu plan de {app} es ahora {plan}. Lo que quedaba del anterior se ha descontado del precio.'],
      button: 'Ver mi plan',
    },
    change_scheduled: {
      subject: 'Tu plan va a cambiar',
      preheader: 'Hasta entonces conservas lo que tienes.',
      lines: [
        'A partir del {at} tu plan de {app} será {plan}. Hasta entonces conservas el actual por completo.',
        'Hasta ese día puedes deshacerlo en la página de tu cuenta.',
      ],
      button: 'Ver mi plan',
    },
    cancelled: {
      subject: 'Tu plan está cancelado',
      preheader: 'Termina el {at}. Hasta entonces no cambia nada.',
      lines: [
        'Tu plan {plan} de {app} está cancelado y termina el {at}. Hasta entonces lo tienes por completo y no se cobrará nada más.',
        'Hasta ese día puedes deshacerlo en la página de tu cuenta. El precio sigue siendo el mismo.',
        'Se queda todo lo que has preguntado y leído, con tus conversaciones y tus sesiones de pareja. Después tienes {free} sesiones al mes, con el plan gratuito.',
      ],
      button: 'Ver mi plan',
    },
    cancelled_later: {
      subject: 'Tu plan está cancelado',
      preheader: 'Termina el {at}. Hasta entonces sigue.',
      lines: [
        'Tu plan {plan} en {app} está cancelado y termina el {at}, con el mes pagado en el que cae la fecha que indicaste. Hasta entonces sigue: se renueva cada mes, y cada mes se paga por adelantado.',
        'Hasta entonces puedes deshacerlo en la página de tu cuenta o terminar allí el plan antes. El precio sigue igual.',
        'Se queda todo lo que has preguntado y leído, con tus conversaciones y tus sesiones de pareja. Después tienes {free} sesiones al mes, con el plan gratuito.',
      ],
      button: 'Ver mi plan',
    },
    cancelled_disputed: {
      subject: 'Tu plan está cancelado',
      preheader: 'Termina como muy tarde el {at}.',
      lines: [
        'Tu plan {plan} en {app} está cancelado y termina como muy tarde el {at}. Tu banco está revisando un pago: hasta que decida, el plan no se renueva y la cancelación no se puede deshacer. Si tu banco te da la razón, el plan termina de inmediato.',
        'Se queda todo lo que has preguntado y leído, con tus conversaciones y tus sesiones de pareja. Después tienes {free} sesiones al mes, con el plan gratuito.',
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
      preheader: 'Todo lo que escribiste se queda.',
      lines: [
        'Tu plan {plan} de {app} ha terminado. No se cobrará nada más.',
        'Se queda todo lo que has preguntado y leído, con tus conversaciones y tus sesiones de pareja. Desde ahora tienes {free} sesiones al mes, con el plan gratuito.',
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
        'Tu cuenta y todo lo que escribiste se quedan, con {free} sesiones al mes en el plan gratuito. Las sesiones usadas siguen contando hasta el día en que habría terminado el mes, también en un plan nuevo.',
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
    keptUntil: 'Se conserva hasta',
    withdrawUntil: 'Desistimiento posible hasta',
  },
  unlimited: 'Sin límite',
  atOnce:
    'Pediste que empezáramos antes de que acabe el plazo de desistimiento. Si desistes, pagas del precio del mes la parte por los días hasta que lo sepamos o la parte por las sesiones usadas, la que sea mayor. En un plan sin límite, {sessions} sesiones cuentan como el mes entero.',
  refunded:
    'El importe de abajo vuelve por la misma vía por la que pagaste, como muy tarde 14 días después de tu desistimiento. Solo hemos conservado la parte de lo que has usado, si pediste que empezáramos enseguida, o de lo que usaste después de desistir.',
  disputed:
    'Tu banco está revisando el pago. Hasta que decida, no podemos devolver nada. Si te devuelve el dinero, el asunto queda resuelto; si no, te devolveremos entonces sin demora lo que te corresponde.',
  links: {
    withdraw: 'Desistir del contrato aquí:',
    cancel: 'Cancelar contratos aquí:',
    terms: 'Condiciones:',
  },
};
