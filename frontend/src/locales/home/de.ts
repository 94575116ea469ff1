import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** German, with `du`. */
export default {
  // Home
  'home.title_first': 'Rat für dich',
  'home.title_second': 'und für euch beide',
  'home.intro':
    'Erzähl in deinen eigenen Worten, was los ist. In etwa einer halben Minute schreibt dir eine KI auf, was du als Nächstes tun kannst, zum Nachlesen und Aufheben.',
  'home.couples':
    'Geht es um euch beide? <a>Öffne einen Raum für zwei</a>, mit einer KI-Begleitung, die euch beiden zuhört und nicht Partei ergreift.',
  'home.writing': 'Du hast um Rat gebeten, ihn aber noch nicht gelesen.',
  'home.writing_show': 'Ansehen',

  // The form
  'form.label': 'Um Rat fragen',
  'form.category': 'Worum geht es?',
  'form.description': 'Was ist los?',
  'form.placeholder': 'Fang irgendwo an. Wer ist beteiligt, was ist passiert, was soll sich ändern?',
  'form.style': 'Wie soll der Rat klingen?',
  'form.characters': 'Zeichen:',
  'form.counter': '{used} / {limit}',
  'form.aim': 'Am besten {min} bis {max} Zeichen.',
  'form.aim_good': 'Eine gute Länge. Am besten {min} bis {max} Zeichen.',
  'form.aim_long': 'Lang ist auch gut. Am besten {min} bis {max} Zeichen.',
  'form.too_short': 'Bitte schreib mindestens {min} Zeichen, damit es etwas zu beantworten gibt.',
  'form.too_long': 'Bitte höchstens {max} Zeichen.',
  'form.invalid': 'Das hat nicht geklappt. Bitte sieh deinen Text noch einmal durch.',
  'form.privacy':
    'Hier kannst nur du deinen Text öffnen. Damit der Rat entsteht, verarbeiten ihn die Betreiber dieser Website und der Anbieter des KI-Modells, auch sehr Persönliches, etwa über deine Gesundheit. Du kannst ihn hier jederzeit löschen.',
  'form.privacy_demo':
    'Hier kannst nur du deinen Text öffnen. In dieser Demo bleibt er auf dem Server dieser Website, und kein KI-Anbieter bekommt ihn. Du kannst ihn jederzeit löschen.',
  'form.submit': 'Um Rat fragen',

  'demo.model': 'Demo: Beispieltext, nicht von einem KI-Modell',

  'category.relationships': 'Beziehungen',
  'category.work': 'Arbeit und Beruf',
  'category.personal': 'Persönliche Entwicklung',
  'category.health': 'Gesundheit',
  'category.family': 'Familie',
  'category.money': 'Geld',
  'category.education': 'Bildung',
  'category.other': 'Etwas anderes',

  'style.practical': 'Praktisch und direkt',
  'style.empathetic': 'Einfühlsam und unterstützend',
  'style.analytical': 'Analytisch und gründlich',
  'style.motivational': 'Motivierend und ermutigend',
} satisfies Translation<typeof en>;
