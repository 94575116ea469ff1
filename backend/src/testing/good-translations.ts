/** Good translations, as people write them: none may be refused. */
export const GOOD: readonly (readonly [source: string, translation: string])[] = [
  // Names, and words that look like names.
  [
    'My sister Ines and I have not spoken since April.',
    'Meine Schwester Ines und ich haben seit April nicht mehr miteinander gesprochen.',
  ],
  ['My sister Ines and I have not spoken since April.', 'Mi hermana Ines y yo no nos hablamos desde abril.'],
  ['My sister Ines and I have not spoken since April.', 'Ma sœur Ines et moi ne nous parlons plus depuis avril.'],
  ['My sister Ines and I have not spoken since April.', 'Mijn zus Ines en ik hebben elkaar sinds april niet meer gesproken.'],
  ['My sister Ines and I have not spoken since April.', '我和妹妹伊内斯从四月起就没有说过话。'],
  ['I told Tom and Anna about it, but Tom only laughed.', 'Ich habe Tom und Anna davon erzählt, aber Tom hat nur gelacht.'],
  ['I met Anna’s mother on Friday.', 'Ich habe am Freitag Annas Mutter kennengelernt.'],
  [
    'He is a Catholic, she is a Muslim, and I believe in nothing.',
    'Er ist katholisch, sie ist muslimisch, und ich glaube an nichts.',
  ],
  [
    'My American friend and my Dutch neighbour came for Thanksgiving.',
    'Mein amerikanischer Freund und mein niederländischer Nachbar kamen zu Thanksgiving.',
  ],
  ['On Monday I called Human Resources about my boss.', 'Am Montag habe ich die Personalabteilung wegen meines Chefs angerufen.'],
  ['We moved from Munich to The Hague in March.', 'Nous avons déménagé de Munich à La Haye en mars.'],
  ['Talk to Mum and Dad before Christmas.', 'Habla con mamá y papá antes de Navidad.'],
  [
    'When I say that God helps me, my colleagues look at the Internet.',
    'Als ik zeg dat God me helpt, kijken mijn collega’s op het internet.',
  ],
  [
    '## Recommended Next Steps\nBegin with a Small Step today.',
    '## Empfohlene nächste Schritte\nBeginne heute mit einem kleinen Schritt.',
  ],
  ['Dear Ines,\n\nI miss you. Shall we talk?\n\nYours, Clara', 'Chère Ines,\n\nTu me manques. On en parle ?\n\nTa Clara'],
  [
    'Mein Bruder Jonas sagt, ich übertreibe, aber ich kann nicht mehr.',
    'My brother Jonas says that I exaggerate, but I can’t go on.',
  ],
  [
    'Ich habe meiner Mutter Geld geliehen, und mein Mann macht mir Vorwürfe.',
    'I lent my mother money, and my husband reproaches me for it.',
  ],
  [
    'Schreib auf, was dir Angst macht. Trink Wasser, und iss ein Stück Obst.',
    'Write down what scares you. Drink some water, and eat a piece of fruit.',
  ],
  ['Das heißt nicht, dass du schuld bist.', 'That does not mean that you are to blame.'],
  ['Meine Freundin heißt Mira, sie wohnt in Köln.', 'My friend’s name is Mira; she lives in Cologne.'],
  ['Mi hermano Juan vive en Sevilla y mi madre en Londres.', 'My brother Juan lives in Seville, and my mother in London.'],
  [
    'Mon mari Luc veut partir au Mexique avec nos amis américains.',
    'My husband Luc wants to go to Mexico with our American friends.',
  ],
  [
    'Mijn broer Daan en zijn Duitse vriendin Petra komen met Kerst.',
    'My brother Daan and his German girlfriend Petra are coming for Christmas.',
  ],
  ['我和小明吵架了，他说我夸张。', 'I had an argument with Xiaoming; he says that I exaggerate.'],
  ['我的同事 Tom 和 Anna 都不理我。', 'My colleagues Tom and Anna both ignore me.'],
  // Figures, times and dates.
  ['It costs €1,250 a year.', 'Das kostet 1.250 € im Jahr.'],
  ['It costs €1,250.50 a year.', 'Cela coûte 1 250,50 € par an.'],
  ['I earn 20,000 euros and owe 1.5 million.', '我挣2万欧元，欠150万。'],
  ['我挣2万欧元，欠150万。', 'I earn 20,000 euros and owe 1.5 million.'],
  ['I earn 20,000 euros a year.', '我一年挣两万欧元。'],
  ['Take 15 minutes, 3 times a week.', '每周三次，每次十五分钟。'],
  ['It has been 3 months.', '已经三个月了。'],
  ['已经三个月了，我每天只睡4个小时。', 'It has been three months, and I sleep only four hours a day.'],
  ['Wait 2 weeks before you write.', 'Warte zwei Wochen, bevor du schreibst.'],
  ['We meet at 3 pm, or at 10:30.', 'Wir treffen uns um 15 Uhr oder um 10.30 Uhr.'],
  ['Wir treffen uns um 22.30 Uhr.', 'We meet at 10:30 p.m.'],
  ['Rendez-vous à 14h30 le 05/12/2024.', 'The appointment is at 2:30 pm on 5 December 2024.'],
  ['I was born on 12/05/1990.', 'Ich bin am 12. Mai 1990 geboren.'],
  ['12. Mai: heute habe ich sie angerufen.', '12 May: today I called her.'],
  ['It is a song of the 1990s.', 'Het is een liedje uit de jaren negentig.'],
  ['She is there for me 24/7.', 'Sie ist rund um die Uhr für mich da.'],
  ['20% of people feel that way.', '有百分之二十的人有这种感觉。'],
  ['I told you a 1000 times.', 'Ich habe es dir tausendmal gesagt.'],
  ['Give each point a weight from 1 to 5.', 'Donnez à chaque point un poids de un à cinq.'],
  // Helplines and addresses.
  ['Call Samaritans on 116 123, or 999 in an emergency.', 'Ruf Samaritans unter 116 123 an, im Notfall die 999.'],
  ['Ruf die Telefonseelsorge an: 0800 111 0 111.', '请拨打心理热线：0800-111-0111。'],
  [
    'Write to help@example.org, or see https://example.org/help.',
    'Schrijf naar help@example.org of kijk op https://example.org/help.',
  ],
  ['请看 https://example.org/help，或拨打 988。', 'See https://example.org/help, or call 988.'],
  // Emoji.
  ['I love you ❤️ so much 😢', 'Je t’aime tellement 😢❤'],
  ['👩‍👧‍👦 We are tired 😢😢 👍🏽', '👩‍👧‍👦 我们累了😢😢👍🏽'],
  ['Ja! 🇳🇱 Tot morgen 👋', '¡Sí! 🇳🇱 Hasta mañana 👋'],
  ['© 2024 Beside™', '2024 Beside'],
  // Lists, lines and Markdown.
  ['1. Breathe.\n2. Write.\n3. Sleep.', '1. 呼吸。\n2. 写下来。\n3. 睡觉。'],
  ['1. Breathe.\n2. Write.', '1、呼吸。\n2、写下来。'],
  ['- Atme.\n- Schreib.', '- Respira.\n- Escribe.'],
  ['• un\n• deux', '- one\n- two'],
  [
    'Two things fit:\n\n- **Call her today**. Keep it short.\n- **Sleep on it**. Then decide.',
    '有两件事合适：\n\n- **今天给她打电话**。说短一点。\n- **先睡一觉**。然后再决定。',
  ],
  [
    '**Important:** use `Settings` and see [this page](https://example.org).',
    '**Importante:** usa `Settings` y mira [esta página](https://example.org).',
  ],
  ['> You never listen\n\nThat is hard to read.', '> Jamais tu n’écoutes\n\nC’est dur à lire.'],
  ['First line\r\nsecond line', 'Première ligne\ndeuxième ligne'],
  // Placeholders.
  ['Hello {name}, you have {count} messages.', '{name}，你好，你有 {count} 条消息。'],
  ['Read our <a>terms</a> first.', 'Lies zuerst unsere <a>Bedingungen</a>.'],
  ['I <3 you', 'Ich <3 dich'],
  // Short, long, and unchanged.
  ['OK', 'D’accord'],
  ['加油', 'You can do it, keep going!'],
  ['塞翁失马，焉知非福', 'A setback may turn out to be a blessing in disguise.'],
  ['You can do it.', '你能行。'],
  ['Ich bin müde.', 'Ich bin müde.'],
  ['Guten Morgen', 'Buenos días'],
  [
    'I asked an AI language model for the translation of my letter, and it said: sure, here it is.',
    'Ich habe ein KI-Sprachmodell um die Übersetzung meines Briefes gebeten, und es sagte: Klar, hier ist sie.',
  ],
  ['My son writes "translations" in JSON at school.', 'Mein Sohn schreibt in der Schule "translations" in JSON.'],
];
