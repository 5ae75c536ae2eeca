import { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { kirimUang } from '@kilau/contract/features/uang/kirim-uang.kind.ts';
import type { KindHandlers, Work } from '../../engine/paper/kind.ts';
import { moneyEntry } from '../../ledger/entry.ts';
import { pegangKiriman, penerimaan } from './di-jalan.ts';

/** Category of the cash book; and of what lies between two shops once the other one has told that it came. */
const KATEGORI = 'KIRIM UANG PUSAT';
const DITERIMA = 'KIRIM UANG DITERIMA';

interface Tujuan {
  readonly kode_toko: string;
  readonly nama_toko: string;
}

/** The shop that the money goes to: the one that was named, else the head office, where there is just one. */
async function tujuanOf({ tx, context: { shop } }: Work, kode_tujuan: string | null): Promise<Tujuan> {
  if (kode_tujuan === shop.kode_toko) {
    throw new Problem('data_tidak_valid', {}, { kode_tujuan: { rule: 'toko_sendiri' } });
  }
  const [found, ...others] = await tx.query<Tujuan>(
    `select kode_toko, nama_toko from toko where status_aktif and kode_toko <> $1
       and case when $2::text is null then level = 'PUSAT' else kode_toko = $2 end limit 2`,
    [shop.kode_toko, kode_tujuan],
  );
  if (!found || others.length > 0) {
    throw new Problem('data_tidak_valid', {}, { kode_tujuan: { rule: 'tujuan_uang_wajib' } });
  }
  return found;
}

export const kirimUangHandlers: KindHandlers<typeof kirimUang> = {
  make: async (work, { jumlah, kode_tujuan, no_reff, kurir, keterangan }) => {
    const { kode_toko, nama_toko } = await tujuanOf(work, kode_tujuan);
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
      entries: (nomor) => moneyEntry('UANG_KIRIM', nomor, jumlah, KATEGORI),
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
    batal: async ({ tx, context: { shop } }, { nomor, kepala: { kode_tujuan } }) => {
      await pegangKiriman(tx, shop.kode_toko, nomor);
      const ada = await penerimaan(tx, kode_tujuan, shop.kode_toko, nomor);
      if (ada) throw new Problem('kiriman_uang_diterima', { nomor, ...ada });
      return {};
    },
  },
};
