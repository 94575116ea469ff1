const GROUNDING =
  'Nimm dir ein paar Minuten, um ruhiger zu werden. Nenne fünf Dinge, die du siehst, vier, die du hörst, und drei, die du berühren kannst. Dann atme zehnmal langsam aus.';

/** German words of the help answer. */
export const HELP_TEXTS_DE = {
  gap: ' ',
  or: ' oder ',
  now: 'Wenn gerade jemand in Gefahr ist, {call}.',
  callNumber: 'ruf {numbers} an',
  callLocal: 'ruf den Notruf deines Landes an (in der ganzen Europäischen Union ist das die 112)',
  line: 'Mit dem, was du beschreibst, kannst du hier anrufen: {phone} ({name}).',
  lineAlways: 'Mit dem, was du beschreibst, kannst du Tag und Nacht hier anrufen: {phone} ({name}).',
  listens: 'Unter {phone} ({name}) hört dir jemand zu.',
  listensAlways: 'Unter {phone} ({name}) hört dir Tag und Nacht jemand zu.',
  lineOnline: '{name} zeigt dir, wer in deiner Nähe helfen kann: {url}.',
  directory: 'Auf {url} findest du kostenlose, vertrauliche Hilfetelefone in deinem Land.',
  whatsapp: 'Du kannst dort auch per WhatsApp schreiben: {number}.',
  otherwise: 'Wenn diese Stelle nicht für dich gedacht ist, geht auch: {phone} ({name}).',
  contactPhone: '{phone} ({name})',
  contactOnline: 'bei einem Hilfetelefon, zu finden auf {url}',
  kinds: {
    self_harm: {
      opening: 'Du bist damit nicht allein. Es gibt Menschen, die dir jetzt zuhören. Danke, dass du es gesagt hast.',
      steps: [
        'Melde dich jetzt hier, vor allem anderen: {contact}. Du musst nicht die richtigen Worte finden. „Ich habe Angst, mir etwas anzutun“ genügt. Wenn Sprechen schwerfällt: Viele Stellen haben auch einen Chat.',
        'Bleib nicht allein. Bitte jemanden, zu dir zu kommen oder am Telefon zu bleiben, und sag klar, wie schlimm es ist.',
        'Bring Abstand zwischen dich und alles, womit du dich verletzen könntest. Geh in ein anderes Zimmer oder nach draußen, oder bitte jemanden, es wegzubringen.',
        GROUNDING,
        'Wenn du dir um jemand anderen Sorgen machst: Bleib bei diesem Menschen, frag direkt nach Suizidgedanken und ruft gemeinsam an.',
      ],
      encouragement:
        'So starke Gefühle verändern sich wieder, auch wenn es sich jetzt nicht so anfühlt. Du musst jetzt nichts entscheiden. Die nächste Stunde, mit jemandem an deiner Seite, ist genug.',
    },
    child: {
      opening:
        'Du bist damit nicht allein, und es ist richtig, dass du es sagst. Ein Kind muss sicher sein, und dafür gibt es jetzt Hilfe.',
      steps: [
        'Sprich noch heute mit jemandem: {contact}. Du kannst dich für dich selbst melden, für ein Kind, das du kennst, oder weil du Angst hast vor dem, was du tun könntest.',
        'Wenn du jung bist und dir das passiert: Es ist nicht deine Schuld. Erzähl es einer erwachsenen Person, der du vertraust, in der Schule, in der Familie oder in einer Arztpraxis. Hilft die erste nicht, sag es der nächsten.',
        'Wenn du Angst um ein Kind hast: Bleib ruhig und sag ihm, dass du ihm glaubst. Schreib auf, was du gesehen oder gehört hast, und überlass das Fragen denen, die du anrufst. Stell niemanden allein zur Rede, wenn das Kind dadurch in Gefahr geraten könnte.',
        'Wenn du Angst hast, einem Kind wehzutun: Leg es an einen sicheren Ort, etwa ins Bettchen, schließ die Tür, geh in ein anderes Zimmer und ruf jemanden an. Ein paar Minuten Weinen schaden ihm nicht.',
        `${GROUNDING} Wenn andere in dieses Gerät schauen, lösch diese Seite danach aus dem Verlauf.`,
      ],
      encouragement:
        'Es auszusprechen ist der Schritt, der schützt. Du brauchst keine Beweise, und du musst es nicht allein tragen.',
    },
    abuse: {
      opening:
        'Du bist nicht allein, und es gibt jetzt Hilfe für dich. Dass dir jemand wehtut oder droht, ist nicht deine Schuld, ganz gleich, was vorher war.',
      steps: [
        'Melde dich, sobald es gefahrlos geht: {contact}. Dort kannst du erzählen und in deinem Tempo überlegen, was dir hilft. Du musst noch nichts entschieden haben.',
        'Deine Sicherheit geht vor, und die der Kinder. Wenn es angespannt wird, bleib in der Nähe eines Ausgangs. Vereinbare mit jemandem, dem du vertraust, ein Codewort, damit dieser Mensch Hilfe rufen kann. Halte Papiere, Schlüssel und etwas Geld griffbereit.',
        'Gespräche zu zweit, auch eine Paarsitzung hier, sind nicht der richtige Ort dafür, solange dir jemand wehtut oder Angst macht. Sprich mit einem Menschen, der nur für dich da ist.',
        'Wenn jemand anderes in dieses Gerät schaut, lösch diese Seite danach aus dem Verlauf, hier und im Browser, und den Anruf aus der Anrufliste. Am sichersten ist ein Gerät, das nur du benutzt.',
        GROUNDING,
      ],
      encouragement:
        'Du hast Worte gefunden für etwas, das sehr schwer zu sagen ist. Du hast ein Recht darauf, sicher zu sein, und du darfst einen Schritt nach dem anderen gehen.',
    },
    violence: {
      opening:
        'Du bist nicht allein, und es muss nicht schlimmer werden. Es gibt jetzt Hilfe, ob dich jemand bedroht oder ob du Angst hast vor dem, was du tun könntest.',
      steps: [
        'Zuerst Abstand. Wenn dich jemand bedroht, geh dorthin, wo andere Menschen sind, oder hinter eine abgeschlossene Tür, und {call}. Wenn du spürst, dass du jemandem etwas antun könntest, geh jetzt weg, bevor noch ein Wort fällt.',
        'Dann sprich mit jemandem: {contact}. Du kannst alles sagen, auch das, wofür du dich schämst.',
        'Gib alles, was zur Waffe werden könnte, jemand anderem oder schließ es weg, und lass heute Alkohol und Drogen sein.',
        GROUNDING,
        'Wenn du angegriffen oder zu etwas gezwungen wurdest, ist es nicht deine Schuld. In vielen Krankenhäusern kannst du dich versorgen und Spuren sichern lassen, auch bevor du über eine Anzeige entscheidest.',
      ],
      encouragement:
        'So ein Moment wird leichter, wenn Abstand da ist und jemand zuhört. Sich Hilfe zu holen, bevor etwas passiert, braucht Kraft.',
    },
  },
};
