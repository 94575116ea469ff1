import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Spanish, with `tú`, in words that Spain and Latin America share. */
export default {
  'tasks.title': 'Tareas',
  'tasks.count_one': '{count} tarea pendiente',
  'tasks.count_other': '{count} tareas pendientes',
  'tasks.about': 'Lo que solo puede hacer una persona. Marcar una tarea como hecha la quita de esta lista y no cambia nada más.',
  'tasks.oldest': 'Estas son las {shown} más antiguas de {number}.',
  'tasks.none': 'No hay nada pendiente',
  'tasks.none_text':
    'Aquí aparece una tarea cuando algo solo puede hacerlo una persona, como devolver el dinero de un reembolso rechazado.',
  'tasks.failed': 'No se pudieron cargar las tareas',
  'tasks.failed_text': 'No se ha cambiado nada. Intentarlo de nuevo suele funcionar.',
  'tasks.overdue': 'Con retraso',
  'tasks.amount': 'Importe',
  'tasks.refunded': 'Ya reembolsado',
  'tasks.contract': 'Contrato en el servicio',
  'tasks.later': 'Declaraciones posteriores',
  'tasks.user': 'Cliente',
  'tasks.user_deleted': 'Cuenta eliminada',
  'tasks.user_unknown': 'Ninguna cuenta conocida',
  'tasks.opened': 'Abierta',
  'tasks.due': 'Vence',
  'tasks.subject_provider': 'ID del servicio',
  'tasks.subject_declaration': 'Declaración',
  'tasks.subject_day': 'Día (UTC)',
  'tasks.copy': 'Copiar {subject}',
  'tasks.copy_failed': 'No se ha permitido copiar. El texto está seleccionado.',
  'tasks.mark': 'Marcar como hecha',
  'tasks.mark_of': ': {subject}',
  'tasks.marking': 'Guardando…',
  'tasks.marked': 'Tarea hecha',
  'tasks.mark_failed': 'No se pudo marcar la tarea como hecha',
  'tasks.done_title': 'Hechas hace poco',
  'tasks.col_what': 'Tarea',
  'tasks.done': 'Hecha',
  'tasks.settled': 'se cerró sola',

  'tasks.what_refund_refused': 'Se rechazó un reembolso',
  'tasks.todo_refund_refused':
    'El servicio de pagos ha rechazado este reembolso. El contrato ya ha terminado: devuelve el importe por transferencia o en el panel del servicio, y marca después la tarea como hecha.',
  'tasks.what_refund_disputed': 'Un reembolso espera a un banco',
  'tasks.todo_refund_disputed':
    'El cliente disputa este pago también en su banco, y hasta que se decida, el servicio de pagos no reembolsa nada. No pagues ahora, o el cliente puede recibir el dinero dos veces. La tarea se cierra sola si el banco devuelve el dinero; si no, el reembolso se intenta de nuevo, y solo se te pregunta si se rechaza.',
  'tasks.what_refund_pending': 'Un reembolso se ha retrasado',
  'tasks.todo_refund_pending':
    'El servicio de pagos ha aceptado este reembolso, pero aún no lo ha realizado. No hay nada que hacer antes de que venza: la tarea se cierra sola cuando el reembolso se completa.',
  'tasks.late_refund_pending':
    'El servicio de pagos sigue sin realizar este reembolso. Míralo en el panel del servicio, y devuelve el importe por transferencia si allí no puede completarse.',
  'tasks.what_refund_failed': 'Un reembolso ha fallado',
  'tasks.todo_refund_failed':
    'Este reembolso se aceptó y falló después, por ejemplo porque la cuenta de la tarjeta está cerrada. Pide al cliente una cuenta bancaria, devuelve el importe por transferencia y marca después la tarea como hecha.',
  'tasks.what_declaration_withdraw': 'Un desistimiento no se ha confirmado',
  'tasks.todo_declaration_withdraw':
    'Alguien declaró un desistimiento sin iniciar sesión, y su enlace no se abrió en un día. Puede contar desde el día en que se recibió: pregunta al cliente, o termina el contrato y reembólsalo en el servicio de pagos. La tarea se cierra sola cuando el cliente abre el enlace.',
  'tasks.what_declaration_cancel': 'Una baja no se ha confirmado',
  'tasks.todo_declaration_cancel':
    'Alguien declaró una baja sin iniciar sesión, y su enlace no se abrió en un día. Puede contar desde el día en que se recibió: pregunta al cliente, o termina el contrato en el servicio de pagos. La tarea se cierra sola cuando el cliente abre el enlace.',
  'tasks.what_declaration_deleted': 'Un desistimiento no se confirmó, y su cuenta se ha eliminado',
  'tasks.todo_declaration_deleted':
    'Alguien declaró un desistimiento sin iniciar sesión, su enlace no se abrió, y después se eliminó la cuenta, con lo que terminó el contrato. El desistimiento puede contar de todos modos: busca los pagos del contrato por su ID en el panel del servicio de pagos, reembólsalos allí y marca después la tarea como hecha. El importe es el del último pago.',
  'tasks.what_dispute_open': 'Se ha disputado un pago',
  'tasks.todo_dispute_open':
    'El cliente disputa este pago en su banco, y el plan ya no se renueva. Responde en el panel del servicio de pagos antes de que venza el plazo: sin respuesta, el dinero se pierde.',
  'tasks.late_dispute_open':
    'El cliente disputa este pago en su banco, y el plazo para responder ha pasado. Ahora decide el banco; marca la tarea como hecha cuando conozcas su decisión.',
  'tasks.proof_dispute_open':
    'De este pago ya se reembolsaron {amount}. Envíalo al banco como prueba: si no, el cliente recibe el dinero dos veces.',
  'tasks.what_dispute_lost': 'Se ha perdido un pago en disputa',
  'tasks.todo_dispute_lost':
    'El banco ha dado la razón al cliente: el plan ha terminado y el dinero se ha perdido. Comprueba que es correcto y marca la tarea como hecha. No hay nada más que hacer.',
  'tasks.proof_dispute_lost':
    'De este pago ya se habían reembolsado {amount}, así que el cliente tiene ese dinero dos veces. Puedes pedir que lo devuelva.',
  'tasks.what_erasure_lost': 'Una cuenta eliminada siguió siendo cliente',
  'tasks.todo_erasure_lost':
    'La cuenta está eliminada, pero tras un día de intentos su cliente sigue existiendo en el servicio de pagos. Elimínalo en el panel del servicio; si no, se le podría seguir cobrando.',
  'tasks.what_invoice_failed': 'No se pudo emitir una factura',
  'tasks.todo_invoice_failed':
    'El servicio de pagos no pudo cerrar esta factura, así que la renovación no se cobra. En su panel, la factura indica el motivo, por ejemplo una dirección que falta para los impuestos. La tarea se cierra sola cuando se emite la factura.',
  'tasks.what_spending_half': 'La mitad del presupuesto de IA de hoy está gastada',
  'tasks.todo_spending_half':
    'Todas las personas juntas han usado la mitad de los tokens que este sitio puede gastar en la IA al día. Aún no hay nada que hacer: mira el resumen si ocurre temprano.',
  'tasks.what_spending_most': 'Cuatro quintos del presupuesto de IA de hoy están gastados',
  'tasks.todo_spending_most':
    'Desde ahora y hasta medianoche (UTC), solo quienes tienen un plan de pago reciben consejos y respuestas. Sube MODEL_DAILY_TOKENS si las visitas son reales, o busca a quien abusa del sitio.',
  'tasks.what_spending_used_up': 'El presupuesto de IA de hoy está agotado',
  'tasks.todo_spending_used_up':
    'Nadie recibe consejos ni respuestas hasta medianoche (UTC); la ayuda en caso de peligro se sigue mostrando. Sube MODEL_DAILY_TOKENS y reinicia el sitio, o busca a quien abusa de él.',
  'tasks.what_spending_unusual': 'Hoy se han gastado más tokens de lo habitual',
  'tasks.todo_spending_unusual':
    'La IA ha costado hoy al menos el triple que otros días, y no hay límite. Mira el resumen: si las visitas no son reales, fija MODEL_DAILY_TOKENS.',
  'tasks.what_unknown': 'Una tarea que esta página aún no conoce',
  'tasks.todo_unknown': 'La abrió una versión más nueva del sitio. Recarga la página para ver qué hay que hacer.',
} satisfies Translation<typeof en>;
