import type { Signs } from './signs.types.ts';
import { any } from './words.types.ts';

/** Of Spain alone: readers elsewhere do not use it. */
const VOSOTROS =
  'vosotr[oa]s|vuestr[oa]s?|os|\\p{L}+(?:áis|éis)|sois|vais|dais|veis|(?:dec|viv|sent|ped|ven|escrib|prefer|sal|segu|o)ís|(?:habl|escuch|prob|mir|dej|pens|cont|tom|busc|acord|empez|intent|prop|eleg|hac|pon|escrib|dec|sal|ped)(?:ad|ed|id)';

/** Spanish. */
export const SIGNS_ES: Signs = {
  negation: any('no|nunca|nadie|nada|ningún|ninguna|sin|evita|en vez de|en lugar de|ni|tampoco'),
  oneSided: any(
    'por lo que (?:cuentas|describes|escribes|dices)|según lo que (?:cuentas|describes|escribes)|(?:solo|sólo|únicamente) (?:conozco|tengo|oigo|una|tu) (?:una |tu )?(?:parte|versión|lado)?|no (?:sé|sabes|sabemos|puedo saber|puedes saber)|solo (?:él|ella|\\p{L}+) (?:puede|podría) (?:decir|contar|saber|responder)|tu (?:propia )?parte|lo que (?:él|ella) diría|por tu lado',
  ),
  withOther: any(
    'habla(?:r|le)? con|hablen|háblale|pregúnta(?:le|les)|dile|pídele|cuéntale|proponle|propón|acuerda|queda con|juntos|invíta(?:la|lo|le)|muéstrale|ofrécele|envíale|escríbele|reúnete',
  ),
  excuses: any(
    'su (?:lado|punto de vista|perspectiva|versión|miedo|estrés|preocupación)|sus (?:motivos|razones|miedos)|(?:él|ella) (?:quizás?|tal vez|seguramente|probablemente|puede que|también|está (?:estresad|celos|preocupad|cansad)\\p{L}*|se siente|lo hace)|(?:quizás?|tal vez|seguramente|probablemente|puede que) (?:él |ella )?(?:se sienta|se siente|esté|está|tenga|lo haga|lo hace)|buena intención|por amor|por celos|bajo (?:mucha )?presión|un mal día|te quiere',
  ),
  joint: any(
    'habla(?:r|lo|le)? (?:\\p{L}+ ){0,3}con (?:él|ella|tu (?:pareja|marido|mujer|novio|novia))|dile|díselo|cuéntale|siéntate con (?:él|ella)|siéntense|confronta\\p{L}*|encara(?:lo|la)?|enfrenta(?:lo|la|te)?|terapia de pareja|terapeuta de pareja|compromiso mutuo|cede|cedan|lleguen a un acuerdo|acuerdo entre los dos|mediación|planta(?:le)? cara|anótalo todo|escríbelo todo|lleva un diario',
  ),
  later: any(
    '(?:la semana|el mes|el año) (?:que viene|próxim[oa])|(?:la|el) próxim[oa] (?:semana|mes|año)|este (?:mes|año|fin de semana)|dentro de (?:una|dos|tres|unas|unos) (?:semanas?|meses?)|antes de(?:l)? (?:fin|final)|el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)|en las próximas',
  ),
  claims: any(
    '(?:te )?entiendo|(?:te )?comprendo|sé (?:muy bien |exactamente )?(?:cómo|lo que)|(?:estás|te sientes|eres) (?:muy |tan |profundamente )?(?:furios[oa]|enfadad[oa]|enojad[oa]|traicionad[oa]|herid[oa]|triste|sol[oa]|avergonzad[oa]|culpable|desesperad[oa]|celos[oa])',
  ),
  adult: any(
    'padres|madre|mamá|padre|papá|tía|tío|profesora?|tutora?|entrenadora?|abuel[oa]s?|adult[oa]s?|persona mayor|orientadora?|hermana mayor|hermano mayor',
  ),
  coaching: any('preliminares|técnicas?|seduc\\p{L}+|desnud\\p{L}+|lencería|en la cama|excitar\\p{L}*|crear ambiente'),
  address: { one: any(`usted|${VOSOTROS}`), both: any(VOSOTROS), close: any(`usted|${VOSOTROS}`) },
  gender: any('él|ella|novi[oa]|marido|mujer|espos[oa]|tu compañer[oa]'),
  institution:
    /(?<!\p{L})(?:SEPE|Seguridad Social|IMSS|SAT|DIF|INSS|Hacienda|Cáritas|Infonavit|PROFEDET|Profedet|SMAC|CMAC|Inspección de Trabajo|Secretaría del Trabajo|Estatuto de los Trabajadores|Ley Federal \p{L}+|Magistratura|artículo \d+|ANSES|Juzgado de lo Social)(?!\p{L})/u,
  givesIn: any(
    'tienes (?:toda la |mucha )?razón|me equivoqué|me he equivocado|retiro lo (?:dicho|que)|error mío|estoy de acuerdo contigo|(?:es|toda) (?:toda )?(?:la )?(?:su culpa|culpa (?:suya|de ella|de él))|(?:ella|él) es (?:simplemente |claramente )?(?:la culpable|el culpable|mala persona|una mala persona)',
  ),
  corrects: any(
    '(?:eso|esto) (?:lo )?cambia|cambia (?:lo|las|mi|todo)|en ese caso|entonces (?:yo )?(?:te )?(?:diría|propongo|conviene)|ahora (?:te )?(?:diría|propongo|aconsejo)|lo que (?:te )?(?:escribí|aconsejé|propuse|dije)|ya no|en lugar de|en vez de|mi consejo (?:ya|era)|corrijo|dato nuevo',
  ),
  thanks: any('gracias|agradezco|agradecid[oa]|qué bien que (?:escribas|hayas)|me alegra que (?:escribas|hayas)'),
  minimises: any(
    'malentendidos?|(?:los|las) dos (?:contribuyen|tienen|ponen|se hacen|deben)|ambos (?:contribuyen|tienen|ponen|deben)|(?:hábito|patrón) (?:compartido|en común|de los dos)|dos (?:lados|caras|versiones)|ambas partes|problema de comunicación|cosa de dos|en el calor|buena intención|por amor',
  ),
  adapts: any(
    '(?:intenta|trata de|procura) (?:entender|comprender|ver)(?:lo|la|le)?|cede|ceder|compromiso|ten(?:ga|er)? (?:más )?paciencia|tranquilíza(?:lo|la)|dale (?:tiempo|acceso|tu)|comparte tu (?:ubicación|contraseña)|adápta\\p{L}*|adaptarte|ponte en su lugar|no lo provoques',
  ),
  ai: any(
    'ia|inteligencia artificial|programa|máquina|no soy (?:una persona|humana|humano|terapeuta|un terapeuta|una terapeuta)',
  ),
  commonWish: any(
    '(?:los|las) dos (?:quieren|desean|esperan|buscan)|ambos (?:quieren|desean|buscan|esperan)|en común|comparten|(?:el mismo|un mismo) (?:deseo|objetivo)|lo que (?:los|las) une',
  ),
  pause: any('pausa|descanso|veinte minutos|20 minutos|media hora'),
};
