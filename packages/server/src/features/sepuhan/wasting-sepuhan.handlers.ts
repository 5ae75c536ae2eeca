import { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { persenWasting } from '@kilau/contract/features/sepuhan/sepuhan.calc.ts';
import type { wastingSepuhan } from '@kilau/contract/features/sepuhan/wasting-sepuhan.kind.ts';
import type { KindHandlers } from '../../engine/paper/kind.ts';
import { susutEntries } from '../../ledger/entry.ts';
import { batchBerjalan, butuhBatch, kadarBatch, KIRIM, type KadarBatch } from './batch.ts';

const KATEGORI = 'WASTING';

/** What was lost of a purity, as it is kept: all that was, of pieces that came back, says whether it is too much. */
const barisOf = ({ kadar, berat_kirim, berat_kembali, berat_abu, berat_wasting, berat, nilai }: KadarBatch) => ({
  kadar,
  berat_kirim,
  berat_kembali,
  berat_abu,
  berat,
  persen: persenWasting(berat_wasting.plus(berat), berat_kirim),
  nilai,
});

/** What the work has taken of what came back is booked as a loss (domain guide part 2, §5). */
export const wastingSepuhanHandlers: KindHandlers<typeof wastingSepuhan> = {
  make: async (work, { no_kirim, keterangan }) => {
    const batch = await batchBerjalan(work, no_kirim);
    const semua = await kadarBatch(work, no_kirim);
    const baris = semua.filter(({ berat }) => berat.gt(0)).map(barisOf);
    if (baris.length === 0) throw new Problem('wasting_kosong', { nomor: no_kirim });
    const wajar = Dec.from(work.context.param('WASTING_MAKS_PERSEN'));
    const lebih = baris.filter(({ persen }) => persen.gt(wajar));
    const berat_lebih = Dec.sum(lebih.map(({ berat }) => berat));
    return {
      keterangan: keterangan ?? '',
      kepala: {
        no_kirim,
        nama_tukang: batch.nama_tukang,
        berat_wasting: Dec.sum(baris.map(({ berat }) => berat)),
        berat_lebih,
      },
      disetujui: {
        lebih: lebih
          .map(({ kadar, berat, persen }) => `${kadar.toString()}: ${berat.toString()} gr = ${persen.toString()} %`)
          .join(', '),
        berat_lebih,
      },
      baris: { kadar: baris },
      akibat: [
        {
          jenis: KIRIM,
          nomor: no_kirim,
          deed: 'wasting',
          input: { habis: semua.every(({ tinggal }) => tinggal === 0) },
        },
      ],
      entries: () => baris.flatMap((row) => susutEntries(no_kirim, row, 'WASTING', KATEGORI)),
    };
  },
  deeds: { batal: async () => ({}) },
  needs: (work, _, input, nomor) => butuhBatch(work, 'wasting_sepuhan', nomor, input),
};
