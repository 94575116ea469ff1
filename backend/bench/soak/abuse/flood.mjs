import { CERTAIN, hasHelp } from './danger.mjs';

const REST_MS = 200;
const AT_ONCE = 12;

/** Visitors at ever new addresses, who ask until nothing is left for those who pay nothing; certain danger is answered all the same. */
export async function flood(attack) {
  const { world } = attack;
  const seen = { written: 0, refused: 0 };
  const ask = async () => {
    const person = await attack.visitor(world.ip());
    if (!person) return;
    const { status, body } = await attack.advice(person);
    if (status === 200) seen.written += 1;
    else if (status === 429 && body.code === 'budget_reached') seen.refused += 1;
    else attack.fault(`a visitor was answered ${status} ${body.code}`);
    if (status === 200) return;
    const answer = await attack.advice(person, { description: CERTAIN });
    if (answer.status !== 200 || !hasHelp(answer))
      attack.fault(`certain danger was answered ${answer.status} when all was spent`);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, () => attack.untilOver(REST_MS, ask)));
  if (seen.refused === 0) attack.fault('the share of those who pay nothing was not used up');
  attack.said = `${seen.written} advices written, ${seen.refused} refused since only the share of those who pay was left`;
}
