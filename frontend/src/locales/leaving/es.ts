import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Spanish, with `tú`, in words that Spain and Latin America share. */
export default {
  // Cancelling the plan, signed in
  'leaving.back': 'Volver a tu cuenta',
  'leaving.plan_title': 'Cancelar tu plan {plan}',
  'leaving.plan_intro':
    'Terminará el {date}, al final del mes que has pagado. Hasta ese día no cambia nada, y puedes deshacerlo.',
  'leaving.plan_intro_now': 'Aún no se ha pagado nada, así que termina en el acto.',
  'leaving.plan_intro_processing':
    'Tu banco aún está procesando el pago. Cuando llegue, tu plan empezará y terminará con su primer mes. Hasta entonces puedes deshacerlo.',
  'leaving.plan_intro_disputed':
    'Terminará a más tardar el {date}, al final del mes que has pagado, aunque tu banco dé el pago por bueno. Hasta que tu banco decida, no se puede deshacer.',
  'leaving.plan_intro_due':
    'Quedan {amount} pendientes. Si no se pagan, tu plan termina el {date}. Si se pagan, termina el {end}, al final de ese mes. No se renueva.',
  'leaving.open_amount': 'Pendiente',
  'leaving.ends_unpaid': 'Sin pago, termina el',
  'leaving.plan_scheduled': 'El cambio a {plan} que tienes previsto para ese día queda sin efecto, y no vuelve si deshaces esto.',
  'leaving.plan_later': 'Has cancelado para el {date}. Con este botón, el plan termina antes.',
  'leaving.plan': 'Plan',
  'leaving.plan_price': '{plan}, {price} al mes, IVA incluido',
  'leaving.since': 'Contratado el',
  'leaving.ends': 'Termina el',
  'leaving.ends_first': 'Termina',
  'leaving.ends_first_month': 'Con su primer mes',
  'leaving.at_once': 'En el acto',
  'leaving.payments_after': 'Pagos después',
  'leaving.none': 'Ninguno',
  'leaving.cancel_plan': 'Cancelar el plan',
  'leaving.cancelling': 'Cancelando…',
  'leaving.keep_plan': 'Mantener el plan',
  'leaving.withdraw_hint': 'Hasta el {date} también puedes <a>desistir del contrato</a> y recuperar dinero.',
  'leaving.withdraw_hint_processing': 'También puedes <a>desistir del contrato</a>: entonces se te devuelve todo el pago.',
  'leaving.stays': 'Lo que queda',
  'leaving.stays_words': 'Todo lo que has preguntado y leído, tus chats y tus sesiones de pareja',
  'leaving.stays_sessions_one': '{count} sesión al mes, con el plan gratuito',
  'leaving.stays_sessions_other': '{count} sesiones al mes, con el plan gratuito',
  'leaving.stays_chat': 'Los chats sobre consejos que ya tienes',
  'leaving.stops': 'Lo que termina',
  'leaving.stops_sessions_one': '{count} sesión al mes',
  'leaving.stops_sessions_other': '{count} sesiones al mes',
  'leaving.stops_unlimited': 'Las sesiones ilimitadas',
  'leaving.cancelled_title': 'Tu plan {plan} termina el {date}',
  'leaving.cancelled_intro': 'Hasta entonces lo tienes completo. No se cobrará nada más.',
  'leaving.cancelled_intro_disputed':
    'No se renueva. Si tu banco te da la razón en el pago que está revisando, termina en el acto.',
  'leaving.left': 'Sesiones que quedan hasta el final',
  'leaving.left_of': '{left} de {limit}',
  'leaving.unlimited': 'Ilimitadas',
  'leaving.after': 'Después',
  'leaving.after_free_one': 'Plan gratuito, {count} sesión al mes',
  'leaving.after_free_other': 'Plan gratuito, {count} sesiones al mes',
  'leaving.undo': 'Deshacer: mantener mi plan',
  'leaving.undoing': 'Un momento…',
  'leaving.undone': 'Tu plan continúa',
  'leaving.undone_text': 'El plan {plan} continúa. Próximo pago: {amount} el {date}.',
  'leaving.undo_note': 'Puedes deshacerlo hasta el {date}, aquí o en la página de tu cuenta. El precio sigue siendo el mismo.',
  'leaving.about_undo': 'Sobre deshacerlo',
  'leaving.cancel_failed': 'No se ha podido cancelar la suscripción',
  'leaving.undo_failed': 'No se ha podido deshacer',
  'leaving.failed_text': 'No ha cambiado nada. Inténtalo de nuevo.',
  'leaving.change_in_progress': 'Hay otro cambio de tu plan en marcha. Espera un momento e inténtalo de nuevo.',
  'leaving.not_subscribed': 'Esta cuenta ya no tiene ningún plan.',
  'leaving.payment_disputed': 'Tu banco está revisando un pago. Tu plan sigue igual hasta que se decida.',
  'leaving.no_plan_title': 'No tienes ningún plan que cancelar',
  'leaving.no_plan': 'Tu cuenta tiene el plan gratuito. No se cobra nada.',
  'leaving.load_failed': 'No se ha podido cargar tu plan',
  'leaving.load_failed_text': 'No se ha perdido nada y no ha cambiado nada. Intentarlo de nuevo suele funcionar.',

  // Withdrawing
  'leaving.step': 'Paso {step} de {steps}',
  'leaving.withdraw_title': 'Desistir del contrato aquí',
  'leaving.withdraw_intro_one':
    'Puedes desistir en el plazo de {count} día desde que contrataste, sin dar motivos. No hace falta que inicies sesión.',
  'leaving.withdraw_intro_other':
    'Puedes desistir en el plazo de {count} días desde que contrataste, sin dar motivos. No hace falta que inicies sesión.',
  'leaving.name': 'Tu nombre',
  'leaving.email': 'Correo electrónico del contrato',
  'leaving.email_hint': 'El comprobante también va a esta dirección.',
  'leaving.contract': 'Qué contrato',
  'leaving.contract_hint': 'El plan o un número de factura, como mejor lo sepas.',
  'leaving.contract_filled': 'Plan {plan}, contratado el {date}',
  'leaving.contract_plan': 'Plan {plan}',
  'leaving.continue': 'Continuar',
  'leaving.happens': 'Qué pasa',
  'leaving.happens_confirm': 'Lo ves todo otra vez y lo confirmas. Después recibes un comprobante con la fecha y la hora.',
  'leaving.happens_link':
    'Tu desistimiento cuenta desde que lo envías. Para que nadie más pueda poner fin a tu contrato, enviamos un enlace a su dirección: confirma allí que eres tú.',
  'leaving.happens_now': 'Has iniciado sesión, así que el contrato de esta cuenta termina en cuanto lo confirmes.',
  'leaving.happens_refund':
    'Te devolvemos lo que pagaste, menos la parte que has usado si nos pediste empezar enseguida: de los días o de las sesiones, la que sea mayor. En un plan sin límite, {sessions} sesiones cuentan como el mes entero. Las sesiones usadas siguen contando hasta el día en que habría terminado el mes, también en un plan nuevo.',
  'leaving.instruction': 'Puedes leer e imprimir la <a>información sobre el desistimiento, con el formulario</a> de la ley.',
  'leaving.refund': 'Lo que recuperas',
  'leaving.paid': 'Pagaste',
  'leaving.on_its_way': 'En camino hacia nosotros',
  'leaving.used': 'Por lo que has usado',
  'leaving.back_to_you': 'Recuperas',
  'leaving.back_days_one': '{amount}, por el medio con el que pagaste, en {count} día',
  'leaving.back_days_other': '{amount}, por el medio con el que pagaste, en {count} días',
  'leaving.back_processing': '{amount}, por el medio con el que pagaste, en cuanto llegue el pago',
  'leaving.back_disputed': '{amount}, de tu banco o de nosotros, en cuanto tu banco decida sobre el pago',
  'leaving.withdraw_until': 'Desistimiento hasta el',
  'leaving.no_withdrawal':
    'Esta cuenta no tiene ningún plan empezado en los últimos {count} días. Para el contrato de otra dirección, rellena el formulario de abajo.',
  'leaving.no_withdrawal_plan':
    'El plazo para desistir de tu plan {plan} ha pasado. En esta cuenta equivale a una cancelación: el plan termina con el mes pagado.',
  'leaving.withdrawal_failed': 'No se ha podido cargar lo que recuperas',
  'leaving.withdrawal_failed_text': 'También puedes seguir sin ello: tu desistimiento cuenta desde que lo confirmas.',
  'leaving.confirm_title': 'Confirmar el desistimiento',
  'leaving.confirm_intro': 'Esto es lo que recibimos. Todavía no se ha enviado nada.',
  'leaving.confirm_withdrawal': 'Confirmar el desistimiento',
  'leaving.sending': 'Enviando…',
  'leaving.change': 'Cambiar algo',
  'leaving.name_fact': 'Nombre',
  'leaving.email_fact': 'Correo electrónico',
  'leaving.contract_fact': 'Contrato',
  'leaving.declaration': 'Declaración',
  'leaving.declaration_withdraw': 'Desisto de este contrato.',
  'leaving.declaration_cancel': 'Cancelo este contrato.',
  'leaving.send_failed': 'No se ha podido enviar',
  'leaving.send_failed_text': 'Lo que escribiste sigue aquí. Inténtalo de nuevo.',

  // Receipts
  'leaving.received_withdraw': 'Hemos recibido tu desistimiento',
  'leaving.received_cancel': 'Hemos recibido tu cancelación',
  'leaving.received_text': 'Cuenta desde el momento indicado abajo. Una copia va en camino a {email}.',
  'leaving.received_no_mail': 'Cuenta desde el momento indicado abajo. Guarda este comprobante.',
  'leaving.received': 'Recibido',
  'leaving.receipt': 'Comprobante',
  'leaving.more':
    '<b>Una cosa más.</b> Lo que has enviado cuenta desde ahora. Abre el enlace de nuestro correo y confirma que eres tú, para que podamos llevarlo a cabo.',
  'leaving.more_withdraw':
    '<b>Una cosa más.</b> Abre el enlace de nuestro correo y confirma, para que sepamos que eres tú. Si hay un contrato con esta dirección, termina entonces, y el dinero se devuelve en {days} días o, mientras tu banco siga procesando el pago, en cuanto este llegue.',
  'leaving.more_no_mail':
    '<b>Una cosa más.</b> Este sitio no envía correos. Inicia sesión y hazlo allí, o escribe a {support}, para que sepamos que eres tú.',
  'leaving.no_mail_operator': 'quien gestiona este sitio',
  'leaving.now_withdraw': '<b>No tienes que hacer nada más.</b> Tu plan termina ahora, y el dinero se devuelve en {days} días.',
  'leaving.now_withdraw_processing':
    '<b>No tienes que hacer nada más.</b> Tu banco aún está procesando el pago: cuando llegue, se te devolverá entero.',
  'leaving.now_withdraw_disputed':
    '<b>No tienes que hacer nada más.</b> Tu plan termina ahora. Tu banco está revisando el pago: en cuanto decida, el dinero te lo devolverá él o nosotros.',
  'leaving.now_cancel': '<b>No tienes que hacer nada más.</b> La página de tu cuenta dice cuándo termina el plan.',
  'leaving.now_cancel_processing':
    '<b>No tienes que hacer nada más.</b> Cuando llegue el pago, el plan terminará con su primer mes.',
  'leaving.now_cancel_processing_date':
    '<b>No tienes que hacer nada más.</b> Cuando llegue el pago, el plan empezará. Terminará con el mes pagado en el que cae tu fecha.',
  'leaving.now_order': '<b>No tienes que hacer nada más.</b> Tu pedido ha quedado anulado, y no se cobra nada.',
  'leaving.now_nothing': '<b>No ha cambiado nada.</b> Tu cuenta no tiene ningún contrato de pago.',
  'leaving.download': 'Descargar el comprobante',
  'leaving.print': 'Imprimir',
  'leaving.your_advice': 'Tus consejos',
  'leaving.your_advice_text': 'Tus consejos y tu cuenta se quedan. Puedes <a>llevarte todo</a>, o borrarlo, cuando quieras.',
  'leaving.file_withdraw': 'desistimiento',
  'leaving.file_cancel': 'cancelacion',

  // Cancelling without signing in
  'leaving.cancel_title': 'Cancelar contratos aquí',
  'leaving.cancel_intro': 'No hace falta que inicies sesión, y es una sola página. Recibes un comprobante al momento.',
  'leaving.cancel_intro_steps':
    'No hace falta que inicies sesión. Lo ves todo otra vez antes de enviarlo y después recibes un comprobante al momento.',
  'leaving.kind': 'Tipo de cancelación',
  'leaving.kind_ordinary': 'Ordinaria',
  'leaving.kind_ordinary_hint': 'Al final de un mes pagado',
  'leaving.kind_important': 'Por causa justificada',
  'leaving.kind_important_hint': 'Indicas el motivo, y alguien de nosotros lo lee',
  'leaving.reason': 'Motivo',
  'leaving.when': 'Cuándo debe terminar',
  'leaving.when_early': 'Lo antes posible',
  'leaving.when_date': 'En una fecha que elijo',
  'leaving.when_date_hint': 'Después del mes pagado',
  'leaving.date': 'Fecha',
  'leaving.cancel_now': 'Cancelar ahora',
  'leaving.cancel_confirm_title': 'Revisa tu cancelación',
  'leaving.cancel_notify': 'Notificar la cancelación',
  'leaving.happens_receipt': 'Confirmamos la cancelación, con su fecha y su hora, por correo y al momento.',
  'leaving.happens_end':
    'Un contrato termina con un mes pagado. Una fecha anterior al final del mes pagado no es posible. Una fecha posterior se respeta: el contrato termina con el mes pagado en el que cae, y hasta entonces se renueva.',
  'leaving.happens_protect':
    'Tu cancelación cuenta desde que la envías. Para que nadie más pueda poner fin a tu contrato, confirma con el enlace de ese correo que es tuya; si has iniciado sesión, ya lo sabemos.',

  // What a mailed link confirms
  'leaving.notice_loading': 'Abriendo tu declaración…',
  'leaving.notice_withdraw': 'Confirma tu desistimiento',
  'leaving.notice_cancel': 'Confirma tu cancelación',
  'leaving.notice_withdraw_text': 'Tu plan {plan} termina entonces en el acto, y recuperas {amount}.',
  'leaving.notice_withdraw_processing':
    'El contrato de tu plan {plan} termina entonces. Tu banco aún está procesando el pago: cuando llegue, se te devolverá entero, {amount}.',
  'leaving.notice_withdraw_disputed':
    'Tu plan {plan} termina entonces en el acto. Tu banco está revisando el pago: en cuanto decida, recuperas {amount}, de él o de nosotros.',
  'leaving.notice_withdraw_over':
    'Los {days} días para desistir ya habían pasado cuando lo recibimos, así que cuenta como cancelación.',
  'leaving.notice_cancel_text': 'Tu plan {plan} termina entonces el {date}. Hasta ese día lo tienes completo.',
  'leaving.notice_cancel_later': 'Tu plan {plan} termina entonces el {date}. Hasta ese día sigue y se renueva cada mes.',
  'leaving.notice_cancel_disputed':
    'Tu plan {plan} termina entonces a más tardar el {date}. Mientras tu banco revisa un pago, no se renueva; si tu banco te da la razón, termina en el acto.',
  'leaving.notice_cancel_unpaid':
    'El pago de tu plan {plan} aún no ha llegado. Si tu banco ya lo está procesando, el plan termina con su primer mes; si no, tu pedido queda anulado en el acto.',
  'leaving.notice_cancel_unpaid_date':
    'El pago de tu plan {plan} aún no ha llegado. Si tu banco ya lo está procesando, el plan termina con el mes pagado en el que cae tu fecha; si no, tu pedido queda anulado en el acto.',
  'leaving.notice_cancel_important':
    'Alguien de nosotros lee tu motivo y te escribe. Tu plan {plan} termina a más tardar el {date}.',
  'leaving.notice_nothing': 'No hay ningún contrato en vigor con esta dirección: no se cobra nada, y no hay nada que terminar.',
  'leaving.notice_confirm_cancel': 'Confirmar la cancelación',
  'leaving.confirming': 'Confirmando…',
  'leaving.done_withdraw': 'Tu desistimiento está confirmado',
  'leaving.done_cancel': 'Tu cancelación está confirmada',
  'leaving.done_withdraw_text':
    'El contrato ha terminado. Lo que recuperas te llega por el medio con el que pagaste, en {days} días.',
  'leaving.done_withdraw_processing':
    'El contrato ha terminado. Tu banco aún está procesando el pago: cuando llegue, se te devolverá entero.',
  'leaving.done_withdraw_disputed':
    'El contrato ha terminado. Tu banco está revisando el pago: en cuanto decida, el dinero te lo devolverá él o nosotros.',
  'leaving.done_cancel_date': 'El contrato termina el {date}. No se cobrará nada más.',
  'leaving.done_cancel_later': 'El contrato termina el {date}. Hasta entonces se renueva cada mes.',
  'leaving.done_cancel_disputed': 'El contrato termina a más tardar el {date}. Mientras tu banco revisa un pago, no se renueva.',
  'leaving.done_cancel_unpaid':
    'Si tu banco ya está procesando el pago, el plan termina con su primer mes; si no, tu pedido ha quedado anulado. No se cobrará nada más.',
  'leaving.done_cancel_unpaid_date':
    'Si tu banco ya está procesando el pago, el plan termina con el mes pagado en el que cae tu fecha; si no, tu pedido ha quedado anulado.',
  'leaving.done_cancel_text': 'El contrato ha terminado, o termina con el mes pagado. No se cobrará nada más.',
  'leaving.link_title': 'Este enlace no se puede usar',
  'leaving.link_text':
    'Está incompleto, es demasiado antiguo o lo ha sustituido otro posterior. Lo que declaraste se guarda de todos modos. Puedes enviarlo otra vez.',
  'leaving.notice_failed': 'No se ha podido abrir tu declaración',
  'leaving.notice_failed_text': 'No se ha perdido nada y no ha cambiado nada. Intentarlo de nuevo suele funcionar.',
  'leaving.confirm_failed': 'No se ha podido confirmar',
  'leaving.again': 'Rellenar otra vez el formulario',
  'leaving.home': 'Ir al inicio',
  'leaving.off': 'En este sitio no se hacen contratos, porque no acepta pagos. Si crees que tienes uno, escribe a {support}.',

  // Faults of fields
  'leaving.fault_nameRequired': 'Escribe tu nombre',
  'leaving.fault_contractRequired': 'Indica qué contrato',
  'leaving.fault_reasonRequired': 'Indica el motivo',
  'leaving.fault_dateInvalid': 'Escribe una fecha válida',
  'leaving.fault_emailInvalid': 'Escribe un correo electrónico válido',
} satisfies Translation<typeof en>;
