import { Dec } from '@kilau/contract/core/dec.ts';
import type { KindInput } from '@kilau/contract/core/kind.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { jadwalCicilan } from '@kilau/contract/features/cicilan/angsuran.calc.ts';
import { rencanaCicilan } from '@kilau/contract/features/cicilan/cicilan.calc.ts';
import type { cicilan } from '@kilau/contract/features/cicilan/cicilan.kind.ts';
import type { HargaHariIni } from '@kilau/contract/trade/harga/harga-jual.calc.ts';
import type { Making, Work } from '../../engine/paper/kind.ts';
import type { Place } from '../../ledger/entry.ts';
import { tanpaGanda } from '../../trade/barang/ganda.ts';
import { tulisLepas, tulisPesan } from '../../trade/barang/jual.ts';
import { jumlahUang } from '../../trade/bayar/uang-janji.ts';
import { bakiCicil } from '../../trade/gudang/baki-titip.ts';
import { aturanHarga } from '../../trade/harga/aturan-harga.ts';
import { assertDijual, type BarangJual, pegangBarangJual } from '../../trade/harga/barang-jual.ts';
import { barangTersimpan } from '../../trade/harga/baris-tersimpan.ts';
import { hargaJual } from '../../trade/harga/harga-barang.ts';
import { pajakBaris } from '../../trade/harga/pajak-baris.ts';
import { kenali } from '../../trade/pelanggan/kyc.ts';
import { pelangganBerhutang } from '../../trade/pelanggan/pelanggan.ts';
import { salesJual } from '../../trade/sales/sales.ts';
import type { Cicilan } from './keadaan.ts';
import { KATEGORI, melebihiSisa, uangCicilan } from './uang.ts';

/** The kind, as its pieces name it. */
export const JENIS = 'cicilan';
const BARANG_SQL = `select kode_barcode from cicil_barang where kode_toko = $1 and nomor = $2 and ke = $3`;

export type CicilanMasuk = KindInput<typeof cicilan>;

/** A piece with today's price, and the tax on it. */
export interface BarisCicil extends HargaHariIni {
  readonly barang: BarangJual;
  readonly ppn_tarif: Dec;
  readonly ppn: Dec;
  readonly total: Dec;
}

/** The terms of the master for so many payments. */
interface Syarat {
  readonly tenor: number;
  readonly dp_persen: Dec;
  readonly margin_persen: Dec;
  readonly denda_persen: Dec;
  readonly potongan_pelunasan_persen: Dec;
}

/** Lets the pieces go that the paper held and has not been given yet. */
export const lepas = ({ tx, context }: Work, { nomor, isi, kepala }: Cicilan): Promise<void> =>
  tulisLepas(tx, {
    kode_toko: context.shop.kode_toko,
    jenis: JENIS,
    nomor,
    barang: { sql: BARANG_SQL, values: [isi] },
    jumlah: kepala.jumlah_barang,
  });

/** @throws Problem `rujukan_tidak_ada` where the shop offers no such terms. */
export async function syaratCicilan({ tx, context }: Work, tenor: number): Promise<Syarat> {
  const found = await tx.maybe<Syarat>(
    `select tenor, dp_persen, margin_persen, denda_persen, potongan_pelunasan_persen from para_cicilan
     where kode_toko = $1 and tenor = $2 and status_aktif`,
    [context.shop.kode_toko, tenor],
  );
  if (!found) throw new Problem('rujukan_tidak_ada', { kode: String(tenor) }, { tenor: { rule: 'tidak_terdaftar' } });
  return found;
}

/**
 * The pieces by today's prices, held until the end of the transaction.
 * @param holder number of the OPEN paper that may have them.
 */
async function barisCicil({ tx, context }: Work, masuk: CicilanMasuk, holder: string): Promise<BarisCicil[]> {
  if (masuk.barang.length === 0) throw new Problem('data_tidak_valid', {}, { barang: { rule: 'tidak_boleh_kosong' } });
  const kode = tanpaGanda(masuk.barang);
  const barang = await pegangBarangJual(tx, context.shop.kode_toko, kode);
  const baris: BarisCicil[] = [];
  for (const kode_barcode of kode) {
    const piece = await assertDijual(tx, context, kode_barcode, barang.get(kode_barcode), holder);
    const { harga, jual } = hargaJual(context, piece);
    baris.push({ barang: piece, harga, jual, ...pajakBaris(context, piece, jual.harga_total) });
  }
  return baris;
}

/** What the lines come to in the head, beside their price. */
export const jumlahBaris = (baris: readonly BarisCicil[]) => ({
  jumlah_barang: baris.length,
  total_berat: Dec.sum(baris.map((row) => row.barang.berat)),
  ppn: Dec.sum(baris.map((row) => row.ppn)),
});

/** A line as it is kept: a snapshot of every price, rate and rule it used. */
export const barisTersimpan = (
  { barang, harga, jual, ...row }: BarisCicil,
  tempat: Place,
  aturan: ReturnType<typeof aturanHarga>,
) => ({
  ...barangTersimpan(barang, harga, aturan),
  ...tempat,
  gudang_asal: barang.kode_gudang,
  baki_asal: barang.kode_baki,
  berat: barang.berat,
  harga_gram: harga.harga_gram,
  harga_jual: jual.harga_jual,
  tarif_ongkos: barang.ongkos,
  ongkos: jual.ongkos,
  harga_atribut: jual.harga_atribut,
  ppn_tarif: row.ppn_tarif,
  ppn: row.ppn,
  harga_total: row.total,
  harga_rata: jual.harga_rata,
});

/**
 * The plan, and what is paid of it now: at least what the terms ask for, and less than all of it.
 * @throws Problem `cicilan_dp_kurang`, `cicilan_melebihi_sisa`, and as every payment is refused.
 */
async function rencanakan(work: Work, masuk: CicilanMasuk, syarat: Syarat, harga_barang: Dec) {
  const dp = jumlahUang(masuk.bayar);
  const least = rencanaCicilan(harga_barang, syarat);
  const bayar = await uangCicilan(work, dp, masuk.bayar, KATEGORI.dp);
  if (dp.lt(least.dp)) {
    const params = { dp: least.dp.toJSON() };
    throw new Problem('cicilan_dp_kurang', params, {
      [`bayar.${masuk.bayar.length - 1}.jumlah`]: { rule: 'dp_kurang', params },
    });
  }
  if (dp.gte(least.harga_jual_cicil)) throw melebihiSisa(dp.minus(least.harga_jual_cicil), masuk.bayar);
  return { bayar, dp, rencana: rencanaCicilan(harga_barang, syarat, dp) };
}

/** Works the paper out by today's prices and terms, and holds its pieces once it has its number. */
export async function susun(work: Work, masuk: CicilanMasuk, old?: Cicilan): Promise<Making<typeof cicilan>> {
  const { tx, context, tgl } = work;
  const { kode_toko } = context.shop;
  const syarat = await syaratCicilan(work, masuk.tenor);
  const kode_sales = salesJual(context, masuk.kode_sales);
  const { jenis: jenis_pelanggan, ...pelanggan } = await pelangganBerhutang(tx, context, masuk.pelanggan);
  const baris = await barisCicil(work, masuk, old?.nomor ?? '');
  const harga_barang = Dec.sum(baris.map((row) => row.total));
  const { bayar, dp, rencana } = await rencanakan(work, masuk, syarat, harga_barang);
  const total = rencana.harga_jual_cicil;
  const kyc = await kenali(work, { nomor: old?.nomor ?? '', pelanggan, total, kyc: masuk.kyc });
  const tempat = await bakiCicil(tx, kode_toko, 'barang');
  const kode_barcode = baris.map((row) => row.barang.kode_barcode);
  return {
    kode_sales,
    pelanggan,
    keterangan: masuk.keterangan ?? '',
    total,
    sisa: total,
    kepala: {
      jenis_pelanggan,
      ...jumlahBaris(baris),
      harga_barang,
      dp_rp: dp,
      ...syarat,
    },
    baris: {
      barang: baris.map((row) => barisTersimpan(row, tempat, aturanHarga(context))),
      jadwal: jadwalCicilan(rencana, tgl),
      kyc,
    },
    bayar,
    entries: async () => {
      if (old) await lepas(work, old);
      return [];
    },
    tulis: (nomor) => [tulisPesan({ kode_toko, jenis: JENIS, nomor, kode_barcode })],
  };
}
