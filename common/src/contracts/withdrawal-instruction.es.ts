import type { WithdrawalInstruction } from './withdrawal-instruction.ts';

/** Texto refundido de la Ley General para la Defensa de los Consumidores y Usuarios, anexo, letras A y B. */
export const WITHDRAWAL_INSTRUCTION_ES: WithdrawalInstruction = {
  title: 'Información sobre el ejercicio del derecho de desistimiento',
  parts: [
    {
      heading: 'Derecho de desistimiento',
      lines: [
        'Tiene usted derecho a desistir del presente contrato en un plazo de 14 días naturales sin necesidad de justificación.',
        'El plazo de desistimiento expirará a los 14 días naturales del día de la celebración del contrato.',
        'Para ejercer el derecho de desistimiento, deberá usted notificarnos ({trader}) su decisión de desistir del contrato a través de una declaración inequívoca (por ejemplo, una carta enviada por correo postal o correo electrónico). Podrá utilizar el modelo de formulario de desistimiento que figura a continuación, aunque su uso no es obligatorio.',
        'También puede ejercer su derecho de desistimiento en línea en {address}. Si utiliza esta función en línea, le enviaremos sin demora indebida, en un soporte duradero (por ejemplo, por correo electrónico), un acuse de recibo del desistimiento que incluirá su contenido y la fecha y hora de su presentación.',
        'Para cumplir el plazo de desistimiento, basta con que la comunicación relativa al ejercicio por su parte de este derecho sea enviada antes de que venza el plazo correspondiente.',
      ],
    },
    {
      heading: 'Consecuencias del desistimiento',
      lines: [
        'En caso de desistimiento por su parte, le devolveremos todos los pagos recibidos de usted, incluidos los gastos de entrega (con la excepción de los gastos adicionales resultantes de la elección por su parte de una modalidad de entrega diferente a la modalidad menos costosa de entrega ordinaria que ofrezcamos) sin ninguna demora indebida y, en todo caso, a más tardar 14 días naturales a partir de la fecha en la que se nos informe de su decisión de desistir del presente contrato. Procederemos a efectuar dicho reembolso utilizando el mismo medio de pago empleado por usted para la transacción inicial, a no ser que haya usted dispuesto expresamente lo contrario; en todo caso, no incurrirá en ningún gasto como consecuencia del reembolso.',
        'En caso de que usted haya solicitado que la prestación de servicios dé comienzo durante el período de desistimiento, nos abonará un importe proporcional a la parte ya prestada del servicio en el momento en que nos haya comunicado su desistimiento, en relación con el objeto total del contrato.',
      ],
    },
    {
      heading: 'Modelo de formulario de desistimiento',
      lines: [
        '(Solo debe cumplimentar y enviar el presente formulario si desea desistir del contrato)',
        'A la atención de {trader}:',
        'Por la presente le comunico/comunicamos (*) que desisto de mi/desistimos de nuestro (*) contrato de prestación del siguiente servicio:',
        'Pedido el:',
        'Nombre del consumidor y usuario o de los consumidores y usuarios:',
        'Domicilio del consumidor y usuario o de los consumidores y usuarios:',
        'Firma del consumidor y usuario o de los consumidores y usuarios (solo si el presente formulario se presenta en papel):',
        'Fecha:',
        '(*) Táchese lo que no proceda.',
      ],
    },
  ],
  unnamed: 'quien gestiona {app}',
};
