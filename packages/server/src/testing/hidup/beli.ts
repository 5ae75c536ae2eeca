import { isiBeli, KTP, luar } from '../pembelian.ts';
import { kodeSales, pelanggan, TERJUAL } from './jual.ts';
import type { Dadu, Isi, Kejadian, TokoHidup } from './toko.ts';
import type { Tx } from '../../platform/database/tx.ts';

const KONDISI = ['MULUS', 'LECET'] as const;
const UANG: readonly Isi[] = [
  { jenis: 'CASH' },
  { jenis: 'TRANSFER', no_rekening: '008123', no_rekening_customer: '4471' },
];

async function belikan(toko: TokoHidup, tx: Tx, dadu: Dadu, barang: readonly Isi[]): Promise<void> {
  const isi = isiBeli(barang, {
    kode_sales: kodeSales(dadu),
    pelanggan: pelanggan(dadu),
    bayar: [UANG[dadu.lempar(2)]],
    ...KTP,
  });
  const nomor = await toko.papers.make(tx, 'pembelian', isi, toko.kasir(dadu));
  if (!dadu.sekali(2)) await toko.papers.done(tx, 'pembelian', nomor, 'validasi', { context: toko.kasir(dadu) });
}

const beli: Kejadian = {
  nama: 'beli',
  bobot: 6,
  async lakukan(toko, tx, dadu) {
    const kode_barcode = dadu.pilih(await toko.barang(tx, TERJUAL)) ?? '00000000';
    return belikan(toko, tx, dadu, [{ kode_barcode, kondisi_barang: KONDISI[dadu.lempar(2)] }]);
  },
};

const beliLuar: Kejadian = {
  nama: 'beli luar',
  bobot: 3,
  lakukan: (toko, tx, dadu) =>
    belikan(toko, tx, dadu, [
      luar({ berat: (500 + dadu.lempar(9000)) / 1000, kondisi_barang: KONDISI[dadu.lempar(2)] }),
    ]),
};

const validasi: Kejadian = {
  nama: 'validasi beli',
  bobot: 2,
  async lakukan(toko, tx, dadu) {
    const nomor = dadu.pilih(await toko.kertas(tx, 'pembelian', 'OPEN')) ?? '-';
    return toko.papers.done(tx, 'pembelian', nomor, 'validasi', { context: toko.kasir(dadu) });
  },
};

const tolak: Kejadian = {
  nama: 'tolak beli',
  bobot: 1,
  lakukan: async (toko, tx, dadu) =>
    toko.setuju(tx, 'pembelian', dadu.pilih(await toko.kertas(tx, 'pembelian', 'OPEN')) ?? '-', 'tolak'),
};

const batal: Kejadian = {
  nama: 'batal beli',
  bobot: 2,
  lakukan: async (toko, tx, dadu) =>
    toko.setuju(tx, 'pembelian', dadu.pilih(await toko.kertas(tx, 'pembelian', 'DONE')) ?? '-', 'batal'),
};

/** All that becomes of purchases. */
export const kejadianBeli: readonly Kejadian[] = [beli, beliLuar, validasi, tolak, batal];
