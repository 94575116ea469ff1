import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Dutch, with `je`. */
export default {
  'billing.title': 'Abonnementen',

  // The plans page
  'billing.intro':
    'In elk abonnement zit alles. Het enige verschil is hoe vaak per maand je kunt vragen. Wisselen en opzeggen kan altijd.',
  'billing.sandbox': 'Testomgeving: er wordt geen echt geld afgeschreven. Alleen testkaarten werken hier.',
  'billing.off': 'Abonnementen zijn hier nu niet te koop. Je gratis sessies blijven zoals ze zijn.',
  'billing.plans_failed': 'De abonnementen konden niet worden geladen',
  'billing.plans_failed_text': 'Er is niets verloren, en er is niets afgeschreven. Opnieuw proberen helpt meestal.',
  'billing.own_failed': 'Je abonnement kon nu niet worden opgehaald, dus kun je er geen kiezen. Er is niets verloren.',
  'billing.yours': 'Jouw abonnement',
  'billing.popular': 'Onze aanrader',
  'billing.before': 'Eerst:',
  'billing.now': 'Nu:',
  'billing.a_month': 'per maand',
  'billing.months_then_one': 'voor {count} maand, daarna {price} per maand',
  'billing.months_then_other': 'per maand voor {count} maanden, daarna {price}',
  'billing.first_then': 'de eerste maand, daarna {price} per maand',
  'billing.sessions_one': '{count} sessie per maand',
  'billing.sessions_other': '{count} sessies per maand',
  'billing.sessions_unlimited': 'Onbeperkt aantal sessies',
  'billing.feature_guidance': 'AI-advies met alle functies',
  'billing.feature_categories': 'Alle levensgebieden',
  'billing.feature_chat': 'Doorvragen in de chat',
  'billing.feature_couples': 'Partnersessies',
  'billing.feature_voice': 'Voorlezen',
  'billing.feature_languages': 'Meerdere talen',
  'billing.choose': '{plan} kiezen',
  'billing.current': 'Huidig abonnement',
  'billing.keep': '{plan} behouden',
  'billing.scheduled': 'Begint met je volgende maand',
  'billing.auth_required': 'Log eerst in',
  'billing.auth_required_text': 'Daarna kom je hier terug en kun je een abonnement kiezen.',

  'billing.code_title': 'Kortingscode',
  'billing.code': 'Code',
  'billing.code_sign_in': 'Log in om kortingscodes te gebruiken.',
  'billing.code_running': 'Kortingscodes gelden alleen voor je eerste abonnement, niet voor een lopend abonnement.',
  'billing.apply': 'Toepassen',
  'billing.applying': 'Bezig met controleren…',
  'billing.applied': '<b>{name}:</b> {off}. In de prijzen hierboven zit die al.',
  'billing.remove': 'Verwijderen',
  'billing.off_once': '{off} korting in de eerste maand',
  'billing.off_repeating_one': '{off} korting voor {count} maand',
  'billing.off_repeating_other': '{off} korting voor {count} maanden',
  'billing.off_forever': '{off} korting in elke maand',
  'billing.coupon_invalid': 'Ongeldige code',
  'billing.coupon_error': 'Fout met de code',
  'billing.coupon_failed': 'De kortingscode kon niet worden gecontroleerd',
  'billing.login_required': 'Log eerst in',
  'billing.login_required_text': 'Daarna kun je kortingscodes gebruiken',

  'billing.ways': 'Zo kun je betalen',
  'billing.ways_failed': 'Je ziet ze bij het bestellen.',
  'billing.method_card': 'Kaart',
  'billing.method_sepa': 'SEPA-incasso',
  'billing.free_title': 'Nog niet zeker?',
  'billing.free_text_one': '<a>Gebruik eerst je {count} gratis sessie</a>. Je hebt geen kaart nodig.',
  'billing.free_text_other': '<a>Gebruik eerst je {count} gratis sessies</a>. Je hebt geen kaart nodig.',

  'billing.questions': 'Veelgestelde vragen',
  'billing.ask_session': 'Wat telt als een sessie?',
  'billing.answer_session':
    'Eén keer advies, of het openen van een partnersessie. Doorvragen in de chat telt niet mee, en meedoen aan de sessie van je partner ook niet.',
  'billing.ask_cancel': 'Kan ik op elk moment opzeggen?',
  'billing.answer_cancel':
    'Ja. Je behoudt je abonnement tot het eind van de betaalde maand, en kunt de opzegging tot dan ongedaan maken.',
  'billing.ask_change': 'Wat gebeurt er als ik van abonnement wissel?',
  'billing.answer_change':
    'Een groter abonnement begint meteen, en je betaalt het verschil voor de rest van de maand. Een kleiner abonnement begint met je volgende maand. Je ziet elk bedrag voordat je akkoord gaat.',
  'billing.ask_withdraw': 'Kan ik de overeenkomst herroepen?',
  'billing.answer_withdraw':
    'Ja, binnen 14 dagen en zonder reden. Als we op jouw verzoek meteen zijn begonnen, betaal je het gebruikte deel: van de dagen of van de sessies, afhankelijk van welk deel groter is.',
  'billing.ask_read': 'Wie kan lezen wat ik schrijf?',
  'billing.answer_read':
    'Jij, en in een partnersessie jullie allebei. Je woorden gaan naar de AI-dienst die het advies schrijft, en worden bewaard bij wie {appName} beheert. Andere gebruikers kunnen ze niet zien.',
  'billing.ask_professional': 'Vervangt dit professionele hulp?',
  'billing.answer_professional':
    'Nee. Het is advies voor het dagelijks leven, en het zegt je wanneer professionele hulp de juiste volgende stap is.',

  // What is still to pay
  'billing.awaited': 'Bedankt, je betaling is binnen. Je abonnement is zo actief; deze pagina laat het vanzelf zien.',
  'billing.processing_note':
    'Je betaling voor het abonnement {plan} wordt verwerkt. Het begint zodra je bank de betaling heeft bevestigd.',
  'billing.declared_withdraw':
    'Je hebt het abonnement {plan} herroepen. Je bank verwerkt de betaling nog: zodra die binnen is, krijg je alles terug.',
  'billing.declared_cancel': 'Je hebt het abonnement {plan} opgezegd. Als de betaling binnen is, eindigt het na de eerste maand.',
  'billing.declared_cancel_date':
    'Je hebt het abonnement {plan} opgezegd. Als de betaling binnen is, begint het, en het eindigt met de betaalde maand waarin {date} valt.',
  'billing.ends_later': 'Je abonnement eindigt op {date}. Tot dan loopt het door en wordt het elke maand verlengd.',
  'billing.disputed':
    'Je bank onderzoekt een betaling. Zolang dat loopt, wordt je abonnement niet verlengd en kun je het niet wijzigen.',
  'billing.pending_note': 'Het abonnement {plan} is gekozen, maar nog niet betaald: {amount}.',
  'billing.continue': 'Betaling voortzetten',
  'billing.continue_order': 'Bestelling voortzetten: {plan}',
  'billing.past_due_note':
    'Je laatste betaling van {amount} is niet gelukt. Je abonnement eindigt op {date} als die niet alsnog wordt betaald.',
  'billing.other_card': 'Andere kaart gebruiken',
  'billing.pay_invoice': 'Factuur betalen',

  // Ordering
  'billing.back': 'Terug naar de abonnementen',
  'billing.order_title': 'Abonnement {plan} bestellen',
  'billing.plan': 'Abonnement',
  'billing.named': '{name}: {what}',
  'billing.price': 'Prijs',
  'billing.price_month': '{price} per maand, incl. btw',
  'billing.with_tax': '{price}, incl. btw',
  'billing.discount': 'Korting',
  'billing.due_now': 'Nu te betalen',
  'billing.nothing_now': 'Niets',
  'billing.renews':
    'Het abonnement wordt elke maand verlengd tot je opzegt. Je kunt altijd opzeggen, tegen het eind van de betaalde maand.',
  'billing.pay_how': 'Hoe wil je betalen?',
  'billing.pay_by_itself': 'Met een kaart of een andere automatische betaling',
  'billing.pay_by_invoice': 'Met eps: je betaalt elke maand zelf een factuur',
  'billing.country': 'Land waar je woont',
  'billing.country_hint': 'De prijs blijft gelijk. Het land bepaalt welke btw erin zit.',
  'billing.country_choose': 'Kies een land',
  'billing.postal_code': 'Postcode',
  'billing.begin_at_once_one':
    'Ik vraag uitdrukkelijk dat jullie beginnen vóór het einde van de bedenktijd van {count} dag. Als ik de overeenkomst herroep, betaal ik het gebruikte deel: van de dagen of van de sessies, afhankelijk van welk deel groter is. In een abonnement zonder limiet tellen {sessions} sessies als de hele maand.',
  'billing.begin_at_once_other':
    'Ik vraag uitdrukkelijk dat jullie beginnen vóór het einde van de bedenktijd van {count} dagen. Als ik de overeenkomst herroep, betaal ik het gebruikte deel: van de dagen of van de sessies, afhankelijk van welk deel groter is. In een abonnement zonder limiet tellen {sessions} sessies als de hele maand.',
  'billing.kept_use_one': '{count} sessie van je vorige abonnement telt tot {date} ook in dit abonnement mee.',
  'billing.kept_use_other': '{count} sessies van je vorige abonnement tellen tot {date} ook in dit abonnement mee.',
  'billing.terms_one':
    'Voor deze bestelling gelden de <terms>gebruiksvoorwaarden</terms>; zie ook <privacy>privacy</privacy>. Je kunt de overeenkomst binnen {count} dag herroepen: zie de <instruction>informatie over het herroepingsrecht</instruction>.',
  'billing.terms_other':
    'Voor deze bestelling gelden de <terms>gebruiksvoorwaarden</terms>; zie ook <privacy>privacy</privacy>. Je kunt de overeenkomst binnen {count} dagen herroepen: zie de <instruction>informatie over het herroepingsrecht</instruction>.',
  'billing.order': 'Bestelling met betalingsverplichting',
  'billing.yours_now': 'Je hebt nu het abonnement {plan}.',
  'billing.nothing_due': 'Nu hoef je niets te betalen. Voeg een betaalmethode toe voor de komende maanden.',
  'billing.drop_coupon': 'Verder zonder code',
  'billing.form_loading': 'Het betaalformulier wordt geladen',
  'billing.not_ready': 'Het betaalsysteem is nog niet klaar. Vernieuw de pagina.',
  'billing.approve': 'Je bank vraagt je deze betaling goed te keuren.',
  'billing.confirming': 'Even geduld…',
  'billing.gone': 'Deze betaling is niet meer mogelijk. Kies je abonnement opnieuw.',

  // How it ended
  'billing.paid': 'Betaling ontvangen',
  'billing.paid_text': 'Bedankt. Je abonnement is zo actief.',
  'billing.processing': 'De betaling wordt verwerkt',
  'billing.processing_text': 'Je bank heeft iets meer tijd nodig. Je abonnement begint zodra de betaling binnen is.',
  'billing.failed': 'Betaling mislukt',
  'billing.failed_why': '<b>Betaling mislukt.</b> {why}',
  'billing.failed_text': 'De betaling is onverwacht mislukt',
  'billing.failed_nothing_charged': 'De betaling is onverwacht mislukt. Er is niets afgeschreven.',
  'billing.said_nothing_charged': '{message} Er is niets afgeschreven.',
  'billing.create_failed': 'Het abonnement kon niet worden besteld',

  // Changing
  'billing.change_title': 'Overstappen op het abonnement {plan}',
  'billing.change': 'Overstap',
  'billing.from_to': 'Van {from} naar {plan}, meteen',
  'billing.cost': '{plan} tot je volgende betaling',
  'billing.credit': '{plan}, ongebruikte tijd',
  'billing.from_date': 'Vanaf {date}',
  'billing.until_date': 'Tot {date}',
  'billing.stays': 'Het abonnement {plan} loopt gewoon door',
  'billing.stays_until': 'Je behoudt het abonnement {plan}',
  'billing.plan_at': '{plan}, {price}',
  'billing.paid_with': 'Betaald met',
  'billing.ending': '{name}, eindigt op {last4}',
  'billing.change_at': 'Overstappen op {plan}',
  'billing.change_failed': 'Je abonnement kon niet worden gewijzigd',
  'billing.quote_new': 'De bedragen zijn veranderd sinds je ze zag. Er is niets afgeschreven. Bekijk ze nog een keer.',
  'billing.card_first':
    'Je betaalt je abonnement elke maand zelf met een factuur. Voeg eerst een kaart toe; daarna kun je naar een groter abonnement overstappen.',
  'billing.give_card': 'Kaart toevoegen',
  'billing.upgraded': 'Je abonnement is nu {plan}',
  'billing.downgraded': 'Het abonnement {plan} begint op {date}',
  'billing.kept': 'Het abonnement {plan} loopt gewoon door',

  // Another way to pay
  'billing.method_title': 'Betaalmethode',
  'billing.method_intro': 'Geldt vanaf je volgende betaling. Nu wordt er niets afgeschreven.',
  'billing.method_settles': 'Geldt vanaf nu. De openstaande {amount} wordt ermee betaald.',
  'billing.method_failed': 'Het formulier kon niet worden geopend',
  'billing.save_method': 'Betaalmethode opslaan',
  'billing.save_and_pay': 'Opslaan en {amount} betalen',
  'billing.method_saved': 'Je betaalmethode is opgeslagen',
  'billing.method_saved_text': 'Vanaf nu betaal je hiermee.',
  'billing.trying': 'We proberen het openstaande bedrag nu hiermee af te schrijven.',

  // Finishing a payment
  'billing.redirect_title': 'Even geduld, je betaling wordt bevestigd',
  'billing.redirect_bar': 'De betaling wordt bevestigd',
  'billing.redirect_text': 'Misschien vraagt je bank je om goedkeuring. Laat deze pagina open; het gaat vanzelf verder.',
  'billing.redirect_open': 'Rond je betaling af',
  'billing.redirect_foreign': 'Alleen het account waarmee besteld is, kan hier betalen.',
  'billing.redirect_processing': 'Je betaling wordt verwerkt',
  'billing.redirect_processing_text':
    'Je bank heeft iets meer tijd nodig. Je abonnement begint zodra de betaling binnen is. Je kunt deze pagina sluiten.',
  'billing.redirect_thanks': 'Bedankt. Je betaling is binnen',
  'billing.redirect_paid': 'Bedankt. Je hebt nu het abonnement {plan}',
  'billing.redirect_sum': '{price}. {left}',
  'billing.redirect_left_one': 'Je hebt {count} sessie tot {date}.',
  'billing.redirect_left_other': 'Je hebt {count} sessies tot {date}.',
  'billing.redirect_unlimited': 'Je sessies zijn onbeperkt.',
  'billing.redirect_unknown': 'Je betaling kon niet worden opgehaald. Probeer het opnieuw.',
  'billing.redirect_unsure': 'We weten nog niet of je betaling is aangekomen',
  'billing.other_way': 'Andere betaalmethode kiezen',
  'billing.go_on': 'Verder',
  'billing.ask': 'Iets vragen',
  'billing.invoices': 'Facturen bekijken',

  // Refusals
  'billing.error_coupon_invalid': 'Deze code bestaat niet.',
  'billing.error_coupon_expired': 'Deze code is verlopen.',
  'billing.error_coupon_used_up': 'Deze code is al het maximale aantal keren gebruikt.',
  'billing.error_coupon_not_for_you': 'Deze code geldt niet voor jouw account.',
  'billing.error_begin_at_once_needed':
    'Je hebt al eens een abonnement herroepen. Om dit meteen te laten beginnen, hebben we je uitdrukkelijke toestemming nodig: vink die aan en bestel dan opnieuw.',
  'billing.error_card_needed': 'Voeg voor deze wijziging eerst een kaart toe. Je abonnement is ongewijzigd.',
  'billing.error_already_subscribed': 'Je hebt al een abonnement. Vernieuw de pagina om het te wijzigen.',
  'billing.error_not_subscribed': 'Je hebt geen abonnement dat je hier kunt wijzigen.',
  'billing.error_change_in_progress': 'Je abonnement wordt al gewijzigd. Wacht een minuut en probeer het opnieuw.',
  'billing.error_payment_processing': 'Er wordt al een betaling verwerkt. Wacht tot die klaar is.',
  'billing.error_payment_disputed': 'Je bank onderzoekt een betaling. Je abonnement blijft zoals het is tot dat is beslist.',
  'billing.error_location_needed':
    'Kies het land waar je woont. In Canada en de Verenigde Staten hebben we ook je postcode nodig.',
  'billing.error_quote_changed': 'De bedragen zijn veranderd. Er is niets afgeschreven. Bekijk ze nog een keer.',
  'billing.error_payments_off': 'Abonnementen zijn hier nu niet te koop.',
} satisfies Translation<typeof en>;
