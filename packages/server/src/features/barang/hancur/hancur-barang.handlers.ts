import type { hancurBarang } from '@kilau/contract/features/barang/hancur/hancur-barang.kind.ts';
import { GUDANG_BAWAAN } from '@kilau/contract/trade/gudang/gudang-bawaan.ts';
import type { KindHandlers, Work } from '../../../engine/paper/kind.ts';
import type { Place } from '../../../ledger/entry.ts';
import { tulisHancur, tulisPulih, type Tujuan } from '../../../trade/barang/hancur.ts';
import { pegangBarang } from '../../../trade/barang/pegang.ts';
import { bakiTujuan } from '../../../trade/gudang/baki.ts';
import { asalBarang, barisBarang, olehKerja } from '../kertas/baris.ts';
import { assertJumlah, isiHancur } from './hancur-isi.ts';

const KATEGORI = 'HANCUR BARANG';
/** The kind, as its pieces name it. */
const JENIS = 'hancur-barang';

/** Where each piece comes back to: the tray that was chosen, else the one it lay in; it must be in use. */
async function tujuanKembali(work: Work, nomor: string, kode_baki: string | null): Promise<Tujuan[]> {
  const asal = await asalBarang(work, 'hancur_barang_baris', nomor);
  const trays = new Map<string, Place>();
  for (const kode of new Set(kode_baki ? [kode_baki] : asal.map((piece) => piece.kode_baki))) {
    trays.set(kode, await bakiTujuan(work.tx, work.context.shop.kode_toko, kode));
  }
  return asal.map(({ kode_barcode, ...lama }) => {
    const place = trays.get(kode_baki ?? lama.kode_baki);
    if (!place) throw new Error(`no tray for ${kode_barcode}`);
    return { kode_barcode, ...place };
  });
}

/** Pieces are written off to gudang HANCUR. It has no trays: they keep the code of the one they lay in. */
export const hancurBarangHandlers: KindHandlers<typeof hancurBarang> = {
  make: async (work, { kode_kondisi, keterangan, barang: dikirim }) => {
    const { tx, context } = work;
    assertJumlah(dikirim.length);
    const kode = dikirim.map(({ kode_barcode }) => kode_barcode);
    const pieces = await pegangBarang(tx, context.shop.kode_toko, kode);
    return {
      ...(await isiHancur(work, { kode_kondisi, keterangan }, pieces)),
      baris: { barang: pieces.map(barisBarang) },
      entries: (nomor) =>
        tulisHancur(tx, olehKerja(work), { jenis: JENIS, nomor, kode_gudang: GUDANG_BAWAAN.hancur, pieces }, KATEGORI),
    };
  },
  deeds: {
    // A typing error, a piece that turned up.
    batal: async (work, { nomor }, { kode_baki }) => {
      const tujuan = await tujuanKembali(work, nomor, kode_baki);
      return {
        kategori: `BATAL ${KATEGORI}`,
        cermin: () => tulisPulih(work.tx, olehKerja(work), { jenis: JENIS, nomor }, tujuan),
      };
    },
  },
};
