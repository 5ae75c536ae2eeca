import { Dec } from '@kilau/contract/core/dec.ts';
import type { penjualan } from '@kilau/contract/features/penjualan/penjualan.kind.ts';
import { hitungBayar } from '@kilau/contract/trade/bayar/bayar.calc.ts';
import { KYC_KOSONG } from '@kilau/contract/trade/pelanggan/kyc.fields.ts';
import type { Making, Paper, TakenBack, Work } from '../../engine/paper/kind.ts';
import { barangTidakDikenal } from '../../trade/barang/dikenal.ts';
import { tulisJualCicil, tulisKembaliCicil, type Serah } from '../../trade/barang/cicil.ts';
import { dikirim, type BayarTersimpan } from '../../trade/bayar/bayar.ts';
import { pendapatanJual } from '../../trade/bayar/uang-jual.ts';
import { assertPadaPelanggan } from '../../trade/beli/pada-pelanggan.ts';
import { cicilanLunas, nomorCicilan, type CicilanLunas } from '../../trade/cicil/cicilan-lunas.ts';
import { aturanHarga } from '../../trade/harga/aturan-harga.ts';
import { pegangBarangJual } from '../../trade/harga/barang-jual.ts';
import { lalu, poinDibukukan, tarikPoin } from '../../trade/poin/tarik-poin.ts';
import type { BarisJual, PenjualanMasuk } from './baris-jual.ts';
import { hargaTerkunci } from './baris-titip.ts';
import type { PenjualanHitung } from './hitung.ts';
import { isiPenjualan, KATEGORI_JUAL } from './isi.ts';
import { perolehan } from './perolehan.ts';

const JENIS = 'penjualan';
const CICILAN = 'cicilan';

/** The one payment of such a sale: what was paid of it month by month. */
const dibayar = (nomor: string, jumlah: Dec): BayarTersimpan => ({
  hasil: hitungBayar(jumlah, [{ jenis: 'CICILAN', jumlah, fee_persen: null }], 'TOKO'),
  ditanggung: 'TOKO',
  ditarik: [{ jenis: CICILAN, nomor, jumlah }],
});

/** Its lines, at the prices that were agreed on, with the pieces held. */
async function barisCicil({ tx, context }: Work, { barang }: CicilanLunas): Promise<BarisJual[]> {
  const kode = barang.map(({ kode_barcode }) => kode_barcode);
  const pieces = await pegangBarangJual(tx, context.shop.kode_toko, kode);
  const baris: BarisJual[] = [];
  for (const row of barang) {
    const piece = pieces.get(row.kode_barcode);
    if (!piece) throw await barangTidakDikenal(tx, row.kode_barcode);
    baris.push(hargaTerkunci(piece, row));
  }
  return baris;
}

/** What such a sale comes to: points and bonus are those of the day. */
async function hitungCicil(work: Work, cicilan: CicilanLunas): Promise<PenjualanHitung> {
  const { kode_sales, kode_member, nama, no_hp, alamat, jenis_pelanggan, no_faktur_cicil } = cicilan;
  const baris = await barisCicil(work, cicilan);
  const grand_total = Dec.sum(baris.map((row) => row.total));
  const bayar = dibayar(no_faktur_cicil, grand_total);
  return {
    kode_sales,
    pelanggan: { jenis: jenis_pelanggan, kode_member, nama, no_hp, alamat },
    baris,
    aksesoris: [],
    bayar,
    grand_total,
    otorisasi_limit: null,
    kyc: [],
    ...(await perolehan(work, { kode_sales, kode_member, baris, bayar })),
  };
}

/** The sale that the last instalment makes (docs/documents.md, B25): it stands at once, and its pieces leave. */
export async function jualCicil(
  work: Work,
  input: Readonly<Record<string, unknown>>,
): Promise<Making<typeof penjualan>> {
  const { tx, context } = work;
  const cicilan = await cicilanLunas(work, String(input['no_faktur_cicil']));
  const { no_faktur_cicil, barang, kode_member } = cicilan;
  const sale = await hitungCicil(work, cicilan);
  const masuk: PenjualanMasuk = {
    kode_sales: cicilan.kode_sales,
    keterangan: no_faktur_cicil,
    otorisasi_limit: null,
    pelanggan: sale.pelanggan,
    kyc: KYC_KOSONG,
    barang: [],
    aksesoris: [],
    bayar: [dikirim('CICILAN', null, { nomor: no_faktur_cicil })],
  };
  const isi = isiPenjualan(sale, masuk, aturanHarga(context), context.actor.user_id);
  return {
    ...isi,
    entries: async (nomor) => {
      const serah: Serah = {
        kode_toko: context.shop.kode_toko,
        dari: { jenis: CICILAN, nomor: no_faktur_cicil },
        kepada: { jenis: JENIS, nomor },
        kode_barcode: barang.map(({ kode_barcode }) => kode_barcode),
      };
      return [
        ...(await tulisJualCicil(tx, serah, KATEGORI_JUAL)),
        ...pendapatanJual(sale.grand_total, Dec.sum(sale.baris.map((row) => row.ppn)), KATEGORI_JUAL),
        // Its own first deed books it, and no points pay it.
        ...(await poinDibukukan(work, { jenis: JENIS, nomor, isi: 1, versi: 0, kode_member, poin: sale.poin })),
      ];
    },
  };
}

/** Takes such a sale back with the payment that had made it: its pieces lie there for their instalments again. */
export async function batalJualCicil(work: Work, sale: Paper<typeof penjualan>): Promise<TakenBack> {
  const { tx, context } = work;
  const { kode_toko } = context.shop;
  const { nomor, isi, versi, kode_member, kepala } = sale;
  const no_faktur_cicil = await nomorCicilan(work, nomor);
  const { barang } = await cicilanLunas(work, no_faktur_cicil);
  const kode_barcode = barang.map((row) => row.kode_barcode);
  const pieces = await pegangBarangJual(tx, kode_toko, kode_barcode);
  await assertPadaPelanggan(tx, { kode_toko, nomor }, pieces);
  const poin = await tarikPoin(work, { jenis: JENIS, nomor, isi, versi, kode_member, poin: kepala.poin });
  return {
    kategori: 'BATAL PENJUALAN',
    cermin: async () => {
      const kepada = { jenis: CICILAN, nomor: no_faktur_cicil };
      await tulisKembaliCicil(tx, { kode_toko, dari: { jenis: JENIS, nomor }, kepada, kode_barcode });
      return lalu(poin, (entry) => entry);
    },
  };
}
