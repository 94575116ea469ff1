/** Certain, by its words alone. */
export const CERTAIN = 'I want to kill myself tonight.';
/** Help that is stored, a day and actor. */
const STORED_MAX = 20;
/** Milliseconds between two posts: faster than any limit of questions allows. */
const REST_MS = { advice: 300, chat: 1000 };

/** Whether an answer to certain danger names help: in the answer's place, or beside a refusal that came before the words were read. */
export const hasHelp = ({ status, body }) =>
  status === 429 ? Boolean(body.help) : status < 300 && body.help?.level === 'certain';

/** Certain danger, posted without end by an account and by a visitor: each is answered with help, and little of it is kept. */
export async function danger(attack) {
  const { world } = attack;
  const people = [await attack.account(world.ip(), 'danger@example.com'), await attack.visitor(world.ip())];
  const answers = { helped: 0, later: 0 };
  const judge = (what, answer) => {
    if (!hasHelp(answer)) attack.fault(`certain danger in ${what} was answered ${answer.status} without help`);
    answers[answer.status === 429 ? 'later' : 'helped'] += 1;
  };
  const post = async (person) => {
    const { body } = await attack.advice(person);
    const id = body.session?.id;
    if (!id) return attack.fault('a person had no advice to talk about');
    const asking = attack.untilOver(REST_MS.advice, async () =>
      judge('an advice', await attack.advice(person, { description: CERTAIN })),
    );
    const talking = attack.untilOver(REST_MS.chat, async () => judge('a chat', await attack.chat(person, id, CERTAIN)));
    await Promise.all([asking, talking]);
  };
  await Promise.all(people.map(post));
  const stored = await Promise.all(people.map((person) => storedOf(attack, person)));
  for (const rows of stored) if (rows > STORED_MAX) attack.fault(`${rows} answers with help were stored of one actor in a day`);
  attack.said = `${answers.helped} answered with help, ${answers.later} refused for their number with help beside it; stored ${stored.join(' and ')}`;
}

/** Answers with certain help that are stored of a person. */
async function storedOf({ world }, { userId, ip }) {
  const { rows } = await world.postgres.query(
    `with own as (select id, advice from advice_sessions where case when $1::text is null then "creatorIpAddress" = $2 else "userId" = $1 end)
     select (select count(*) from own where advice::jsonb #>> '{help,level}' = 'certain')
       + (select count(*) from chat_messages where "sessionId" in (select id from own) and "messageType" = 'ai' and help ->> 'level' = 'certain') as rows`,
    [userId, ip],
  );
  return Number(rows[0].rows);
}
