import { Dec } from '@kilau/contract/core/dec.ts';
import type { KindInput } from '@kilau/contract/core/kind.ts';
import { penerimaanBarang } from '@kilau/contract/features/penerimaan/penerimaan-barang.kind.ts';
import { showPaper } from '../engine/paper/read.ts';
import { differences, izin, refused } from './checks.ts';
import type { TestDb } from './database.ts';
import { enterRows, type Masuk } from './masuk.ts';
import { papersOf } from './papers.ts';
import { atWork, openShop, RING, SHOP } from './shop.ts';

export type Isian = KindInput<typeof penerimaanBarang>;

/** A line of a receipt. */
export const baris = (
  kode_group: string,
  kode_dept: string,
  qty: number,
  berat: string,
  more: Partial<Isian['baris'][number]> = {},
): Isian['baris'][number] => ({
  kode_group,
  kode_dept,
  kadar: null,
  qty,
  berat_bruto: null,
  berat: Dec.from(berat),
  ongkos: null,
  harga_modal: null,
  ...more,
});

/** A ring to be entered out of a receipt. */
export const barangDari = (no_terima: string, berat: string, more: Partial<Masuk> = {}): Masuk => ({
  ...RING,
  berat_asli: Dec.from(berat),
  no_terima,
  ...more,
});

/** A receipt in JSON. */
type Terbaca = Readonly<Record<string, unknown>> & {
  readonly selisih: number;
  readonly baris: readonly { readonly qty_input: number; readonly berat_input: number }[];
};

/** The small shop receives goods, enters pieces out of them, settles the rest and takes receipts back. */
export class Penerimaan {
  readonly #shop: Pick<TestDb, 'db'>;
  readonly #papers: ReturnType<typeof papersOf>;

  constructor(shop: Pick<TestDb, 'db'>) {
    this.#shop = shop;
    this.#papers = papersOf(shop);
  }

  /** The small shop with necklaces of group 375 and a supplier. */
  readonly buka = async (): Promise<void> => {
    await openShop(this.#shop.db);
    await this.#shop.db.query(
      `insert into jenis (kode_toko, kode_dept, nama_dept, kode_group) values ('KL01', 'KL', 'KALUNG', '375')`,
    );
    await this.#shop.db.query(
      `insert into supplier (kode_toko, kode_supplier, nama_supplier) values ('KL01', 'UBS', 'UBS GOLD')`,
    );
  };

  readonly terima = (rows: Isian['baris'], kepala: Partial<Isian> = {}, modules: Parameters<typeof atWork>[2] = {}) =>
    this.#shop.db.tx((tx) =>
      this.#papers.make(
        tx,
        'penerimaan-barang',
        {
          asal: 'SUPPLIER',
          kode_supplier: null,
          no_intern: null,
          tgl_nota: null,
          keterangan: null,
          ...kepala,
          baris: rows,
        },
        atWork('KASIR1', 'KASIR', modules),
      ),
    );

  readonly masuk = (rows: readonly Masuk[], siapa = 'KASIR1', otorisasi: string | null = null) =>
    this.#shop.db.tx((tx) => enterRows(tx, rows, siapa, otorisasi));

  /** Enters pieces that weigh more than is left, with an approval of exactly what was refused. */
  readonly masukLebih = async (rows: readonly Masuk[]) => {
    const {
      params: { kategori, nomor, penerimaan },
    } = await refused(this.masuk(rows));
    const nilai = { penerimaan: String(penerimaan) };
    return this.masuk(rows, 'KASIR1', await izin(this.#shop.db, String(kategori), String(nomor), nilai));
  };

  readonly batal = (nomor: string, oleh = 'SPV1') =>
    this.#shop.db.tx((tx) => this.#papers.approved(tx, 'penerimaan-barang', nomor, 'batal', { oleh }));

  /** Settles the rest, with an approval of so much. */
  readonly selesai = (nomor: string, qty: number, berat: string) =>
    this.#shop.db.tx((tx) =>
      this.#papers.approved(tx, 'penerimaan-barang', nomor, 'selesai', {
        input: { alasan: 'susut' },
        worked: { qty, berat: Dec.from(berat) },
      }),
    );

  /** A receipt as the call shows it. */
  readonly baca = async (nomor: string) => {
    const shown = await showPaper(this.#shop.db, { shop: SHOP }, penerimaanBarang, nomor);
    return JSON.parse(JSON.stringify(shown)) as Terbaca;
  };

  /** What one part of an account holds. */
  readonly buku = async (akun: string, sub: string, aset: string) =>
    (
      await this.#shop.db.one<{ jumlah: Dec | null }>(
        `select sum(jumlah) as jumlah from saldo where kode_toko = $1 and akun = $2 and sub = $3 and aset = $4`,
        [SHOP.kode_toko, akun, sub, aset],
      )
    ).jumlah?.toString() ?? '0';

  readonly selisih = () => differences(this.#shop.db);
}
