import { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { nilaiBaris } from '@kilau/contract/trade/otorisasi/otorisasi-baris.calc.ts';
import type { Kyc } from '@kilau/contract/trade/pelanggan/kyc.fields.ts';
import type { Work } from '../../engine/paper/kind.ts';
import { tanpaGanda } from '../../trade/barang/ganda.ts';
import { hitungPembayaran, type BayarTersimpan } from '../../trade/bayar/bayar.ts';
import { pakaiIzinKembali } from '../../trade/bayar/uang-kembali.ts';
import { aturanHarga } from '../../trade/harga/aturan-harga.ts';
import { assertDijual, pegangBarangJual, type BarangDipegang } from '../../trade/harga/barang-jual.ts';
import { untukReseller } from '../../trade/harga/harga-reseller.ts';
import { pakaiLimit } from '../../trade/otorisasi/pakai-limit.ts';
import { pakaiOtorisasi } from '../../trade/otorisasi/pakai-otorisasi.ts';
import { kenali } from '../../trade/pelanggan/kyc.ts';
import { pelangganReseller, type PelangganReseller } from '../../trade/pelanggan/reseller.ts';
import { salesJual } from '../../trade/sales/sales.ts';
import { barangPo } from '../../trade/titip/barang-po.ts';
import { barangTitip } from '../../trade/titip/barang-titip.ts';
import { dinilaiModal } from './berlian.ts';
import type { KepalaBayar } from './bayar-member.ts';
import { hitungAksesoris, nilaiAksesoris, type BarisAksesoris } from './aksesoris-jual.ts';
import { hitungTitip } from './baris-titip.ts';
import { pasarJual } from './pasar.ts';
import { perolehan } from './perolehan.ts';
import { hitungBaris, type BarisJual, type PenjualanMasuk } from './baris-jual.ts';

/** A sale worked out and checked, not yet numbered. */
export interface PenjualanHitung {
  readonly kode_sales: string;
  readonly pelanggan: PelangganReseller;
  readonly baris: readonly BarisJual[];
  readonly aksesoris: readonly BarisAksesoris[];
  readonly bayar: BayarTersimpan;
  readonly grand_total: Dec;
  readonly otorisasi_limit: string | null;
  /** What each line earns the sales person. */
  readonly bonus: readonly Dec[];
  /** What the member earns with it. */
  readonly poin: number;
  /** Who the customer is, where that has to be known. */
  readonly kyc: readonly Kyc[];
}

/** One that was worked out of what was sent. */
interface PenjualanMasukHitung extends PenjualanHitung {
  /** Its pieces as they are held, in the order of their barcodes. */
  readonly dipegang: readonly BarangDipegang[];
}

/**
 * Works a sale out by the server's own prices and rules, holding its pieces until the end of the transaction, and uses
 * the approvals that its lines need.
 * @param holder number of the OPEN sale that is being changed, which may already hold the pieces.
 */
export async function hitungPenjualan(work: Work, masuk: PenjualanMasuk, holder = ''): Promise<PenjualanMasukHitung> {
  const { tx, context } = work;
  const dititip = [...(await barangTitip(work, masuk.bayar)), ...(await barangPo(work, masuk.bayar))];
  if (masuk.barang.length + dititip.length + masuk.aksesoris.length === 0) {
    throw new Problem('data_tidak_valid', {}, { barang: { rule: 'tidak_boleh_kosong' } });
  }
  const kode = tanpaGanda([...masuk.barang, ...dititip]);
  const kode_sales = salesJual(context, masuk.kode_sales);
  const pelanggan = await pelangganReseller(tx, context, masuk.pelanggan);
  const aturan = aturanHarga(context);
  const barang = await pegangBarangJual(tx, context.shop.kode_toko, kode);
  const dijual = pelanggan.jenis === 'RESELLER' ? await untukReseller(tx, context.shop.kode_toko, barang) : barang;
  const pasar = await pasarJual(tx, context, masuk.barang, (kode_barcode) => barang.get(kode_barcode)?.foto ?? '');
  let baris: BarisJual[] = [];
  for (const [index, barisMasuk] of masuk.barang.entries()) {
    const piece = await assertDijual(tx, context, barisMasuk.kode_barcode, dijual.get(barisMasuk.kode_barcode), holder);
    baris.push({ ...(await hitungBaris(tx, context, aturan, piece, barisMasuk, index)), pasar: pasar[index] });
  }
  for (const one of dititip) {
    baris.push(await hitungTitip(tx, context, aturan, { piece: barang.get(one.kode_barcode), titip: one, holder }));
  }
  baris = dinilaiModal(context, baris, barang);
  // Behind the pieces, as in every deed of a sale.
  const aksesoris = await hitungAksesoris(work, masuk.aksesoris);
  const grand_total = Dec.sum([...baris, ...aksesoris].map((row) => row.total));
  const bayar = await hitungPembayaran(work, grand_total, masuk.bayar, {
    kode_member: pelanggan.kode_member,
    kepala: {
      kode_sales: masuk.kode_sales,
      pelanggan: masuk.pelanggan,
      ...({ belanja: Dec.sum(baris.map(({ hasil }) => hasil.harga_total)), oleh: holder } satisfies KepalaBayar),
    },
  });
  await pakaiIzinKembali(work, masuk.bayar, bayar.hasil.keluar);
  await pakaiOtorisasi(work, baris, ({ barang: { kode_barcode }, berat, harga_gram, hasil }) =>
    nilaiBaris(kode_barcode, berat, harga_gram, hasil),
  );
  await pakaiOtorisasi(work, aksesoris, nilaiAksesoris, 'aksesoris');
  const kyc = await kenali(work, { nomor: holder, pelanggan, total: grand_total, kyc: masuk.kyc });
  const otorisasi_limit = await pakaiLimit(work, masuk.otorisasi_limit, {
    total: grand_total,
    jumlah_barang: baris.length,
    kode_sales,
    nama: pelanggan.nama,
  });
  return {
    kode_sales,
    pelanggan,
    baris,
    dipegang: [...barang.values()],
    aksesoris,
    bayar,
    grand_total,
    otorisasi_limit,
    kyc,
    ...(await perolehan(work, { kode_sales, kode_member: pelanggan.kode_member, baris, bayar })),
  };
}
