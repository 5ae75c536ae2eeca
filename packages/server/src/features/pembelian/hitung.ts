import { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import { nilaiIzinBeli } from '@kilau/contract/trade/beli/izin-beli.calc.ts';
import type { Kyc } from '@kilau/contract/trade/pelanggan/kyc.fields.ts';
import type { Payment, Work } from '../../engine/paper/kind.ts';
import { tanpaGanda } from '../../trade/barang/ganda.ts';
import { notaLama } from '../../trade/beli/nota-lama.ts';
import { poinDidapat } from '../../trade/poin/dapat-poin.ts';
import { pakaiOtorisasi } from '../../trade/otorisasi/pakai-otorisasi.ts';
import { kenali } from '../../trade/pelanggan/kyc.ts';
import { pelangganJual, type Pelanggan } from '../../trade/pelanggan/pelanggan.ts';
import { salesJual } from '../../trade/sales/sales.ts';
import { hitungBaris, type BarisBeli, type PembelianMasuk } from './baris-beli.ts';
import { bayarBeli, bayarTukar, ditukar } from './bayar-beli.ts';
import { groupBeli, rujukanBeli } from './rujukan.ts';

/** A purchase worked out and checked, not yet numbered. */
export interface PembelianHitung {
  readonly kode_sales: string;
  readonly pelanggan: Pelanggan;
  readonly baris: readonly BarisBeli[];
  readonly bayar: readonly Payment[];
  readonly grand_total: Dec;
  /** What the member earns with it; none with goods that pay a sale, which earns by its new ones. */
  readonly poin: number;
  /** Who the customer is, where that has to be known. */
  readonly kyc: readonly Kyc[];
}

/** Who brings goods without a nota says who he is (domain guide §3.2), with a photo of it where goods take one. */
function assertIdentitas(
  { barang, jenis_identitas, nik_sim_passport, foto_identitas }: PembelianMasuk,
  berfoto: boolean,
): void {
  const breaks: Record<string, RuleBreak> = {};
  if (barang.some(({ kode_barcode }) => !kode_barcode)) {
    if (berfoto && !foto_identitas) breaks['foto_identitas'] = { rule: 'tidak_boleh_kosong' };
    if (!jenis_identitas) breaks['jenis_identitas'] = { rule: 'tidak_boleh_kosong' };
    if (!nik_sim_passport) breaks['nik_sim_passport'] = { rule: 'tidak_boleh_kosong' };
  }
  // A KTP has sixteen digits.
  if (jenis_identitas === 'KTP' && nik_sim_passport && !/^\d{16}$/.test(nik_sim_passport)) {
    breaks['nik_sim_passport'] = { rule: 'nik_16_angka' };
  }
  if (Object.keys(breaks).length > 0) throw new Problem('data_tidak_valid', {}, breaks);
}

/**
 * Prices the lines of a purchase by the server's own prices and rules, holding the pieces that come back until the end
 * of the transaction. No approval is used.
 * @param holder number of the OPEN purchase that is being changed, which may already hold the pieces.
 */
export async function hitungBarang({ tx, context }: Work, masuk: PembelianMasuk, holder = ''): Promise<BarisBeli[]> {
  const { kode_toko } = context.shop;
  if (masuk.barang.length === 0) throw new Problem('data_tidak_valid', {}, { barang: { rule: 'tidak_boleh_kosong' } });
  const kode = tanpaGanda(masuk.barang);
  assertIdentitas(masuk, context.isOn('PEMBELIAN_DENGAN_FOTO'));
  const nota = await notaLama(tx, kode_toko, kode, { pemegang: holder });
  const groups = masuk.barang.map(
    ({ kode_barcode, kode_group }) => nota.get(kode_barcode ?? '')?.kode_group ?? kode_group,
  );
  const diketahui = {
    nota,
    group: await groupBeli(
      tx,
      kode_toko,
      groups.filter((group) => group !== null),
      context.isOn('POTONGAN_PENJUALAN_MODULE'),
    ),
    rujukan: await rujukanBeli(tx, kode_toko, ditukar(masuk) ? 'tukar' : 'beli'),
  };
  return masuk.barang.map((row, index) => hitungBaris(context, row, index, diketahui));
}

/**
 * Works a purchase out, as {@link hitungBarang}, and uses the approvals that its lines and payments need.
 */
export async function hitungPembelian(work: Work, masuk: PembelianMasuk, holder = ''): Promise<PembelianHitung> {
  const { tx, context } = work;
  const kode_sales = salesJual(context, masuk.kode_sales);
  const pelanggan = await pelangganJual(tx, context, masuk.pelanggan);
  const baris = await hitungBarang(work, masuk, holder);
  const grand_total = Dec.sum(baris.map((row) => row.harga_beli));
  await pakaiOtorisasi(work, baris, ({ tangga, ...row }) =>
    nilaiIzinBeli({ ...row, kode_barcode: row.nota?.kode_barcode ?? '', harga_nota: tangga.dasar }),
  );
  const bayar = ditukar(masuk) ? [bayarTukar(grand_total)] : await bayarBeli(work, grand_total, masuk.bayar);
  const poin = ditukar(masuk)
    ? 0
    : await poinDidapat(tx, context, 'PEMBELIAN', {
        kode_member: pelanggan.kode_member,
        baris: baris.map(({ kode_group, berat, harga_beli }) => ({ kode_group, berat, jumlah_rp: harga_beli })),
      });
  // Of old goods in an exchange the sale has asked.
  const kyc = ditukar(masuk)
    ? []
    : await kenali(work, { nomor: holder, pelanggan, total: grand_total, kyc: masuk.kyc });
  return { kode_sales, pelanggan, baris, bayar, grand_total, poin, kyc };
}
