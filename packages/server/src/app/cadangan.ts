import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../platform/config.ts';
import { pack, unpack } from '../platform/cadangan/alur.ts';
import type { Daftar, Jumlah } from '../platform/cadangan/isi.ts';
import { nameOf, type Tempat } from '../platform/cadangan/nama.ts';
import type { HasilCadangan } from '../platform/cadangan/pencadang.ts';
import { pulihkan } from '../platform/cadangan/pulihkan.ts';
import { currentDatabase, dropDatabase, makeEmpty, notAllowed } from '../platform/cadangan/scratch.ts';
import { lewat, openTempat } from '../platform/cadangan/tempat.ts';
import { tulisCadangan } from '../platform/cadangan/tulis.ts';
import { fingerprint } from '../platform/database/migrate.ts';
import { migrationsDir, type OpenDatabase } from '../platform/database/open.ts';
import { createFiles } from '../platform/files.ts';
import { uuidv7 } from '../platform/id.ts';
import { putBehind } from '../platform/low-priority.ts';
import { secretKey } from '../platform/secrets.ts';
import { serverRoot } from '../platform/server-root.ts';
import { verifyAt } from './verify.ts';

type Setting = Pick<Config, 'dataDir' | 's3' | 'secretKey' | 'backup'>;
type Say = (line: string) => void;

function versionOf(root: string = serverRoot()): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  return version;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 500);

const RECORD_SQL = `insert into cadangan (id, keadaan, mulai, selesai, nama, tempat, bytes, sha256, sandi, versi, skema,
    baris, gambar, galat, server)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`;
const CHECK_SQL = `update cadangan set periksa = $2, beda = $3, galat_periksa = $4, diperiksa = $5 where id = $1`;

interface Written extends Jumlah {
  readonly daftar: Daftar;
}

/** One backup on its way, and what is kept of it. */
class Pembuatan {
  readonly #id = uuidv7();
  readonly #mulai = new Date();
  readonly #database: OpenDatabase;
  readonly #setting: Setting;
  readonly #tempat: Tempat;
  readonly #skema = fingerprint(migrationsDir());
  readonly #nama: string;

  constructor(database: OpenDatabase, setting: Setting) {
    this.#database = database;
    this.#setting = setting;
    this.#tempat = openTempat(setting.backup);
    this.#nama = nameOf(this.#mulai, setting.backup.key !== undefined);
  }

  async write(): Promise<Written> {
    const { dataDir, s3, backup } = this.#setting;
    let daftar: Daftar | undefined;
    const content = tulisCadangan({
      connection: this.#database.connection,
      files: createFiles(dataDir, s3),
      versi: versionOf(),
      skema: this.#skema,
      // The key of secrets lies in it only where nobody can read it.
      ...(backup.key && { kunci: secretKey(this.#setting) }),
      now: () => new Date(),
      onList: (list) => (daftar = list),
      ...(this.#database.server.own && { onProcess: putBehind }),
    });
    try {
      const sum = await this.#tempat.simpan(this.#nama, pack(content, backup.key));
      if (!daftar) throw new Error('the backup has no list');
      await this.#record({ ...sum, daftar }, '');
      return { ...sum, daftar };
    } catch (error) {
      await this.#record(undefined, messageOf(error));
      throw error;
    }
  }

  async #record(written: Written | undefined, galat: string): Promise<void> {
    const tables = Object.values(written?.daftar.tabel ?? {});
    await this.#database.db.query(RECORD_SQL, [
      this.#id,
      written ? 'SELESAI' : 'GAGAL',
      this.#mulai,
      new Date(),
      written ? this.#nama : '',
      this.#tempat.nama,
      written?.bytes ?? null,
      written?.sha256 ?? null,
      this.#setting.backup.key !== undefined,
      versionOf(),
      this.#skema,
      written ? tables.reduce((sum, { baris }) => sum + baris, 0) : null,
      written?.daftar.gambar.berkas ?? null,
      galat,
      `${hostname()}:${process.pid}`,
    ]);
  }

  /** Removes backups that have had their time. */
  async forget(say: Say): Promise<void> {
    for (const name of lewat(await this.#tempat.daftar(), this.#setting.backup, new Date())) {
      await this.#tempat.hapus(name);
      say(`removed ${name}`);
    }
  }

  /** Restores it into a database beside the shop's, and checks the books there. */
  async check(say: Say): Promise<Pick<HasilCadangan, 'periksa' | 'beda' | 'galat'>> {
    const found = await this.#tried(say);
    await this.#database.db.query(CHECK_SQL, [this.#id, found.periksa, found.beda, found.galat, new Date()]);
    return found;
  }

  async #tried(say: Say): Promise<Pick<HasilCadangan, 'periksa' | 'beda' | 'galat'>> {
    const { owner } = this.#database.server;
    const name = `${await currentDatabase(owner)}_periksa`;
    try {
      const scratch = await makeEmpty(owner, name);
      await pulihkan(unpack(await this.#tempat.ambil(this.#nama), this.#setting.backup.key), {
        owner: scratch,
        migrations: migrationsDir(),
        picture: () => Promise.resolve(),
        secret: () => Promise.resolve(),
      });
      const beda = await verifyAt(scratch, say);
      return { periksa: beda === 0 ? 'UTUH' : 'BEDA', beda, galat: '' };
    } catch (error) {
      return { periksa: notAllowed(error) ? 'TIDAK_BISA' : 'GAGAL', beda: 0, galat: messageOf(error) };
    } finally {
      await dropDatabase(owner, name).catch(() => undefined);
    }
  }

  result({ bytes, daftar }: Written, check: Pick<HasilCadangan, 'periksa' | 'beda' | 'galat'>): HasilCadangan {
    return { nama: this.#nama, bytes, gambar: daftar.gambar.berkas, ...check };
  }
}

/**
 * Makes a backup while the shop sells, keeps what became of it, forgets old ones, and tries whether it can be restored.
 * @throws Error when there is no backup at the end.
 */
export async function cadangkan(database: OpenDatabase, setting: Setting, say: Say): Promise<HasilCadangan> {
  const making = new Pembuatan(database, setting);
  const written = await making.write();
  const check = await making.check(say);
  // Only what is proven takes the place of what is old.
  if (check.periksa !== 'GAGAL') await making.forget(say);
  return making.result(written, check);
}
