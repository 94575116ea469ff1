import type { Glossary } from './glossary.types.ts';

/** English, as in Britain. Texts that the specification gives are kept to the letter: they are the exceptions. */
export const glossary: Glossary = {
  terms: [
    { english: 'advice', say: 'advice, a piece of advice', never: ['advices', 'an advice', 'each advice', 'every advice'] },
    {
      english: 'couples session',
      say: 'couples session; “room” only for opening one',
      never: ['couple session', 'joint session'],
    },
    { english: 'counsellor', say: 'counsellor, at first mention AI counsellor', never: ['counselor', 'mediator', 'moderator'] },
    { english: 'the AI counsellor', say: 'a counsellor that listens', never: ['counsellor who listens'] },
    { english: 'plan', say: 'the {plan} plan', never: ['membership'] },
    { english: 'payment method', say: 'payment method', never: ['way to pay', 'ways to pay', 'way of paying'] },
    { english: 'adding a card', say: 'add a card', never: ['give a card'] },
    { english: 'what is to be paid', say: 'due, unpaid', never: ['open amount', 'still open'] },
    { english: 'ending a contract', say: 'cancel', never: ['terminate', 'terminated'] },
    {
      english: 'emergency number',
      say: 'your local emergency number (112 in the EU)',
      never: ['112 or your local', 'local number'],
    },
    { english: 'helplines', say: 'people who listen', never: ['hotline', 'hotlines'] },
    { english: 'suicide', say: 'suicide, ending your life', never: ['commit suicide', 'committed suicide'] },
    { english: 'what helplines do', say: 'confidential; can help you', never: ['keep it to themselves', 'know what to do'] },
    { english: 'demo', say: 'sample text', never: ['stand-in', 'composed by'] },
    { english: 'IP address', say: 'IP address', never: ['network address', 'network addresses'] },
    {
      english: 'email',
      say: 'email address; the message is a mail',
      never: ['e-mail', 'e-mails'],
      except: ['legal:instruction.parts.0.lines.2', 'legal:instruction.parts.0.lines.3'],
    },
    { english: 'loading', say: 'Loading …', never: ['are on their way'] },
    { english: 'connection', say: 'updating regularly', never: ['polling'] },
    { english: 'access', say: 'you don’t have access', never: ['not yours to open'] },
  ],
  forms: [
    {
      name: 'need not',
      pattern: /\bneed(?: not|n’t| do nothing)\b/i,
      why: 'say “you don’t need to”',
    },
    {
      name: 'bare plan',
      pattern: /(?<!the )\{plan\} (?:is|goes|begins|starts|ends|waits)\b/i,
      why: 'a plan’s name stands in a phrase: “the {plan} plan begins”',
    },
    {
      name: 'the month',
      pattern: /\b(?:to|at|until) the end of the month(?! (?:you have paid|that is paid))/i,
      why: 'say “the month you have paid for”: it is not the calendar’s',
    },
    {
      name: 'plural sum',
      pattern: /\{amount\} (?:are|have|go|come)\b/,
      why: 'a sum is singular: “{amount} is due”',
    },
    { name: 'hold', pattern: /\bholds? (?:for|from|before)\b/i, why: 'say “apply”' },
    { name: 'dash', pattern: /[–—]/, why: 'two sentences, or a colon' },
    {
      name: 'straight apostrophe',
      pattern: /\p{L}'\p{L}/u,
      why: 'the curly one: ’',
      // The specification's words, and Stripe's
      except: [
        'account.fault_passwordsDiffer',
        'admin.denied_text',
        'error.usage_limit_reached',
        'speech.unsupported_text',
        'stripe:errors.incomplete_expiry',
        'stripe:errors.invalid_expiry_month',
        'stripe:errors.invalid_expiry_month_past',
        'stripe:errors.invalid_expiry_year_past',
        'stripe:errors.incomplete_cvc',
        'usage.limit',
        'usage.own_limit',
        'usage.reached',
      ],
    },
  ],
};
