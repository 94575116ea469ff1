// Loaded into a node before its own code: it counts its statements by name. On SIGUSR2 it prints the counts since the last time.
import pg from 'pg';

const counts = new Map();
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function counted(statement, ...rest) {
  const name =
    typeof statement === 'string' ? statement.trim().slice(0, 40) : (statement?.name ?? statement?.text?.trim().slice(0, 40));
  counts.set(name, (counts.get(name) ?? 0) + 1);
  return query.call(this, statement, ...rest);
};
process.on('SIGUSR2', () => {
  process.stdout.write(`statements ${JSON.stringify(Object.fromEntries(counts))}\n`);
  counts.clear();
});
