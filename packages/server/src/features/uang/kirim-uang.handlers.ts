import { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { kirimUang } from '@kilau/contract/features/uang/kirim-uang.kind.ts';
import type { KindHandlers } from '../../engine/paper/kind.ts';
import { moneyEntry } from '../../ledger/entry.ts';
import { tarikDariTujuan, umumkan } from '../../trade/toko/kiriman-luar.ts';
import { tujuanKiriman } from '../../trade/toko/tujuan.ts';
import { pegangKiriman, penerimaan } from './di-jalan.ts';
import { kirimanUang } from './kiriman.ts';

/** Category of the cash book; and of what lies between two shops once the other one has told that it came. */
const KATEGORI = 'KIRIM UANG PUSAT';
const DITERIMA = 'KIRIM UANG DITERIMA';

export const kirimUangHandlers: KindHandlers<typeof kirimUang> = {
  make: async (work, { jumlah, kode_tujuan, no_reff, kurir, keterangan }) => {
    const { kode_toko, nama_toko } = await tujuanKiriman(work, kode_tujuan);
    return {
      total: jumlah,
      sisa: jumlah,
      keterangan: keterangan ?? '',
      kepala: {
        kode_tujuan: kode_toko,
        tujuan: nama_toko,
        no_reff,
        kurir,
        no_terima: null,
        tgl_terima: null,
        diterima_oleh: null,
      },
      bayar: [
        { arah: 'KELUAR', cara: 'CASH', akun: 'KAS', sub: work.context.actor.user_id, kategori: KATEGORI, jumlah },
      ],
      entries: async (nomor) => {
        await umumkan(work, kirimanUang, { kode_tujuan: kode_toko, tujuan: nama_toko, nomor });
        return moneyEntry('UANG_KIRIM', nomor, jumlah, KATEGORI);
      },
    };
  },
  deeds: {
    kabar: async (_work, { nomor, status, total, kepala }, { jumlah, ...kabar }) => {
      if (status !== 'OPEN' || !jumlah.eq(total)) throw new Problem('baris_tidak_cocok', { nomor, baris: nomor });
      return {
        sisa: Dec.zero,
        kepala: kabar,
        entries: () => [
          ...moneyEntry('UANG_KIRIM', nomor, jumlah.negated(), DITERIMA),
          ...moneyEntry('RK', kepala.kode_tujuan, jumlah, DITERIMA),
        ],
      };
    },
    'batal-kabar': async () => ({}),
    batal: async (work, { nomor, versi, kepala: { kode_tujuan } }) => {
      const {
        tx,
        context: { shop },
      } = work;
      await pegangKiriman(tx, shop.kode_toko, nomor);
      const ada = await penerimaan(tx, kode_tujuan, shop.kode_toko, nomor);
      if (ada) throw new Problem('kiriman_uang_diterima', { nomor, ...ada });
      const tarik = { ke: versi + 1, sebab: 'CANC', baris: [] } as const;
      return { cermin: () => tarikDariTujuan(work, kirimanUang, { kode_tujuan, nomor }, tarik) };
    },
  },
};
