import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Dutch, with `je`. */
export default {
  // Cancelling the plan, signed in
  'leaving.back': 'Terug naar je account',
  'leaving.plan_title': 'Je abonnement {plan} opzeggen',
  'leaving.plan_intro':
    'Het eindigt dan op {date}, aan het einde van de maand die je hebt betaald. Tot die dag verandert er niets, en je kunt de opzegging ongedaan maken.',
  'leaving.plan_intro_now': 'Er is nog niets betaald, dus het eindigt meteen.',
  'leaving.plan_intro_processing':
    'Je bank verwerkt de betaling nog. Zodra die binnen is, begint je abonnement, en het eindigt na de eerste maand. Tot dan kun je de opzegging ongedaan maken.',
  'leaving.plan_intro_disputed':
    'Het eindigt dan uiterlijk op {date}, aan het einde van de maand die je hebt betaald, ook als je bank de betaling goedkeurt. Zolang je bank niet heeft beslist, kun je de opzegging niet ongedaan maken.',
  'leaving.plan_intro_due':
    'Er staat nog {amount} open. Wordt dat niet betaald, dan eindigt je abonnement op {date}. Wordt het wel betaald, dan eindigt het op {end}, met de maand die dan betaald is. Het wordt niet verlengd.',
  'leaving.open_amount': 'Nog te betalen',
  'leaving.ends_unpaid': 'Eindigt, indien onbetaald, op',
  'leaving.plan_scheduled':
    'De overstap naar het abonnement {plan} die je voor die dag hebt gepland, vervalt. Die komt ook niet terug als je de opzegging ongedaan maakt.',
  'leaving.plan_later': 'Je hebt opgezegd tegen {date}. Hier kun je het abonnement eerder beëindigen.',
  'leaving.plan': 'Abonnement',
  'leaving.plan_price': '{plan}, {price} per maand, inclusief btw',
  'leaving.since': 'Afgesloten op',
  'leaving.ends': 'Eindigt op',
  'leaving.ends_first': 'Eindigt',
  'leaving.ends_first_month': 'Na de eerste maand',
  'leaving.at_once': 'Meteen',
  'leaving.payments_after': 'Betalingen daarna',
  'leaving.none': 'Geen',
  'leaving.cancel_plan': 'Abonnement opzeggen',
  'leaving.cancelling': 'Wordt opgezegd…',
  'leaving.keep_plan': 'Abonnement behouden',
  'leaving.withdraw_hint': 'Tot en met {date} kun je de <a>overeenkomst ook herroepen</a> en geld terugkrijgen.',
  'leaving.withdraw_hint_processing': 'Je kunt de <a>overeenkomst ook herroepen</a>: dan krijg je de hele betaling terug.',
  'leaving.stays': 'Wat blijft',
  'leaving.stays_words': 'Alles wat je hebt gevraagd en gelezen, je chats en je partnersessies',
  'leaving.stays_sessions_one': '{count} sessie per maand, met het gratis abonnement',
  'leaving.stays_sessions_other': '{count} sessies per maand, met het gratis abonnement',
  'leaving.stays_chat': 'Doorvragen in de chat over advies dat je al hebt',
  'leaving.stops': 'Wat eindigt',
  'leaving.stops_sessions_one': '{count} sessie per maand',
  'leaving.stops_sessions_other': '{count} sessies per maand',
  'leaving.stops_unlimited': 'Onbeperkt aantal sessies',
  'leaving.cancelled_title': 'Je abonnement {plan} eindigt op {date}',
  'leaving.cancelled_intro': 'Tot dan blijft alles zoals het is. Er wordt niets meer afgeschreven.',
  'leaving.cancelled_intro_disputed':
    'Het wordt niet verlengd. Geeft je bank je gelijk over de betaling die wordt onderzocht, dan eindigt het meteen.',
  'leaving.left': 'Sessies tot het einde',
  'leaving.left_of': '{left} van {limit}',
  'leaving.unlimited': 'Onbeperkt',
  'leaving.after': 'Daarna',
  'leaving.after_free_one': 'Gratis abonnement, {count} sessie per maand',
  'leaving.after_free_other': 'Gratis abonnement, {count} sessies per maand',
  'leaving.undo': 'Toch behouden',
  'leaving.undoing': 'Even geduld…',
  'leaving.undone': 'Je abonnement loopt door',
  'leaving.undone_text': 'Het abonnement {plan} loopt door. Volgende betaling: {amount} op {date}.',
  'leaving.undo_note': 'Je kunt de opzegging ongedaan maken tot {date}, hier of op je accountpagina. De prijs blijft hetzelfde.',
  'leaving.about_undo': 'Opzegging ongedaan maken',
  'leaving.cancel_failed': 'Het abonnement kon niet worden opgezegd',
  'leaving.undo_failed': 'De opzegging kon niet ongedaan worden gemaakt',
  'leaving.failed_text': 'Er is niets veranderd. Probeer het opnieuw.',
  'leaving.change_in_progress': 'Er loopt nog een andere wijziging van je abonnement. Wacht even en probeer het opnieuw.',
  'leaving.not_subscribed': 'Dit account heeft geen abonnement meer.',
  'leaving.payment_disputed': 'Je bank onderzoekt een betaling. Je abonnement blijft zoals het is tot dat is beslist.',
  'leaving.no_plan_title': 'Je hebt geen betaald abonnement',
  'leaving.no_plan': 'Je account heeft het gratis abonnement. Er wordt niets afgeschreven.',
  'leaving.load_failed': 'Je abonnement kon niet worden geladen',
  'leaving.load_failed_text': 'Er is niets verloren en niets veranderd. Opnieuw proberen helpt meestal.',

  // Withdrawing
  'leaving.step': 'Stap {step} van {steps}',
  'leaving.withdraw_title': 'Overeenkomst hier herroepen',
  'leaving.withdraw_intro_one':
    'Je hebt na het afsluiten {count} dag bedenktijd. In die tijd kun je de overeenkomst herroepen, zonder reden te geven. Je hoeft niet in te loggen.',
  'leaving.withdraw_intro_other':
    'Je hebt na het afsluiten {count} dagen bedenktijd. In die tijd kun je de overeenkomst herroepen, zonder reden te geven. Je hoeft niet in te loggen.',
  'leaving.name': 'Je naam',
  'leaving.email': 'E-mailadres van de overeenkomst',
  'leaving.email_hint': 'De ontvangstbevestiging gaat ook naar dit adres.',
  'leaving.contract': 'Welke overeenkomst',
  'leaving.contract_hint': 'Het abonnement of een factuurnummer, voor zover je het weet.',
  'leaving.contract_filled': 'Abonnement {plan}, afgesloten op {date}',
  'leaving.contract_plan': 'Abonnement {plan}',
  'leaving.continue': 'Verder',
  'leaving.happens': 'Wat er gebeurt',
  'leaving.happens_confirm':
    'Je ziet alles nog een keer en bevestigt het. Dan krijg je een ontvangstbevestiging met datum en tijd.',
  'leaving.happens_link':
    'Je herroeping telt vanaf het moment dat je die verstuurt. Om te voorkomen dat iemand anders je overeenkomst beëindigt, sturen we een link naar het e-mailadres van de overeenkomst: bevestig daar dat jij het bent.',
  'leaving.happens_now': 'Je bent ingelogd, dus de overeenkomst van dit account eindigt zodra je hebt bevestigd.',
  'leaving.happens_refund':
    'We betalen terug wat je hebt betaald, min het gebruikte deel als je ons vroeg meteen te beginnen: van de dagen of van de sessies, afhankelijk van welk deel groter is. In een abonnement zonder limiet tellen {sessions} sessies als de hele maand. Gebruikte sessies blijven meetellen tot de maand voorbij zou zijn geweest, ook in een nieuw abonnement.',
  'leaving.instruction': 'Je kunt de <a>informatie over het herroepingsrecht met het modelformulier</a> lezen en afdrukken.',
  'leaving.refund': 'Wat je terugkrijgt',
  'leaving.paid': 'Je hebt betaald',
  'leaving.on_its_way': 'Onderweg naar ons',
  'leaving.used': 'Voor wat je hebt gebruikt',
  'leaving.back_to_you': 'Je krijgt terug',
  'leaving.back_days_one': '{amount}, via je betaalmethode, binnen {count} dag',
  'leaving.back_days_other': '{amount}, via je betaalmethode, binnen {count} dagen',
  'leaving.back_processing': '{amount}, via je betaalmethode, zodra de betaling binnen is',
  'leaving.back_disputed': '{amount}, van je bank of van ons, zodra je bank over de betaling heeft beslist',
  'leaving.withdraw_until': 'Herroepen kan tot en met',
  'leaving.no_withdrawal':
    'Dit account heeft geen abonnement dat in de laatste {count} dagen is begonnen. Staat de overeenkomst op een ander adres, vul dan het formulier hieronder in.',
  'leaving.no_withdrawal_plan':
    'De bedenktijd voor je abonnement {plan} is voorbij. Een herroeping telt voor dit account nu als opzegging: het abonnement eindigt met de betaalde maand.',
  'leaving.withdrawal_failed': 'Wat je terugkrijgt, kon niet worden geladen',
  'leaving.withdrawal_failed_text': 'Je kunt ook zonder verdergaan: je herroeping telt vanaf het moment dat je bevestigt.',
  'leaving.confirm_title': 'Herroeping bevestigen',
  'leaving.confirm_intro': 'Dit ontvangen we. Er is nog niets verstuurd.',
  'leaving.confirm_withdrawal': 'Herroeping bevestigen',
  'leaving.sending': 'Wordt verstuurd…',
  'leaving.change': 'Iets wijzigen',
  'leaving.name_fact': 'Naam',
  'leaving.email_fact': 'E-mail',
  'leaving.contract_fact': 'Overeenkomst',
  'leaving.declaration': 'Verklaring',
  'leaving.declaration_withdraw': 'Ik herroep deze overeenkomst.',
  'leaving.declaration_cancel': 'Ik zeg deze overeenkomst op.',
  'leaving.send_failed': 'Dit kon niet worden verstuurd',
  'leaving.send_failed_text': 'Wat je schreef, staat er nog. Probeer het opnieuw.',

  // Receipts
  'leaving.received_withdraw': 'We hebben je herroeping ontvangen',
  'leaving.received_cancel': 'We hebben je opzegging ontvangen',
  'leaving.received_text': 'Het moment hieronder telt. Een kopie is onderweg naar {email}.',
  'leaving.received_no_mail': 'Het moment hieronder telt. Bewaar deze ontvangstbevestiging.',
  'leaving.received': 'Ontvangen',
  'leaving.receipt': 'Ontvangstbevestiging',
  'leaving.more':
    '<b>Nog één ding.</b> Wat je hebt verstuurd, telt vanaf nu. Open de link in onze mail en bevestig dat jij het bent, zodat we het kunnen uitvoeren.',
  'leaving.more_withdraw':
    '<b>Nog één ding.</b> Je herroeping telt vanaf nu. Open de link in onze mail en bevestig dat jij het bent, zodat we die kunnen uitvoeren. Is er een overeenkomst met dit adres, dan krijg je het geld binnen {days} dagen terug of, zolang je bank de betaling nog verwerkt, zodra die binnen is.',
  'leaving.more_no_mail':
    '<b>Nog één ding.</b> Deze site verstuurt geen mail. Log in en doe het daar, of schrijf naar {support}, zodat we weten dat jij het bent.',
  'leaving.no_mail_operator': 'de beheerder van deze site',
  'leaving.now_withdraw':
    '<b>Je hoeft niets meer te doen.</b> Je abonnement eindigt nu, en je krijgt het geld binnen {days} dagen terug.',
  'leaving.now_withdraw_processing':
    '<b>Je hoeft niets meer te doen.</b> Je bank verwerkt de betaling nog: zodra die binnen is, krijg je alles terug.',
  'leaving.now_withdraw_disputed':
    '<b>Je hoeft niets meer te doen.</b> Je abonnement eindigt nu. Je bank onderzoekt de betaling: na de beslissing krijg je het geld terug van je bank of van ons.',
  'leaving.now_cancel': '<b>Je hoeft niets meer te doen.</b> Op je accountpagina staat wanneer het abonnement eindigt.',
  'leaving.now_cancel_processing':
    '<b>Je hoeft niets meer te doen.</b> Als de betaling binnen is, eindigt het abonnement na de eerste maand.',
  'leaving.now_cancel_processing_date':
    '<b>Je hoeft niets meer te doen.</b> Als de betaling binnen is, begint het abonnement. Het eindigt met de betaalde maand waarin je datum valt.',
  'leaving.now_order': '<b>Je hoeft niets meer te doen.</b> Je bestelling is beëindigd, en er wordt niets afgeschreven.',
  'leaving.now_nothing': '<b>Er is niets veranderd.</b> Bij je account hoort geen overeenkomst voor een betaald abonnement.',
  'leaving.download': 'Bevestiging downloaden',
  'leaving.print': 'Afdrukken',
  'leaving.your_advice': 'Je advies',
  'leaving.your_advice_text':
    'Je advies en je account blijven. Je kunt <a>alles meenemen</a>, of het verwijderen, wanneer je wilt.',
  'leaving.file_withdraw': 'herroeping',
  'leaving.file_cancel': 'opzegging',

  // Cancelling without signing in
  'leaving.cancel_title': 'Overeenkomsten hier opzeggen',
  'leaving.cancel_intro': 'Je hoeft niet in te loggen, en het is één pagina. Je krijgt meteen een ontvangstbevestiging.',
  'leaving.cancel_intro_steps':
    'Je hoeft niet in te loggen. Je ziet alles nog een keer voordat je de opzegging verstuurt, en krijgt daarna meteen een ontvangstbevestiging.',
  'leaving.kind': 'Soort opzegging',
  'leaving.kind_ordinary': 'Gewone opzegging',
  'leaving.kind_ordinary_hint': 'Aan het einde van een betaalde maand',
  'leaving.kind_important': 'Om een belangrijke reden',
  'leaving.kind_important_hint': 'Je noemt de reden, en iemand van ons leest die',
  'leaving.reason': 'Reden',
  'leaving.when': 'Wanneer de overeenkomst moet eindigen',
  'leaving.when_early': 'Zo vroeg mogelijk',
  'leaving.when_date': 'Op een datum die ik kies',
  'leaving.when_date_hint': 'Op zijn vroegst met de betaalde maand',
  'leaving.date': 'Datum',
  'leaving.cancel_now': 'Nu opzeggen',
  'leaving.cancel_confirm_title': 'Controleer je opzegging',
  'leaving.cancel_notify': 'Opzegging melden',
  'leaving.happens_receipt': 'We bevestigen de opzegging meteen per mail, met datum en tijd.',
  'leaving.happens_end':
    'Een overeenkomst eindigt altijd met een betaalde maand; een eerdere datum is niet mogelijk. Noem je een latere datum, dan wordt de overeenkomst tot dan verlengd en eindigt die met de betaalde maand waarin je datum valt.',
  'leaving.happens_protect':
    'Je opzegging telt vanaf het moment dat je die verstuurt. Om te voorkomen dat iemand anders je overeenkomst beëindigt, bevestig je via de link in die mail dat de opzegging van jou is; als je bent ingelogd, weten we dat al.',

  // What a mailed link confirms
  'leaving.notice_loading': 'Je verklaring wordt geopend…',
  'leaving.notice_withdraw': 'Bevestig je herroeping',
  'leaving.notice_cancel': 'Bevestig je opzegging',
  'leaving.notice_withdraw_text': 'Je abonnement {plan} eindigt dan meteen, en je krijgt {amount} terug.',
  'leaving.notice_withdraw_processing':
    'De overeenkomst over je abonnement {plan} eindigt dan. Je bank verwerkt de betaling nog: zodra die binnen is, krijg je alles terug, {amount}.',
  'leaving.notice_withdraw_disputed':
    'Je abonnement {plan} eindigt dan meteen. Je bank onderzoekt de betaling: na de beslissing krijg je {amount} terug, van je bank of van ons.',
  'leaving.notice_withdraw_over':
    'De bedenktijd van {days} dagen was al voorbij toen we je herroeping ontvingen. Die telt daarom als opzegging.',
  'leaving.notice_cancel_text': 'Je abonnement {plan} eindigt dan op {date}. Tot dan blijft alles zoals het is.',
  'leaving.notice_cancel_later':
    'Je abonnement {plan} eindigt dan op {date}. Tot die dag loopt het door en wordt het elke maand verlengd.',
  'leaving.notice_cancel_disputed':
    'Je abonnement {plan} eindigt dan uiterlijk op {date}. Zolang je bank een betaling onderzoekt, wordt het niet verlengd; geeft je bank je gelijk, dan eindigt het meteen.',
  'leaving.notice_cancel_unpaid':
    'De betaling voor je abonnement {plan} is nog niet binnen. Als je bank die al verwerkt, eindigt het abonnement na de eerste maand; anders eindigt je bestelling meteen.',
  'leaving.notice_cancel_unpaid_date':
    'De betaling voor je abonnement {plan} is nog niet binnen. Als je bank die al verwerkt, eindigt het abonnement met de betaalde maand waarin je datum valt; anders eindigt je bestelling meteen.',
  'leaving.notice_cancel_important':
    'Iemand van ons leest je reden en schrijft je. Je abonnement {plan} eindigt uiterlijk op {date}.',
  'leaving.notice_nothing':
    'Er is geen lopende overeenkomst met dit adres: er wordt niets afgeschreven, en er is niets te beëindigen.',
  'leaving.notice_confirm_cancel': 'Opzegging bevestigen',
  'leaving.confirming': 'Wordt bevestigd…',
  'leaving.done_withdraw': 'Je herroeping is bevestigd',
  'leaving.done_cancel': 'Je opzegging is bevestigd',
  'leaving.done_withdraw_text':
    'De overeenkomst is beëindigd. Waar je recht op hebt, krijg je binnen {days} dagen terug via je betaalmethode.',
  'leaving.done_withdraw_processing':
    'De overeenkomst is beëindigd. Je bank verwerkt de betaling nog: zodra die binnen is, krijg je alles terug.',
  'leaving.done_withdraw_disputed':
    'De overeenkomst is beëindigd. Je bank onderzoekt de betaling: na de beslissing krijg je het geld terug van je bank of van ons.',
  'leaving.done_cancel_date': 'De overeenkomst eindigt op {date}. Er wordt niets meer afgeschreven.',
  'leaving.done_cancel_later': 'De overeenkomst eindigt op {date}. Tot dan wordt die elke maand verlengd.',
  'leaving.done_cancel_disputed':
    'De overeenkomst eindigt uiterlijk op {date}. Zolang je bank een betaling onderzoekt, wordt die niet verlengd.',
  'leaving.done_cancel_unpaid':
    'Als je bank de betaling al verwerkt, eindigt het abonnement na de eerste maand; anders is je bestelling beëindigd. Er wordt niets meer afgeschreven.',
  'leaving.done_cancel_unpaid_date':
    'Als je bank de betaling al verwerkt, eindigt het abonnement met de betaalde maand waarin je datum valt; anders is je bestelling beëindigd.',
  'leaving.done_cancel_text': 'De overeenkomst is beëindigd of eindigt met de betaalde maand. Er wordt niets meer afgeschreven.',
  'leaving.link_title': 'Deze link kan niet worden gebruikt',
  'leaving.link_text':
    'De link is onvolledig, verlopen of vervangen door een latere. Wat je hebt verklaard, blijft toch bewaard. Je kunt het nog een keer versturen.',
  'leaving.notice_failed': 'Je verklaring kon niet worden geopend',
  'leaving.notice_failed_text': 'Er is niets verloren en niets veranderd. Opnieuw proberen helpt meestal.',
  'leaving.confirm_failed': 'Dit kon niet worden bevestigd',
  'leaving.again': 'Opnieuw invullen',
  'leaving.home': 'Naar de startpagina',
  'leaving.off':
    'Op deze site worden geen overeenkomsten gesloten, want er kan niet worden betaald. Denk je dat je er een hebt, schrijf dan naar {support}.',

  // Faults of fields
  'leaving.fault_nameRequired': 'Vul je naam in',
  'leaving.fault_contractRequired': 'Vul in om welke overeenkomst het gaat',
  'leaving.fault_reasonRequired': 'Vul de reden in',
  'leaving.fault_dateInvalid': 'Vul een geldige datum in',
  'leaving.fault_emailInvalid': 'Vul een geldig e-mailadres in',
} satisfies Translation<typeof en>;
