import { createHash, type Hash } from 'node:crypto';

/** The first file of a backup: of what, when, by which program. */
export interface Kepala {
  readonly format: 1;
  readonly versi: string;
  /** When the database stood as it is in here (ISO). */
  readonly pada: string;
  /** The migrations that made the schema, and their fingerprint. */
  readonly skema: string;
  readonly migrasi: readonly { readonly berkas: string; readonly sha: string }[];
  readonly toko: readonly { readonly kode_toko: string; readonly nama_toko: string; readonly tgl_system: string }[];
  readonly tabel: readonly { readonly nama: string; readonly kolom: readonly string[] }[];
}

/** What a heap of files comes to: SHA-256 over all of it. */
export interface Jumlah {
  readonly bytes: number;
  readonly sha256: string;
}

/** The last file of a backup: what has to be in it. Without it a backup is no backup. */
export interface Daftar {
  readonly tabel: Readonly<Record<string, Jumlah & { readonly baris: number }>>;
  readonly gambar: Jumlah & { readonly berkas: number };
  /** Where counters of the database stand. */
  readonly urutan: Readonly<Record<string, string>>;
}

/**
 * The advisory lock of a backup on its way, taken before its moment: what the shop of that moment shows stays until the
 * backup has it.
 */
export const BACKUP_LOCK = 7290;

export const HEAD = 'cadangan.json';
export const LIST = 'daftar.json';
/** The key of secrets; in encrypted backups only. */
export const SECRET = 'kunci';
export const PICTURES = 'gambar/';
const TABLES = 'database/';

/** A table comes in parts that fit into memory. */
export const partName = (table: string, part: number): string =>
  `${TABLES}${table}/${String(part).padStart(6, '0')}.copy`;
export const tableOfPart = (name: string): string | undefined =>
  name.startsWith(TABLES) ? name.slice(TABLES.length).split('/')[0] : undefined;

/** Adds up what goes by. */
export class Heap {
  readonly #hash: Hash = createHash('sha256');
  #bytes = 0;
  #files = 0;

  add(body: Buffer, name = ''): void {
    // A picture under another name, or two that have changed places, is another heap.
    if (name !== '') this.#hash.update(`${name}\0${body.length}\0`);
    this.#hash.update(body);
    this.#bytes += body.length;
    this.#files++;
  }

  get files(): number {
    return this.#files;
  }

  sum(): Jumlah {
    return { bytes: this.#bytes, sha256: this.#hash.copy().digest('hex') };
  }
}
