import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** German, with `du`. */
export default {
  'keeping.links': 'Links zu deinem Rat',
  'keeping.links_text': 'Eine Kopie zum Lesen, für einen Menschen, dem du vertraust. Nie deine Chats.',
  'keeping.links_none': 'Keine Links. Bei jedem Rat steht neben „Teilen“ auch „Link erstellen“.',
  'keeping.links_counts': 'Gezählt wird, wie oft geöffnet wurde, und sonst nichts: nicht wer, wann, wo oder womit.',
  'keeping.load_failed': 'Die Liste konnte nicht geladen werden. Nichts hat sich geändert.',
  'keeping.link_title': 'Ein Link zu diesem Rat',
  'keeping.link_text':
    'Eine Kopie des Rats, wie er jetzt ist. Wer den Link hat, kann sie lesen, bis du ihn zurücknimmst. Deine Chats werden nie gezeigt.',
  'keeping.link_question': 'Auch meine Frage zeigen',
  'keeping.link_quotes': 'Der Rat kann zitieren, was du geschrieben hast: Sieh dir die Vorschau an.',
  'keeping.link_for': 'Gilt für',
  'keeping.link_days_one': '{count} Tag',
  'keeping.link_days_other': '{count} Tage',
  'keeping.link_make': 'Link erstellen',
  'keeping.not_now': 'Nicht jetzt',
  'keeping.link_pressure': 'Du musst niemandem zeigen, was du gefragt hast. <a>Zwingt dich jemand dazu?</a>',
  'keeping.link_preview': 'Was die lesende Person sieht',
  'keeping.link_made': 'Der Link ist erstellt',
  'keeping.link_once': 'Diese Adresse wird nur jetzt gezeigt. Wer sie hat, kann die Kopie bis {date} lesen.',
  'keeping.link_copy': 'Link kopieren',
  'keeping.link_copy_failed': 'Kopieren ist hier nicht erlaubt. Der Link ist markiert.',
  'keeping.link_done': 'Fertig',
  'keeping.link_failed': 'Der Link wurde nicht erstellt',
  'keeping.link_full':
    'Mehr Links sind nicht möglich: fünf für jeden Rat, zwanzig insgesamt. Nimm in deinem Konto unter „Aufbewahren und teilen“ einen zurück.',
  'keeping.link_until': 'Bis {date}.',
  'keeping.link_ended': 'Abgelaufen am {date}.',
  'keeping.link_unopened': 'Noch nicht geöffnet.',
  'keeping.link_opened_one': '{count}-mal geöffnet.',
  'keeping.link_opened_other': '{count}-mal geöffnet.',
  'keeping.link_with_question': 'Mit deiner Frage.',
  'keeping.link_take': 'Zurücknehmen',
  'keeping.link_take_of': 'Zurücknehmen: {title}',
  'keeping.link_taken': 'Der Link ist zurückgenommen',
  'keeping.link_remove': 'Aus der Liste entfernen',
  'keeping.link_remove_of': 'Aus der Liste entfernen: {title}',
  'keeping.link_removed': 'Aus der Liste entfernt',
  'keeping.link_take_failed': 'Der Link konnte nicht zurückgenommen werden',
  'keeping.stay': 'Wie lange dein Rat bleibt',
  'keeping.stay_text':
    'Gezählt wird ab dem letzten Mal, dass darin etwas gefragt oder geschrieben wurde. Chat und Links werden mitgelöscht. Paarsitzungen gehören zwei Menschen und bleiben.',
  'keeping.stay_load_failed': 'Wie lange dein Rat bleibt, konnte nicht geladen werden. Nichts hat sich geändert.',
  'keeping.stay_evidence':
    'Falls du diese Worte eines Tages brauchst, um zu zeigen, was geschehen ist: Bewahre eine Kopie an einem sicheren Ort auf.',
  'keeping.stay_after': 'Löschen nach',
  'keeping.stay_never': 'Nie',
  'keeping.stay_months_one': '{count} Monat',
  'keeping.stay_months_other': '{count} Monaten',
  'keeping.stay_marked': 'Behalten, was ich gemerkt habe',
  'keeping.stay_save': 'Speichern',
  'keeping.stay_saved': 'Gespeichert',
  'keeping.stay_failed': 'Das wurde nicht gespeichert',
  'keeping.stay_from_one':
    'Ab dem {date} wird {count} Sitzung aus der Zeit vor dem {before} gelöscht. Vorher kannst du das ändern oder <a>deine Daten herunterladen</a>.',
  'keeping.stay_from_other':
    'Ab dem {date} werden {count} Sitzungen aus der Zeit vor dem {before} gelöscht. Vorher kannst du das ändern oder <a>deine Daten herunterladen</a>.',
  'keeping.stay_from_none':
    'Es gilt ab dem {date}. So wie es jetzt aussieht, ist dann nichts alt genug, um gelöscht zu werden. Vorher kannst du das ändern oder <a>deine Daten herunterladen</a>.',
  'keeping.stay_works_one': 'Jede Nacht wird Rat gelöscht, in dem {count} Monat lang nichts gefragt oder geschrieben wurde.',
  'keeping.stay_works_other': 'Jede Nacht wird Rat gelöscht, in dem {count} Monate lang nichts gefragt oder geschrieben wurde.',
  'keeping.stay_works_marked_one':
    'Jede Nacht wird Rat gelöscht, in dem {count} Monat lang nichts gefragt oder geschrieben wurde. Was du gemerkt hast, bleibt.',
  'keeping.stay_works_marked_other':
    'Jede Nacht wird Rat gelöscht, in dem {count} Monate lang nichts gefragt oder geschrieben wurde. Was du gemerkt hast, bleibt.',
  'keeping.stay_from_many':
    'Ab dem {date} wird aller Rat aus der Zeit vor dem {before} gelöscht. Vorher kannst du das ändern oder <a>deine Daten herunterladen</a>.',
} satisfies Translation<typeof en>;
