const GROUNDING =
  'Steady yourself for the next few minutes. Name five things you see, four you hear and three you can touch. Then breathe out slowly, ten times.';

/** English words of the help answer. */
export const HELP_TEXTS_EN = {
  gap: ' ',
  or: ' or ',
  now: 'If anyone is in danger at this moment, {call}.',
  callNumber: 'call {numbers}',
  callLocal: 'call your local emergency number (112 works across the European Union)',
  line: 'For what you describe, you can call {phone} ({name}).',
  lineAlways: 'For what you describe, you can call {phone} ({name}), day and night.',
  listens: 'Someone listens on {phone} ({name}).',
  listensAlways: 'Someone listens on {phone} ({name}), day and night.',
  lineOnline: '{name} shows you who can help near you: {url}.',
  directory: 'At {url} you can find free, confidential helplines in your country.',
  whatsapp: 'You can also write to them on WhatsApp: {number}.',
  otherwise: 'If that line is not meant for you, there is also {phone} ({name}).',
  contactPhone: 'someone on {phone} ({name})',
  contactOnline: 'a helpline (find one at {url})',
  kinds: {
    self_harm: {
      opening:
        'You are not alone with this, and there are people ready to listen right now. Thank you for putting it into words.',
      steps: [
        'Get in touch with {contact} now, before anything else. You don’t need the right words: “I’m afraid I might hurt myself” is enough. If speaking is hard, many lines also have a chat.',
        'Do not stay alone. Ask one person to come over or to stay on the phone with you, and tell them plainly how bad it is.',
        'Put distance between yourself and anything you could use to hurt yourself. Go to another room or outside, or ask someone to take it away.',
        GROUNDING,
        'If it is someone else you are afraid for, stay with them, ask them directly whether they are thinking of suicide, and call together.',
      ],
      encouragement:
        'Feelings this strong do change, even when it does not seem so. Nothing has to be decided tonight. The next hour, with someone beside you, is enough.',
    },
    child: {
      opening:
        'You are not alone with this, and it is right that you said it. A child has to be safe, and there is help for that now.',
      steps: [
        'Talk to {contact} today. You can ask for yourself, for a child you know, or because you are afraid of what you might do.',
        'If you are young and this is happening to you, it is not your fault. Tell a grown-up you trust, such as a teacher, a doctor or a relative. If the first one does not help, tell another.',
        'If you are afraid for a child, stay calm with them and say that you believe them. Write down what you saw or heard, and leave the questions to the people you call. Do not confront anyone alone if that could put the child at risk.',
        'If you are afraid of hurting a child, put the child down in a safe place such as the cot, close the door, step away and call someone. A few minutes of crying do no harm.',
        `${GROUNDING} If others look at this device, delete this page from the history afterwards.`,
      ],
      encouragement:
        'Saying it aloud is the step that protects. You do not have to have proof, and you do not have to carry this alone.',
    },
    abuse: {
      opening:
        'You are not alone, and help is there for you now. Being hurt or threatened is not your fault, whatever came before.',
      steps: [
        'Talk to {contact} when it is safe to do so. They listen without judging, at your own pace. You do not have to have decided anything.',
        'Put your own safety first, and the children’s. When it gets tense, move towards a way out. Agree on a code word with someone you trust, so that they can call for help. Keep papers, keys and some money where you can reach them.',
        'Couples counselling is not the place for this while you are being hurt, and neither is a couples session here. Speak with someone who is there for you alone.',
        'If someone else looks at this device, delete this page from your history afterwards, here and in the browser, and the call from the phone’s list. Use a device that only you can see.',
        GROUNDING,
      ],
      encouragement:
        'You found words for something very hard to say. You deserve to be safe, and you may take one step at a time.',
    },
    violence: {
      opening:
        'You are not alone, and this does not have to go any further. Help is there now, whether you are being threatened or are afraid of what you might do.',
      steps: [
        'Make distance first. If someone threatens you, go where other people are or behind a locked door, and {call}. If you feel that you might hurt someone, leave the place now, before another word is said.',
        'Then talk to {contact}. You can say everything, also what you are ashamed of.',
        'Give anything that could become a weapon to someone else or lock it away, and leave alcohol and drugs alone tonight.',
        GROUNDING,
        'If you were attacked or forced, it is not your fault. Many hospitals can treat you and keep evidence, even before you decide about the police.',
      ],
      encouragement:
        'A moment this tense gets easier once there is distance and someone to talk to. Reaching out before anything more happens takes strength.',
    },
  },
};
