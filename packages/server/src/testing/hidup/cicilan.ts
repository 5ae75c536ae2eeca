import { isiCicil } from '../cicilan.ts';
import { tunai } from '../titipan.ts';
import { kodeSales, pelanggan } from './jual.ts';
import type { Kejadian } from './toko.ts';

const bayarIsi = (jumlah: number) => ({ bayar: isiCicil([], [tunai(jumlah)]).bayar });

const cicil: Kejadian = {
  nama: 'cicil',
  bobot: 2,
  async lakukan(toko, tx, dadu) {
    const kode = dadu.pilih(await toko.barang(tx, `b.status = 'TERSEDIA' and b.kode_gudang = 'TOKO'`)) ?? '00000000';
    const isi = isiCicil([kode], [tunai(1_500_000 + dadu.lempar(1_000_000))], {
      kode_sales: kodeSales(dadu),
      pelanggan: pelanggan(dadu),
      tenor: dadu.sekali(2) ? 3 : 6,
    });
    const nomor = await toko.papers.make(tx, 'cicilan', isi, toko.kasir(dadu));
    if (!dadu.sekali(4)) await toko.papers.done(tx, 'cicilan', nomor, 'validasi', { context: toko.kasir(dadu) });
  },
};

const bayar: Kejadian = {
  nama: 'bayar cicilan',
  bobot: 2,
  async lakukan(toko, tx, dadu) {
    const nomor = dadu.pilih(await toko.kertas(tx, 'cicilan', 'AKTIF')) ?? '-';
    const input = bayarIsi(100_000 + dadu.lempar(900_000));
    return toko.papers.done(tx, 'cicilan', nomor, 'bayar', { input, context: toko.kasir(dadu) });
  },
};

/** All of it at once: the sale comes with it. */
const lunas: Kejadian = {
  nama: 'pelunasan cepat cicilan',
  bobot: 1,
  async lakukan(toko, tx, dadu) {
    const nomor = dadu.pilih(await toko.kertas(tx, 'cicilan', 'AKTIF')) ?? '-';
    const input = bayarIsi(900_000_000);
    return toko.papers.done(tx, 'cicilan', nomor, 'pelunasan-cepat', { input, context: toko.kasir(dadu) });
  },
};

const batalBayar: Kejadian = {
  nama: 'batal bayar cicilan',
  bobot: 1,
  async lakukan(toko, tx, dadu) {
    const nomor = dadu.pilih(await toko.kertas(tx, 'cicilan', dadu.sekali(2) ? 'LUNAS' : 'AKTIF')) ?? '-';
    const context = toko.kerja('OWNER', 'OWN');
    return toko.denganIzin(tx, context, (otorisasi) =>
      toko.papers.done(tx, 'cicilan', nomor, 'batal-bayar', { input: { alasan: 'SALAH' }, otorisasi, context }),
    );
  },
};

const batal: Kejadian = {
  nama: 'batal cicilan',
  bobot: 1,
  async lakukan(toko, tx, dadu) {
    const nomor = dadu.pilih(await toko.kertas(tx, 'cicilan', 'AKTIF')) ?? '-';
    const context = toko.kerja('OWNER', 'OWN');
    const input = { alasan: 'TIDAK JADI', kode_baki: dadu.sekali(2) ? 'A01' : null };
    return toko.denganIzin(tx, context, (otorisasi) =>
      toko.papers.done(tx, 'cicilan', nomor, 'batal', { input, otorisasi, context }),
    );
  },
};

/** All that becomes of instalments in the days of a shop, none of which is a month. */
export const kejadianCicilan: readonly Kejadian[] = [cicil, bayar, lunas, batalBayar, batal];
