import { bukaCabang, perbaruiCabang, tutupCabang } from '../platform/alir/cabang.ts';
import { PEMBACA } from '../platform/alir/pilihan.ts';
import { AlirError, dengan, lepasCabang, perbaruiPusat, tambahCabang, type Pusat } from '../platform/alir/pusat.ts';
import { slotSini, tengokCabang } from '../platform/alir/tengok.ts';
import { currentDatabase, notAllowed } from '../platform/cadangan/scratch.ts';
import type { Config } from '../platform/config.ts';
import { listenFrom, listenOf, type Listen } from '../platform/database/listen.ts';
import { databaseDir, openDatabase, type OpenServer } from '../platform/database/open.ts';
import { createSecrets, secretKey, type Secrets } from '../platform/secrets.ts';

type Say = (line: string) => void;

/** Where the address of a branch is sealed for. */
const TEMPAT = 'alir/cabang';

interface Kerja {
  readonly config: Config;
  readonly server: OpenServer;
  readonly secrets: Secrets;
  readonly say: Say;
}

function listenAsked(options: readonly string[]): (Listen & { readonly from: string }) | undefined {
  const text = options.join(' ');
  const [, host, port] = /--listen=(\S+):(\d{1,5})(?: |$)/.exec(text) ?? [];
  const from = /--from=(\S+)/.exec(text)?.[1];
  if (options.length === 0) return undefined;
  if (host === undefined || from === undefined || options.length !== 2) {
    throw new AlirError(
      '--listen=10.8.0.11:5433 and --from=10.8.0.1/32 belong together: where it listens, and to whom',
    );
  }
  return { host, port: Number(port), from };
}

const passwordOf = (secrets: Secrets): string => secrets.sign(PEMBACA, 'alir').toString('base64url');

function alamatOf({ config, secrets }: Kerja, database: string): string {
  const listen = listenOf(databaseDir(config.dataDir));
  const url = new URL(config.databaseUrl ?? `postgresql://${listen?.host ?? '127.0.0.1'}:${listen?.port}/${database}`);
  [url.username, url.password] = [PEMBACA, passwordOf(secrets)];
  return url.href;
}

async function open(kerja: Kerja, options: readonly string[]): Promise<void> {
  const { config, server, secrets, say } = kerja;
  const asked = listenAsked(options);
  const stateDir = databaseDir(config.dataDir);
  if (server.own && !asked && !listenOf(stateDir)) {
    throw new AlirError(
      'Kilau runs its own PostgreSQL, which nobody reaches: say --listen=ADDRESS:PORT --from=NETWORK',
    );
  }
  if (!server.own && asked) throw new AlirError('where an external PostgreSQL listens is its own matter');
  const database = await currentDatabase(server.owner);
  if (asked) listenFrom(stateDir, asked, { database, user: PEMBACA, from: asked.from });
  const { toko, siap } = await dengan(server.owner, (client) => bukaCabang(client, passwordOf(secrets)));
  if (toko.length === 0) throw new AlirError('this database has no shop yet');
  say(`${toko.join(', ')} may flow to head office. There: npm run flow -- add '${alamatOf(kerja, database)}'`);
  if (!siap || asked) say('First start PostgreSQL here anew: stop Kilau and start it.');
}

function pusatOf({ server, secrets }: Kerja): Pusat {
  return {
    owner: server.owner,
    program: server.role?.user,
    segel: (alamat, nama) => secrets.seal(alamat, `${TEMPAT}/${nama}`),
  };
}

async function list({ server, secrets, say }: Kerja): Promise<void> {
  for (const { toko, keadaan, tersisa, bytes, detik, setara } of await tengokCabang(server.owner, (sealed, nama) =>
    secrets.open(sealed, `${TEMPAT}/${nama}`),
  )) {
    const lag = bytes === null ? 'does not answer' : `${bytes} bytes, ${detik ?? 0} s behind`;
    const rest = tersisa > 0 ? `, ${tersisa} tables to copy` : '';
    say(`${toko.join(', ')}: ${keadaan}, ${lag}${rest}, all of it here at ${setara?.toISOString() ?? '-'}`);
  }
  for (const { nama, aktif, bytes, hilang } of await dengan(server.owner, slotSini)) {
    const state = hilang ? 'is lost, head office has to add this branch anew' : `keeps ${bytes} bytes`;
    say(`${nama} ${state}, ${aktif ? 'is read' : 'is not read now'}`);
  }
}

async function add(kerja: Kerja, alamat: string): Promise<void> {
  if (!URL.canParse(alamat)) throw new AlirError('the address is the one that npm run flow -- open has told');
  const { toko, lama, mulaiUlang } = await tambahCabang(pusatOf(kerja), alamat);
  kerja.say(`${toko.join(', ')} ${lama ? 'flows already; its address was taken anew' : 'is being copied'}`);
  if (mulaiUlang) kerja.say('Before the third branch start PostgreSQL here anew: stop Kilau and start it.');
}

async function remove(kerja: Kerja, toko: string): Promise<void> {
  const tahu = await lepasCabang(pusatOf(kerja), toko);
  kerja.say(`${toko} flows no more, and its rows are gone here`);
  if (!tahu) kerja.say('Its server did not answer and still keeps its log for us. There: npm run flow -- close');
}

async function refresh({ server, ...rest }: Kerja): Promise<void> {
  await dengan(server.owner, perbaruiCabang);
  const jauh = await perbaruiPusat(pusatOf({ server, ...rest }));
  rest.say(jauh.length === 0 ? 'what flows is as the schema is' : `not reached, do it again later: ${jauh.join(', ')}`);
}

async function act(kerja: Kerja, plain: readonly string[], options: readonly string[]): Promise<boolean> {
  const [what, of, ...more] = plain;
  if (more.length > 0) return false;
  if (what === 'open' && of === undefined) return open(kerja, options).then(() => true);
  if (options.length > 0) return false;
  if (what === 'add' && of !== undefined) return add(kerja, of).then(() => true);
  if (what === 'remove' && of !== undefined) return remove(kerja, of).then(() => true);
  if (of !== undefined) return false;
  if (what === 'list') return list(kerja).then(() => true);
  if (what === 'refresh') return refresh(kerja).then(() => true);
  if (what !== 'close') return false;
  kerja.say(`${await dengan(kerja.server.owner, tutupCabang)} slots dropped; nothing flows from here any more`);
  return true;
}

/**
 * Has branches flow into head office's database: `npm run flow`.
 * @returns false where that is no command.
 * @throws AlirError with what somebody can do about it.
 */
export async function runFlow(
  words: { readonly plain: readonly string[]; readonly options: readonly string[] },
  config: Config,
  say: Say,
): Promise<boolean> {
  const database = await openDatabase(config);
  try {
    const kerja = { config, server: database.server, secrets: createSecrets(secretKey(config)), say };
    return await act(kerja, words.plain, words.options);
  } catch (error) {
    if (!notAllowed(error)) throw error;
    throw new AlirError(`PostgreSQL: ${error.message}. KILAU_DATABASE_OWNER_URL must name its superuser.`);
  } finally {
    await database.close();
  }
}
