import { Dec } from '@kilau/contract/core/dec.ts';
import { tambahBarang } from '../../features/barang/tambah/tambah.post.ts';
import { batalkan, hancurkan, hancurkanBeli, pindahkan } from '../kertas-barang.ts';
import { RING } from '../shop.ts';
import type { Kejadian, TokoHidup } from './toko.ts';

let kunci = 0;
const baru = (): string => `hidup-${(kunci += 1)}`;
const pemilik = (toko: TokoHidup) => ({ context: toko.kerja('OWNER', 'OWN'), disetujui_oleh: 'OWNER' });
const BAKI = ['A01', 'A02'] as const;

const masuk: Kejadian = {
  nama: 'masuk',
  bobot: 8,
  lakukan: (toko, tx, dadu) =>
    tambahBarang(
      tx,
      toko.kerja('OWNER', 'OWN'),
      Array.from({ length: 1 + dadu.lempar(4) }, () => {
        const berat = Dec.from(500 + dadu.lempar(9000)).dividedBy(1000, 3, 'half-up');
        return {
          ...RING,
          kode_group: dadu.sekali(3) ? '375' : '700',
          kode_dept: dadu.sekali(3) ? 'KL' : 'CN',
          kode_baki: BAKI[dadu.lempar(2)] ?? 'A01',
          berat_asli: berat,
          tipe_ongkos: dadu.sekali(3) ? 'TOTAL' : 'PER_GRAM',
          asal_faktur_pajak: !dadu.sekali(3),
          // Of one piece in four nobody knows what it cost.
          harga_modal: dadu.sekali(4) ? null : berat.times(900_000 + dadu.lempar(300_000)).round(0, 'up'),
        };
      }),
      baru(),
    ),
};

const pindah: Kejadian = {
  nama: 'pindah',
  bobot: 3,
  async lakukan(toko, tx, dadu) {
    const kode = dadu.pilih(await toko.barang(tx, `b.status = 'TERSEDIA'`)) ?? '00000000';
    const kode_baki = BAKI[dadu.lempar(2)] ?? 'A01';
    const isi = { kode_gudang: 'TOKO', kode_baki, barang: [{ kode_barcode: kode }] };
    return pindahkan(tx, isi, baru(), { context: toko.kasir(dadu) });
  },
};

const hancur: Kejadian = {
  nama: 'hancur',
  bobot: 1,
  async lakukan(toko, tx, dadu) {
    const kode = dadu.pilih(await toko.barang(tx, `b.status = 'TERSEDIA'`)) ?? '00000000';
    return hancurkan(tx, [kode], baru(), { context: toko.kasir(dadu) });
  },
};

const hancurBeli: Kejadian = {
  nama: 'hancur beli',
  bobot: 1,
  async lakukan(toko, tx, dadu) {
    const kode = dadu.pilih(await toko.barang(tx, `b.status = 'BELI'`)) ?? '00000000';
    return hancurkanBeli(tx, [kode], baru(), { context: toko.kasir(dadu) });
  },
};

const KERTAS = ['pindah-barang', 'hancur-barang', 'hancur-pembelian'] as const;
const batal: Kejadian = {
  nama: 'batal kertas barang',
  bobot: 2,
  async lakukan(toko, tx, dadu) {
    const nomor = dadu.pilih(await toko.kertas(tx, KERTAS[dadu.lempar(3)] ?? KERTAS[0], 'DONE')) ?? '-';
    return batalkan(tx, nomor, pemilik(toko));
  },
};

/** What happens to goods beside their trade. */
export const kejadianBarang: readonly Kejadian[] = [masuk, pindah, hancur, hancurBeli, batal];
