import type { HelpWords } from './help.words.types.ts';

/** Spanish words about help and about leaving in a hurry: of the interface, and of the page that the server makes. */
export const HELP_WORDS_ES = {
  'help.title': 'No tienes que cargar con esto a solas',
  'help.self_harm':
    'Lo que has escrito suena muy duro. Si crees que podrías hacerte daño, habla con alguien ahora, por favor. Las personas de abajo te escuchan, en el horario que se indica, y no hace falta que digas tu nombre.',
  'help.violence':
    'Por lo que cuentas, alguien puede estar en peligro. Si está pasando ahora, vete de ahí si puedes y pide ayuda. Las personas de abajo pueden ayudarte a pensar qué hacer.',
  'help.abuse':
    'Nadie tiene derecho a hacerte daño, amenazarte o controlarte, y no es culpa tuya. Las personas de abajo te toman en serio, pueden ayudarte a planear qué hacer y te atienden de forma confidencial, en la medida de lo posible.',
  'help.child':
    'Puede que un niño o una niña esté en peligro. No necesitas tener certeza para pedir ayuda. Las personas de abajo escuchan a menores y a personas adultas.',
  'help.title_possible': 'Alguien con quien hablar, si lo necesitas',
  'help.possible_self_harm':
    'En lo que cuentas se nota un gran peso. Si estás en peligro, o te da miedo lo que podrías hacer, estas personas te escuchan.',
  'help.possible_violence':
    'En lo que cuentas se nota mucha tensión. Si estás en peligro, o te da miedo lo que pueda pasar, estas personas te escuchan.',
  'help.possible_abuse':
    'Por lo que cuentas, en casa no lo tienes fácil. Si estás en peligro, o le tienes miedo a alguien, estas personas te escuchan.',
  'help.possible_child':
    'Lo que cuentas parece difícil para un niño o una niña. Si hay un menor en peligro, o no lo tienes claro, estas personas te escuchan.',
  'help.hide': 'Ocultar estos números',
  'help.emergency': 'En peligro inmediato, llama al',
  'help.emergency_local': 'En peligro inmediato, llama al número de emergencias de tu país.',
  'help.lines': 'Personas que te escuchan',
  'help.call': 'Llamar al {number}',
  'help.text': 'SMS: {number}',
  'help.whatsapp': 'WhatsApp: {number}',
  'help.website': 'Sitio web',
  'help.always': 'Las 24 horas',
  'help.for_young': 'Para niños, niñas y jóvenes',
  'help.for_women': 'Para mujeres',
  'help.for_men': 'Para hombres',
  'help.for_lgbt': 'Para personas LGBT+',
  'help.for_parents': 'Para madres y padres',
  'help.for_adults': 'Para personas adultas preocupadas por un niño o una niña',
  'help.for_harming': 'Para quien teme hacer daño a alguien',
  'help.no_lines': 'Aquí todavía no hay números comprobados de este país. En el directorio de abajo hay muchos más.',
  'help.country': 'País',
  'help.elsewhere': 'Otro país',
  'help.find': 'Para todos los demás países: <a>findahelpline.com</a>',
  'help.checked': 'Números comprobados el {date}',
  'help.ground':
    'Hasta que hables con alguien: apoya los dos pies en el suelo, suelta el aire despacio y nombra cinco cosas que puedas ver.',
  'help.not_counted': 'Esto no ha contado como una de tus sesiones.',

  // The button beside the quick exit
  'help.short': 'Ayuda',

  // The page
  'help.page': 'Pedir ayuda ahora',
  'help.page_intro': 'Personas que te escuchan, según lo que necesites. No hace falta que digas tu nombre.',
  'help.need_self_harm': 'Pensamientos de suicidio',
  'help.need_abuse': 'Maltrato o control en la pareja',
  'help.need_child': 'Un niño o una niña en peligro',
  'help.need_violence': 'Violencia, o miedo a que ocurra',
  'help.call_now': 'En peligro inmediato, llama al {number}',
  'help.eu': 'En todos los países de la Unión Europea es el 112.',
  'help.open_directory': 'Abrir findahelpline.com',
  'help.language': 'Idioma',
  'help.show': 'Mostrar',
  'help.page_description': 'Teléfonos de personas que te escuchan, por país.',

  // Leaving in a hurry
  'exit.leave': 'Salida rápida',
  'exit.hint':
    '«Salida rápida» te lleva al instante a una página con el pronóstico del tiempo. Lo que estabas escribiendo no se guarda.',
  'exit.keys': 'Con teclado: pulsa Mayús tres veces.',
  'exit.where': 'Para salir deprisa, toca «Salida rápida» arriba. Abre al instante una página con el pronóstico del tiempo.',
  'exit.hint_app': '«Salida rápida» te lleva al instante a una nota vacía. Lo que estabas escribiendo no se guarda.',
  'exit.where_app': 'Para salir deprisa, toca «Salida rápida» arriba. Abre al instante una nota vacía.',
  'exit.limits':
    '«Salida rápida» no puede ocultarlo todo: ni el icono de la aplicación en la pantalla, ni las listas de aplicaciones y sitios del navegador, ni lo que haya visto un programa que vigile este dispositivo.',
} satisfies HelpWords;
