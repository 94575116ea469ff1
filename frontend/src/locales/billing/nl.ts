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
  'billing.popular': 'Meest gekozen',
  'billing.before': 'Eerst:',
  'billing.now': 'Nu:',
  'billing.a_month': 'per maand',
  'billing.sessions_one': '{count} advies per maand',
  'billing.sessions_other': '{count} adviezen per maand',
  'billing.sessions_unlimited': 'Onbeperkt adviezen',
  'billing.feature_guidance': 'Alle functies van de AI-begeleiding',
  'billing.feature_categories': 'Alle levensgebieden',
  'billing.feature_chat': 'Doorvragen in de chat',
  'billing.feature_couples': 'Begeleiding voor koppels',
  'billing.feature_voice': 'Voorlezen',
  'billing.feature_languages': 'Meerdere talen',
  'billing.choose': '{plan} kiezen',
  'billing.current': 'Huidig abonnement',
  'billing.keep': '{plan} houden',
  'billing.scheduled': 'Begint met de volgende maand',
  'billing.auth_required': 'Inloggen vereist',
  'billing.auth_required_text': 'Log in om een abonnement te kiezen. Daarna kom je hier terug.',

  'billing.code_title': 'Kortingscode',
  'billing.code': 'Code',
  'billing.code_sign_in': 'Log in om kortingscodes te gebruiken.',
  'billing.code_running': 'Een kortingscode geldt voor een eerste abonnement. Een lopend abonnement verandert er niet door.',
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
  'billing.login_required': 'Inloggen nodig',
  'billing.login_required_text': 'Log in om kortingscodes te gebruiken',

  'billing.ways': 'Zo kun je betalen',
  'billing.ways_failed': 'Je ziet ze bij het bestellen.',
  'billing.method_card': 'Kaart',
  'billing.method_sepa': 'SEPA-incasso',
  'billing.free_title': 'Nog niet zeker?',
  'billing.free_text_one': '<a>Gebruik eerst je {count} gratis sessie</a>. Je hebt geen kaart nodig.',
  'billing.free_text_other': '<a>Gebruik eerst je {count} gratis sessies</a>. Je hebt geen kaart nodig.',

  'billing.questions': 'Vragen die mensen stellen',
  'billing.ask_session': 'Wat telt als een sessie?',
  'billing.answer_session':
    'Eén advies, of het openen van één koppelsessie. Chatten over een advies dat je al hebt, en meedoen aan de sessie van je partner, telt niet.',
  'billing.ask_cancel': 'Kan ik op elk moment opzeggen?',
  'billing.answer_cancel':
    'Ja. Je houdt je abonnement tot het eind van de betaalde maand, en kunt het opzeggen tot dan ongedaan maken.',
  'billing.ask_change': 'Wat gebeurt er als ik van abonnement wissel?',
  'billing.answer_change':
    'Een groter abonnement begint meteen, en je betaalt het verschil voor de rest van de maand. Een kleiner begint met je volgende maand. Je ziet elk bedrag voordat je akkoord gaat.',
  'billing.ask_withdraw': 'Kan ik het contract herroepen?',
  'billing.answer_withdraw':
    'Ja, binnen 14 dagen en zonder reden. Als we op jouw verzoek meteen zijn begonnen, betaal je alleen de gebruikte dagen.',
  'billing.ask_read': 'Wie kan lezen wat ik schrijf?',
  'billing.answer_read':
    'Jij, en in een koppelsessie jullie beiden. Je woorden gaan naar de AI-dienst die het advies schrijft, en worden bewaard bij wie {appName} beheert. Andere gebruikers kunnen ze niet zien.',
  'billing.ask_professional': 'Vervangt dit professionele hulp?',
  'billing.answer_professional':
    'Nee. Het is begeleiding voor het dagelijks leven, en het zegt je wanneer professionele hulp de juiste volgende stap is.',

  // What is still to pay
  'billing.awaited': 'Bedankt, je betaling is binnen. Je abonnement is zo actief; deze pagina laat het vanzelf zien.',
  'billing.processing_note': 'Je betaling voor {plan} wordt verwerkt. Je abonnement begint zodra je bank haar heeft bevestigd.',
  'billing.pending_note': '{plan} is gekozen en nog niet betaald: {amount}.',
  'billing.continue': 'Betaling voortzetten',
  'billing.past_due_note':
    'Je laatste betaling van {amount} is niet gelukt. Je abonnement eindigt op {date}, tenzij die wordt betaald.',
  'billing.other_card': 'Andere kaart gebruiken',
  'billing.pay_invoice': 'Factuur betalen',

  // Ordering
  'billing.back': 'Terug naar de abonnementen',
  'billing.order_title': '{plan} bestellen',
  'billing.plan': 'Abonnement',
  'billing.price': 'Prijs',
  'billing.price_month': '{price} per maand, incl. btw',
  'billing.with_tax': '{price}, incl. btw',
  'billing.discount': 'Korting',
  'billing.due_now': 'Nu te betalen',
  'billing.nothing_now': 'Niets',
  'billing.renews': 'Het abonnement wordt elke maand verlengd tot je opzegt. Opzeggen kan altijd, tegen het eind van de maand.',
  'billing.pay_how': 'Hoe wil je betalen?',
  'billing.pay_by_itself': 'Met een kaart of op een andere manier die vanzelf doorloopt',
  'billing.pay_by_invoice': 'Op factuur met eps, elke maand opnieuw',
  'billing.begin_at_once_one':
    'Ik vraag jullie meteen te beginnen. Als ik binnen {count} dag herroep, betaal ik alleen de gebruikte dagen.',
  'billing.begin_at_once_other':
    'Ik vraag jullie meteen te beginnen. Als ik binnen {count} dagen herroep, betaal ik alleen de gebruikte dagen.',
  'billing.terms_one':
    'Voor deze bestelling gelden de <terms>voorwaarden</terms>; zie ook <privacy>privacy</privacy>. Je kunt binnen {count} dag <withdraw>herroepen</withdraw>.',
  'billing.terms_other':
    'Voor deze bestelling gelden de <terms>voorwaarden</terms>; zie ook <privacy>privacy</privacy>. Je kunt binnen {count} dagen <withdraw>herroepen</withdraw>.',
  'billing.order': 'Bestelling met betalingsverplichting',
  'billing.nothing_due': 'Nu hoef je niets te betalen. Geef aan hoe je de komende maanden wilt betalen.',
  'billing.drop_coupon': 'Verder zonder de code',
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
  'billing.failed_text': 'De betaling is onverwacht mislukt',
  'billing.nothing_charged': 'Er is niets afgeschreven.',
  'billing.failed_nothing_charged': 'De betaling is onverwacht mislukt. Er is niets afgeschreven.',
  'billing.create_failed': 'Het abonnement kon niet worden aangemaakt',

  // Changing
  'billing.change_title': 'Overstappen op {plan}',
  'billing.change': 'Overstap',
  'billing.from_to': 'Van {from} naar {plan}, meteen',
  'billing.cost': '{plan} tot je volgende betaling',
  'billing.credit': '{plan}, ongebruikte tijd',
  'billing.from_date': 'Vanaf {date}',
  'billing.until_date': 'Tot {date}',
  'billing.stays': '{plan} loopt door zoals het was',
  'billing.stays_until': 'Je houdt {plan}',
  'billing.paid_with': 'Betaald met',
  'billing.ending': '{name}, eindigt op {last4}',
  'billing.change_at': 'Op {date} overstappen op {plan}',
  'billing.change_failed': 'Je abonnement kon niet worden gewijzigd',
  'billing.quote_new': 'De bedragen zijn veranderd sinds je ze zag. Er is niets afgeschreven. Bekijk ze nog een keer.',
  'billing.card_first':
    'Je abonnement wordt op factuur betaald. Geef eerst een kaart op; daarna kun je naar een groter overstappen.',
  'billing.give_card': 'Kaart opgeven',
  'billing.upgraded': 'Je abonnement is nu {plan}',
  'billing.downgraded': '{plan} begint op {date}',
  'billing.kept': '{plan} loopt door zoals het was',

  // Another way to pay
  'billing.method_title': 'Anders betalen',
  'billing.method_intro': 'Geldt vanaf je volgende betaling. Nu wordt er niets afgeschreven.',
  'billing.method_settles': 'Geldt vanaf nu, en betaalt de openstaande {amount}.',
  'billing.method_failed': 'Het formulier kon niet worden geopend',
  'billing.save_method': 'Betaalwijze opslaan',
  'billing.save_and_pay': 'Opslaan en {amount} betalen',
  'billing.method_saved': 'Je betaalwijze is opgeslagen',
  'billing.method_saved_text': 'Ze geldt vanaf nu.',
  'billing.trying': 'We proberen er nu het openstaande bedrag mee af te schrijven.',

  // Finishing a payment
  'billing.redirect_title': 'Een moment, je betaling wordt bevestigd',
  'billing.redirect_bar': 'De betaling wordt bevestigd',
  'billing.redirect_text': 'Misschien vraagt je bank je om goedkeuring. Laat deze pagina open; het gaat vanzelf verder.',
  'billing.redirect_open': 'Rond je betaling af',
  'billing.redirect_processing': 'Je betaling wordt verwerkt',
  'billing.redirect_processing_text':
    'Je bank heeft iets meer tijd nodig. Je abonnement begint zodra de betaling binnen is. Je kunt deze pagina sluiten.',
  'billing.redirect_thanks': 'Bedankt. Je betaling is binnen',
  'billing.redirect_paid': 'Bedankt. {plan} is van jou',
  'billing.redirect_left_one': 'Je hebt {count} sessie tot {date}.',
  'billing.redirect_left_other': 'Je hebt {count} sessies tot {date}.',
  'billing.redirect_unlimited': 'Je sessies zijn onbeperkt.',
  'billing.redirect_unknown': 'Je betaling kon niet worden opgehaald. Probeer het nog eens.',
  'billing.other_way': 'Anders betalen',
  'billing.go_on': 'Verder',
  'billing.ask': 'Iets vragen',
  'billing.invoices': 'Facturen bekijken',

  // Refusals
  'billing.error_coupon_invalid': 'Deze code bestaat niet.',
  'billing.error_coupon_expired': 'Deze code is verlopen.',
  'billing.error_coupon_used_up': 'Deze code is opgebruikt.',
  'billing.error_coupon_not_for_you': 'Deze code geldt niet voor jouw account.',
  'billing.error_begin_at_once_needed':
    'Je hebt al eens een abonnement herroepen. Vink aan dat we meteen mogen beginnen en bestel dan opnieuw.',
  'billing.error_card_needed': 'Voeg voor deze wijziging eerst een kaart toe. Je abonnement is ongewijzigd.',
  'billing.error_already_subscribed': 'Je hebt al een abonnement. Vernieuw de pagina om het te wijzigen.',
  'billing.error_not_subscribed': 'Je hebt geen abonnement dat hiermee te wijzigen is.',
  'billing.error_change_in_progress': 'Je abonnement wordt al gewijzigd. Wacht een minuut en probeer het nog eens.',
  'billing.error_payment_processing': 'Er wordt al een betaling verwerkt. Wacht tot die klaar is.',
  'billing.error_quote_changed': 'De bedragen zijn veranderd. Er is niets afgeschreven. Bekijk ze nog een keer.',
  'billing.error_payments_off': 'Abonnementen zijn hier nu niet te koop.',
} satisfies Translation<typeof en>;
