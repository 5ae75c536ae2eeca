import { isiTitip, tunai } from '../titipan.ts';
import { SHOP } from '../shop.ts';
import { kodeSales, pelanggan } from './jual.ts';
import type { Dadu, Isi, Kejadian } from './toko.ts';

const sedikit = (dadu: Dadu): Isi => {
  const jumlah = 10_000 + dadu.lempar(200_000);
  return dadu.sekali(3) ? { jenis: 'TRANSFER', jumlah, no_rekening: '008123' } : tunai(jumlah);
};

const titip: Kejadian = {
  nama: 'titip',
  bobot: 5,
  async lakukan(toko, tx, dadu) {
    const kode = dadu.pilih(await toko.barang(tx, `b.status = 'TERSEDIA' and b.kode_gudang = 'TOKO'`)) ?? '00000000';
    const isi = isiTitip([kode], [sedikit(dadu)], {
      kode_sales: kodeSales(dadu),
      pelanggan: pelanggan(dadu),
      mengikat: dadu.sekali(2),
    });
    const nomor = await toko.papers.make(tx, 'titipan', isi, toko.kasir(dadu));
    if (!dadu.sekali(3)) await toko.papers.done(tx, 'titipan', nomor, 'validasi', { context: toko.kasir(dadu) });
  },
};

const validasi: Kejadian = {
  nama: 'validasi titip',
  bobot: 2,
  async lakukan(toko, tx, dadu) {
    const nomor = dadu.pilih(await toko.kertas(tx, 'titipan', 'OPEN')) ?? '-';
    return toko.papers.done(tx, 'titipan', nomor, 'validasi', { context: toko.kasir(dadu) });
  },
};

const bayar: Kejadian = {
  nama: 'bayar titip',
  bobot: 3,
  async lakukan(toko, tx, dadu) {
    const nomor = dadu.pilih(await toko.kertas(tx, 'titipan', 'DONE')) ?? '-';
    const input = { bayar: isiTitip([], [sedikit(dadu)]).bayar };
    return toko.papers.done(tx, 'titipan', nomor, 'bayar', { input, context: toko.kasir(dadu) });
  },
};

const batalBayar: Kejadian = {
  nama: 'batal bayar titip',
  bobot: 1,
  lakukan: async (toko, tx, dadu) =>
    toko.setuju(tx, 'titipan', dadu.pilih(await toko.kertas(tx, 'titipan', 'DONE')) ?? '-', 'batal-bayar'),
};

const tolak: Kejadian = {
  nama: 'tolak titip',
  bobot: 1,
  lakukan: async (toko, tx, dadu) =>
    toko.setuju(tx, 'titipan', dadu.pilih(await toko.kertas(tx, 'titipan', 'OPEN')) ?? '-', 'tolak'),
};

/** All that was left goes back. */
const batal: Kejadian = {
  nama: 'batal titip',
  bobot: 1,
  async lakukan(toko, tx, dadu) {
    const nomor = dadu.pilih(await toko.kertas(tx, 'titipan', 'DONE')) ?? '-';
    const { kembali } = await tx.one<{ kembali: number }>(
      `select coalesce(-sum(jumlah), 0)::float8 as kembali from saldo where kode_toko = $1 and akun = 'TITIPAN'
         and sub = $2`,
      [SHOP.kode_toko, nomor],
    );
    return toko.setuju(tx, 'titipan', nomor, 'batal', { worked: { kembali, potongan: 0 } });
  },
};

/** All that becomes of deposits. */
export const kejadianTitip: readonly Kejadian[] = [titip, validasi, bayar, batalBayar, tolak, batal];
