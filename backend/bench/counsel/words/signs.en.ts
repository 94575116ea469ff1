import { NEVER, type Signs } from './signs.types.ts';
import { any } from './words.types.ts';

/** English. */
export const SIGNS_EN: Signs = {
  negation: any(
    "not|no|never|nobody|don[’']t|doesn[’']t|isn[’']t|cannot|can[’']t|without|avoid|rather than|instead of|neither|nor",
  ),
  oneSided: any(
    "from what you (?:describe|write|say|tell)|(?:know|hear|have|heard) (?:only )?(?:one|your) side|only (?:one|your) side|one side of|(?:i|you) (?:do not|don[’']t|cannot|can[’']t) (?:yet )?know|what (?:he|she|they) (?:would|might) say|only (?:he|she|they) (?:can|could) (?:say|tell|answer)|your (?:own )?(?:part|share)|for your part|what you (?:might|may|could) have",
  ),
  withOther: any(
    '(?:talk|speak) (?:to|with)|ask(?! yourself)|tell(?! yourself)|say to|suggest|propose|agree|invite|together|discuss|show (?:him|her|them)|offer|send|meet|both of you',
  ),
  excuses: any(
    "(?:his|her|their) (?:side|point of view|perspective|reasons?|fears?|worry|worries|stress)|(?:he|she|they|him|her) (?:may|might|could|probably|perhaps) (?:feel|mean|see|be (?:stressed|jealous|worried|insecure|afraid|hurt|tired|scared|under)|have had)|means? well|out of (?:love|worry|jealousy)|under (?:a lot of )?(?:pressure|stress)|did(?:n[’']t| not) mean|bad day|loves you",
  ),
  joint: any(
    "(?:talk|speak) (?:to|with) (?:him|her|them|your (?:partner|husband|wife|boyfriend|girlfriend))|tell (?:him|her|them)|sit down (?:together|with (?:him|her|them))|confront|couples?[’']? (?:counsell?ing|therapy|counsell?or)|mediation|compromise|meet (?:him|her|them) halfway|(?:work|sort|talk) (?:it|this|things) (?:out|through|over)|clear the air|stand up to|face (?:him|her|them)|have it out|write (?:it|everything|this) (?:all )?down|keep a diary",
  ),
  later: any(
    'next (?:week|month|year)|this (?:month|year)|in (?:a|two|three|some|a few) (?:weeks?|months?)|by the end of|(?:on|by|next) (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:at the|this|next) weekend|over the next',
  ),
  claims: any(
    'i (?:fully |completely |totally |really )?understand|i know (?:exactly )?how|i can imagine exactly|you (?:feel|are feeling|are) (?:clearly |deeply |so |very )?(?:angry|furious|betrayed|hurt|sad|lonely|ashamed|guilty|hopeless|devastated|overwhelmed|jealous)',
  ),
  adult: any(
    'parents?|mother|mum|mom|father|dad|aunt|uncle|teacher|coach|grand(?:mother|father|parents?|ma|pa)|adult|school (?:nurse|counsell?or)|grown-?up|older (?:sister|brother)',
  ),
  coaching: any('foreplay|technique|seduc\\p{L}+|undress|naked|lingerie|turn (?:him|her|them) on|in bed|set the mood'),
  address: { one: NEVER, both: NEVER, close: NEVER },
  gender: any('he|she|him|her|his|hers|himself|herself|husband|wife|boyfriend|girlfriend'),
  institution:
    /\b(?:NHS|Citizens Advice|StepChange|A(?:CAS|cas)|HMRC|IRS|EEOC|Medicaid|Social Security|Department of Labor|Small Claims|Fair Work|Centrelink|(?:[A-Z]\p{Ll}+ )+Act(?: \d{4})?|[Ee]mployment [Tt]ribunal)\b/u,
  givesIn: any(
    "you(?:[’']re| are) (?:absolutely |completely |quite |totally )?right|i was wrong|i take (?:it|that) back|my mistake|i agree with you|it is (?:all )?(?:his|her|their) fault|(?:she|he) is (?:clearly |simply )?(?:to blame|a bad person)",
  ),
  corrects: any(
    '(?:that|this) changes|changes (?:what|my|the|things)|in that case|i would now|what i (?:wrote|advised|suggested)|no longer|instead|rather than|new fact|correct (?:myself|that|what)',
  ),
  thanks: any('thank you|thanks|thank|grateful|appreciate|good that you (?:wrote|write|said)|glad that you (?:wrote|said)'),
  minimises: any(
    'misunderstandings?|misunderstood|both (?:of you )?(?:add|contribute|play|hurt|have a part)|shared (?:habit|pattern)|two sides|both sides|communication problem|you both (?:hurt|add|contribute|need to|have to)|takes two|heat of the moment|only means well|out of love',
  ),
  adapts: any(
    'try to (?:understand|see)|meet (?:him|her|them) halfway|compromise|be (?:more )?patient|reassure|give (?:him|her|them) (?:time|access|your)|share your (?:location|password|phone)|adapt|adjust|avoid (?:provoking|upsetting)|put yourself in',
  ),
  ai: any('ai|artificial intelligence|computer program|program|machine|not a (?:person|human|therapist)'),
  commonWish: any(
    'you both (?:want|wish|long|would like|hope)|both of you (?:want|wish|long|would like|hope)|what you (?:both|share)|common (?:ground|wish|goal)|the same (?:wish|goal)|in common|shared (?:wish|goal)',
  ),
  pause: any('pause|break|twenty minutes|20 minutes|half an hour|stop here for'),
};
