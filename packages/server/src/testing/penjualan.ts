import type { Dec } from '@kilau/contract/core/dec.ts';
import { kindSchema } from '@kilau/contract/core/kind-schema.ts';
import { penjualan } from '@kilau/contract/features/penjualan/penjualan.kind.ts';
import { simpanPenjualan, validasiPenjualan } from '../features/penjualan/lakukan.ts';
import type { WorkContext } from '../platform/context.ts';
import { differences, izin } from './checks.ts';
import type { TestDb } from './database.ts';
import { atWork } from './shop.ts';
import { tampilBarang, type KeadaanBarang, type TampilBarang } from '@kilau/contract/trade/barang/keadaan.ts';

/** What the piece of worked example S1 costs. */
export const S1_TOTAL = 3_192_500;
export const schema = kindSchema(penjualan);
export type Body = Record<string, unknown>;

/** A sale of such pieces, paid in cash. */
export const body = (barcodes: readonly string[], more: Body = {}): Body => ({
  kode_sales: 'SL01',
  barang: barcodes.map((kode_barcode) => ({ kode_barcode })),
  bayar: [{ jenis: 'CASH', jumlah: S1_TOTAL * barcodes.length }],
  ...more,
});

/** Sales of the small shop are saved and validated, and what became of pieces and money is looked up. */
export class Penjualan {
  readonly #shop: Pick<TestDb, 'db'>;
  #keys = 0;

  constructor(shop: Pick<TestDb, 'db'>) {
    this.#shop = shop;
  }

  readonly save = (input: Body, context: WorkContext = atWork()) =>
    this.#shop.db.tx((tx) => simpanPenjualan(tx, context, schema.parse(input), `kunci-${(this.#keys += 1)}`));

  readonly validate = (nomor: string, context: WorkContext = atWork()) =>
    this.#shop.db.tx((tx) => validasiPenjualan(tx, context, nomor));

  readonly status = async (barcode: string): Promise<TampilBarang> =>
    tampilBarang(
      await this.#shop.db.one<KeadaanBarang>(
        `select status, pemilik_nomor, klaim_nomor from barang where kode_barcode = $1`,
        [barcode],
      ),
    );

  readonly approve = async (
    kategori: string,
    dokumen: string,
    nilai: Readonly<Record<string, unknown>>,
    disetujui_oleh = 'SPV1',
    context: WorkContext = atWork(),
  ) => ({ id: await izin(this.#shop.db, kategori, dokumen, nilai, disetujui_oleh, context) });

  readonly differences = (tgl?: string) => differences(this.#shop.db, tgl);

  /** Rupiah in all parts of an account. */
  readonly sum = async (akun: string) =>
    (
      await this.#shop.db.one<{ jumlah: Dec | null }>(
        `select sum(jumlah) as jumlah from saldo where akun = $1 and aset = 'IDR'`,
        [akun],
      )
    ).jumlah?.toJSON() ?? 0;
}
