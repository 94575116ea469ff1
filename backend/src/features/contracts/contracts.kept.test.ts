import { describe, expect, it } from 'vitest';
import { cleanUp } from '../../database/clean-up.ts';
import { transact } from '../../database/transaction.ts';
import { tokenOf } from '../../testing/mailbox.ts';
import { useContracts } from '../../testing/use-contracts.ts';
import { keptWithdrawals } from '../subscription/subscription.service.ts';
import { contractsUserData, OLD_DECLARATIONS } from './contracts.user-data.ts';

const userData = contractsUserData(keptWithdrawals(['a secret of the tests']));
const DAY_MS = 86_400_000;
const { database, pool, mailbox, service, clock, contract, calls, clara, declared, stranger, signedIn } = await useContracts();

describe('a mailed link', () => {
  it.each(['', 'x'.repeat(75), `${'0'.repeat(32)}${'a'.repeat(43)}`, '../../etc/passwd'])('%j is refused', async (token) => {
    await expect(service.view(token)).rejects.toMatchObject({ code: 'link_invalid' });
    await expect(service.confirm(token)).rejects.toMatchObject({ code: 'link_invalid' });
  });

  it('works for 30 days, and holds no secret that the database has', async () => {
    await service.receive(declared(), stranger(), 'withdraw');
    const token = tokenOf(await mailbox.next(clara.email), '/withdraw');
    expect(JSON.stringify(await database.query('select * from contract_notices'))).not.toContain(token.slice(32));
    clock.time += 30 * DAY_MS - 1000;
    await service.view(token);
    clock.time += 2000;
    await expect(service.confirm(token)).rejects.toMatchObject({ code: 'link_invalid' });
  });

  it('does nothing once the address has another owner, or the contract is over', async () => {
    await service.receive(declared(), stranger(), 'withdraw');
    const token = tokenOf(await mailbox.next(clara.email), '/withdraw');
    contract.plan = null;
    expect(await service.confirm(token)).toMatchObject({ done: false, plan: null });
    contract.plan = 'silver';
    await pool.query('update users set email = $1', [`moved-${clara.email}`]);
    expect(await service.confirm(token)).toMatchObject({ done: false, plan: null });
    expect(calls).toEqual([]);
  });
});

describe('what is kept of declarations', () => {
  it('is exported to its owner alone, and outlives the account without naming it', async () => {
    const { receipt } = await service.receive(declared(), signedIn(), 'cancel');
    await mailbox.next(clara.email);
    await service.receive(declared({ name: 'A stranger' }), stranger(), 'withdraw');
    const token = tokenOf(await mailbox.next(clara.email, 1), '/withdraw');
    const { contractNotices } = await userData.export(pool, clara.id);
    expect(contractNotices).toEqual([expect.objectContaining({ number: receipt.number, outcome: 'cancelled' })]);

    await transact(pool, async (transaction) => {
      await userData.erase(transaction, { id: clara.id, email: clara.email });
      await transaction.query('delete from users where id = $1', [clara.id]);
    });
    const { rows } = await pool.query('select number, "userId", name from contract_notices where number = $1', [receipt.number]);
    expect(rows).toEqual([{ number: receipt.number, userId: null, name: 'Clara Almeida' }]);
    await expect(service.view(token)).rejects.toMatchObject({ code: 'link_invalid' });
  });

  it('goes three years after its year', async () => {
    const year = new Date().getUTCFullYear();
    const days = [`${year - 3}-01-01`, `${year - 4}-12-31`];
    for (const day of days) {
      clock.time = Date.parse(`${day}T12:00:00Z`);
      await service.receive(declared({ email: 'old@example.com' }), stranger(), 'cancel');
    }
    await cleanUp(pool, OLD_DECLARATIONS);
    const { rows } = await pool.query<{ day: string }>(
      `select "receivedAt"::date::text as day from contract_notices where email = 'old@example.com'`,
    );
    expect(rows).toEqual([{ day: days[0] }]);
  });
});
