import { isiPerbuatan, isiService } from '../service.ts';
import { SHOP } from '../shop.ts';
import { tunai } from '../titipan.ts';
import { kodeSales, pelanggan } from './jual.ts';
import type { Dadu, Isi, Kejadian, TokoHidup } from './toko.ts';
import type { Tx } from '../../platform/database/tx.ts';

const cara = (dadu: Dadu, jumlah: number): Isi =>
  dadu.sekali(3) ? { jenis: 'TRANSFER', jumlah, no_rekening: '008123' } : tunai(jumlah);
const sebuah = async (toko: TokoHidup, tx: Tx, dadu: Dadu, status: string): Promise<string> =>
  dadu.pilih(await toko.kertas(tx, 'service', status)) ?? '-';
/** What stands on a paper. */
const uang = (tx: Tx, nomor: string) =>
  tx.one<{ sisa: number; dibayar: number }>(
    `select coalesce(sum(sisa), 0)::float8 as sisa, coalesce(-sum(saldo), 0)::float8 as dibayar from dokumen
     where kode_toko = $1 and jenis = 'service' and nomor = $2`,
    [SHOP.kode_toko, nomor],
  );

const masuk: Kejadian = {
  nama: 'service masuk',
  bobot: 4,
  async lakukan(toko, tx, dadu) {
    const ongkos = 20_000 + dadu.lempar(200_000);
    const barang = [{ nama_barang: 'CINCIN', berat: (100 + dadu.lempar(900)) / 100, deskripsi: 'SEPUH', ongkos }];
    const isi = isiService(dadu.sekali(3) ? [] : [cara(dadu, 1 + dadu.lempar(ongkos - 1))], {
      kode_sales: kodeSales(dadu),
      pelanggan: pelanggan(dadu),
      tgl_selesai: '2027-12-31',
      barang,
    });
    const nomor = await toko.papers.make(tx, 'service', isi, toko.kasir(dadu));
    await toko.papers.done(tx, 'service', nomor, 'validasi', { context: toko.kasir(dadu) });
  },
};

const bayar: Kejadian = {
  nama: 'bayar service',
  bobot: 2,
  async lakukan(toko, tx, dadu) {
    const nomor = await sebuah(toko, tx, dadu, 'OPEN');
    const { sisa } = await uang(tx, nomor);
    const input = isiPerbuatan('bayar', { bayar: [cara(dadu, 1 + dadu.lempar(Math.max(1, sisa)))] });
    return toko.papers.done(tx, 'service', nomor, 'bayar', { input, context: toko.kasir(dadu) });
  },
};

const batalBayar: Kejadian = {
  nama: 'batal bayar service',
  bobot: 1,
  lakukan: async (toko, tx, dadu) => toko.setuju(tx, 'service', await sebuah(toko, tx, dadu, 'OPEN'), 'batal-bayar'),
};

const selesai: Kejadian = {
  nama: 'service selesai',
  bobot: 3,
  async lakukan(toko, tx, dadu) {
    const barang = dadu.sekali(2) ? [{ baris: 1, berat: (100 + dadu.lempar(900)) / 100, catatan: 'DIUKUR' }] : [];
    const nomor = await sebuah(toko, tx, dadu, 'OPEN');
    const input = isiPerbuatan('selesai', { barang });
    return toko.papers.done(tx, 'service', nomor, 'selesai', { input, context: toko.kasir(dadu) });
  },
};

const ambil: Kejadian = {
  nama: 'service diambil',
  bobot: 2,
  async lakukan(toko, tx, dadu) {
    const nomor = await sebuah(toko, tx, dadu, 'DONE');
    const { sisa } = await uang(tx, nomor);
    const input = isiPerbuatan('ambil', { bayar: sisa === 0 ? [] : [cara(dadu, sisa)] });
    return toko.papers.done(tx, 'service', nomor, 'ambil', { input, context: toko.kasir(dadu) });
  },
};

const batal: Kejadian = {
  nama: 'batal service',
  bobot: 1,
  async lakukan(toko, tx, dadu) {
    const nomor = await sebuah(toko, tx, dadu, dadu.sekali(2) ? 'OPEN' : 'DONE');
    const { dibayar } = await uang(tx, nomor);
    return toko.setuju(tx, 'service', nomor, 'batal', { worked: { kembali: dibayar } });
  },
};

/** All that becomes of repairs. */
export const kejadianService: readonly Kejadian[] = [masuk, bayar, batalBayar, selesai, ambil, batal];
