import { Dec } from '@kilau/contract/core/dec.ts';
import type { KindInput } from '@kilau/contract/core/kind.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { Values } from '@kilau/contract/core/schema.ts';
import type { pindahBarang } from '@kilau/contract/features/barang/pindah/pindah-barang.kind.ts';
import type { satuBakiFields } from '@kilau/contract/features/barang/massal/ubah-massal.fields.ts';
import { GUDANG_BAWAAN } from '@kilau/contract/trade/gudang/gudang-bawaan.ts';
import type { KindHandlers, Making, Paper, Work } from '../../../engine/paper/kind.ts';
import type { Place } from '../../../ledger/entry.ts';
import { pegangBaki, pegangBarang, type BarangBebas } from '../../../trade/barang/pegang.ts';
import { tulisPindah, tulisPindahKembali, type Pindah } from '../../../trade/barang/pindah.ts';
import { bakiTujuan, pegangBakiAsal } from '../../../trade/gudang/baki.ts';
import { emasHariIni } from '../../../trade/harga/harga-hari-ini.ts';
import { asalBarang, barisBarang, olehKerja } from '../kertas/baris.ts';

const KATEGORI = 'PINDAH BARANG';
type Isi = KindInput<typeof pindahBarang>;
/** A whole tray that goes to another one. */
type SatuBaki = Values<typeof satuBakiFields>;

/** Where a move may go: a tray in use, in the gudang that was named, but not among what was destroyed. */
async function tujuanPindah({ tx, context }: Work, { kode_gudang, kode_baki }: Omit<Isi, 'barang'>): Promise<Place> {
  const tujuan = await bakiTujuan(tx, context.shop.kode_toko, kode_baki);
  if (tujuan.kode_gudang === kode_gudang && kode_gudang !== GUDANG_BAWAAN.hancur) return tujuan;
  throw new Problem('rujukan_tidak_ada', { kode: kode_baki }, { kode_baki: { rule: 'tidak_terdaftar' } });
}

/** A piece that is not where it should be; it is told which document moved it last. */
async function sudahPindah({ tx, context }: Work, { kode_barcode, kode_baki }: BarangBebas): Promise<Problem> {
  const row = await tx.maybe<{ nomor: string }>(
    `select p.nomor from entri e join posting p on p.kode_toko = e.kode_toko and p.id = e.posting_id
     where e.kode_toko = $1 and e.kode_barcode = $2 order by p.urut desc limit 1`,
    [context.shop.kode_toko, kode_barcode],
  );
  return new Problem('barang_sudah_pindah', { kode_barcode, kode_baki, nomor: row?.nomor ?? '' });
}

/** The pieces that were scanned; one that left the tray it was seen in was moved by somebody else meanwhile. */
async function pegangPindaian(work: Work, dikirim: Isi['barang']): Promise<BarangBebas[]> {
  if (dikirim.length === 0) throw new Problem('data_tidak_valid', {}, { barang: { rule: 'tidak_boleh_kosong' } });
  const kode = dikirim.map(({ kode_barcode }) => kode_barcode);
  const pieces = await pegangBarang(work.tx, work.context.shop.kode_toko, kode);
  for (const [index, piece] of pieces.entries()) {
    const dilihat = dikirim[index]?.dari_baki ?? '';
    if (dilihat !== '' && dilihat !== piece.kode_baki) throw await sudahPindah(work, piece);
  }
  return pieces;
}

/** All that lies in a tray. @throws Problem that names the first piece somebody holds; `baki_kosong`. */
async function pegangIsi(work: Work, dari_baki: string, kode_baki: string): Promise<BarangBebas[]> {
  if (dari_baki === kode_baki) {
    throw new Problem('data_tidak_valid', {}, { kode_baki: { rule: 'baki_harus_lain' } });
  }
  const pieces = await pegangBaki(work.tx, work.context.shop.kode_toko, dari_baki);
  if (pieces.length === 0) throw new Problem('baki_kosong', { kode_baki: dari_baki });
  return pieces;
}

/** The pieces of a move, free and still where it put them, with where they came from. */
async function kembali(work: Work, { nomor, kepala }: Paper<typeof pindahBarang>): Promise<Pindah[]> {
  const { kode_toko } = work.context.shop;
  const asal = await asalBarang(work, 'pindah_barang_baris', nomor);
  const pieces = await pegangBarang(
    work.tx,
    kode_toko,
    asal.map(({ kode_barcode }) => kode_barcode),
  );
  for (const piece of pieces) if (piece.kode_baki !== kepala.kode_baki) throw await sudahPindah(work, piece);
  await pegangBakiAsal(work.tx, kode_toko, asal);
  return pieces.map((piece, index) => {
    const ke = asal[index];
    if (!ke) throw new Error(`no line of ${piece.kode_barcode}`);
    return { piece, ke };
  });
}

/** What a move of pieces comes to that are held. */
async function pindahkan(
  work: Work,
  input: Omit<Isi, 'barang'>,
  cara: 'BARANG' | 'SATU BAKI',
  ambil: () => Promise<BarangBebas[]>,
): Promise<Making<typeof pindahBarang>> {
  const { kode_baki, keterangan } = input;
  const ke = await tujuanPindah(work, input);
  const pieces = await ambil();
  const diam = pieces.find((piece) => piece.kode_baki === kode_baki);
  if (diam) throw new Problem('barang_sudah_di_baki', { kode_barcode: diam.kode_barcode, kode_baki });
  const harga = await emasHariIni(work, pieces);
  return {
    keterangan: keterangan ?? '',
    kepala: {
      cara,
      ...ke,
      jumlah_barang: pieces.length,
      total_berat: Dec.sum(pieces.map(({ berat }) => berat)),
    },
    baris: {
      barang: pieces.map((piece) => ({
        ...barisBarang(piece),
        size: piece.size,
        harga_jual: harga.get(piece.kode_barcode) ?? null,
      })),
    },
    entries: () =>
      tulisPindah(
        work.tx,
        olehKerja(work),
        pieces.map((piece) => ({ piece, ke })),
        KATEGORI,
      ),
  };
}

/** All that lies in a tray goes to another one. */
export const pindahSatuBaki = (work: Work, input: SatuBaki): Promise<Making<typeof pindahBarang>> =>
  pindahkan(work, input, 'SATU BAKI', () => pegangIsi(work, input.dari_baki, input.kode_baki));

/** Pieces that were scanned go to one tray. */
export const pindahBarangHandlers: KindHandlers<typeof pindahBarang> = {
  make: (work, input) => pindahkan(work, input, 'BARANG', () => pegangPindaian(work, input.barang)),
  deeds: {
    // Every piece goes back to the tray it came from, as long as nobody has touched it since.
    batal: async (work, paper) => {
      const pieces = await kembali(work, paper);
      return { kategori: `BATAL ${KATEGORI}`, cermin: () => tulisPindahKembali(work.tx, olehKerja(work), pieces) };
    },
  },
};
