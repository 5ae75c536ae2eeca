import { Dec } from '@kilau/contract/core/dec.ts';
import type { KindInput } from '@kilau/contract/core/kind.ts';
import type { tambahBarangManual } from '@kilau/contract/features/manual/tambah-manual.kind.ts';
import { kindOf } from '@kilau/contract/registry.ts';
import { showPaper } from '../engine/paper/read.ts';
import { daftarStok } from '../features/manual/stok/stok.baca.ts';
import type { JumlahStok } from '../trade/manual/stok.ts';
import type { WorkContext } from '../platform/context.ts';
import type { Tx } from '../platform/database/tx.ts';
import { differences, izin } from './checks.ts';
import type { TestDb } from './database.ts';
import { papersOf } from './papers.ts';
import { atWork, openShop, SHOP } from './shop.ts';

type Masuk = KindInput<typeof tambahBarangManual>['barang'][number];

/** A line that enters rings of group 700 into a tray. */
export const masuk = (kode_baki: string, qty: number, berat: string, more: Partial<Masuk> = {}): Masuk => ({
  kode_gudang: 'TOKO',
  kode_baki,
  kode_group: '700',
  kode_dept: 'CN',
  qty,
  berat: Dec.from(berat),
  ...more,
});

/** So many rings of group 700 out of a tray. */
export const ambil = (kode_baki: string, qty: number, berat: string, more: Partial<JumlahStok> = {}): JumlahStok => ({
  kode_gudang: 'TOKO',
  kode_baki,
  kode_group: '700',
  kode_dept: 'CN',
  kadar: Dec.from(70),
  qty,
  berat: Dec.from(berat),
  ...more,
});

/** Holds goods and writes at once what they are held for. */
export const sekaligus = async (held: Promise<() => Promise<void>>): Promise<void> => (await held)();

/** The list of the stock, narrowed to nothing. */
export const SEMUA = {
  kode_group: null,
  kode_dept: null,
  kode_toko: null,
  kode_baki: null,
  kode_gudang: null,
  habis: false,
  after: null,
  limit: null,
};

/** As it arrives at the browser. */
export const wire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const KINDS = { TBM: 'tambah-barang-manual', PBM: 'pindah-barang-manual', HBM: 'hancur-barang-manual' } as const;

/** The kind of a paper: what a number belongs to shows in the number. */
export const kindOfNumber = (nomor: string) => KINDS[nomor.slice(3, 6) as keyof typeof KINDS];

/** Manual items of the small shop are entered, moved and destroyed, and each of it is taken back. */
export class BarangManual {
  readonly #shop: Pick<TestDb, 'db'>;
  readonly #papers: ReturnType<typeof papersOf>;

  constructor(shop: Pick<TestDb, 'db'>) {
    this.#shop = shop;
    this.#papers = papersOf(shop);
  }

  /** The small shop with trays B01 to B04, two more types, and a gudang and a condition for what is destroyed. */
  readonly buka = async (): Promise<void> => {
    await openShop(this.#shop.db);
    await this.#shop.db.query(
      `insert into gudang (kode_toko, kode_gudang, nama_gudang, dijual) values ('KL01', 'HANCUR', 'HANCUR', false)`,
    );
    await this.#shop.db
      .query(`insert into baki (kode_toko, kode_baki, nama_baki, kode_gudang, berat_baki, berat_bandrol)
      select 'KL01', b.kode, b.kode, b.gudang, 150, 0.25 from (values ('B01', 'TOKO'), ('B02', 'TOKO'), ('B03', 'TOKO'),
        ('B04', 'TOKO'), ('H01', 'HANCUR')) as b(kode, gudang)`);
    await this.#shop.db.query(
      `insert into jenis (kode_toko, kode_dept, nama_dept, kode_group)
        values ('KL01', 'KL', 'KALUNG', null), ('KL01', 'GL', 'GELANG', '375')`,
    );
    await this.#shop.db.query(
      `insert into kondisi_barang (kode_toko, kode_kondisi, nama_kondisi) values ('KL01', 'RSK', 'RUSAK')`,
    );
  };

  readonly tambah = (barang: readonly Masuk[], context: WorkContext = atWork()) =>
    this.#shop.db.tx((tx) =>
      this.#papers.make(tx, 'tambah-barang-manual', { keterangan: 'STOK AWAL', barang }, context),
    );

  readonly pindah = (
    barang: readonly JumlahStok[],
    kode_baki: string,
    kode_gudang = 'TOKO',
    context: WorkContext = atWork(),
  ) =>
    this.#shop.db.tx((tx) =>
      this.#papers.make(tx, 'pindah-barang-manual', { kode_gudang, kode_baki, keterangan: null, barang }, context),
    );

  /** Destroys with an approval of just that, of something else, or without one. */
  readonly hancur = async (
    barang: readonly JumlahStok[],
    kode_kondisi = 'RSK',
    disetujui: readonly JumlahStok[] | null = barang,
  ) => {
    const isi = { kode_kondisi, keterangan: 'PATAH', barang };
    const nilai = { ...isi, barang: disetujui };
    const otorisasi = disetujui && (await izin(this.#shop.db, 'HANCUR BARANG MANUAL', '', nilai));
    return this.#shop.db.tx((tx) => this.#papers.make(tx, 'hancur-barang-manual', isi, atWork(), otorisasi));
  };

  readonly batal = (nomor: string, oleh = 'SPV1') => this.#shop.db.tx((tx) => this.batalDi(tx, nomor, oleh));

  /** Takes a paper back in a transaction of the test's own. */
  readonly batalDi = (tx: Tx, nomor: string, oleh = 'SPV1') =>
    this.#papers.approved(tx, kindOfNumber(nomor), nomor, 'batal', { oleh });

  /** A paper as the API shows it. */
  readonly baca = async (nomor: string): Promise<object> => {
    const kind = kindOf(kindOfNumber(nomor));
    if (!kind) throw new Error(`no kind for ${nomor}`);
    return wire(await showPaper(this.#shop.db, atWork(), kind, nomor));
  };

  /** What lies in a tray: group, purity, pieces, grams. */
  readonly stok = async (kode_baki: string) =>
    wire(await daftarStok(this.#shop.db, SHOP.kode_toko, { ...SEMUA, kode_baki })).data.map((row) => [
      row.kode_group,
      row.kadar,
      row.qty,
      row.berat,
    ]);

  /** Destroys whatever lies in a tray. */
  readonly habiskan = async (kode_baki: string): Promise<void> => {
    for (const row of (await daftarStok(this.#shop.db, SHOP.kode_toko, { ...SEMUA, kode_baki })).data) {
      await this.hancur([{ ...row, kadar: Dec.from(row.kadar), berat: Dec.from(row.berat) }]);
    }
  };

  readonly differences = () => differences(this.#shop.db);
}
