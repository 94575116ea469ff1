/** German words of the account's mails. */
export const MAIL_TEXTS_DE = {
  verify: {
    subject: 'Bitte bestätige deine E-Mail-Adresse',
    preheader: 'Ein Schritt noch, dann ist dein Konto bereit.',
    lines: ['Willkommen bei {app}. Bitte bestätige, dass diese Adresse dir gehört. Dann ist dein Konto bereit.'],
    button: 'Adresse bestätigen',
    after: [
      'Der Link funktioniert einmal, innerhalb von {hours} Stunden.',
      'Wenn du kein Konto angelegt hast, brauchst du nichts zu tun.',
    ],
  },
  reset: {
    subject: 'Wähle ein neues Passwort',
    preheader: 'Der Link gilt {minutes} Minuten.',
    lines: ['Jemand, vermutlich du, hat ein neues Passwort für dein Konto bei {app} angefordert.'],
    button: 'Neues Passwort wählen',
    after: [
      'Der Link funktioniert einmal, innerhalb von {minutes} Minuten.',
      'Wenn du das nicht warst, brauchst du nichts zu tun. Dein Passwort bleibt, wie es ist.',
    ],
  },
  already_registered: {
    subject: 'Du hast schon ein Konto',
    preheader: 'Melde dich an oder wähle ein neues Passwort.',
    lines: [
      'Jemand, vermutlich du, wollte bei {app} mit dieser Adresse ein Konto anlegen. Es gibt schon eines, und nichts wurde geändert.',
    ],
    button: 'Anmelden',
    second: 'Passwort vergessen? Hier wählst du ein neues:',
    after: ['Wenn du das nicht warst, brauchst du nichts zu tun.'],
  },
  verify_change: {
    subject: 'Bitte bestätige deine neue Adresse',
    preheader: 'Bis dahin bleibt alles, wie es ist.',
    lines: ['Du möchtest diese Adresse für dein Konto bei {app} verwenden. Bis du sie bestätigst, gilt die alte.'],
    button: 'Neue Adresse bestätigen',
    after: [
      'Der Link funktioniert einmal, innerhalb von {hours} Stunden.',
      'Wenn du das nicht warst, brauchst du nichts zu tun. Alles bleibt, wie es ist.',
    ],
  },
  email_changed: {
    subject: 'Deine E-Mail-Adresse wurde geändert',
    preheader: 'Dein Konto hat eine neue Adresse.',
    lines: [
      'Die E-Mail-Adresse deines Kontos bei {app} wurde geändert. Ab jetzt meldest du dich mit der neuen an, und unsere E-Mails gehen dorthin.',
      'Wenn du das warst, ist alles gut. Wenn nicht, schreib bitte bald an {support}.',
    ],
  },
  email_changed_for_you: {
    subject: 'Deine E-Mail-Adresse wurde geändert',
    preheader: 'Jemand aus unserem Team hat sie geändert.',
    lines: [
      'Jemand aus unserem Team hat die E-Mail-Adresse deines Kontos bei {app} geändert. Ab jetzt meldest du dich mit der neuen an, und unsere E-Mails gehen dorthin.',
      'Wenn du darum gebeten hast, bestätige es bitte. Wenn nicht, mach die Änderung rückgängig: Dann gilt wieder diese Adresse, und alle Geräte werden abgemeldet.',
    ],
    button: 'Bestätigen oder rückgängig machen',
    after: [
      'Der Link gilt einmal, {days} Tage lang. Bis du bestätigst, kommen Links für ein neues Passwort nur an diese Adresse.',
    ],
  },
  password_changed: {
    subject: 'Dein Passwort wurde geändert',
    preheader: 'Wenn du das warst, ist alles gut.',
    lines: [
      'Das Passwort deines Kontos bei {app} wurde geändert. Andere Geräte wurden abgemeldet.',
      'Wenn du das warst, ist alles gut. Wenn nicht, wähle bitte jetzt ein neues Passwort.',
    ],
    button: 'Neues Passwort wählen',
  },
  account_deleted: {
    subject: 'Dein Konto ist gelöscht',
    preheader: 'Mach es gut und pass auf dich auf.',
    lines: [
      'Dein Konto bei {app} ist gelöscht, und mit ihm dein Rat, deine Chats und die Paarsitzungen, die du angelegt hast. Falls du einen bezahlten Tarif hattest, ist er beendet.',
      'Was du in Sitzungen geschrieben hast, die andere angelegt haben, bleibt bei ihnen, unter dem Namen, den du dort benutzt hast. Mit einem Konto ist es nicht mehr verbunden.',
      'Das ist unsere letzte E-Mail. Pass gut auf dich auf.',
    ],
  },
  admin_password_changed: {
    subject: 'Das Admin-Passwort wurde geändert',
    preheader: 'Diese E-Mail geht an alle Inhaber.',
    lines: [
      'Ein Inhaber von {app} hat das Admin-Passwort geändert. Das alte gilt nicht mehr.',
      'Wenn das abgesprochen war, ist alles gut. Wenn nicht, wähle jetzt ein neues Passwort für dein eigenes Konto, ändere das Admin-Passwort und sieh in das Protokoll.',
    ],
    button: 'Neues Passwort wählen',
  },
  token_made: {
    subject: 'API-Token für dein Konto erstellt',
    preheader: 'Ein Programm kann jetzt in deinem Namen handeln.',
    lines: [
      'Ein Inhaber von {app} hat für dein Konto ein API-Token erstellt. Ein Programm kann damit in deinem Namen tun, was das Token erlaubt, zum Beispiel deinen Verlauf lesen.',
      'Wenn du darum gebeten hast, ist alles gut. Wenn nicht, schreib bitte bald an {support}.',
    ],
  },
  new_sign_in: {
    subject: 'Neue Anmeldung bei deinem Konto',
    preheader: 'Wenn du das warst, ist alles gut.',
    lines: [
      'Jemand hat sich bei deinem Konto bei {app} in einem Browser angemeldet, der dafür noch nie benutzt wurde. Das war am {when}: {device}.',
      'Wenn du das warst, ist alles gut. Wenn nicht, wähle jetzt ein neues Passwort. Alle anderen Geräte werden dann abgemeldet.',
    ],
    button: 'Neues Passwort wählen',
    second: 'Hier siehst du, wo du angemeldet bist:',
    unknown: 'ein unbekannter Browser',
  },
  second_factor_on: {
    subject: 'Zweiter Schritt eingeschaltet',
    preheader: 'Ab jetzt wird auch ein Code verlangt.',
    lines: [
      'Für dein Konto bei {app} wurde der zweite Schritt eingeschaltet. Ab jetzt braucht die Anmeldung mit dem Passwort auch einen Code aus einer App. Das war am {when}: {device}.',
      'Das warst nicht du? Wähle jetzt ein neues Passwort: In den ersten {days} Tagen schaltet das den zweiten Schritt wieder aus. Sieh dann nach, wo du angemeldet bist.',
    ],
    button: 'Neues Passwort wählen',
    second: 'Hier siehst du, wo du angemeldet bist:',
    unknown: 'ein unbekannter Browser',
  },
  second_factor_off: {
    subject: 'Zweiter Schritt ausgeschaltet',
    preheader: 'Das Passwort allein genügt wieder.',
    lines: [
      'Für dein Konto bei {app} wurde der zweite Schritt ausgeschaltet. Zum Anmelden genügt wieder das Passwort allein. Das war am {when}: {device}.',
      'Das warst nicht du? Wähle jetzt ein neues Passwort und sieh dann nach, wo du angemeldet bist.',
    ],
    button: 'Neues Passwort wählen',
    second: 'Hier siehst du, wo du angemeldet bist:',
    unknown: 'ein unbekannter Browser',
  },
  recovery_code_used: {
    subject: 'Wiederherstellungscode benutzt',
    preheader: 'Jeder gilt nur einmal.',
    lines: [
      'Für dein Konto bei {app} wurde statt eines Codes aus der App ein Wiederherstellungscode benutzt. Das war am {when}: {device}.',
      'Das warst nicht du? Wähle jetzt ein neues Passwort und sieh dann nach, wo du angemeldet bist.',
    ],
    button: 'Neues Passwort wählen',
    second: 'Hier siehst du, wo du angemeldet bist:',
    unknown: 'ein unbekannter Browser',
  },
  recovery_codes_made: {
    subject: 'Neue Wiederherstellungscodes',
    preheader: 'Die früheren gelten nicht mehr.',
    lines: [
      'Für dein Konto bei {app} wurden neue Wiederherstellungscodes erstellt. Die früheren gelten nicht mehr. Das war am {when}: {device}.',
      'Das warst nicht du? Wähle jetzt ein neues Passwort und sieh dann nach, wo du angemeldet bist.',
    ],
    button: 'Neues Passwort wählen',
    second: 'Hier siehst du, wo du angemeldet bist:',
    unknown: 'ein unbekannter Browser',
  },
  passkey_added: {
    subject: 'Ein Passkey wurde hinzugefügt',
    preheader: 'Damit kann man sich ab jetzt anmelden.',
    lines: [
      'Zu deinem Konto bei {app} wurde ein Passkey hinzugefügt. Wer ihn hat, kann sich ohne Passwort und ohne zweiten Schritt anmelden. Das war am {when}: {device}.',
      'Das warst nicht du? Wähle jetzt ein neues Passwort. Sieh dann deine Passkeys durch, entferne alle, die nicht von dir sind, und sieh nach, wo du angemeldet bist.',
    ],
    button: 'Neues Passwort wählen',
    second: 'Hier siehst du deine Passkeys und wo du angemeldet bist:',
    unknown: 'ein unbekannter Browser',
  },
  passkey_removed: {
    subject: 'Ein Passkey wurde entfernt',
    preheader: 'Er gilt nicht mehr.',
    lines: [
      'Aus deinem Konto bei {app} wurde ein Passkey entfernt. Damit kann man sich nicht mehr anmelden. Das war am {when}: {device}.',
      'Das warst nicht du? Wähle jetzt ein neues Passwort und sieh dann nach, wo du angemeldet bist.',
    ],
    button: 'Neues Passwort wählen',
    second: 'Hier siehst du deine Passkeys und wo du angemeldet bist:',
    unknown: 'ein unbekannter Browser',
  },
  retention_chosen: {
    subject: 'Dein Rat bleibt bald kürzer',
    preheader: 'Es gilt in einigen Tagen. Vorher kannst du es ändern.',
    lines: [
      'In deinem Konto bei {app} wurde gewählt, dass ein Rat samt Chat und Links gelöscht wird, wenn darin {months} Monate lang nichts gefragt oder geschrieben wurde. {bookmarked} Das war am {when}: {device}.',
      'Es gilt ab dem {from}. Vorher kannst du es ändern oder herunterladen, was du behalten willst. Paarsitzungen sind nicht betroffen.',
      'Das warst nicht du? Wähle jetzt ein neues Passwort und ändere dann, wie lange dein Rat bleibt.',
    ],
    button: 'Neues Passwort wählen',
    second: 'Hier siehst du, wie lange dein Rat bleibt:',
    unknown: 'ein unbekannter Browser',
    kept: 'Was du gemerkt hast, bleibt.',
    gone: 'Auch was du gemerkt hast, wird gelöscht.',
  },
};
