import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Spanish, with `tú`, in words that Spain and Latin America share. */
export default {
  // Cancelling the plan, signed in
  'leaving.back': 'Volver a tu cuenta',
  'leaving.plan_title': 'Dar de baja tu plan {plan}',
  'leaving.plan_intro':
    'Terminará el {date}, al final del mes que has pagado. Hasta ese día no cambia nada, y puedes deshacerlo.',
  'leaving.plan_intro_now': 'Aún no se ha pagado nada, así que termina de inmediato.',
  'leaving.plan_intro_processing':
    'Tu banco aún está procesando el pago. Cuando llegue, tu plan empezará y terminará con su primer mes. Hasta entonces puedes deshacerlo.',
  'leaving.plan_intro_disputed':
    'Terminará a más tardar el {date}, al final del mes que has pagado, aunque tu banco dé el pago por bueno. Hasta que tu banco decida, no se puede deshacer.',
  'leaving.plan_intro_due':
    'Quedan {amount} pendientes. Si no se pagan, tu plan termina el {date}. Si se pagan, termina el {end}, al final de ese mes. No se renueva.',
  'leaving.open_amount': 'Pendiente',
  'leaving.ends_unpaid': 'Sin pago, termina el',
  'leaving.plan_scheduled':
    'El cambio al plan {plan} que tienes previsto para ese día queda sin efecto, y no vuelve si deshaces esto.',
  'leaving.plan_later': 'Has dado de baja el plan para el {date}. Con este botón termina antes.',
  'leaving.plan': 'Plan',
  'leaving.plan_price': 'Plan {plan}, {price} al mes, IVA incluido',
  'leaving.since': 'Contratado el',
  'leaving.ends': 'Termina el',
  'leaving.ends_first': 'Termina',
  'leaving.ends_first_month': 'Con su primer mes',
  'leaving.at_once': 'De inmediato',
  'leaving.payments_after': 'Pagos después',
  'leaving.none': 'Ninguno',
  'leaving.cancel_plan': 'Dar de baja el plan',
  'leaving.cancelling': 'Dando de baja…',
  'leaving.keep_plan': 'Conservar el plan',
  'leaving.withdraw_hint': 'Hasta el {date} inclusive también puedes <a>desistir del contrato</a> y que te devolvamos el dinero.',
  'leaving.withdraw_hint_processing': 'También puedes <a>desistir del contrato</a>: entonces se te devuelve todo el pago.',
  'leaving.stays': 'Lo que conservas',
  'leaving.stays_words': 'Todo lo que has preguntado y leído, tus chats y tus sesiones de pareja',
  'leaving.stays_sessions_one': '{count} sesión al mes, con el plan gratuito',
  'leaving.stays_sessions_other': '{count} sesiones al mes, con el plan gratuito',
  'leaving.stays_chat': 'Los chats sobre consejos que ya tienes',
  'leaving.stops': 'Lo que termina',
  'leaving.stops_sessions_one': '{count} sesión al mes',
  'leaving.stops_sessions_other': '{count} sesiones al mes',
  'leaving.stops_unlimited': 'Las sesiones ilimitadas',
  'leaving.cancelled_title': 'Tu plan {plan} termina el {date}',
  'leaving.cancelled_intro': 'Hasta entonces lo conservas con todo lo que incluye. No se cobrará nada más.',
  'leaving.cancelled_intro_disputed':
    'No se renueva. Si tu banco te da la razón en el pago que está revisando, termina de inmediato.',
  'leaving.left': 'Sesiones que te quedan',
  'leaving.left_of': '{left} de {limit}',
  'leaving.unlimited': 'Ilimitadas',
  'leaving.after': 'Después',
  'leaving.after_free_one': 'Plan gratuito, {count} sesión al mes',
  'leaving.after_free_other': 'Plan gratuito, {count} sesiones al mes',
  'leaving.undo': 'Seguir con mi plan',
  'leaving.undoing': 'Un momento…',
  'leaving.undone': 'Tu plan continúa',
  'leaving.undone_text': 'El plan {plan} continúa. Próximo pago: {amount} el {date}.',
  'leaving.undo_note': 'Puedes deshacerlo hasta el {date}, aquí o en la página de tu cuenta. El precio sigue siendo el mismo.',
  'leaving.about_undo': 'Cómo deshacerlo',
  'leaving.cancel_failed': 'No se pudo dar de baja la suscripción',
  'leaving.undo_failed': 'No se pudo deshacer',
  'leaving.failed_text': 'No ha cambiado nada. Inténtalo de nuevo.',
  'leaving.change_in_progress': 'Hay otro cambio de tu plan en marcha. Espera un momento e inténtalo de nuevo.',
  'leaving.not_subscribed': 'Esta cuenta ya no tiene ningún plan.',
  'leaving.payment_disputed': 'Tu banco está revisando un pago. Tu plan sigue igual hasta que se decida.',
  'leaving.no_plan_title': 'No tienes ningún plan de pago',
  'leaving.no_plan': 'Tu cuenta tiene el plan gratuito. No se cobra nada.',
  'leaving.load_failed': 'No se pudo cargar tu plan',
  'leaving.load_failed_text': 'No se ha perdido nada y no ha cambiado nada. Intentarlo de nuevo suele funcionar.',

  // Withdrawing
  'leaving.step': 'Paso {step} de {steps}',
  'leaving.withdraw_title': 'Desistir del contrato aquí',
  'leaving.withdraw_intro_one':
    'Puedes desistir en el plazo de {count} día natural desde que contrataste, sin dar motivos. No hace falta que inicies sesión.',
  'leaving.withdraw_intro_other':
    'Puedes desistir en el plazo de {count} días naturales desde que contrataste, sin dar motivos. No hace falta que inicies sesión.',
  'leaving.name': 'Tu nombre',
  'leaving.email': 'Correo electrónico del contrato',
  'leaving.email_hint': 'El comprobante también va a esta dirección.',
  'leaving.contract': 'Qué contrato',
  'leaving.contract_hint': 'El plan o un número de factura, lo que tengas a mano.',
  'leaving.contract_filled': 'Plan {plan}, contratado el {date}',
  'leaving.contract_plan': 'Plan {plan}',
  'leaving.continue': 'Continuar',
  'leaving.happens': 'Qué ocurre después',
  'leaving.happens_confirm': 'Lo ves todo otra vez y lo confirmas. Después recibes un comprobante con la fecha y la hora.',
  'leaving.happens_link':
    'Tu desistimiento vale desde que lo envías. Para que nadie más pueda poner fin a tu contrato, enviamos un enlace a su dirección: confirma allí que la petición es tuya.',
  'leaving.happens_now': 'Has iniciado sesión, así que el contrato de esta cuenta termina en cuanto lo confirmes.',
  'leaving.happens_refund':
    'Te devolvemos lo que pagaste, menos la parte que has usado si nos pediste empezar de inmediato: de los días o de las sesiones, la que sea mayor. En un plan sin límite, {sessions} sesiones cuentan como el mes pagado entero. Las sesiones usadas siguen contando hasta el día en que habría terminado el mes pagado, también en un plan nuevo.',
  'leaving.instruction': 'Puedes leer e imprimir la <a>información sobre el desistimiento, con el formulario</a> de la ley.',
  'leaving.refund': 'Lo que te devolvemos',
  'leaving.paid': 'Pagaste',
  'leaving.on_its_way': 'En camino hacia nosotros',
  'leaving.used': 'Por lo que has usado',
  'leaving.back_to_you': 'Te devolvemos',
  'leaving.back_days_one': '{amount}, por el mismo medio de pago, en {count} día',
  'leaving.back_days_other': '{amount}, por el mismo medio de pago, en {count} días',
  'leaving.back_processing': '{amount}, por el mismo medio de pago, en cuanto llegue el pago',
  'leaving.back_disputed': '{amount}, de tu banco o de nuestra parte, en cuanto tu banco decida sobre el pago',
  'leaving.withdraw_until': 'Último día para desistir',
  'leaving.no_withdrawal':
    'Esta cuenta no tiene ningún plan empezado en los últimos {count} días. Para el contrato de otra dirección, completa el formulario de abajo.',
  'leaving.no_withdrawal_plan':
    'El plazo para desistir de tu plan {plan} ha pasado. En esta cuenta equivale a una baja: el plan termina con el mes pagado.',
  'leaving.withdrawal_failed': 'No se pudo cargar lo que te devolvemos',
  'leaving.withdrawal_failed_text': 'También puedes seguir sin ello: tu desistimiento vale desde que lo confirmas.',
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
  'leaving.declaration_cancel': 'Doy de baja este contrato.',
  'leaving.send_failed': 'No se pudo enviar',
  'leaving.send_failed_text': 'Lo que escribiste sigue aquí. Inténtalo de nuevo.',

  // Receipts
  'leaving.received_withdraw': 'Hemos recibido tu desistimiento',
  'leaving.received_cancel': 'Hemos recibido tu baja',
  'leaving.received_text': 'Valen la fecha y la hora que figuran abajo. Una copia va en camino a {email}.',
  'leaving.received_no_mail': 'Valen la fecha y la hora que figuran abajo. Guarda este comprobante.',
  'leaving.received': 'Recibido',
  'leaving.receipt': 'Comprobante n.º',
  'leaving.more':
    '<b>Una cosa más.</b> Lo que has enviado vale desde ahora. Abre el enlace de nuestro correo y confirma que es tuyo, para que podamos llevarlo a cabo.',
  'leaving.more_withdraw':
    '<b>Una cosa más.</b> Abre el enlace de nuestro correo y confirma que es tuyo. Si hay un contrato con esta dirección, termina entonces, y el dinero se devuelve en {days} días o, mientras tu banco siga procesando el pago, en cuanto este llegue.',
  'leaving.more_no_mail':
    '<b>Una cosa más.</b> Este sitio no envía correos. Inicia sesión y envíalo desde tu cuenta, o escribe a {support}, para que sepamos que es tuyo.',
  'leaving.no_mail_operator': 'quien gestiona este sitio',
  'leaving.now_withdraw': '<b>No tienes que hacer nada más.</b> Tu plan ha terminado, y el dinero se devuelve en {days} días.',
  'leaving.now_withdraw_processing':
    '<b>No tienes que hacer nada más.</b> Tu banco aún está procesando el pago: cuando llegue, se te devolverá entero.',
  'leaving.now_withdraw_disputed':
    '<b>No tienes que hacer nada más.</b> Tu plan ha terminado. Tu banco está revisando el pago: en cuanto decida, el dinero te lo devolverá el banco o te lo devolveremos desde aquí.',
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
  'leaving.your_advice_text': 'Conservas tus consejos y tu cuenta. Puedes <a>llevártelo todo</a>, o eliminarlo, cuando quieras.',
  'leaving.file_withdraw': 'desistimiento',
  'leaving.file_cancel': 'baja',

  // Cancelling without signing in
  'leaving.cancel_title': 'Dar de baja un contrato aquí',
  'leaving.cancel_intro': 'No hace falta que inicies sesión, y es una sola página. Recibes un comprobante al instante.',
  'leaving.cancel_intro_steps':
    'No hace falta que inicies sesión. Lo ves todo otra vez antes de enviarlo y después recibes un comprobante al instante.',
  'leaving.kind': 'Tipo de baja',
  'leaving.kind_ordinary': 'Baja ordinaria',
  'leaving.kind_ordinary_hint': 'Al final de un mes pagado',
  'leaving.kind_important': 'Por causa justificada',
  'leaving.kind_important_hint': 'Indicas el motivo, y una persona del equipo lo lee',
  'leaving.reason': 'Motivo',
  'leaving.when': 'Cuándo debe terminar',
  'leaving.when_early': 'Lo antes posible',
  'leaving.when_date': 'En una fecha que elijo',
  'leaving.when_date_hint': 'Después del mes pagado',
  'leaving.date': 'Fecha',
  'leaving.cancel_now': 'Dar de baja ahora',
  'leaving.cancel_confirm_title': 'Revisa tu baja',
  'leaving.cancel_notify': 'Notificar la baja',
  'leaving.happens_receipt': 'Confirmamos la baja, con su fecha y su hora, por correo y al instante.',
  'leaving.happens_end':
    'Un contrato termina con un mes pagado. Una fecha anterior al final del mes pagado no es posible. Una fecha posterior se respeta: el contrato termina con el mes pagado en el que cae, y hasta entonces se renueva.',
  'leaving.happens_protect':
    'Tu baja vale desde que la envías. Para que nadie más pueda dar de baja tu contrato, confirma con el enlace de ese correo que es tuya; si has iniciado sesión, ya lo sabemos.',

  // What a mailed link confirms
  'leaving.notice_loading': 'Abriendo tu declaración…',
  'leaving.notice_withdraw': 'Confirma tu desistimiento',
  'leaving.notice_cancel': 'Confirma tu baja',
  'leaving.notice_withdraw_text': 'Tu plan {plan} termina entonces de inmediato, y te devolvemos {amount}.',
  'leaving.notice_withdraw_processing':
    'El contrato de tu plan {plan} termina entonces. Tu banco aún está procesando el pago: cuando llegue, se te devolverá entero, {amount}.',
  'leaving.notice_withdraw_disputed':
    'Tu plan {plan} termina entonces de inmediato. Tu banco está revisando el pago: en cuanto decida, recibes {amount}, del banco o de nuestra parte.',
  'leaving.notice_withdraw_over': 'Los {days} días para desistir ya habían pasado cuando lo recibimos, así que vale como baja.',
  'leaving.notice_cancel_text': 'Tu plan {plan} termina entonces el {date}. Hasta ese día lo conservas con todo lo que incluye.',
  'leaving.notice_cancel_later': 'Tu plan {plan} termina entonces el {date}. Hasta ese día sigue y se renueva cada mes.',
  'leaving.notice_cancel_disputed':
    'Tu plan {plan} termina entonces a más tardar el {date}. Mientras tu banco revisa un pago, no se renueva; si tu banco te da la razón, termina de inmediato.',
  'leaving.notice_cancel_unpaid':
    'El pago de tu plan {plan} aún no ha llegado. Si tu banco ya lo está procesando, el plan termina con su primer mes; si no, tu pedido queda anulado de inmediato.',
  'leaving.notice_cancel_unpaid_date':
    'El pago de tu plan {plan} aún no ha llegado. Si tu banco ya lo está procesando, el plan termina con el mes pagado en el que cae tu fecha; si no, tu pedido queda anulado de inmediato.',
  'leaving.notice_cancel_important':
    'Una persona del equipo lee tu motivo y te escribe. Tu plan {plan} termina a más tardar el {date}.',
  'leaving.notice_nothing': 'No hay ningún contrato en vigor con esta dirección: no se cobra nada, y no hay nada que terminar.',
  'leaving.notice_confirm_cancel': 'Confirmar la baja',
  'leaving.confirming': 'Confirmando…',
  'leaving.done_withdraw': 'Tu desistimiento está confirmado',
  'leaving.done_cancel': 'Tu baja está confirmada',
  'leaving.done_withdraw_text':
    'El contrato ha terminado. Lo que te devolvemos te llega por el mismo medio de pago, en {days} días.',
  'leaving.done_withdraw_processing':
    'El contrato ha terminado. Tu banco aún está procesando el pago: cuando llegue, se te devolverá entero.',
  'leaving.done_withdraw_disputed':
    'El contrato ha terminado. Tu banco está revisando el pago: en cuanto decida, el dinero te lo devolverá el banco o te lo devolveremos desde aquí.',
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
    'Está incompleto, ha caducado o lo ha sustituido otro posterior. Lo que declaraste se guarda de todos modos. Puedes enviarlo otra vez.',
  'leaving.notice_failed': 'No se pudo abrir tu declaración',
  'leaving.notice_failed_text': 'No se ha perdido nada y no ha cambiado nada. Intentarlo de nuevo suele funcionar.',
  'leaving.confirm_failed': 'No se pudo confirmar',
  'leaving.again': 'Volver al formulario',
  'leaving.home': 'Ir al inicio',
  'leaving.off': 'En este sitio no se hacen contratos, porque no acepta pagos. Si crees que tienes uno, escribe a {support}.',

  // Faults of fields
  'leaving.fault_nameRequired': 'Escribe tu nombre',
  'leaving.fault_contractRequired': 'Indica qué contrato',
  'leaving.fault_reasonRequired': 'Indica el motivo',
  'leaving.fault_dateInvalid': 'Escribe una fecha válida',
  'leaving.fault_emailInvalid': 'Escribe un correo electrónico válido',
} satisfies Translation<typeof en>;
