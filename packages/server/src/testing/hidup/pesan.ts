import { Dec } from '@kilau/contract/core/dec.ts';
import { SHOP } from '../shop.ts';
import { isiPesan, KALUNG, LIONTIN } from '../pesanan.ts';
import { isiTitip, tunai } from '../titipan.ts';
import { kodeSales, pelanggan } from './jual.ts';
import type { Dadu, Isi, Kejadian } from './toko.ts';

const sedikit = (dadu: Dadu): Isi => {
  const jumlah = 10_000 + dadu.lempar(300_000);
  return dadu.sekali(3) ? { jenis: 'TRANSFER', jumlah, no_rekening: '008123' } : tunai(jumlah);
};

const pesan: Kejadian = {
  nama: 'pesan',
  bobot: 3,
  async lakukan(toko, tx, dadu) {
    const isi = isiPesan([{ ...KALUNG, berat: 2 + dadu.lempar(5) }], [sedikit(dadu)], {
      kode_sales: kodeSales(dadu),
      pelanggan: pelanggan(dadu),
      mengikat: dadu.sekali(2),
      tgl_selesai: '2027-01-31',
      contoh: dadu.sekali(2) ? [LIONTIN] : [],
    });
    const nomor = await toko.papers.make(tx, 'pesanan', isi, toko.kasir(dadu));
    return toko.papers.done(tx, 'pesanan', nomor, 'validasi', { context: toko.kasir(dadu) });
  },
};

const bayar: Kejadian = {
  nama: 'bayar pesanan',
  bobot: 2,
  async lakukan(toko, tx, dadu) {
    const nomor = dadu.pilih(await toko.kertas(tx, 'pesanan', dadu.sekali(2) ? 'SELESAI' : 'DONE')) ?? '-';
    const input = { bayar: isiTitip([], [sedikit(dadu)]).bayar };
    return toko.papers.done(tx, 'pesanan', nomor, 'bayar', { input, context: toko.kasir(dadu) });
  },
};

const batalBayar: Kejadian = {
  nama: 'batal bayar pesanan',
  bobot: 1,
  lakukan: async (toko, tx, dadu) =>
    toko.setuju(tx, 'pesanan', dadu.pilih(await toko.kertas(tx, 'pesanan', 'DONE')) ?? '-', 'batal-bayar'),
};

const selesai: Kejadian = {
  nama: 'selesai pesanan',
  bobot: 2,
  async lakukan(toko, tx, dadu) {
    const nomor = dadu.pilih(await toko.kertas(tx, 'pesanan', 'DONE')) ?? '-';
    const berat = Dec.from(2500 + dadu.lempar(3000)).dividedBy(1000, 3, 'down');
    const input = { barang: [{ baris: 1, berat, kadar_cetak: null, kode_baki: null }] };
    return toko.papers.done(tx, 'pesanan', nomor, 'selesai', { input, context: toko.kasir(dadu) });
  },
};

/** What was written as finished is not: its line is made again, and another piece comes of it. */
const batalSelesai: Kejadian = {
  nama: 'batal selesai pesanan',
  bobot: 1,
  async lakukan(toko, tx, dadu) {
    const nomor = dadu.pilih(await toko.kertas(tx, 'pesanan', 'SELESAI')) ?? '-';
    const { kode_barcode } = await tx.one<{ kode_barcode: string }>(
      `select coalesce(max(kode_barcode), '') as kode_barcode from pesanan_jadi where kode_toko = $1 and nomor = $2`,
      [SHOP.kode_toko, nomor],
    );
    return toko.setuju(tx, 'pesanan', nomor, 'batal-selesai', { worked: { kode_barcode } });
  },
};

const contoh: Kejadian = {
  nama: 'ambil contoh',
  bobot: 1,
  async lakukan(toko, tx, dadu) {
    const nomor = dadu.pilih(await toko.kertas(tx, 'pesanan', dadu.sekali(2) ? 'SELESAI' : 'AMBIL')) ?? '-';
    const input = { jenis: null, kode_baki: null };
    return toko.papers.done(tx, 'pesanan', nomor, 'ambil-contoh', { input, context: toko.kasir(dadu) });
  },
};

/** All that was left goes back. */
const batal: Kejadian = {
  nama: 'batal pesanan',
  bobot: 1,
  async lakukan(toko, tx, dadu) {
    const nomor = dadu.pilih(await toko.kertas(tx, 'pesanan', 'DONE')) ?? '-';
    const { kembali } = await tx.one<{ kembali: number }>(
      `select coalesce(-sum(jumlah), 0)::float8 as kembali from saldo where kode_toko = $1 and akun = 'PESANAN'
         and sub = $2`,
      [SHOP.kode_toko, nomor],
    );
    return toko.setuju(tx, 'pesanan', nomor, 'batal', { worked: { kembali, potongan: 0 } });
  },
};

/** All that becomes of orders. */
export const kejadianPesan: readonly Kejadian[] = [pesan, bayar, batalBayar, selesai, batalSelesai, contoh, batal];
