import { any, cased, first, stem, type Words } from './words.types.ts';

/** English. */
export const WORDS_EN: Words = {
  frequent: 'i my he she the and you your is it of to that with what for not this can be are will have about'.split(' '),
  act: first(
    'write|say|ask|tell|choose|pick|agree|set|put|call|ring|book|make|take|talk|speak|decide|spend|list|send|plan|go|give|open|start|begin|do|keep|note|name|invite|offer|pause|stop|cut|move|bring|show|read|compare|lay|check|sort|track|meet|leave|arrange|suggest|schedule|propose|sit|find|add|draw|prepare|use|end|reserve|practise|practice|turn|pay|contact|visit|split|cook|walk|cancel|block|drop|record|count|build|divide|join|order|limit|suggest|request|gather|draft|repeat|explain|share|hand|test|rehearse|replace|reply|announce|look up|think of|for (?:one|two|three|five|seven)|this (?:week|evening)|tonight|tomorrow|today|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|each (?:day|evening|morning)|every (?:day|evening|morning)|before|within',
  ),
  time: any(
    '\\d+|(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tonight|tomorrow|week|weeks|day|days|evening|evenings|morning|mornings|hour|hours|minutes?|month|months|once|twice|(?:one|two|three|four|five|six|seven|ten|twenty|thirty)',
  ),
  professional: any(
    'doctor|gp|physician|therapist|psychotherapist|psychologist|counsell?or|lawyer|solicitor|advis[eo]r|nurse|physiotherapist|physio|debt (?:advice|charity|service)|occupational health|union|specialist|midwife|teacher|social worker|professional',
  ),
  diagnosis: cased(
    /(?<!\b(?:[Ii]f|[Ww]hether|that|says?|said|thinks?) )\b(?:you|he|she|they|\p{Lu}\p{Ll}+) (?:(?:clearly|obviously|probably|definitely) )?(?:have|has|suffer from|suffers from|are|is)(?: an?)? (?:\w+ )?(?:depression|depressed|bipolar|ADHD|autis\w+|narcissis\w+|burn-?out|anxiety disorder|personality disorder|PTSD|psychopath\w*|sociopath\w*|alcoholic|borderline|tendinitis)\b/u,
  ),
  promise:
    /\b(?:i (?:promise|guarantee)|i am (?:a|your) (?:therapist|psychologist|doctor|human|person)|i'm (?:a|your) (?:therapist|psychologist|doctor|human)|as your therapist|this (?:is|will be) (?:your )?therapy|our therapy|(?:this|it) will (?:cure|heal|fix)|guaranteed|i will (?:heal|cure))\b/iu,
  otherView: cased(
    /\b(?:for (?:him|her|them)\b|from (?:his|her|their|\p{L}+['’]s) (?:side|point of view|perspective|view|end)|(?:he|she|they|\p{Lu}\p{Ll}+)(?: himself| herself)? (?:may|might|could|perhaps|probably|is probably|may well|too)\b|(?:his|her|their|\p{Lu}\p{Ll}+['’]s) (?:side|view|fear|worry|reasons?|perspective)|how (?:he|she|they|\p{Lu}\p{Ll}+) (?:sees?|feels?|experiences?)|what (?:he|she|they|\p{Lu}\p{Ll}+) (?:might|may|needs?|wants?|fears?))/u,
  ),
  warm: any(
    'thank you|thanks|good that|glad|sorry|makes sense|understandable|of course|it is no wonder|no wonder|you have|you’ve|you did|hard|difficult|honest|well done|that sounds|takes courage|important|allowed|fair|good to read|kind|gentle|easier|good place|enough',
  ),
  scolding: any(
    'you should have|your own fault|stop complaining|calm down|don’t be (?:so|silly)|as i (?:already )?(?:said|told you)|pull yourself together|ridiculous|you never listen|i told you|stop whining|get over it|shame on you|you people',
  ),
  danger: stem(
    'afraid|fear|scared|frighten|unsafe|safe(?:ty)?\\b|danger|harm|violen|abus|suicid|help-?lines?|hotline|crisis|emergency|police|threat|bruis|strangl|kill|left out|cannot (?:see|show|repeat)|hidden message|was (?:removed|withheld)|privately|someone you trust|get help',
  ),
  right: any(
    '(?:is|are) right|understandable|reasonable|makes sense|fair point|justified|valid|rightly|good that|deserves?|legitimate',
  ),
  wrong: any(
    '(?:is|are) wrong|unfair|your fault|at fault|should have|selfish|to blame|unreasonable|not fair|mistake|inconsiderate|careless|overreact\\w*',
  ),
  change: any('you need to|you should|you must|you have to|you ought to|could you|try to|please stop|apologi[sz]e|make sure'),
};
