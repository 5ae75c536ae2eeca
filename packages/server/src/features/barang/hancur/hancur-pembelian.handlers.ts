import { Dec } from '@kilau/contract/core/dec.ts';
import type { hancurPembelian } from '@kilau/contract/features/barang/hancur/hancur-pembelian.kind.ts';
import { GUDANG_BAWAAN } from '@kilau/contract/trade/gudang/gudang-bawaan.ts';
import type { KindHandlers, Work } from '../../../engine/paper/kind.ts';
import { tulisHancur, tulisPulih, type Tujuan } from '../../../trade/barang/hancur.ts';
import { pegangDibeli } from '../../../trade/barang/pegang.ts';
import { pegangBakiAsal } from '../../../trade/gudang/baki.ts';
import { barisBarang, olehKerja } from '../kertas/baris.ts';
import { assertJumlah, isiHancur } from './hancur-isi.ts';

const KATEGORI = 'HANCUR PEMBELIAN';
/** The kind, as its pieces name it. */
const JENIS = 'hancur-pembelian';
/** What brings pieces that lie unsorted: a purchase, a loan that was auctioned, a shop that has them refinished. */
const PEMBAWA = ['pembelian', 'hutang', 'terima-barang'];

/** The pieces of a paper in the order of its lines: where each lay, and the paper that had brought it. */
const semula = ({ tx, context }: Work, nomor: string): Promise<Tujuan[]> =>
  tx.query(
    `select b.kode_barcode, b.dari_gudang as kode_gudang, b.dari_baki as kode_baki, d.jenis as asal_jenis,
       b.no_pembelian
     from hancur_pembelian_baris b
     join dokumen d on d.kode_toko = b.kode_toko and d.nomor = b.no_pembelian and d.jenis = any($3)
     where b.kode_toko = $1 and b.nomor = $2 order by b.baris`,
    [context.shop.kode_toko, nomor, PEMBAWA],
  );

/** What each piece was bought for, in the order of the pieces: nothing, where an auctioned loan had brought it. */
async function hargaBeli(
  { tx, context }: Work,
  pieces: readonly { readonly kode_barcode: string; readonly no_pembelian: string }[],
): Promise<readonly Dec[]> {
  const rows = await tx.query<{ harga_beli: Dec }>(
    `select coalesce(b.harga_beli, 0) as harga_beli
     from unnest($2::text[], $3::text[]) with ordinality as n(kode, nomor, urut)
     left join pembelian_barang b on b.kode_toko = $1 and b.no_faktur_group = n.nomor and b.kode_barcode = n.kode
     order by n.urut`,
    [
      context.shop.kode_toko,
      pieces.map(({ kode_barcode }) => kode_barcode),
      pieces.map(({ no_pembelian }) => no_pembelian),
    ],
  );
  return rows.map(({ harga_beli }) => harga_beli);
}

/** Bought pieces are written off to gudang HANCUR; they keep the code of the tray they lay in. */
export const hancurPembelianHandlers: KindHandlers<typeof hancurPembelian> = {
  make: async (work, { kode_kondisi, keterangan, barang: dikirim }) => {
    const { tx, context } = work;
    assertJumlah(dikirim.length);
    const kode = dikirim.map(({ kode_barcode }) => kode_barcode);
    const pieces = await pegangDibeli(tx, context.shop.kode_toko, kode);
    const harga = await hargaBeli(work, pieces);
    return {
      ...(await isiHancur(work, { kode_kondisi, keterangan }, pieces)),
      baris: {
        barang: pieces.map((piece, index) => ({
          ...barisBarang(piece),
          no_pembelian: piece.no_pembelian,
          harga_beli: harga[index] ?? Dec.zero,
        })),
      },
      entries: (nomor) =>
        tulisHancur(
          tx,
          olehKerja(work),
          { jenis: JENIS, nomor, kode_gudang: GUDANG_BAWAAN.hancur, pieces },
          KATEGORI,
          'hancur_beli',
        ),
    };
  },
  deeds: {
    // The pieces lie unsorted again where they lay, and their purchases may be taken back again.
    batal: async (work, { nomor }) => {
      const pieces = await semula(work, nomor);
      await pegangBakiAsal(work.tx, work.context.shop.kode_toko, pieces);
      return {
        kategori: `BATAL ${KATEGORI}`,
        cermin: () => tulisPulih(work.tx, olehKerja(work), { jenis: JENIS, nomor }, pieces, 'pulih_beli'),
      };
    },
  },
};
