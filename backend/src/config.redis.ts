/** Where the nodes' Redis is. */
export type RedisSettings = SingleRedis | RedisCluster | RedisSentinel;

/** One server, at one address. */
export interface SingleRedis {
  kind: 'single';
  url: string;
}

interface Login {
  user: string | null;
  password: string | null;
}

interface RedisAddress {
  host: string;
  port: number;
}

/** Several masters, each with some of the keys. A few addresses suffice: the cluster says the others. */
export interface RedisCluster extends Login {
  kind: 'cluster';
  nodes: RedisAddress[];
  tls: boolean;
}

/** One master with replicas. Sentinels watch it, and say which server is the master now. */
export interface RedisSentinel extends Login {
  kind: 'sentinel';
  sentinels: RedisAddress[];
  /** The name under which the sentinels know the master. */
  name: string;
  database: number;
  /** The sentinels' own login. */
  sentinel: Login;
  /** For the sentinels too. */
  tls: boolean;
}

const PORTS = { redis: 6379, sentinel: 26379 };
/** Between addresses, never inside a password. */
const BETWEEN = /,\s*(?=rediss?:\/\/)/;
const SENTINELS = /^(rediss?)\+sentinel:\/\/(?:([^/@]*)@)?([^/?@]+)\/([^/?]+)(?:\/(\d+))?(?:\?(.*))?$/;
const SENTINEL_OPTIONS = ['sentinel_user', 'sentinel_password'];

/**
 * Reads `REDIS_URL`: one address, several of a cluster with commas between them, or `redis+sentinel://` with sentinels and the master's name.
 * @param faults gets a line for each fault; none repeats anything of the value, which may hold a password
 * @returns null without a value, or with a wrong one
 */
export function redisSettings(text: string | null, faults: string[]): RedisSettings | null {
  if (text === null) return null;
  if (/^rediss?\+sentinel:/.test(text)) return sentinelOf(text, faults);
  const addresses = text.split(BETWEEN).map((address) => (URL.canParse(address) ? new URL(address) : null));
  const urls = addresses.filter((url) => url !== null && /^rediss?:$/.test(url.protocol) && url.hostname !== '');
  const [first] = urls;
  if (!first || urls.length < addresses.length) {
    faults.push(
      addresses.length > 1
        ? 'REDIS_URL must have an address that begins with redis:// or rediss:// between its commas, as redis://one:6379,redis://two:6379'
        : 'REDIS_URL must be an address that begins with redis:// or rediss://, several of a cluster with commas between them, or redis+sentinel://',
    );
    return null;
  }
  return urls.length === 1
    ? { kind: 'single', url: text.replace(/\/+$/, '') }
    : clusterOf(
        urls.filter((url) => url !== null),
        faults,
      );
}

function clusterOf(urls: URL[], faults: string[]): RedisCluster | null {
  const differ = (of: (url: URL) => string): boolean => new Set(urls.map(of)).size > 1;
  const before = faults.length;
  if (differ(({ protocol }) => protocol)) faults.push('REDIS_URL must have redis:// or rediss:// for every address of a cluster');
  const logins = urls.filter(({ username, password }) => username !== '' || password !== '');
  if (new Set(logins.map(({ username, password }) => `${username}:${password}`)).size > 1)
    faults.push('REDIS_URL must have one user and password for a whole cluster');
  if (urls.some(({ pathname, search }) => !['', '/', '/0'].includes(pathname) || search !== ''))
    faults.push('REDIS_URL must end after the port of each address: a cluster has no numbered databases');
  const login = loginOf(logins[0]?.username, logins[0]?.password, faults);
  if (faults.length > before || !login) return null;
  const nodes = urls.map(({ hostname, port }) => ({ host: bare(hostname), port: Number(port || PORTS.redis) }));
  return { kind: 'cluster', nodes, ...login, tls: urls[0]?.protocol === 'rediss:' };
}

function sentinelOf(text: string, faults: string[]): RedisSentinel | null {
  const form = 'redis+sentinel://host:26379,host:26379/NAME, with the name under which the sentinels know the master';
  const [, protocol, userInfo = '', hosts = '', name = '', database = '0', query = ''] = SENTINELS.exec(text) ?? [];
  const sentinels = hosts
    .split(',')
    .map((each) => (URL.canParse(`redis://${each.trim()}`) ? new URL(`redis://${each.trim()}`) : null));
  if (!protocol || sentinels.some((url) => !url?.hostname)) {
    faults.push(`REDIS_URL must be as ${form}`);
    return null;
  }
  const options = new URLSearchParams(query);
  const unknown = [...options.keys()].filter((key) => !SENTINEL_OPTIONS.includes(key));
  if (unknown.length > 0)
    faults.push(`REDIS_URL may have ${SENTINEL_OPTIONS.join(' and ')} after its question mark, and nothing else`);
  const at = userInfo.indexOf(':');
  const login = at < 0 ? loginOf(userInfo, '', faults) : loginOf(userInfo.slice(0, at), userInfo.slice(at + 1), faults);
  const [known] = decoded([name], faults);
  if (unknown.length > 0 || !login || known === undefined) return null;
  return {
    kind: 'sentinel',
    sentinels: sentinels.flatMap((url) => (url ? [{ host: bare(url.hostname), port: Number(url.port || PORTS.sentinel) }] : [])),
    name: known,
    database: Number(database),
    ...login,
    sentinel: { user: options.get('sentinel_user') || null, password: options.get('sentinel_password') || null },
    tls: protocol === 'rediss',
  };
}

function loginOf(user: string | undefined, password: string | undefined, faults: string[]): Login | null {
  const [first, second] = decoded([user ?? '', password ?? ''], faults);
  return first === undefined || second === undefined ? null : { user: first || null, password: second || null };
}

/** Nothing, and a fault, where a `%` begins no code. */
function decoded(texts: string[], faults: string[]): string[] {
  try {
    return texts.map(decodeURIComponent);
  } catch {
    faults.push('REDIS_URL must have %25 in place of each % of a user, password or name');
    return [];
  }
}

/** An IPv6 address without its brackets. */
const bare = (hostname: string): string => hostname.replace(/^\[(.*)\]$/, '$1');
