import { any, cased, first, stem, type Words } from './words.types.ts';

/** Spanish. */
export const WORDS_ES: Words = {
  frequent: 'el la que de y en tu lo los las una un por con para no es se te más qué como al del pero o si'.split(' '),
  act: first(
    'piensa en|háblate|discúlpate|ponte|apréndete|acompaña|escribe|di|dile|pregunta|pregúnta(?:te|le)|cuenta|cuénta(?:le|lo)|elige|acuerda|pon|ponle|llama|pide|pídele|reserva|haz|toma|habla|decide|dedica|anota|envía|planea|planifica|ve|da|dale|dedícate|dedícale|date|abre|empieza|comienza|guarda|propón|proponle|ofrece|para|deja|lleva|trae|muestra|enséñale|lee|compara|revisa|ordena|mide|busca|quédate|siéntate|prepara|usa|termina|practica|paga|contacta|visita|divide|cocina|camina|cancela|limita|apaga|apunta|invita|explica|comparte|fija|marca|concreta|saca|queda|sal|separa|haz una|calcula|suma|agradece|nombra|escoge|repite|acércate|consulta|acude|solicita|hoy|mañana|esta (?:semana|noche|tarde)|cada (?:día|noche|mañana)|antes de|durante|el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)',
  ),
  time: any(
    '\\d+|lunes|martes|miércoles|jueves|viernes|sábado|domingo|hoy|mañana|noche|noches|tarde|semana|semanas|día|días|hora|horas|minutos?|mes|meses|(?:dos|tres|cuatro|cinco|seis|siete|diez|veinte|treinta)|una vez',
  ),
  professional: any(
    'asesoría|servicio (?:gratuito )?de \\p{L}+|centro de salud|médic[oa]|doctora?|terapeuta|psicólog[oa]|psiquiatra|abogad[oa]|asesora?|orientadora?|enfermer[oa]|fisioterapeuta|sindicato|especialista|mediadora?|profesional|trabajadora? social|matrona|gestora?|terapia',
  ),
  diagnosis: cased(
    /(?<!\p{L})(?<!\b(?:[Ss]i|que) )(?:tienes|sufres|padeces|eres|estás|(?:él|ella|(?!Si\b)\p{Lu}\p{Ll}+) (?:tiene|sufre|padece|es|está))(?: claramente| un| una| de)* (?:depresión|deprimid[oa]|bipolar|TDAH|autista|autismo|narcisista|burnout|trastorno|alcohólic[oa]|psicópata|tóxic[oa]|ansiedad generalizada)(?!\p{L})/u,
  ),
  promise:
    /(?<!\p{L})(?:te (?:prometo|garantizo|aseguro)|soy (?:tu|un|una) (?:terapeuta|psicólog[oa]|médic[oa]|human[oa]|persona)|como tu terapeuta|nuestra terapia|esto (?:te )?(?:curará|sanará)|garantizado)(?!\p{L})/iu,
  otherView: cased(
    /(?<!\p{L})(?:para (?:él|ella|ellos)|desde (?:su|el) (?:lado|punto|perspectiva|lugar)|(?:él|ella|\p{Lu}\p{Ll}+|tu \p{L}+) (?:quizás?|tal vez|puede que|probablemente|también|podría|puede)|(?:quizás?|tal vez|puede que|es posible que|a lo mejor) (?:él|ella|\p{Lu}\p{Ll}+|también|para|se|sienta|tenga|lo|le|tu|su)|su (?:parte|miedo|punto de vista|versión|perspectiva))(?!\p{L})/u,
  ),
  warm: any(
    'gracias|me alegra|lo siento|tiene sentido|normal|comprensible|entiendo|claro|valiente|difícil|duro|importante|bien|bueno|honest[oa]|cansad[oa]|pesa|justo|puedes|cuesta|basta|cuidado|con calma',
  ),
  scolding: any(
    'deberías haber|es culpa tuya|deja de quejarte|cálmate|no seas|como ya (?:te )?dije|ridícul[oa]|nunca escuchas|ya te lo dije|qué vergüenza|madura de una vez',
  ),
  danger: stem(
    'miedo|temor|asust|segur(?:o|a|idad)\\b|peligro|a salvo|daño|violen|abus|suicid|línea de ayuda|teléfono de ayuda|crisis|emergencia|policía|amenaz|golpe|moret|estrangul|matar|omitid|no puedo (?:ver|mostrar|repetir)|mensaje oculto|en privado|alguien de confianza|pide ayuda',
  ),
  right: any('tienes? razón|comprensible|razonable|tiene sentido|con razón|justificad[oa]|válid[oa]|merece|legítim[oa]|es justo'),
  wrong: any(
    'te equivocas|se equivoca|injust[oa]|culpa tuya|es su culpa|deberías haber|debería haber|egoísta|exagerad[oa]|exageras|no es justo|desconsiderad[oa]',
  ),
  change: any(
    'tienes que|tiene que|debes|debe|deberías|debería|necesitas cambiar|podrías|intenta|deja de|pide perdón|discúlpate|asegúrate',
  ),
};
