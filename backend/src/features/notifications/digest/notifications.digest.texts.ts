import type { Language } from '@beside/common/language/language.constants';
import type { LetterTexts } from '../../../lib/letter/letter.ts';

/** What the page says that ends the emails. In each `{app}` is filled in. */
export interface StopTexts {
  /** Of the window. */
  window: string;
  ask: string;
  askText: string;
  stop: string;
  done: string;
  doneText: string;
  settings: string;
  failed: string;
  failedText: string;
}

interface DigestTexts {
  mail: LetterTexts;
  /** In the mail, above the address of the page. */
  stop: string;
  page: StopTexts;
}

export const DIGEST_TEXTS: Record<Language, DigestTexts> = {
  en: {
    mail: {
      subject: 'You have something new on {app}',
      preheader: 'These emails never say what it is.',
      lines: ['You have something new on {app}.'],
      button: 'Open {app}',
      after: ['You chose these emails in your account. They never say what is new.'],
    },
    stop: 'No more of these emails, without signing in:',
    page: {
      window: 'Emails',
      ask: 'No more emails about something new?',
      askText: '{app} then writes only about your account itself, such as a new sign-in or your plan.',
      stop: 'Stop these emails',
      done: 'No more of these emails',
      doneText: 'You can choose them again in your account, at any time.',
      settings: 'Notifications in your account',
      failed: 'This did not work just now',
      failedText: 'Please try again in a minute. Nothing has changed.',
    },
  },
  es: {
    mail: {
      subject: 'Tienes algo nuevo en {app}',
      preheader: 'Estos correos nunca dicen qué es.',
      lines: ['Tienes algo nuevo en {app}.'],
      button: 'Abrir {app}',
      after: ['Elegiste estos correos en tu cuenta. Nunca dicen qué hay de nuevo.'],
    },
    stop: 'Para dejar de recibir estos correos, sin iniciar sesión:',
    page: {
      window: 'Correos',
      ask: '¿No quieres más correos sobre novedades?',
      askText: '{app} solo te escribirá sobre tu propia cuenta, por ejemplo, un nuevo inicio de sesión o tu plan.',
      stop: 'No recibir más estos correos',
      done: 'Ya no recibirás estos correos',
      doneText: 'Puedes volver a elegirlos en tu cuenta cuando quieras.',
      settings: 'Notificaciones de tu cuenta',
      failed: 'Ahora mismo no ha funcionado',
      failedText: 'Inténtalo de nuevo dentro de un minuto. No ha cambiado nada.',
    },
  },
  fr: {
    mail: {
      subject: 'Il y a du nouveau sur {app}',
      preheader: 'Ces e-mails ne disent jamais de quoi il s’agit.',
      lines: ['Il y a du nouveau sur {app}.'],
      button: 'Ouvrir {app}',
      after: ['Vous avez choisi ces e-mails dans votre compte. Ils ne disent jamais ce qui est nouveau.'],
    },
    stop: 'Pour ne plus recevoir ces e-mails, sans vous connecter\u00a0:',
    page: {
      window: 'E-mails',
      ask: 'Ne plus recevoir d’e-mails sur les nouveautés\u202f?',
      askText:
        '{app} ne vous écrira plus qu’au sujet de votre compte lui-même, par exemple une nouvelle connexion ou votre forfait.',
      stop: 'Ne plus recevoir ces e-mails',
      done: 'Vous ne recevrez plus ces e-mails',
      doneText: 'Vous pouvez les choisir de nouveau dans votre compte, à tout moment.',
      settings: 'Les notifications de votre compte',
      failed: 'Cela n’a pas fonctionné pour le moment',
      failedText: 'Réessayez dans une minute. Rien n’a changé.',
    },
  },
  de: {
    mail: {
      subject: 'Auf {app} gibt es etwas Neues',
      preheader: 'Diese E-Mails sagen nie, was es ist.',
      lines: ['Auf {app} gibt es etwas Neues.'],
      button: '{app} öffnen',
      after: ['Du hast diese E-Mails in deinem Konto gewählt. Sie sagen nie, was neu ist.'],
    },
    stop: 'Keine solchen E-Mails mehr, ohne dich anzumelden:',
    page: {
      window: 'E-Mails',
      ask: 'Keine E-Mails mehr, wenn es etwas Neues gibt?',
      askText: '{app} schreibt dir dann nur noch zu deinem Konto selbst, etwa bei einer neuen Anmeldung oder zu deinem Tarif.',
      stop: 'Diese E-Mails beenden',
      done: 'Du bekommst diese E-Mails nicht mehr',
      doneText: 'Du kannst sie in deinem Konto jederzeit wieder wählen.',
      settings: 'Mitteilungen in deinem Konto',
      failed: 'Das hat gerade nicht geklappt',
      failedText: 'Bitte versuche es in einer Minute noch einmal. Es hat sich nichts geändert.',
    },
  },
  nl: {
    mail: {
      subject: 'Er is iets nieuws op {app}',
      preheader: 'Deze mails zeggen nooit wat het is.',
      lines: ['Er is iets nieuws op {app}.'],
      button: '{app} openen',
      after: ['Je hebt deze mails in je account gekozen. Ze zeggen nooit wat er nieuw is.'],
    },
    stop: 'Deze mails niet meer ontvangen, zonder in te loggen:',
    page: {
      window: 'Mails',
      ask: 'Geen mails meer als er iets nieuws is?',
      askText:
        '{app} mailt je dan alleen nog over je account zelf, bijvoorbeeld als er opnieuw is ingelogd of over je abonnement.',
      stop: 'Stop met deze mails',
      done: 'Je krijgt deze mails niet meer',
      doneText: 'Je kunt ze op elk moment weer kiezen in je account.',
      settings: 'Meldingen in je account',
      failed: 'Dat lukte net niet',
      failedText: 'Probeer het over een minuut opnieuw. Er is niets veranderd.',
    },
  },
  zh: {
    mail: {
      subject: '{app} 上有新内容',
      preheader: '这类邮件从不透露具体内容。',
      lines: ['{app} 上有新内容。'],
      button: '打开 {app}',
      after: ['这类邮件是你在账户中选择接收的。它们从不透露新内容是什么。'],
    },
    stop: '不再接收这类邮件（无需登录）：',
    page: {
      window: '邮件',
      ask: '不再接收有关新内容的邮件？',
      askText: '此后 {app} 只会就账户本身给你发邮件，例如新的登录或你的套餐。',
      stop: '停止发送这类邮件',
      done: '你不会再收到这类邮件',
      doneText: '你可以随时在账户中重新选择。',
      settings: '账户中的通知',
      failed: '刚才没有成功',
      failedText: '请过一分钟再试。没有任何变化。',
    },
  },
};
