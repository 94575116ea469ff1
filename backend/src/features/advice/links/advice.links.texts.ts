import type { Language } from '@beside/common/language/language.constants';

/** What the page of a link says beside the copy. `{app}`, `{date}` and `{category}` are filled in; `<a>` leads to the page of help. */
export interface LinkTexts {
  /** Of the window. */
  window: string;
  door: string;
  doorText: string;
  read: string;
  counts: string;
  gone: string;
  goneText: string;
  whatItIs: string;
  title: string;
  copyFrom: string;
  shared: string;
  about: string;
  aloud: string;
  stop: string;
  print: string;
  question: string;
  counted: string;
  failed: string;
  failedText: string;
}

export const LINK_TEXTS: Record<Language, LinkTexts> = {
  en: {
    window: 'Shared advice',
    door: 'Somebody shared a piece of advice with you',
    doorText: 'It was written by an AI for their situation, not for yours. They can take it back at any time.',
    read: 'Read it',
    counts: '{app} counts that it was opened. It keeps nothing about you: no address, no time, no cookie.',
    gone: 'There is nothing here any more',
    goneText:
      'The link has ended, was taken back, or was not copied whole. {app} cannot tell you which. Ask the person who sent it.',
    whatItIs: 'What {app} is',
    title: 'A piece of advice: {category}',
    copyFrom: 'A copy from {date}',
    shared: 'Shared by the person who asked. It ends on {date}, or when they take it back.',
    about: 'About this copy',
    aloud: 'Read Aloud',
    stop: 'Stop reading',
    print: 'Print',
    question: 'What was asked',
    counted:
      '{app} has counted one more opening, and keeps nothing about you. If you worry about the person who sent you this, <a>here is who can help</a>.',
    failed: 'This did not work just now',
    failedText: 'Please try again in a minute.',
  },
  es: {
    window: 'Un consejo compartido',
    door: 'Alguien ha compartido un consejo contigo',
    doorText: 'Lo escribió una IA para su situación, no para la tuya. Puede retirarlo en cualquier momento.',
    read: 'Leerlo',
    counts: '{app} cuenta esta apertura. No guarda nada sobre ti: ni dirección, ni hora, ni cookie.',
    gone: 'Aquí ya no hay nada',
    goneText:
      'El enlace ha caducado, se ha retirado o no se copió entero. {app} no puede decirte cuál de las tres cosas. Pregunta a quien te lo envió.',
    whatItIs: 'Qué es {app}',
    title: 'Un consejo: {category}',
    copyFrom: 'Una copia del {date}',
    shared: 'Lo comparte quien preguntó. Caduca el {date}, o cuando lo retire.',
    about: 'Sobre esta copia',
    aloud: 'Leer en voz alta',
    stop: 'Dejar de leer',
    print: 'Imprimir',
    question: 'Lo que se preguntó',
    counted:
      '{app} ha contado una apertura más y no guarda nada sobre ti. Si te preocupa la persona que te envió el enlace, <a>aquí verás quién puede ayudarte</a>.',
    failed: 'Ahora mismo no ha funcionado',
    failedText: 'Inténtalo de nuevo dentro de un minuto.',
  },
  fr: {
    window: 'Conseils partagés',
    door: 'Quelqu’un a partagé des conseils avec vous',
    doorText:
      'Ils ont été écrits par une IA pour sa situation, pas pour la vôtre. Cette personne peut les retirer à tout moment.',
    read: 'Lire',
    counts: '{app} compte cette ouverture. Rien n’est conservé sur vous\u00a0: ni adresse, ni heure, ni cookie.',
    gone: 'Il n’y a plus rien ici',
    goneText:
      'Le lien a expiré, a été retiré ou n’a pas été copié en entier. {app} ne peut pas vous dire ce qu’il en est. Demandez à la personne qui l’a envoyé.',
    whatItIs: 'Ce qu’est {app}',
    title: 'Conseils\u00a0: {category}',
    copyFrom: 'Une copie du {date}',
    shared: 'Partagés par la personne qui a posé la question. Ils disparaissent le {date}, ou quand elle les retire.',
    about: 'À propos de cette copie',
    aloud: 'Lire à voix haute',
    stop: 'Arrêter la lecture',
    print: 'Imprimer',
    question: 'La question posée',
    counted:
      '{app} a compté une ouverture de plus et ne conserve rien sur vous. Si vous vous inquiétez pour la personne qui vous a envoyé ce lien, <a>voici qui peut aider</a>.',
    failed: 'Cela n’a pas marché pour l’instant',
    failedText: 'Réessayez dans une minute.',
  },
  de: {
    window: 'Ein geteilter Rat',
    door: 'Jemand hat einen Rat mit dir geteilt',
    doorText:
      'Eine KI hat ihn für die Situation dieses Menschen geschrieben, nicht für deine. Er kann jederzeit zurückgenommen werden.',
    read: 'Lesen',
    counts: '{app} zählt, dass er geöffnet wurde. Über dich wird nichts gespeichert: keine Adresse, kein Zeitpunkt, kein Cookie.',
    gone: 'Hier ist nichts mehr',
    goneText:
      'Der Link ist abgelaufen, wurde zurückgenommen oder nicht vollständig kopiert. {app} kann dir nicht sagen, was davon. Frag den Menschen, der ihn geschickt hat.',
    whatItIs: 'Was {app} ist',
    title: 'Ein Rat: {category}',
    copyFrom: 'Eine Kopie vom {date}',
    shared: 'Geteilt von dem Menschen, der gefragt hat. Sie ist bis {date} lesbar, oder bis sie zurückgenommen wird.',
    about: 'Über diese Kopie',
    aloud: 'Vorlesen',
    stop: 'Vorlesen beenden',
    print: 'Drucken',
    question: 'Was gefragt wurde',
    counted:
      '{app} hat ein weiteres Öffnen gezählt und speichert nichts über dich. Wenn du dir Sorgen um den Menschen machst, der dir das geschickt hat: <a>Hier findest du Hilfe</a>.',
    failed: 'Das hat gerade nicht geklappt',
    failedText: 'Bitte versuch es in einer Minute noch einmal.',
  },
  nl: {
    window: 'Een gedeeld advies',
    door: 'Iemand heeft een advies met je gedeeld',
    doorText:
      'Een AI schreef het voor de situatie van de afzender, niet voor die van jou. Het kan op elk moment worden teruggenomen.',
    read: 'Lezen',
    counts: '{app} telt dat het is geopend. Over jou wordt niets bewaard: geen adres, geen tijd, geen cookie.',
    gone: 'Hier is niets meer',
    goneText:
      'De link is verlopen, teruggenomen of niet helemaal gekopieerd. {app} kan je niet zeggen wat het is. Vraag het aan degene die hem stuurde.',
    whatItIs: 'Wat {app} is',
    title: 'Een advies: {category}',
    copyFrom: 'Een kopie van {date}',
    shared: 'Gedeeld door degene die het vroeg. De kopie verdwijnt op {date}, of wanneer die wordt teruggenomen.',
    about: 'Over deze kopie',
    aloud: 'Voorlezen',
    stop: 'Stoppen met voorlezen',
    print: 'Afdrukken',
    question: 'Wat er is gevraagd',
    counted:
      '{app} heeft er één opening bij geteld en bewaart niets over jou. Maak je je zorgen over degene die je dit stuurde? <a>Hier vind je wie kan helpen</a>.',
    failed: 'Dat lukte nu niet',
    failedText: 'Probeer het over een minuut nog eens.',
  },
  zh: {
    window: '分享的建议',
    door: '有人与你分享了一份建议',
    doorText: '它由 AI 针对对方的情况撰写，并非针对你的情况。对方随时可以收回。',
    read: '阅读',
    counts: '{app} 只统计被打开的次数，不保留任何关于你的信息：没有地址，没有时间，没有 Cookie。',
    gone: '这里已经没有内容了',
    goneText: '链接已到期、已被收回，或没有复制完整。{app} 无法告诉你是哪一种。请询问发给你的人。',
    whatItIs: '{app} 是什么',
    title: '一份建议：{category}',
    copyFrom: '副本，{date}',
    shared: '由提问者分享，{date} 到期，或在其收回时失效。',
    about: '关于这份副本',
    aloud: '朗读',
    stop: '停止朗读',
    print: '打印',
    question: '提出的问题',
    counted: '{app} 又计了一次打开，不保留任何关于你的信息。如果你担心发给你的人，<a>这里可以找到帮助</a>。',
    failed: '暂时没有成功',
    failedText: '请一分钟后再试。',
  },
};
