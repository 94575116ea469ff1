import type { ContractMailTexts } from './contracts.texts.types.ts';

/** Spanish words of the receipts of contract declarations. */
export const CONTRACT_MAIL_TEXTS_ES: ContractMailTexts = {
  kinds: {
    withdrawal_received: {
      subject: 'Hemos recibido tu declaración',
      preheader: 'Comprobante n.º\u00a0{number}. Falta un paso.',
      lines: [
        'Hemos recibido en {app} el desistimiento de abajo. Vale desde el momento en que llegó.',
        'Para que nadie más pueda terminar tu contrato, abre esta página y confirma que eres tú.',
      ],
      button: 'Confirmar el desistimiento',
      after: ['El enlace funciona durante {days} días.', 'Si no lo enviaste tú, no tienes que hacer nada. Todo sigue igual.'],
    },
    withdrawal_confirmed: {
      subject: 'Hemos recibido tu declaración',
      preheader: 'Comprobante n.º\u00a0{number}. No falta nada más.',
      lines: [
        'Hemos recibido en {app} el desistimiento de abajo y sabemos que es tuyo. Vale desde el momento en que llegó.',
        'No tienes que hacer nada más. Te escribiremos cuando se haya aplicado al contrato de tu cuenta.',
      ],
    },
    withdrawal_unknown: {
      subject: 'Hemos recibido una declaración',
      preheader: 'Comprobante n.º\u00a0{number}.',
      lines: [
        'Alguien, quizá tú, nos ha enviado en {app} un desistimiento con esta dirección. No hay ningún contrato de pago con ella, así que no se ha cambiado nada.',
        'Si tu contrato tiene otra dirección, envíalo de nuevo con esa o inicia sesión. Vale la fecha de este comprobante.',
      ],
      after: ['Si no fuiste tú, no tienes que hacer nada.'],
    },
    cancellation_received: {
      subject: 'Hemos recibido tu declaración',
      preheader: 'Comprobante n.º\u00a0{number}. Falta un paso.',
      lines: [
        'Hemos recibido en {app} la baja de abajo. Vale desde el momento en que llegó.',
        'Para que nadie más pueda terminar tu contrato, abre esta página y confirma que eres tú.',
      ],
      button: 'Confirmar la baja',
      after: ['El enlace funciona durante {days} días.', 'Si no la enviaste tú, no tienes que hacer nada. Todo sigue igual.'],
    },
    cancellation_confirmed: {
      subject: 'Hemos recibido tu declaración',
      preheader: 'Comprobante n.º\u00a0{number}. No falta nada más.',
      lines: [
        'Hemos recibido en {app} la baja de abajo y sabemos que es tuya. Vale desde el momento en que llegó.',
        'No tienes que hacer nada más. Te escribiremos cuando se haya aplicado al contrato de tu cuenta.',
      ],
    },
    cancellation_unknown: {
      subject: 'Hemos recibido una declaración',
      preheader: 'Comprobante n.º\u00a0{number}.',
      lines: [
        'Alguien, quizá tú, nos ha enviado en {app} una baja con esta dirección. No hay ningún contrato de pago con ella, así que no se ha cambiado nada.',
        'Si tu contrato tiene otra dirección, envíala de nuevo con esa o inicia sesión. Vale la fecha de este comprobante.',
      ],
      after: ['Si no fuiste tú, no tienes que hacer nada.'],
    },
  },
  facts: {
    plan: 'Plan',
    ends: 'Termina el',
    number: 'Comprobante n.º',
    received: 'Recibido',
    declaration: 'Declaración',
    name: 'Nombre',
    contract: 'Contrato',
    cancelKind: 'Tipo',
    reason: 'Motivo',
    wished: 'Final deseado',
  },
  declarations: { withdraw: 'Desisto de este contrato.', cancel: 'Doy de baja este contrato.' },
  cancelKinds: { ordinary: 'Baja ordinaria', important: 'Por causa justificada' },
  asEarlyAsPossible: 'Lo antes posible',
  quotes: ['«', '»'],
  important:
    'Se ha indicado una causa justificada. Una persona del equipo la lee y te escribe. El plan termina a más tardar con el mes ya pagado.',
  wishedDate: 'Un contrato no puede terminar antes de que acabe el mes pagado: termina el {at}.',
  wishedLater:
    'Se respeta tu fecha: el contrato se renueva cada mes hasta entonces y termina el {at}, con el mes pagado en el que cae la fecha.',
  endsBefore: 'El contrato ya iba a terminar antes de esa fecha: termina el {at}.',
  quoted:
    'Lo que está entre comillas se escribió en nuestro formulario, y no sabemos quién lo hizo. Por seguridad, las direcciones y los números largos no se pueden usar, y los textos largos se han recortado. La página de arriba lo muestra todo.',
};
