import { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { terimaBarangCuci } from '@kilau/contract/features/sepuhan/terima-barang-cuci.kind.ts';
import type { KindHandlers, Work } from '../../engine/paper/kind.ts';
import { pegangDicuci } from '../../trade/barang/pegang.ts';
import { batchBerjalan, butuhBatch } from './batch.ts';
import { assertBaris, barisProses } from './kerja.ts';

/** @throws Problem `kirim_sudah_diterima` where the workshop has told of the batch, and that stands. */
async function assertBelumDiterima({ tx, context }: Work, no_kirim: string): Promise<void> {
  const lama = await tx.maybe<{ readonly nomor: string }>(
    `select k.nomor from terima_cuci k
     join dokumen d on d.kode_toko = k.kode_toko and d.jenis = 'terima-barang-cuci' and d.nomor = k.nomor
     where k.kode_toko = $1 and k.no_kirim = $2 and d.status = 'DONE' limit 1`,
    [context.shop.kode_toko, no_kirim],
  );
  if (lama) throw new Problem('kirim_sudah_diterima', { nomor: no_kirim, terima: lama.nomor });
}

/** The workshop tells what has arrived of a batch, and how heavy it is there (domain guide part 2, §5). */
export const terimaBarangCuciHandlers: KindHandlers<typeof terimaBarangCuci> = {
  make: async (work, { no_kirim, keterangan, barang }) => {
    assertBaris(barang.length);
    const batch = await batchBerjalan(work, no_kirim);
    await assertBelumDiterima(work, no_kirim);
    const kode = barang.map(({ kode_barcode }) => kode_barcode);
    const pieces = await pegangDicuci(work.tx, work.context.shop.kode_toko, kode, no_kirim);
    const baris = pieces.map((piece, index) => ({
      ...barisProses(piece),
      berat_kirim: piece.berat,
      berat: barang[index]?.berat ?? piece.berat,
    }));
    const tiba = Dec.sum(baris.map(({ berat_kirim }) => berat_kirim));
    const beda = Dec.sum(baris.map(({ berat_kirim, berat }) => berat.minus(berat_kirim).abs()));
    const selisih = beda.plus(batch.total_berat.minus(tiba));
    return {
      keterangan: keterangan ?? '',
      kepala: {
        no_kirim,
        nama_tukang: batch.nama_tukang,
        jumlah_kirim: batch.jumlah_barang,
        jumlah_barang: baris.length,
        berat_kirim: batch.total_berat,
        total_berat: Dec.sum(baris.map(({ berat }) => berat)),
        selisih,
      },
      disetujui: { tidak_tiba: batch.jumlah_barang - baris.length, selisih },
      baris: { barang: baris },
    };
  },
  deeds: { batal: async () => ({}) },
  needs: (work, _, input, nomor) => butuhBatch(work, 'terima_cuci', nomor, input),
};
