import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Spanish, with `tú`, in words that Spain and Latin America share. */
export default {
  'keeping.links': 'Enlaces a tus consejos',
  'keeping.links_text': 'Una copia para leer, para alguien de tu confianza. Nunca tus chats.',
  'keeping.links_none': 'No hay enlaces. Junto a «Compartir» está «Crear un enlace».',
  'keeping.links_counts': 'Se cuentan las aperturas y nada más: ni quién, ni cuándo, ni dónde, ni con qué.',
  'keeping.load_failed': 'No se ha podido cargar la lista. No ha cambiado nada.',
  'keeping.link_title': 'Un enlace a este consejo',
  'keeping.link_text':
    'Una copia tal como está ahora. Quien tenga el enlace puede leerla hasta que lo retires. Tus chats no se muestran nunca.',
  'keeping.link_question': 'Mostrar también mi pregunta',
  'keeping.link_quotes': 'El consejo puede citar lo que escribiste: mira la vista previa.',
  'keeping.link_for': 'Sirve durante',
  'keeping.link_days_one': '{count} día',
  'keeping.link_days_other': '{count} días',
  'keeping.link_make': 'Crear el enlace',
  'keeping.not_now': 'Ahora no',
  'keeping.link_pressure': 'No tienes por qué enseñar a nadie lo que preguntaste. <a>¿Te está obligando alguien?</a>',
  'keeping.link_preview': 'Lo que verá quien lo lea',
  'keeping.link_made': 'El enlace está creado',
  'keeping.link_once': 'Esta dirección solo se muestra ahora. Quien la tenga puede leer la copia hasta el {date}.',
  'keeping.link_copy': 'Copiar el enlace',
  'keeping.link_copy_failed': 'Aquí no se permite copiar. El enlace está seleccionado.',
  'keeping.link_done': 'Listo',
  'keeping.link_failed': 'El enlace no se ha creado',
  'keeping.link_full':
    'No puede haber más enlaces: cinco por consejo, veinte en total. Retira uno en tu cuenta, en «Guardar y compartir».',
  'keeping.link_until': 'Hasta el {date}.',
  'keeping.link_ended': 'Caducó el {date}.',
  'keeping.link_unopened': 'Aún sin abrir.',
  'keeping.link_opened_one': 'Abierto {count} vez.',
  'keeping.link_opened_other': 'Abierto {count} veces.',
  'keeping.link_with_question': 'Con tu pregunta.',
  'keeping.link_take': 'Retirar',
  'keeping.link_take_of': 'Retirar: {title}',
  'keeping.link_taken': 'El enlace se ha retirado',
  'keeping.link_remove': 'Quitar de la lista',
  'keeping.link_remove_of': 'Quitar de la lista: {title}',
  'keeping.link_removed': 'Quitado de la lista',
  'keeping.link_take_failed': 'No se ha podido retirar el enlace',
  'keeping.stay': 'Cuánto tiempo se guardan tus consejos',
  'keeping.stay_text':
    'Se cuenta desde la última vez que se preguntó o se escribió algo. El chat y los enlaces se eliminan con el consejo. Las sesiones de pareja son de dos personas y se quedan.',
  'keeping.stay_load_failed': 'No se ha podido cargar cuánto tiempo se guardan tus consejos. No ha cambiado nada.',
  'keeping.stay_evidence':
    'Si algún día puedes necesitar estas palabras para mostrar lo que pasó, guarda una copia en un lugar seguro.',
  'keeping.stay_after': 'Eliminar después de',
  'keeping.stay_never': 'Nunca',
  'keeping.stay_months_one': '{count} mes',
  'keeping.stay_months_other': '{count} meses',
  'keeping.stay_marked': 'Conservar lo que he marcado',
  'keeping.stay_save': 'Guardar',
  'keeping.stay_saved': 'Guardado',
  'keeping.stay_failed': 'No se ha guardado',
  'keeping.stay_from_one':
    'A partir del {date} se elimina {count} consejo anterior al {before}. Antes puedes cambiarlo o <a>descargar tus datos</a>.',
  'keeping.stay_from_other':
    'A partir del {date} se eliminan {count} consejos anteriores al {before}. Antes puedes cambiarlo o <a>descargar tus datos</a>.',
  'keeping.stay_from_none':
    'Se aplica a partir del {date}. Tal como está ahora, nada será entonces lo bastante antiguo para eliminarse. Antes puedes cambiarlo o <a>descargar tus datos</a>.',
  'keeping.stay_works_one':
    'Cada noche se eliminan los consejos en los que no se ha preguntado ni escrito nada durante {count} mes.',
  'keeping.stay_works_other':
    'Cada noche se eliminan los consejos en los que no se ha preguntado ni escrito nada durante {count} meses.',
  'keeping.stay_works_marked_one':
    'Cada noche se eliminan los consejos en los que no se ha preguntado ni escrito nada durante {count} mes. Lo que has marcado se queda.',
  'keeping.stay_works_marked_other':
    'Cada noche se eliminan los consejos en los que no se ha preguntado ni escrito nada durante {count} meses. Lo que has marcado se queda.',
  'keeping.stay_from_many':
    'A partir del {date} se eliminan todos los consejos anteriores al {before}. Antes puedes cambiarlo o <a>descargar tus datos</a>.',
} satisfies Translation<typeof en>;
