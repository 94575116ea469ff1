import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Dutch, with `je`. */
export default {
  'tasks.title': 'Taken',
  'tasks.count_one': '{count} open taak',
  'tasks.count_other': '{count} open taken',
  'tasks.about':
    'Wat alleen een mens kan doen. Een taak die je als gedaan markeert, verdwijnt uit deze lijst; verder verandert er niets.',
  'tasks.oldest': 'Dit zijn de oudste {shown} van {number}.',
  'tasks.none': 'Er wacht niets op je',
  'tasks.none_text': 'Hier verschijnt een taak als alleen een mens iets kan doen, zoals bij een geweigerde terugbetaling.',
  'tasks.failed': 'De taken konden niet worden geladen',
  'tasks.failed_text': 'Er is niets gewijzigd. Opnieuw proberen helpt meestal.',
  'tasks.overdue': 'Te laat',
  'tasks.amount': 'Bedrag',
  'tasks.refunded': 'Al terugbetaald',
  'tasks.contract': 'Overeenkomst bij de dienst',
  'tasks.later': 'Latere verklaringen',
  'tasks.user': 'Klant',
  'tasks.user_deleted': 'Verwijderd account',
  'tasks.user_unknown': 'Geen bekend account',
  'tasks.opened': 'Geopend',
  'tasks.due': 'Uiterlijk',
  'tasks.subject_provider': 'ID betaaldienst',
  'tasks.subject_declaration': 'Verklaring',
  'tasks.subject_day': 'Dag (UTC)',
  'tasks.copy': '{subject} kopiëren',
  'tasks.copy_failed': 'Kopiëren was niet toegestaan. De tekst is voor je geselecteerd.',
  'tasks.mark': 'Als gedaan markeren',
  'tasks.mark_of': ': {subject}',
  'tasks.marking': 'Opslaan…',
  'tasks.marked': 'Taak gedaan',
  'tasks.mark_failed': 'De taak kon niet als gedaan worden gemarkeerd',
  'tasks.done_title': 'Onlangs gedaan',
  'tasks.col_what': 'Taak',
  'tasks.done': 'Gedaan',
  'tasks.settled': 'vanzelf gesloten',

  'tasks.what_refund_refused': 'Een terugbetaling is geweigerd',
  'tasks.todo_refund_refused':
    'De betaaldienst heeft deze terugbetaling geweigerd. De overeenkomst is al beëindigd: betaal het bedrag terug met een overschrijving of in het dashboard van de betaaldienst, en markeer de taak daarna als gedaan.',
  'tasks.what_refund_disputed': 'Een terugbetaling wacht op een bank',
  'tasks.todo_refund_disputed':
    'De klant betwist deze betaling ook bij de bank, en tot dat is beslist betaalt de betaaldienst niets terug. Betaal nu niet, anders krijgt de klant het geld misschien twee keer. De taak sluit vanzelf als de bank het geld teruggeeft; zo niet, dan wordt de terugbetaling opnieuw geprobeerd, en wordt het jou alleen gevraagd als die wordt geweigerd.',
  'tasks.what_refund_pending': 'Een terugbetaling is vertraagd',
  'tasks.todo_refund_pending':
    'De betaaldienst heeft deze terugbetaling aangenomen, maar nog niet uitgevoerd. Tot de uiterste datum hoef je niets te doen: de taak sluit vanzelf als de terugbetaling slaagt.',
  'tasks.late_refund_pending':
    'De betaaldienst heeft deze terugbetaling nog steeds niet uitgevoerd. Bekijk de terugbetaling in het dashboard van de betaaldienst, en betaal het bedrag terug met een overschrijving als die daar niet kan slagen.',
  'tasks.what_refund_failed': 'Een terugbetaling is mislukt',
  'tasks.todo_refund_failed':
    'Deze terugbetaling is aangenomen en later mislukt, bijvoorbeeld omdat de rekening van de kaart is opgeheven. Vraag de klant om een rekeningnummer, betaal het bedrag terug met een overschrijving en markeer de taak daarna als gedaan.',
  'tasks.what_declaration_withdraw': 'Een herroeping is niet bevestigd',
  'tasks.todo_declaration_withdraw':
    'Iemand heeft zonder in te loggen een herroeping verklaard, en de link is niet binnen een dag geopend. De herroeping kan gelden vanaf de dag van ontvangst: vraag het de klant, of beëindig de overeenkomst bij de betaaldienst en betaal die daar terug. De taak sluit vanzelf als de klant de link opent.',
  'tasks.what_declaration_cancel': 'Een opzegging is niet bevestigd',
  'tasks.todo_declaration_cancel':
    'Iemand heeft zonder in te loggen een opzegging verklaard, en de link is niet binnen een dag geopend. De opzegging kan gelden vanaf de dag van ontvangst: vraag het de klant, of beëindig de overeenkomst bij de betaaldienst. De taak sluit vanzelf als de klant de link opent.',
  'tasks.what_declaration_deleted': 'Een herroeping is niet bevestigd, en het account is verwijderd',
  'tasks.todo_declaration_deleted':
    'Iemand heeft zonder in te loggen een herroeping verklaard, de link is niet geopend, en daarna is het account verwijderd, waarmee de overeenkomst eindigde. De herroeping kan toch gelden: zoek de betalingen van de overeenkomst met het ID ervan in het dashboard van de betaaldienst, betaal ze daar terug en markeer de taak daarna als gedaan. Het bedrag is dat van de laatste betaling.',
  'tasks.what_dispute_open': 'Een betaling is betwist',
  'tasks.todo_dispute_open':
    'De klant betwist deze betaling bij de bank, en het abonnement wordt niet meer verlengd. Antwoord vóór de uiterste datum in het dashboard van de betaaldienst: zonder antwoord is het geld verloren.',
  'tasks.late_dispute_open':
    'De klant betwist deze betaling bij de bank, en de tijd om te antwoorden is voorbij. Nu beslist de bank; markeer de taak als gedaan zodra je de beslissing kent.',
  'tasks.proof_dispute_open':
    'Van deze betaling is al {amount} terugbetaald. Stuur dat als bewijs naar de bank: anders krijgt de klant het geld twee keer.',
  'tasks.what_dispute_lost': 'Een betwiste betaling is verloren gegaan',
  'tasks.todo_dispute_lost':
    'De bank heeft de klant gelijk gegeven: het abonnement is beëindigd en het geld is weg. Controleer of dat klopt en markeer de taak daarna als gedaan. Verder is er niets te doen.',
  'tasks.proof_dispute_lost':
    'Van deze betaling was al {amount} terugbetaald, dus de klant heeft dat geld twee keer. Je kunt het terugvragen.',
  'tasks.what_erasure_lost': 'Een verwijderd account bleef klant',
  'tasks.todo_erasure_lost':
    'Het account is verwijderd, maar na een dag van pogingen bestaat de klant nog bij de betaaldienst. Verwijder die klant in het dashboard van de betaaldienst, anders kan er nog worden afgeschreven.',
  'tasks.what_invoice_failed': 'Een factuur kon niet worden gemaakt',
  'tasks.todo_invoice_failed':
    'De betaaldienst kon deze factuur niet afronden, dus de verlenging wordt niet afgeschreven. In het dashboard van de betaaldienst staat bij de factuur waarom, bijvoorbeeld een adres dat voor de btw ontbreekt. De taak sluit vanzelf zodra de factuur er is.',
  'tasks.what_spending_half': 'De helft van het AI-budget van vandaag is op',
  'tasks.todo_spending_half':
    'Alle gebruikers samen hebben de helft verbruikt van de tokens die deze site per dag aan AI mag uitgeven. Er is nog niets te doen: kijk in het overzicht als dit vroeg op de dag gebeurt.',
  'tasks.what_spending_most': 'Vier vijfde van het AI-budget van vandaag is op',
  'tasks.todo_spending_most':
    'Vanaf nu krijgen tot middernacht (UTC) alleen mensen met een betaald abonnement advies en antwoorden. Verhoog MODEL_DAILY_TOKENS als de bezoeken echt zijn, of zoek wie de site misbruikt.',
  'tasks.what_spending_used_up': 'Het AI-budget van vandaag is op',
  'tasks.todo_spending_used_up':
    'Tot middernacht (UTC) krijgt niemand advies of antwoorden; hulp bij gevaar blijft te zien. Verhoog MODEL_DAILY_TOKENS en start de site opnieuw, of zoek wie de site misbruikt.',
  'tasks.what_spending_unusual': 'Vandaag zijn ongewoon veel tokens verbruikt',
  'tasks.todo_spending_unusual':
    'De AI kostte vandaag minstens drie keer zoveel als op andere dagen, en er is geen limiet. Kijk in het overzicht: als de bezoeken niet echt zijn, stel MODEL_DAILY_TOKENS in.',
  'tasks.what_unknown': 'Een taak die deze pagina nog niet kent',
  'tasks.todo_unknown':
    'Een nieuwere versie van de site heeft deze taak geopend. Laad de pagina opnieuw om te zien wat er te doen is.',
} satisfies Translation<typeof en>;
