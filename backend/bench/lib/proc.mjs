import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second; the bench runs on Linux alone. */
const TICKS_A_SECOND = 100;

function statOf(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name may hold spaces and brackets, so the fields are counted from its last bracket.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = (from, to) => fields.slice(from, to).reduce((sum, field) => sum + Number(field), 0) / TICKS_A_SECOND;
  return {
    parent: Number(fields[1]),
    own: ticks(11, 13),
    ended: ticks(13, 15),
  };
}

/** Seconds of processor time, user and system, that a process has used. */
export const cpuOf = (pid) => statOf(pid).own;

/** The same for a process with all its children, those that have ended included. */
export function cpuOfFamily(pid) {
  const parent = statOf(pid);
  let seconds = parent.own + parent.ended;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = statOf(name);
      if (stat.parent === pid) seconds += stat.own;
    } catch {
      // It ended during the look.
    }
  }
  return seconds;
}

/** Resident memory in MiB. */
export function memoryOf(pid) {
  const kib = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kib) / 1024;
}

/** Open file handles: sockets, and all others. */
export function handlesOf(pid) {
  let sockets = 0;
  let others = 0;
  for (const handle of readdirSync(`/proc/${pid}/fd`)) {
    try {
      if (readlinkSync(`/proc/${pid}/fd/${handle}`).startsWith('socket:')) sockets++;
      else others++;
    } catch {
      // Closed during the look.
    }
  }
  return { sockets, others };
}

/** Seconds of processor time that the whole machine has spent. */
export function cpuOfMachine() {
  const [, ...fields] = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0].split(/\s+/);
  const [user, nice, system, , , irq, softirq, steal] = fields.map(Number);
  return (user + nice + system + irq + softirq + steal) / TICKS_A_SECOND;
}
