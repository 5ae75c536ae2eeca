import { Dec } from '@kilau/contract/core/dec.ts';
import type { DocumentInput } from '@kilau/contract/core/document.ts';
import { nilaiHancurManual } from '@kilau/contract/features/manual/hancur-manual.document.ts';
import type { tambahBarangManual } from '@kilau/contract/features/manual/tambah-manual.document.ts';
import { batalHancurManual, hancurkanManual } from '../features/manual/hancur-manual.post.ts';
import { batalPindahManual, pindahkanManual } from '../features/manual/pindah-manual.post.ts';
import { daftarStok } from '../features/manual/stok.baca.ts';
import type { JumlahStok } from '../features/manual/stok.ts';
import { batalTambahManual, tambahManual } from '../features/manual/tambah-manual.post.ts';
import type { WorkContext } from '../platform/context.ts';
import { differences, izin } from './checks.ts';
import type { TestDb } from './database.ts';
import { atWork, openShop, SHOP } from './shop.ts';

type Masuk = DocumentInput<typeof tambahBarangManual>['barang'][number];

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

const BATAL = {
  TBM: ['BATAL TAMBAH BARANG MANUAL', batalTambahManual],
  PBM: ['BATAL PINDAH BARANG MANUAL', batalPindahManual],
  HBM: ['BATAL HANCUR BARANG MANUAL', batalHancurManual],
} as const;

/** Manual items of the small shop are entered, moved and destroyed, and each of it is taken back. */
export class BarangManual {
  readonly #shop: Pick<TestDb, 'db'>;
  #keys = 0;

  constructor(shop: Pick<TestDb, 'db'>) {
    this.#shop = shop;
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

  readonly kunci = () => `kunci-${(this.#keys += 1)}`;

  readonly tambah = (barang: readonly Masuk[], context: WorkContext = atWork()) =>
    this.#shop.db.tx((tx) => tambahManual(tx, context, { keterangan: 'STOK AWAL', barang: [...barang] }, this.kunci()));

  readonly pindah = (
    barang: readonly JumlahStok[],
    kode_baki: string,
    kode_gudang = 'TOKO',
    context: WorkContext = atWork(),
  ) =>
    this.#shop.db.tx((tx) =>
      pindahkanManual(tx, context, { kode_gudang, kode_baki, keterangan: null, barang: [...barang] }, this.kunci()),
    );

  /** Destroys with an approval of just that, or of something else. */
  readonly hancur = async (
    barang: readonly JumlahStok[],
    kode_kondisi = 'RSK',
    disetujui: readonly JumlahStok[] = barang,
  ) => {
    const nilai = nilaiHancurManual(kode_kondisi, disetujui);
    const otorisasi = await izin(this.#shop.db, 'HANCUR BARANG MANUAL', '', nilai);
    const isi = { kode_kondisi, keterangan: 'PATAH', otorisasi, barang: [...barang] };
    return this.#shop.db.tx((tx) => hancurkanManual(tx, atWork(), isi, this.kunci()));
  };

  /** What a number belongs to shows in the number. */
  readonly batal = async (nomor: string, oleh = 'SPV1') => {
    const [kategori, run] = BATAL[nomor.slice(3, 6) as keyof typeof BATAL];
    const otorisasi = await izin(this.#shop.db, kategori, nomor, { alasan: 'salah' }, oleh);
    return this.#shop.db.tx((tx) => run(tx, atWork(), nomor, { alasan: 'salah', otorisasi }));
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
