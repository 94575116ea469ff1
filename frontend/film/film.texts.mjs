// What people and the counsellor say in the film and in the screenshots. Nobody's own words.

export const SITUATION =
  'My sister Ines and I haven’t spoken since our mother’s funeral in April. I said something unkind about the house, and she left before ' +
  'coffee. Her birthday is in two weeks. I would like to write to her without making it worse.';

/** What Clara writes in English, and Luc in French. */
export const CLARA = {
  en: 'I miss our Sundays. Lately we only talk about who picks up the kids.',
  fr: 'Nos dimanches me manquent. En ce moment, on ne parle plus que de qui va chercher les enfants.',
};
export const LUC = {
  fr: 'À moi aussi. Le soir, je suis si fatigué que je me tais, et tu crois que ça m’est égal.',
  en: 'I miss them too. In the evening I am so tired that I go quiet, and you think that I don’t care.',
};

const COUNSEL_LINES = [
  {
    en: 'You miss the same thing, Clara and Luc: time that is not about plans. Clara takes the silence for distance; Luc goes quiet because he is tired.',
    fr: 'La même chose vous manque, Clara et Luc : du temps sans rien à organiser. Clara prend le silence pour de la distance ; Luc se tait parce qu’il est fatigué.',
  },
  {
    en: 'Keep one hour free this Sunday. Each says one thing that was good this week. The other only listens.',
    fr: 'Gardez une heure libre ce dimanche. Chacun dit une chose qui a été bonne cette semaine. L’autre écoute, sans répondre.',
  },
];

/** The counsellor's reply. */
export const COUNSEL = Object.fromEntries(
  ['en', 'fr'].map((language) => [language, COUNSEL_LINES.map((line) => line[language]).join('\n\n')]),
);

/** Every line that the film's model can translate. */
export const LINES = [CLARA, LUC, ...COUNSEL_LINES];
