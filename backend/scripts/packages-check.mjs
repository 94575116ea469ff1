// `npm run packages:check`: whether the registry knows of faults in the packages that ship, and whether their licences are ones that we may ship.
// It fails for a high or critical fault, and for another licence. Where the registry cannot be asked, it says so, and `--offline` does not ask.
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { shippedComponents } from './image.mjs';
import { root } from './tools.mjs';

/**
 * Licences that ask for no more than their text and their names, which the image has: see `THIRD-PARTY-LICENSES`. OFL-1.1 is the fonts'. MPL-2.0
 * (web-push) also asks that its own files stay available under it: they are used unchanged, and the bill of materials names where they come from.
 * Another one needs a reading, not a line here.
 */
export const ALLOWED_LICENSES = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['Python-2.0', 'CC0-1.0', 'OFL-1.1', 'MPL-2.0'],
]);

/** Whether a licence, or an expression of SPDX such as `(MIT OR GPL-2.0)`, may ship. What mixes `AND` and `OR` is for a person to read. */
export function isAllowedLicense(expression) {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  const [all, one] = [plain.split(' AND '), plain.split(' OR ')];
  if (all.length > 1 && one.length > 1) return false;
  return one.length > 1 ? one.some((each) => ALLOWED_LICENSES.has(each)) : all.every((each) => ALLOWED_LICENSES.has(each));
}

/** What is wrong with the licences of some components of a bill of materials, a line each. */
export function licenseFaults(components) {
  return components.flatMap(({ name, version, licenses = [] }) => {
    const named = licenses.map(({ expression, license }) => expression ?? license.id);
    if (named.length === 0) return [`${name} ${version} names no licence`];
    return named.filter((each) => !isAllowedLicense(each)).map((each) => `${name} ${version}: ${each}`);
  });
}

/** Faults that must be repaired before a release: see `.github/HARDENING.md` for the days. */
const SEVERE = ['high', 'critical'];

/**
 * Reads what `npm audit --json` has printed.
 * @returns `away`: why the registry did not answer, or null; `severe` and `others`: its advisories, a line each
 */
export function readAdvisories(printed) {
  let report;
  try {
    report = JSON.parse(printed);
  } catch {
    return { away: 'npm has printed no report', severe: [], others: [] };
  }
  const { vulnerabilities, message, error } = report ?? {};
  if (typeof vulnerabilities !== 'object' || vulnerabilities === null)
    return { away: message || error?.summary || 'npm has printed no report', severe: [], others: [] };
  const lines = Object.values(vulnerabilities).map(({ name, severity, range, via = [] }) => {
    const titles = via.flatMap((each) => (typeof each === 'object' ? [`${each.title} ${each.url}`] : [`through ${each}`]));
    return { severity, line: `${severity}: ${name} ${range}: ${titles.join('; ')}` };
  });
  const linesOf = (isSevere) => lines.filter(({ severity }) => SEVERE.includes(severity) === isSevere).map(({ line }) => line);
  return { away: null, severe: linesOf(true), others: linesOf(false) };
}

/** Asks the registry about the packages of production. */
function askRegistry() {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { cwd: root, encoding: 'utf8' });
  return readAdvisories(stdout ?? '');
}

function check(isOffline) {
  const components = shippedComponents();
  const faults = licenseFaults(components);
  console.log(`Licences of ${components.length} packages: ${faults.length === 0 ? 'all may ship' : 'not all may ship'}`);
  for (const fault of faults) console.error(`  ${fault}`);
  if (isOffline) return faults.length === 0;
  const { away, severe, others } = askRegistry();
  if (away !== null) console.error(`Advisories: UNKNOWN, the registry could not be asked: ${away}`);
  else console.log(`Advisories: ${severe.length} high or critical, ${others.length} others`);
  for (const line of [...severe, ...others]) console.error(`  ${line}`);
  return faults.length === 0 && severe.length === 0;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) process.exit(check(process.argv.includes('--offline')) ? 0 : 1);
