import type { WithdrawalInstruction } from './withdrawal-instruction.ts';

/** Richtlijn 2011/83/EU, bijlage I, delen A en B, to which Dutch law refers; its wording says `u`. */
export const WITHDRAWAL_INSTRUCTION_NL: WithdrawalInstruction = {
  title: 'Informatie over de uitoefening van het herroepingsrecht',
  parts: [
    {
      heading: 'Herroepingsrecht',
      lines: [
        'U heeft het recht om binnen een termijn van 14 dagen zonder opgave van redenen de overeenkomst te herroepen.',
        'De herroepingstermijn verstrijkt 14 dagen na de dag van de sluiting van de overeenkomst.',
        'Om het herroepingsrecht uit te oefenen, moet u ons ({trader}) via een ondubbelzinnige verklaring (bv. schriftelijk per post of e-mail) op de hoogte stellen van uw beslissing de overeenkomst te herroepen. U kunt hiervoor gebruikmaken van het bijgevoegde modelformulier voor herroeping, maar bent hiertoe niet verplicht.',
        'U kunt uw herroepingsrecht ook online uitoefenen op {address}. Als u van deze onlinefunctie gebruikmaakt, zenden wij u onverwijld op een duurzame gegevensdrager (bv. per e-mail) een ontvangstbevestiging van de herroeping, met inbegrip van de inhoud ervan en de datum en het tijdstip van indiening.',
        'Om de herroepingstermijn na te leven volstaat het om uw mededeling betreffende uw uitoefening van het herroepingsrecht te verzenden voordat de herroepingstermijn is verstreken.',
      ],
    },
    {
      heading: 'Gevolgen van de herroeping',
      lines: [
        'Als u de overeenkomst herroept, ontvangt u alle betalingen die u tot op dat moment heeft gedaan, inclusief leveringskosten (met uitzondering van eventuele extra kosten ten gevolge van uw keuze voor een andere wijze van levering dan de door ons geboden goedkoopste standaard levering) onverwijld en in ieder geval niet later dan 14 dagen nadat wij op de hoogte zijn gesteld van uw beslissing de overeenkomst te herroepen, van ons terug. Wij betalen u terug met hetzelfde betaalmiddel als waarmee u de oorspronkelijke transactie heeft verricht, tenzij u uitdrukkelijk anderszins heeft ingestemd; in ieder geval zullen u voor zulke terugbetaling geen kosten in rekening worden gebracht.',
        'Als u heeft verzocht om de verrichting van diensten te laten beginnen tijdens de herroepingstermijn, betaalt u een bedrag dat evenredig is aan hetgeen reeds geleverd is op het moment dat u ons ervan in kennis heeft gesteld dat u de overeenkomst herroept, vergeleken met de volledige uitvoering van de overeenkomst.',
      ],
    },
    {
      heading: 'Modelformulier voor herroeping',
      lines: [
        '(dit formulier alleen invullen en terugzenden als u de overeenkomst wilt herroepen)',
        'Aan {trader}:',
        'Ik/Wij (*) deel/delen (*) u hierbij mede dat ik/wij (*) onze overeenkomst betreffende de levering van de volgende dienst herroep/herroepen (*):',
        'Besteld op:',
        'Naam/Namen consument(en):',
        'Adres consument(en):',
        'Handtekening van consument(en) (alleen wanneer dit formulier op papier wordt ingediend):',
        'Datum:',
        '(*) Doorhalen wat niet van toepassing is.',
      ],
    },
  ],
  unnamed: 'de beheerder van {app}',
};
