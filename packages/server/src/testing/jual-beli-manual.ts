import type { Dec } from '@kilau/contract/core/dec.ts';
import { kindSchema } from '@kilau/contract/core/kind-schema.ts';
import type { Level } from '@kilau/contract/core/permission.ts';
import { pembelianManual } from '@kilau/contract/features/manual/beli-manual.kind.ts';
import { penjualanManual } from '@kilau/contract/features/manual/jual-manual.kind.ts';
import type { ModuleKey } from '@kilau/contract/modules.ts';
import { BELI_SQL, JUAL_SQL } from '../features/manual/jual-beli/baca.ts';
import { keuanganCash } from '../features/uang/api.ts';
import { differences } from './checks.ts';
import type { TestDb } from './database.ts';
import { papersOf } from './papers.ts';
import { atWork, openShop, SHOP } from './shop.ts';

const JUAL = kindSchema(penjualanManual);
const BELI = kindSchema(pembelianManual);
const toko = SHOP.kode_toko;

export type Isi = Readonly<Record<string, unknown>>;

export const kerja = (
  user = 'KASIR1',
  modules: Readonly<Partial<Record<ModuleKey, string>>> = {},
  level: Level = 'KASIR',
) => atWork(user, level, modules);

/** A line of rings of group 700 to sell out of tray A01. */
export const cincin = (qty: number, berat: number, more: Isi = {}) => ({
  kode_gudang: 'TOKO',
  kode_baki: 'A01',
  kode_group: '700',
  kode_dept: 'CN',
  kadar: 70,
  qty,
  berat,
  ...more,
});
export const isiJual = (barang: readonly Isi[], bayar: readonly Isi[] = [{ jenis: 'CASH', jumlah: 50_000_000 }]) =>
  JUAL.parse({ kode_sales: 'SL01', pelanggan: { nama: 'bu tini' }, barang, bayar });

/** A line of old rings of group 700 that are bought into tray A01. */
export const lama = (qty: number, berat: number, more: Isi = {}) => ({
  kode_group: '700',
  kode_dept: 'CN',
  kode_baki: 'A01',
  qty,
  berat,
  harga_gram: 1_150_000,
  ...more,
});
export const isiBeli = (barang: readonly Isi[], more: Isi = {}) =>
  BELI.parse({ kode_sales: 'SL01', pelanggan: { nama: 'pak adi' }, barang, ...more });

const isJual = (nomor: string) => nomor.includes('-FJM-');
const kindOf = (nomor: string) => (isJual(nomor) ? 'penjualan-manual' : 'pembelian-manual');

/** Manual items of the small shop are bought and sold; what a number belongs to shows in the number. */
export class JualBeliManual {
  readonly #shop: Pick<TestDb, 'db'>;
  readonly #papers: ReturnType<typeof papersOf>;

  constructor(shop: Pick<TestDb, 'db'>) {
    this.#shop = shop;
    this.#papers = papersOf(shop);
  }

  /** The whole document as its API and its paper tell it. */
  async baca(nomor: string): Promise<object> {
    const { dokumen } = await this.#shop.db.one<{ dokumen: object }>(isJual(nomor) ? JUAL_SQL : BELI_SQL, [
      toko,
      nomor,
    ]);
    return dokumen;
  }

  readonly buka = async (): Promise<void> => {
    await openShop(this.#shop.db);
    await this.#shop.db.query(
      `insert into gudang (kode_toko, kode_gudang, nama_gudang, dijual) values ('KL01', 'BELI', 'BELI', false)`,
    );
    await this.#shop.db.query(
      `insert into baki (kode_toko, kode_baki, nama_baki, kode_gudang, berat_baki, berat_bandrol)
        values ('KL01', 'B01', 'B', 'BELI', 150, 0.25)`,
    );
  };

  /** Every test begins with empty trays: what the one before left is not its business. */
  readonly kosongkan = async (): Promise<void> => {
    for (const { no_jual } of await this.#shop.db.query<{ no_jual: string }>(
      `select no_jual from penjualan_manual where status = 'OPEN'`,
    )) {
      await this.tolak(no_jual);
    }
    for (const { no_jual } of await this.#shop.db.query<{ no_jual: string }>(
      `select no_jual from penjualan_manual where status = 'DONE'`,
    )) {
      await this.batal(no_jual, 'OWNER');
    }
    for (const { no_beli } of await this.#shop.db.query<{ no_beli: string }>(
      `select no_beli from pembelian_manual where status = 'DONE'`,
    )) {
      await this.batal(no_beli, 'OWNER');
    }
  };

  readonly jual = (barang: readonly Isi[], bayar?: readonly Isi[], context = kerja()) =>
    this.#shop.db.tx((tx) => this.#papers.make(tx, 'penjualan-manual', isiJual(barang, bayar), context));

  readonly beli = (barang: readonly Isi[], more?: Isi, context = kerja()) =>
    this.#shop.db.tx((tx) => this.#papers.make(tx, 'pembelian-manual', isiBeli(barang, more), context));

  /** @param versi the version that its user has seen. */
  readonly ubah = (nomor: string, isi: object, versi = 1) =>
    this.#shop.db.tx((tx) => this.#papers.change(tx, kindOf(nomor), nomor, isi, versi, kerja()));

  readonly validasi = (nomor: string, context = kerja()) =>
    this.#shop.db.tx((tx) => this.#papers.done(tx, kindOf(nomor), nomor, 'validasi', { context }));

  readonly batal = (nomor: string, oleh = 'SPV1', context = kerja()) =>
    this.#shop.db.tx((tx) => this.#papers.approved(tx, kindOf(nomor), nomor, 'batal', { oleh, context }));

  readonly tolak = (nomor: string, oleh = 'SPV1') =>
    this.#shop.db.tx((tx) =>
      this.#papers.approved(tx, kindOf(nomor), nomor, 'tolak', { input: { alasan: 'urung' }, oleh, context: kerja() }),
    );

  /** Buys into tray A01 and validates, so that there is something to sell. */
  readonly stokAwal = async (qty: number, berat: number, more: Isi = {}) => {
    const nomor = await this.beli([lama(qty, berat, more)]);
    await this.validasi(nomor);
    return nomor;
  };

  /** What lies in the trays, and what of it is held. */
  readonly stok = async () =>
    JSON.parse(
      JSON.stringify(
        await this.#shop.db.query(
          `select kode_gudang, kode_baki, kadar, qty, berat, pesan_qty, pesan_berat from stok_manual
            where kode_toko = $1 and (qty > 0 or berat > 0) order by kode_baki, kadar`,
          [toko],
        ),
      ),
    ) as unknown[];

  /** What the books say of one deed of a document, a line each. */
  readonly entri = async (nomor: string, aksi: string) =>
    (
      await this.#shop.db.query<{
        akun: string;
        sub: string;
        aset: string;
        kategori: string;
        kode_baki: string;
        jumlah: Dec;
      }>(
        `select e.akun, e.sub, e.aset, e.kategori, e.kode_baki, e.jumlah from posting p
          join entri e on e.kode_toko = p.kode_toko and e.posting_id = p.id
          where p.kode_toko = $1 and p.nomor = $2 and p.aksi like $3 || ' %' order by e.baris`,
        [toko, nomor, aksi],
      )
    ).map(
      ({ akun, sub, kode_baki, aset, kategori, jumlah }) =>
        `${akun} ${sub || kode_baki} ${aset} ${kategori} ${jumlah.toString()}`,
    );

  /** The cash book of a day, of all drawers or of one. */
  readonly kas = async (user_id: string | null = null, tgl: string = SHOP.tgl_system) => {
    const { text, values } = keuanganCash(kerja() as never, { tgl_from: tgl, tgl_to: tgl, user_id });
    return (
      await this.#shop.db.query<{
        kategori: string;
        deskripsi: string | null;
        masuk: Dec | null;
        keluar: Dec | null;
        saldo: Dec;
      }>(text, [...values])
    )
      .filter(({ deskripsi }) => deskripsi !== null)
      .map(({ kategori, deskripsi, masuk, keluar, saldo }) => [
        kategori,
        deskripsi,
        masuk?.toJSON() ?? 0,
        keluar?.toJSON() ?? 0,
        saldo.toJSON(),
      ]);
  };

  readonly differences = () => differences(this.#shop.db);
}
