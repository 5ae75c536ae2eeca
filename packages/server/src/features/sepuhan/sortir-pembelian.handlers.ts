import type { Dec } from '@kilau/contract/core/dec.ts';
import type { KindInput } from '@kilau/contract/core/kind.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { sortirPembelian } from '@kilau/contract/features/sepuhan/sortir-pembelian.kind.ts';
import { GUDANG_BAWAAN } from '@kilau/contract/trade/gudang/gudang-bawaan.ts';
import type { KindHandlers, Work } from '../../engine/paper/kind.ts';
import type { Place } from '../../ledger/entry.ts';
import type { Dokumen } from '../../trade/barang/langkah.ts';
import { pegangDibeli, pegangDisortir, type BarangDibeli } from '../../trade/barang/pegang.ts';
import { tulisBatalSortir, tulisSortir } from '../../trade/barang/sortir.ts';
import { pegangBakiAsal } from '../../trade/gudang/baki.ts';
import { bakiPertama } from '../../trade/gudang/baki-pertama.ts';
import { assertBaris, barisProses, jumlahBarang } from './kerja.ts';

const KATEGORI = 'SORTIR';
/** The kind, as its pieces name it. */
const JENIS = 'sortir-pembelian';

type BarisMasuk = KindInput<typeof sortirPembelian>['barang'][number];

/**
 * The barcodes of lines that are named by the purchase that brought them.
 * @throws Problem `data_tidak_valid` at a line that names nothing, one that there is not, or another than its barcode.
 */
async function bernama(
  { tx, context }: Work,
  barang: readonly BarisMasuk[],
): Promise<(BarisMasuk & { readonly kode_barcode: string })[]> {
  const rows = await tx.query<{ readonly kode_barcode: string | null }>(
    `select b.kode_barcode from unnest($2::text[], $3::integer[]) with ordinality as n(nomor, baris, urut)
     left join pembelian_barang b on b.kode_toko = $1 and b.no_faktur_group = n.nomor and b.baris = n.baris
     order by n.urut`,
    [context.shop.kode_toko, barang.map((row) => row.no_faktur_group), barang.map((row) => row.baris)],
  );
  return barang.map((row, index) => {
    const dibeli = rows[index]?.kode_barcode ?? '';
    const kode_barcode = row.kode_barcode ?? dibeli;
    const disebut = row.no_faktur_group !== null || row.baris !== null;
    if (disebut && row.kode_barcode !== null && dibeli !== kode_barcode) {
      const at = row.no_faktur_group === null ? 'baris' : 'no_faktur_group';
      throw new Problem('data_tidak_valid', {}, { [`barang.${index}.${at}`]: { rule: 'tidak_terdaftar' } });
    }
    if (kode_barcode !== '') return { ...row, kode_barcode };
    const rule = { rule: row.no_faktur_group === null ? 'tidak_boleh_kosong' : 'tidak_terdaftar' } as const;
    throw new Problem('data_tidak_valid', {}, { [`barang.${index}.kode_barcode`]: rule });
  });
}

interface Beli {
  readonly baris: number;
  readonly berat_nota: Dec;
}

/** The lines of the purchases that brought pieces, in their order; none of what came by an auction. */
const barisBeli = ({ tx, context }: Work, pieces: readonly BarangDibeli[]): Promise<Beli[]> =>
  tx.query<Beli>(
    `select coalesce(b.baris, 0) as baris, coalesce(b.berat_nota, n.berat) as berat_nota
     from unnest($2::text[], $3::text[], $4::numeric[]) with ordinality as n(kode, nomor, berat, urut)
     left join pembelian_barang b on b.kode_toko = $1 and b.no_faktur_group = n.nomor and b.kode_barcode = n.kode
     order by n.urut`,
    [
      context.shop.kode_toko,
      pieces.map(({ kode_barcode }) => kode_barcode),
      pieces.map(({ no_pembelian }) => no_pembelian),
      pieces.map(({ berat }) => berat.toString()),
    ],
  );

interface Asal extends Place {
  readonly kode_barcode: string;
  readonly asal: Dokumen;
}

/** Where the pieces of a paper came from, line by line. */
async function asalOf({ tx, context }: Work, nomor: string): Promise<Asal[]> {
  const rows = await tx.query<Place & { kode_barcode: string; asal_jenis: string; no_pembelian: string }>(
    `select kode_barcode, dari_gudang as kode_gudang, dari_baki as kode_baki, asal_jenis, no_pembelian
     from sortir_pembelian_baris where kode_toko = $1 and nomor = $2 order by baris`,
    [context.shop.kode_toko, nomor],
  );
  return rows.map(({ asal_jenis: jenis, no_pembelian, ...row }) => ({ ...row, asal: { jenis, nomor: no_pembelian } }));
}

/** What pieces that were bought back are to become is decided (domain guide part 2, §5). */
export const sortirPembelianHandlers: KindHandlers<typeof sortirPembelian> = {
  make: async (work, { keterangan, barang }) => {
    const { tx, context } = work;
    const { kode_toko } = context.shop;
    assertBaris(barang.length);
    const dikirim = await bernama(work, barang);
    const pieces = await pegangDibeli(
      tx,
      kode_toko,
      dikirim.map(({ kode_barcode }) => kode_barcode),
    );
    const beli = await barisBeli(work, pieces);
    const ke = await bakiPertama(tx, kode_toko, GUDANG_BAWAAN.sortir, 'barang');
    return {
      keterangan: keterangan ?? '',
      kepala: jumlahBarang(pieces),
      baris: {
        barang: pieces.map((piece, index) => ({
          ...barisProses(piece),
          hasil: dikirim[index]?.hasil ?? 'LAYAK JUAL',
          berat_nota: beli[index]?.berat_nota ?? piece.berat,
          berat: piece.berat,
          asal_jenis: piece.asal_jenis,
          no_pembelian: piece.no_pembelian,
          baris_pembelian: beli[index]?.baris ?? 0,
          dari_gudang: piece.kode_gudang,
          dari_baki: piece.kode_baki,
          ...ke,
        })),
      },
      entries: (nomor) =>
        tulisSortir(
          tx,
          { kode_toko, dokumen: { jenis: JENIS, nomor } },
          pieces.map((piece) => ({ piece, ...ke })),
          KATEGORI,
        ),
    };
  },
  deeds: {
    // As long as it lies there: what was sent or went on is what it was sent as.
    'ubah-hasil': async ({ tx, context }, { nomor }, { barang }) => {
      const diubah = (barang ?? []).map(({ kode_barcode, hasil }) => ({ kode_barcode, hasil }));
      const kode = diubah.map(({ kode_barcode }) => kode_barcode);
      await pegangDisortir(tx, context.shop.kode_toko, kode, { jenis: JENIS, nomor });
      return { baris: { diubah } };
    },
    // The pieces lie unsorted again where they lay, and their purchases may be taken back again.
    batal: async (work, { nomor }) => {
      const { kode_toko } = work.context.shop;
      const dokumen = { jenis: JENIS, nomor };
      const asal = await asalOf(work, nomor);
      const kode = asal.map(({ kode_barcode }) => kode_barcode);
      const pieces = await pegangDisortir(work.tx, kode_toko, kode, dokumen);
      await pegangBakiAsal(work.tx, kode_toko, asal);
      const serahan = pieces.flatMap((piece, index) => {
        const ke = asal[index];
        return ke ? [{ piece, kode_gudang: ke.kode_gudang, kode_baki: ke.kode_baki, ...ke.asal }] : [];
      });
      return { cermin: () => tulisBatalSortir(work.tx, { kode_toko, dokumen }, serahan) };
    },
  },
};
