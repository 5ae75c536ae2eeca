import type { Dec } from '@kilau/contract/core/dec.ts';
import type { KindInput } from '@kilau/contract/core/kind.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { pindahSortir } from '@kilau/contract/features/sepuhan/pindah-sortir.kind.ts';
import { HASIL_JUAL, type Hasil } from '@kilau/contract/features/sepuhan/sepuhan.fields.ts';
import { GUDANG_BAWAAN } from '@kilau/contract/trade/gudang/gudang-bawaan.ts';
import type { KindHandlers, Work } from '../../engine/paper/kind.ts';
import type { Place } from '../../ledger/entry.ts';
import { drawBarcodes } from '../../trade/barang/barcode.ts';
import { tulisBatalGanti, tulisBatalMasuk, tulisGanti, tulisLebur } from '../../trade/barang/ganti.ts';
import { barangBerubah } from '../../trade/barang/langkah.ts';
import { pegangBarang, pegangDisortir, type BarangSortir } from '../../trade/barang/pegang.ts';
import { bakiDijual, pegangBakiAsal } from '../../trade/gudang/baki.ts';
import { bakiPertama } from '../../trade/gudang/baki-pertama.ts';
import { kembaliCurah, nilaiMasukCurah, type Bernilai } from '../../trade/manual/nilai.ts';
import { curahOf, keluarStok, masukStok, type JumlahStok } from '../../trade/manual/stok.ts';
import { hasilOf } from './hasil.ts';
import { assertBaris, barisProses, jumlahBarang } from './kerja.ts';

const KATEGORI = 'PINDAH SORTIR';
/** The kind, as its pieces name it. */
const JENIS = 'pindah-sortir';

type Masuk = KindInput<typeof pindahSortir>;

/** A piece, and how it goes on. */
interface Tujuan extends Place {
  readonly piece: BarangSortir;
  readonly hasil: Hasil;
  readonly berat_nota: Dec;
  readonly kode_baru: string;
  readonly nama_barang: string;
}

/** The tray that a piece goes to that is for sale: its line's own, or that of all. */
const bakiBaris = ({ barang, kode_baki }: Masuk, index: number): string | null => barang[index]?.kode_baki ?? kode_baki;

const TANPA_BAKI = { rule: 'tidak_boleh_kosong', params: { label: 'sepuhan.ke_baki' } } as const;

/** @throws Problem `data_tidak_valid` at every line of a piece for sale that goes to no tray. */
function assertBaki(masuk: Masuk, dijual: readonly boolean[]): void {
  const tanpa = dijual.flatMap((jual, index) => (jual && bakiBaris(masuk, index) === null ? [index] : []));
  if (tanpa.length === 0) return;
  const fields = Object.fromEntries(tanpa.map((index) => [`barang.${index}.kode_baki`, TANPA_BAKI]));
  throw new Problem('data_tidak_valid', {}, fields);
}

/** The place of a tray that pieces for sale go to. @param ada those that were asked for before. */
async function bakiJual(work: Work, kode: string, ada: Map<string, Place>): Promise<Place> {
  const place = ada.get(kode) ?? (await bakiDijual(work.tx, work.context.shop.kode_toko, kode));
  if (!place) throw new Error(`tray ${kode} is none`);
  ada.set(kode, place);
  return place;
}

/** Where each piece goes by what was decided of it, those for sale under barcodes that nobody ever bore. */
async function tujuanOf(work: Work, masuk: Masuk): Promise<Tujuan[]> {
  const { tx, context } = work;
  const { kode_toko } = context.shop;
  const kode = masuk.barang.map(({ kode_barcode }) => kode_barcode);
  const pieces = await pegangDisortir(tx, kode_toko, kode);
  const diputus = await hasilOf(work, kode);
  const jual = pieces.map(({ kode_barcode }) => HASIL_JUAL.includes(diputus.get(kode_barcode)?.hasil ?? ''));
  const dijual = jual.filter(Boolean).length;
  const baki = new Map<string, Place>();
  const lebur = dijual < pieces.length ? await bakiPertama(tx, kode_toko, GUDANG_BAWAAN.lebur, 'barang') : null;
  assertBaki(masuk, jual);
  const tujuan: Tujuan[] = [];
  for (const [index, piece] of pieces.entries()) {
    const { hasil = 'CUCI', berat_nota = piece.berat } = diputus.get(piece.kode_barcode) ?? {};
    if (hasil === 'CUCI') throw new Problem('barang_bukan_hasil', { kode_barcode: piece.kode_barcode, hasil });
    const ke = lebur !== null && !jual[index] ? lebur : await bakiJual(work, bakiBaris(masuk, index) ?? '', baki);
    const nama_barang = masuk.barang[index]?.nama_barang ?? piece.nama_barang;
    tujuan.push({ piece, hasil, berat_nota, kode_baru: jual[index] ? 'baru' : '', nama_barang, ...ke });
  }
  // Drawn last: its counter is held until the commit.
  const baru = dijual > 0 ? await drawBarcodes(tx, kode_toko, dijual) : [];
  return tujuan.map((row) => (row.kode_baru === '' ? row : { ...row, kode_baru: baru.shift() ?? '' }));
}

const barisOf = ({ piece, hasil, berat_nota, kode_baru, nama_barang, kode_gudang, kode_baki }: Tujuan) => ({
  ...barisProses(piece),
  nama_barang,
  hasil,
  berat_nota,
  berat: piece.berat,
  kode_baru,
  kode_gudang,
  kode_baki,
  dari_gudang: piece.kode_gudang,
  dari_baki: piece.kode_baki,
  asal_jenis: piece.jenis,
  asal_nomor: piece.nomor,
});

/** The grams of a piece as bulk: no pieces of it, as nobody counts what is melted. */
const stokLebur = ({ kode_gudang, kode_baki, ...row }: Place & Omit<JumlahStok, 'qty'>): JumlahStok => ({
  kode_gudang,
  kode_baki,
  kode_group: row.kode_group,
  kode_dept: row.kode_dept,
  kadar: row.kadar,
  qty: 0,
  berat: row.berat,
});
const stokOf = ({ piece, kode_gudang, kode_baki }: Tujuan): JumlahStok =>
  stokLebur({ ...piece, kode_gudang, kode_baki });

/** The grams of a piece, and what the piece cost. */
const nilaiOf = ({ piece: { kadar, berat, harga_modal } }: Tujuan): Bernilai => ({ kadar, berat, nilai: harga_modal });

interface Baris extends Omit<JumlahStok, 'qty'> {
  readonly kode_barcode: string;
  readonly kode_baru: string;
  readonly jenis: string;
  readonly nomor: string;
  readonly dari_gudang: string;
  readonly dari_baki: string;
  /** What the piece cost. */
  readonly harga_modal: Dec | null;
}

const barisTersimpan = ({ tx, context }: Work, nomor: string): Promise<Baris[]> =>
  tx.query<Baris>(
    `select b.kode_barcode, b.kode_baru, b.asal_jenis as jenis, b.asal_nomor as nomor, b.kode_gudang, b.kode_baki,
       b.kode_group, b.kode_dept, b.kadar, b.berat, b.dari_gudang, b.dari_baki, n.harga_modal
     from pindah_sortir_baris b join barang n on n.kode_toko = b.kode_toko and n.kode_barcode = b.kode_barcode
     where b.kode_toko = $1 and b.nomor = $2 order by b.baris`,
    [context.shop.kode_toko, nomor],
  );

/**
 * The new pieces must lie free where they were put, as they were put there: their grams and costs go back as they came.
 * @throws Problem `barang_berubah`, and as every piece is refused that is not free.
 */
async function assertSepertiDulu({ tx, context }: Work, baris: readonly Baris[]): Promise<void> {
  const baru = baris.filter(({ kode_baru }) => kode_baru !== '');
  const kode = baru.map(({ kode_baru }) => kode_baru);
  const pieces = kode.length > 0 ? await pegangBarang(tx, context.shop.kode_toko, kode) : [];
  pieces.forEach((piece, index) => {
    const dulu = baru[index];
    const modal = piece.harga_modal?.toString() === dulu?.harga_modal?.toString();
    const sama = modal && dulu && piece.kode_baki === dulu.kode_baki && piece.kadar.eq(dulu.kadar);
    if (!sama) throw barangBerubah(piece.kode_barcode);
  });
}

/** What was sorted goes on: for sale, or into bulk (domain guide part 2, §5). */
export const pindahSortirHandlers: KindHandlers<typeof pindahSortir> = {
  make: async (work, masuk) => {
    const { tx, context, tgl } = work;
    const { kode_toko } = context.shop;
    assertBaris(masuk.barang.length);
    const tujuan = await tujuanOf(work, masuk);
    const jual = tujuan.filter(({ kode_baru }) => kode_baru !== '');
    const lebur = tujuan.filter(({ kode_baru }) => kode_baru === '');
    const taruh = await masukStok(tx, kode_toko, lebur.map(stokOf));
    return {
      keterangan: masuk.keterangan ?? '',
      kepala: {
        ...jumlahBarang(tujuan.map(({ piece }) => piece)),
        jumlah_jual: jual.length,
        jumlah_lebur: lebur.length,
      },
      baris: { barang: tujuan.map(barisOf) },
      entries: async (nomor) => {
        const kepala = { kode_toko, tgl, user_id: context.actor.user_id, jenis: JENIS, nomor };
        if (lebur.length > 0) await taruh();
        const curah = lebur.map((row) => ({ piece: row.piece, curah: curahOf(stokOf(row)) }));
        return [
          ...(await tulisGanti(tx, kepala, jual, KATEGORI)),
          ...(await tulisLebur(tx, kepala, curah, KATEGORI)),
          ...(await nilaiMasukCurah(work, lebur.map(nilaiOf), undefined, KATEGORI)),
        ];
      },
    };
  },
  deeds: {
    // The pieces bear their own barcodes again and wait to go on; those of meanwhile are never used again.
    batal: async (work, { nomor }) => {
      const { tx, context } = work;
      const { kode_toko } = context.shop;
      const baris = await barisTersimpan(work, nomor);
      await assertSepertiDulu(work, baris);
      await pegangBakiAsal(
        tx,
        kode_toko,
        baris.map((row) => ({ kode_gudang: row.dari_gudang, kode_baki: row.dari_baki })),
      );
      const lebur = baris.filter(({ kode_baru }) => kode_baru === '').map(stokLebur);
      const ambil = await keluarStok(tx, kode_toko, lebur);
      return {
        cermin: async () => {
          if (lebur.length > 0) await ambil();
          const dokumen = { kode_toko, jenis: JENIS, nomor };
          const baru = baris.flatMap(({ kode_baru }) => (kode_baru === '' ? [] : [kode_baru]));
          await tulisBatalMasuk(tx, dokumen, baru);
          await tulisBatalGanti(tx, dokumen, baris);
          return kembaliCurah(work, dokumen, lebur, 'LEBUR');
        },
      };
    },
  },
};
