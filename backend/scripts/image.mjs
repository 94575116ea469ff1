// `npm run image -- PATH`: makes the folder that the image has as `/app`: the built product and the packages that it runs with, without tools,
// stand-ins, sources or tests. With it go `sbom.json`, a software bill of materials (CycloneDX) of all that was built in, and the licences of that.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { SEPARATE } from './separate-packages.mjs';
import { fromCaller, root } from './tools.mjs';

/** Files of packages that only a developer's tools read. */
const FOR_TOOLS = /\.(?:[cm]?ts|map|md|tsbuildinfo)$|\.test\.[cm]?js$|\/(?:\.github|docs?|examples?|tests?|__tests__)(?:\/|$)/;
/** Licence files. Licences demand that they are copied along. */
const LEGAL = /\/(?:licen[cs]e|copying|notice)[^/]*$/i;
/** What runs in the image, from the product's own root. */
const OWN = ['backend/bundle', 'frontend/dist', 'backend/package.json'];
const readLock = () => JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;

/** Where Node would find a package that another one asks for; undefined: it is not installed, as an optional one may be. */
function find(packages, from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const path = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (packages[path]) return path;
    if (at === '') return undefined;
  }
}

/** The packages that some need to run, themselves included, as paths of the lock file. Our own are left out. */
function closure(packages, from, names) {
  const found = new Set();
  const add = (at, name, isNeeded) => {
    const path = find(packages, at, name);
    if (!path) {
      if (isNeeded) throw new Error(`${name} is not in package-lock.json`);
      return;
    }
    const { link, resolved } = packages[path];
    const real = link ? resolved : path;
    if (found.has(real)) return;
    if (!existsSync(join(root, real))) {
      if (isNeeded) throw new Error(`${real} is not installed: npm ci`);
      return;
    }
    found.add(real);
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = packages[real];
    for (const each of Object.keys(dependencies)) add(real, each, true);
    for (const each of Object.keys(optionalDependencies)) add(real, each, false);
    for (const each of Object.keys(peerDependencies)) if (!peerDependenciesMeta[each]?.optional) add(real, each, false);
  };
  for (const name of names) add(from, name, true);
  return [...found].filter((path) => path.includes('node_modules/'));
}

/** Of packages that have their licence in a file alone. */
const LICENSES = { pause: 'MIT' };

/** The licence of a package that names it in the form of npm's first years. */
function licenseOf(path) {
  const { name, licenses = [] } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
  return licenses.map(({ type }) => type).join(' OR ') || LICENSES[name];
}

/** A component of the bill of materials. */
function componentOf(packages, path) {
  const { version, integrity, name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length) } = packages[path];
  const license = packages[path].license ?? licenseOf(path);
  const [algorithm, hash] = integrity?.split('-') ?? [];
  return {
    type: 'library',
    'bom-ref': `${name}@${version}`,
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(license ? { licenses: [/[ ()]/.test(license) ? { expression: license } : { license: { id: license } }] } : {}),
    ...(hash
      ? { hashes: [{ alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(hash, 'base64').toString('hex') }] }
      : {}),
  };
}

/** All packages whose code the server or the browser may run, as paths of the lock file. */
function shippedPackages(packages) {
  const floors = ['backend', 'frontend'];
  return [...new Set(floors.flatMap((floor) => closure(packages, floor, Object.keys(packages[floor].dependencies ?? {}))))];
}

/** The licences' own texts: most packages are part of the bundles, which have none of their files. */
function licenceTexts(packages, shipped) {
  return shipped
    .map((path) => {
      const files = readdirSync(join(root, path)).filter((name) => LEGAL.test(`/${name}`));
      const texts = files.map((name) => readFileSync(join(root, path, name), 'utf8').trim());
      const { name, version, licenses = [] } = componentOf(packages, path);
      const named = licenses.map(({ expression, license }) => expression ?? license.id).join(', ');
      return [`${name} ${version} (${named})`, ...texts].join('\n\n');
    })
    .toSorted()
    .join(`\n\n${'='.repeat(80)}\n\n`);
}

/** The bill of materials of the packages that ship. */
function billOfMaterials(packages, shipped) {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const components = new Map(
    shipped.map((path) => componentOf(packages, path)).map((component) => [component['bom-ref'], component]),
  );
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: 'beside', version } },
    components: [...components.values()].toSorted((one, other) => (one['bom-ref'] < other['bom-ref'] ? -1 : 1)),
  };
}

/** The same without a folder: every package that ships, as components with their licences. */
export function shippedComponents() {
  const packages = readLock();
  return billOfMaterials(packages, shippedPackages(packages)).components;
}

/**
 * Makes the folder, which must be new or empty. What is stale is built before.
 * @returns its packages' number, and its size in bytes
 */
export async function makeImage(folder) {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty`);
  if (!(await build())) throw new Error('The product could not be built');
  const packages = readLock();
  mkdirSync(folder, { recursive: true });
  for (const path of OWN)
    cpSync(join(root, path), join(folder, path), { recursive: true, filter: (file) => !file.endsWith('.map') });
  for (const path of closure(packages, 'backend', SEPARATE)) copyPackage(path, folder);
  const shipped = shippedPackages(packages);
  const bill = billOfMaterials(packages, shipped);
  writeFileSync(join(folder, 'THIRD-PARTY-LICENSES'), `${licenceTexts(packages, shipped)}\n`);
  writeFileSync(join(folder, 'sbom.json'), `${JSON.stringify(bill, null, 2)}\n`);
  return { packages: bill.components.length, bytes: sizeOf(folder) };
}

/** Copies a package without those inside it, which have paths of their own. */
function copyPackage(path, folder) {
  const from = join(root, path);
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  cpSync(from, join(folder, path), {
    recursive: true,
    filter: (file) => {
      const inside = file.slice(from.length);
      return !inside.startsWith('/node_modules') && (LEGAL.test(inside) || !FOR_TOOLS.test(inside));
    },
  });
}

function sizeOf(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [path] = process.argv.slice(2);
  if (!path) {
    console.error('Say where: npm run image -- PATH');
    process.exit(1);
  }
  const { packages, bytes } = await makeImage(fromCaller(path));
  console.log(`${path}: ${Math.round(bytes / 1e6)} MB, ${packages} packages`);
}
