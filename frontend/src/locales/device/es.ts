import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Spanish, with `tú`. */
export default {
  'device.title': '{appName} como aplicación',
  'device.add': 'En este dispositivo',
  'device.add_text':
    'Como aplicación propia se abre más rápido. Es el mismo {appName}; no se instala nada más en el dispositivo.',
  'device.rename': 'Cambia antes el nombre y la imagen, si otras personas usan este dispositivo: <a>Otro nombre</a>',
  'device.before': 'Antes de hacerlo',
  'device.before_text':
    'Un icono en la pantalla muestra que usas {appName}. Quien desbloquee el dispositivo puede abrirlo mientras tengas la sesión iniciada.',
  'device.before_other_name':
    'Quien desbloquee el dispositivo puede abrirlo mientras tengas la sesión iniciada, y entonces ve que es {appName}.',
  'device.install': 'Añadir a este dispositivo',
  'device.by_hand': '{appName} en tu {device}',
  'device.by_hand_text': 'Apple pide que lo hagas a mano, en Safari. Es un momento.',
  'device.step_share': 'Pulsa <b>Compartir</b>, en el borde de la pantalla.',
  'device.step_add': 'Elige <b>Añadir a pantalla de inicio</b>.',
  'device.step_name': 'Cambia el nombre si quieres. Está debajo de la imagen.',
  'device.step_open': 'Ábrelo una vez desde allí e inicia sesión.',
  'device.here': 'Ya estás en la aplicación: no hay nada que añadir.',
  'device.added': '{name} está en este dispositivo. Lo encuentras entre tus aplicaciones.',
  'device.none': 'Tu navegador no puede añadir {appName} como aplicación. Aquí funciona todo igual.',
  'device.none_more': 'También puede que ya esté en este dispositivo: entonces lo encuentras entre tus aplicaciones.',
  'device.reload': 'Cargar de nuevo',
  'device.reload_text': 'Tu navegador tiene que cargar de nuevo esta página antes de añadir la aplicación.',
  'device.failed': 'No se ha añadido la aplicación',
  'device.failed_text': 'Nada ha cambiado. Puedes intentarlo de nuevo.',
  'device.name': 'Otro nombre',
  'device.name_text': 'Para un dispositivo que usan otras personas. Elige antes de añadir {appName}.',
  'device.name_legend': 'Nombre e imagen en este dispositivo',
  'device.look_beside': 'Su propio nombre',
  'device.look_notes': 'Un bloc de notas',
  'device.name_limits':
    'Oculta el nombre, no la aplicación: quien la abra, o mire las listas de aplicaciones y sitios del navegador, encuentra {appName}. Si crees que alguien vigila tu teléfono, usa otro dispositivo. <a>Dónde encontrar ayuda</a>',
  'device.name_remove': 'Quita antes la aplicación de este dispositivo y añádela después con su nuevo nombre.',
  'device.name_failed': 'El nombre no ha cambiado',
  'device.name_failed_text': 'Este navegador no guarda nada.',
} satisfies Translation<typeof en>;
