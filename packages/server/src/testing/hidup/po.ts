import { CINCIN_PO, isiPo, PERIODE_HIDUP } from '../pre-order.ts';
import { tunai } from '../titipan.ts';
import { jualkan, kodeSales, pelanggan } from './jual.ts';
import type { Kejadian } from './toko.ts';

/** More than any order comes to: what is over is given back. */
const CUKUP = { jenis: 'CASH', jumlah: 900_000_000 };

const pesan: Kejadian = {
  nama: 'pesan dulu',
  bobot: 2,
  async lakukan(toko, tx, dadu) {
    const barang = [{ ...CINCIN_PO, harga_gram: null, ongkos: null, berat: 2 + dadu.lempar(4) }];
    const isi = isiPo([tunai(3_500_000)], {
      kode_sales: kodeSales(dadu),
      pelanggan: pelanggan(dadu),
      periode: PERIODE_HIDUP,
      barang,
    });
    const context = toko.kasir(dadu);
    const nomor = await toko.denganIzin(tx, context, (otorisasi) =>
      toko.papers.make(tx, 'pre-order', isi, context, otorisasi),
    );
    if (!dadu.sekali(4)) await toko.papers.done(tx, 'pre-order', nomor, 'validasi', { context: toko.kasir(dadu) });
  },
};

const bayar: Kejadian = {
  nama: 'bayar po',
  bobot: 1,
  async lakukan(toko, tx, dadu) {
    const nomor = dadu.pilih(await toko.kertas(tx, 'pre-order', dadu.sekali(2) ? 'CLOSING' : 'DONE')) ?? '-';
    const input = { bayar: isiPo([tunai(50_000 + dadu.lempar(200_000))]).bayar };
    return toko.papers.done(tx, 'pre-order', nomor, 'bayar', { input, context: toko.kasir(dadu) });
  },
};

/** Its goods have come. */
const closing: Kejadian = {
  nama: 'closing po',
  bobot: 2,
  async lakukan(toko, tx, dadu) {
    const nomor = dadu.pilih(await toko.kertas(tx, 'pre-order', 'DONE')) ?? '-';
    const bebas = `b.status = 'TERSEDIA' and b.kode_gudang = 'TOKO' and b.kode_group = '700'`;
    const kode_barcode = dadu.pilih(await toko.barang(tx, bebas)) ?? '00000000';
    const input = { barang: [{ baris: 1, kode_barcode }] };
    return toko.papers.done(tx, 'pre-order', nomor, 'closing', { input, context: toko.kasir(dadu) });
  },
};

const ambil: Kejadian = {
  nama: 'ambil po',
  bobot: 2,
  async lakukan(toko, tx, dadu) {
    const nomor = dadu.pilih(await toko.kertas(tx, 'pre-order', 'CLOSING')) ?? '-';
    return jualkan(toko, tx, dadu, [], [{ jenis: 'PRE-ORDER', nomor }, CUKUP]);
  },
};

/** A payment, a tying or all of it is taken back. */
const batal: Kejadian = {
  nama: 'batal po',
  bobot: 2,
  async lakukan(toko, tx, dadu) {
    const nomor = dadu.pilih(await toko.kertas(tx, 'pre-order', dadu.sekali(2) ? 'CLOSING' : 'DONE')) ?? '-';
    const [deed, lagi] = dadu.pilih([
      ['batal-bayar', {}],
      ['lepas', {}],
      ['batal', { sebab: 'PELANGGAN' }],
    ] as const) ?? ['batal-bayar', {}];
    const context = toko.kerja('OWNER', 'OWN');
    const input = { alasan: 'TIDAK JADI', ...lagi };
    return toko.denganIzin(tx, context, (otorisasi) =>
      toko.papers.done(tx, 'pre-order', nomor, deed, { input, otorisasi, context }),
    );
  },
};

/** All that becomes of pre-orders. */
export const kejadianPo: readonly Kejadian[] = [pesan, bayar, closing, ambil, batal];
