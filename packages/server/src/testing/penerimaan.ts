import { Dec } from '@kilau/contract/core/dec.ts';
import type { DocumentInput } from '@kilau/contract/core/document.ts';
import { nilaiSelesai, penerimaanBarang } from '@kilau/contract/features/penerimaan/penerimaan-barang.document.ts';
import { bacaPenerimaan } from '../features/penerimaan/baca.ts';
import { batalPenerimaan, selesaikanPenerimaan, terimaBarang } from '../features/penerimaan/penerimaan.post.ts';
import { differences, izin, refused } from './checks.ts';
import type { TestDb } from './database.ts';
import { enterRows, type Masuk } from './masuk.ts';
import { atWork, openShop, RING, SHOP } from './shop.ts';

export type Isian = DocumentInput<typeof penerimaanBarang>;

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
  ...more,
});

/** A ring to be entered out of a receipt. */
export const barangDari = (no_terima: string, berat: string, more: Partial<Masuk> = {}): Masuk => ({
  ...RING,
  berat_asli: Dec.from(berat),
  no_terima,
  ...more,
});

const { batal: BATAL, selesai: SELESAI } = penerimaanBarang.actions;

/** The small shop receives goods, enters pieces out of them, settles the rest and takes receipts back. */
export class Penerimaan {
  readonly #shop: Pick<TestDb, 'db'>;
  #keys = 0;

  constructor(shop: Pick<TestDb, 'db'>) {
    this.#shop = shop;
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

  readonly kunci = () => `kunci-${(this.#keys += 1)}`;

  readonly terima = (rows: Isian['baris'], kepala: Partial<Isian> = {}, modules: Parameters<typeof atWork>[2] = {}) =>
    this.#shop.db.tx((tx) =>
      terimaBarang(
        tx,
        atWork('KASIR1', 'KASIR', modules),
        {
          asal: 'SUPPLIER',
          kode_supplier: null,
          no_intern: null,
          tgl_nota: null,
          keterangan: null,
          ...kepala,
          baris: rows,
        },
        this.kunci(),
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

  readonly batal = async (nomor: string, oleh = 'SPV1') => {
    const otorisasi = await izin(this.#shop.db, BATAL.approval, nomor, { alasan: 'salah' }, oleh);
    return this.#shop.db.tx((tx) => batalPenerimaan(tx, atWork(), nomor, { alasan: 'salah', otorisasi }));
  };

  readonly selesai = async (nomor: string, qty: number, berat: string) => {
    const otorisasi = await izin(this.#shop.db, SELESAI.approval, nomor, nilaiSelesai('susut', qty, berat));
    return this.#shop.db.tx((tx) => selesaikanPenerimaan(tx, atWork(), nomor, { alasan: 'susut', otorisasi }));
  };

  readonly baca = async (nomor: string) => {
    const dokumen = await bacaPenerimaan(this.#shop.db, { shop: SHOP }, nomor);
    if (!dokumen) throw new Error(`no ${nomor}`);
    return dokumen;
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
