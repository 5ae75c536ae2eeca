const SHAPE = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^@/?#]*)(.*)$/;
/** What libpq is told to find the one that takes writes; here that is always asked of several. */
const WANTED = 'target_session_attrs';
const WRITABLE: ReadonlySet<string | null> = new Set([null, 'read-write', 'primary']);

/** An address that leads to one host only, without what only several need. */
function single(before: string, host: string, after: string): URL | undefined {
  if (!URL.canParse(`${before}${host}${after}`)) return undefined;
  const url = new URL(`${before}${host}${after}`);
  if (!WRITABLE.has(url.searchParams.get(WANTED))) return undefined;
  url.searchParams.delete(WANTED);
  return url;
}

/**
 * The addresses in `postgresql://user:password@first:5432,second:5432/kilau`, in their order: the same database on each
 * host that may have it.
 * @returns nothing when it is no address of a database, or asks for one that takes no writes.
 */
export function addressesOf(address: string): readonly URL[] | undefined {
  const [, before = '', hosts = '', after = ''] = SHAPE.exec(address) ?? [];
  if (before === '' || `${hosts}${after}` === '') return undefined;
  const urls = hosts.split(',').map((host) => single(before, host, after));
  const several = urls.length > 1;
  return urls.every((url) => url !== undefined && !(several && url.hostname === '')) ? (urls as URL[]) : undefined;
}

/** The same hosts, another database. */
export function addressOn(address: string, database: string): string {
  const [, before = '', hosts = '', after = ''] = SHAPE.exec(address) ?? [];
  return `${before}${hosts}${after.replace(/^[^?#]*/, `/${encodeURIComponent(database)}`)}`;
}
