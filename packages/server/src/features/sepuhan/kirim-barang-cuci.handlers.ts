import { Problem } from '@kilau/contract/core/problem.ts';
import type { kirimBarangCuci } from '@kilau/contract/features/sepuhan/kirim-barang-cuci.kind.ts';
import type { KindHandlers, Work } from '../../engine/paper/kind.ts';
import type { Place } from '../../ledger/entry.ts';
import { pegangDicuci, pegangDisortir } from '../../trade/barang/pegang.ts';
import { tulisBatalCuci, tulisCuci } from '../../trade/barang/sortir.ts';
import { pegangBakiAsal } from '../../trade/gudang/baki.ts';
import { KIRIM } from './batch.ts';
import { hasilOf } from './hasil.ts';
import { assertBaris, barisProses, jumlahBarang } from './kerja.ts';

const KATEGORI = 'KIRIM CUCI';
/** What had sorted its pieces. */
const SORTIR = 'sortir-pembelian';

interface Baris extends Place {
  readonly kode_barcode: string;
  readonly no_sortir: string;
}

const barisOf = ({ tx, context }: Work, nomor: string): Promise<Baris[]> =>
  tx.query<Baris>(
    `select kode_barcode, dari_gudang as kode_gudang, dari_baki as kode_baki, no_sortir from kirim_cuci_baris
     where kode_toko = $1 and nomor = $2 order by baris`,
    [context.shop.kode_toko, nomor],
  );

/** A batch goes to the goldsmith; it ends when all of it came back, is dust, or was lost (domain guide part 2, §5). */
export const kirimBarangCuciHandlers: KindHandlers<typeof kirimBarangCuci> = {
  make: async (work, { kode_tukang, keterangan, barang }) => {
    const { tx, context } = work;
    const { kode_toko } = context.shop;
    assertBaris(barang.length);
    const kode = barang.map(({ kode_barcode }) => kode_barcode);
    const pieces = await pegangDisortir(tx, kode_toko, kode);
    const hasil = await hasilOf(work, kode);
    for (const { kode_barcode } of pieces) {
      const { hasil: jadi = '' } = hasil.get(kode_barcode) ?? {};
      if (jadi !== 'CUCI') throw new Problem('barang_bukan_hasil', { kode_barcode, hasil: jadi });
    }
    const { nama_tukang } = await tx.one<{ readonly nama_tukang: string }>(
      'select nama_tukang from tukang where kode_toko = $1 and kode_tukang = $2',
      [kode_toko, kode_tukang],
    );
    return {
      keterangan: keterangan ?? '',
      kepala: { kode_tukang, nama_tukang, ...jumlahBarang(pieces) },
      baris: {
        barang: pieces.map((piece) => ({
          ...barisProses(piece),
          berat: piece.berat,
          no_sortir: piece.nomor,
          dari_gudang: piece.kode_gudang,
          dari_baki: piece.kode_baki,
        })),
      },
      entries: (nomor) =>
        tulisCuci(
          tx,
          { kode_toko, dokumen: { jenis: KIRIM, nomor } },
          pieces.map((piece) => ({ ...piece, asal: { jenis: piece.jenis, nomor: piece.nomor } })),
          KATEGORI,
        ),
    };
  },
  deeds: {
    terima: async (_work, _paper, { habis }) => ({ status: habis ? 'DONE' : 'OPEN' }),
    wasting: async (_work, _paper, { habis }) => ({ status: habis ? 'DONE' : 'OPEN' }),
    // Nothing came back: the pieces lie where they lay, to be sent again.
    batal: async (work, { nomor }) => {
      const { tx } = work;
      const { kode_toko } = work.context.shop;
      const baris = await barisOf(work, nomor);
      const kode = baris.map(({ kode_barcode }) => kode_barcode);
      const pieces = await pegangDicuci(tx, kode_toko, kode, nomor);
      await pegangBakiAsal(tx, kode_toko, baris);
      const serahan = pieces.flatMap((piece, index) => {
        const ke = baris[index];
        if (!ke) return [];
        const { kode_gudang, kode_baki, no_sortir } = ke;
        return [{ piece, kode_gudang, kode_baki, jenis: SORTIR, nomor: no_sortir }];
      });
      return { cermin: () => tulisBatalCuci(tx, { kode_toko, dokumen: { jenis: KIRIM, nomor } }, serahan) };
    },
  },
};
