import { Dec } from '@kilau/contract/core/dec.ts';
import type { KindInput, LinesOf } from '@kilau/contract/core/kind.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { LEBIH_WAJAR, nilaiAbu } from '@kilau/contract/features/sepuhan/sepuhan.calc.ts';
import type { terimaSepuhan } from '@kilau/contract/features/sepuhan/terima-sepuhan.kind.ts';
import { modalKembali } from '@kilau/contract/trade/barang/modal-susut.ts';
import { GUDANG_BAWAAN } from '@kilau/contract/trade/gudang/gudang-bawaan.ts';
import type { KindHandlers, Work } from '../../engine/paper/kind.ts';
import { moneyEntry, susutEntries, type Entry, type Piece, type Place } from '../../ledger/entry.ts';
import { pegangDicuci, pegangDisortir, type BarangBebas } from '../../trade/barang/pegang.ts';
import { tulisCuciLagi, tulisKembaliCuci, type Kembali } from '../../trade/barang/sortir.ts';
import { bayarKeluar } from '../../trade/bayar/uang-keluar.ts';
import { bakiPertama } from '../../trade/gudang/baki-pertama.ts';
import { kembaliCurah, nilaiMasukCurah } from '../../trade/manual/nilai.ts';
import { keluarStok, masukStok, type JumlahStok } from '../../trade/manual/stok.ts';
import { batchBerjalan, butuhBatch, kadarBatch, KIRIM, type KadarBatch } from './batch.ts';
import { abuEntries } from './curah.ts';
import { barisProses } from './kerja.ts';

const KATEGORI = 'SEPUHAN';
const KATEGORI_WASTING = 'WASTING';
const KATEGORI_ONGKOS = 'ONGKOS CUCI';
/** The kind, as its pieces name it. */
const JENIS = 'terima-sepuhan';

type Masuk = KindInput<typeof terimaSepuhan>;
type Abu = LinesOf<typeof terimaSepuhan>['abu'][number];

/** A piece that comes back, as it was sent. */
interface Pulang extends Kembali {
  readonly piece: BarangBebas;
  readonly hasil: Masuk['barang'][number]['hasil'];
}

/** Pieces as they come back, and where they lie then. */
async function pulang({ tx, context }: Work, no_kirim: string, barang: Masuk['barang']): Promise<Pulang[]> {
  const { kode_toko } = context.shop;
  if (barang.length === 0) return [];
  const kode = barang.map(({ kode_barcode }) => kode_barcode);
  const pieces = await pegangDicuci(tx, kode_toko, kode, no_kirim);
  const ke = await bakiPertama(tx, kode_toko, GUDANG_BAWAAN.sortir, 'barang');
  return pieces.map((piece, index) => {
    const { berat = piece.berat, hasil = 'JADI' } = barang[index] ?? {};
    return { piece, berat, hasil, harga_modal: modalKembali(piece.harga_modal, piece.berat, berat), ...ke };
  });
}

/** How much heavier a piece came back: 0 where it did not. */
const lebihOf = ({ piece, berat }: Pulang): Dec => Dec.max(berat.minus(piece.berat), 0);

/** What waits in a batch once these pieces are back, purity by purity. */
function menungguSesudah(kadar: readonly KadarBatch[], pieces: readonly Pulang[]): Map<string, KadarBatch> {
  const rows = new Map(kadar.map((row) => [row.kadar.toString(), row]));
  for (const row of pieces) {
    const { kadar: murni, berat: kirim, harga_modal } = row.piece;
    const ada = rows.get(murni.toString());
    if (!ada) continue;
    const modal = (harga_modal ?? Dec.zero).minus(row.harga_modal ?? 0);
    rows.set(murni.toString(), {
      ...ada,
      tinggal: ada.tinggal - 1,
      berat: ada.berat.plus(Dec.max(kirim.minus(row.berat), 0)),
      nilai: ada.nilai.plus(modal),
    });
  }
  return rows;
}

interface Jenis {
  readonly kadar: Dec;
  readonly kode_group: string;
  readonly kode_dept: string;
}

/** What bulk the dust of each purity of a batch lies with: that of its heaviest piece. */
const jenisAbu = ({ tx, context }: Work, no_kirim: string): Promise<Jenis[]> =>
  tx.query<Jenis>(
    `select distinct on (kadar) kadar, kode_group, kode_dept from kirim_cuci_baris
     where kode_toko = $1 and nomor = $2 order by kadar, berat desc, kode_barcode`,
    [context.shop.kode_toko, no_kirim],
  );

/**
 * The dust as it is kept, each with its share of what the work has taken; that is less by it.
 * @throws Problem `abu_melebihi` at the line where there is more of it than the work has taken.
 */
async function susunAbu(
  work: Work,
  { no_kirim, abu }: Masuk,
  menunggu: Map<string, KadarBatch>,
): Promise<readonly Abu[]> {
  if (abu.length === 0) return [];
  const ke: Place = await bakiPertama(work.tx, work.context.shop.kode_toko, GUDANG_BAWAAN.lebur, 'abu');
  const jenis = new Map((await jenisAbu(work, no_kirim)).map((row) => [row.kadar.toString(), row]));
  return abu.map(({ kadar, berat }, index) => {
    const ada = menunggu.get(kadar.toString());
    const milik = jenis.get(kadar.toString());
    if (!ada || !milik || berat.gt(ada.berat)) {
      throw new Problem(
        'abu_melebihi',
        { kadar: kadar.toString(), berat: (ada?.berat ?? Dec.zero).toJSON() },
        { [`abu.${index}.berat`]: { rule: 'abu_melebihi' } },
      );
    }
    const nilai = nilaiAbu(ada, berat);
    menunggu.set(kadar.toString(), { ...ada, berat: ada.berat.minus(berat), nilai: ada.nilai.minus(nilai) });
    return { ...ke, kode_group: milik.kode_group, kode_dept: milik.kode_dept, kadar, berat, nilai };
  });
}

/** Pieces that are heavier than scales differ, for whoever approves them. */
function berlebih(pieces: readonly Pulang[]) {
  const rows = pieces.filter((row) => lebihOf(row).gt(LEBIH_WAJAR));
  return {
    berat_lebih: Dec.sum(rows.map(lebihOf)),
    lebih: rows
      .map(({ piece, berat }) => `${piece.kode_barcode} ${piece.berat.toString()} > ${berat.toString()}`)
      .toSorted()
      .join(', '),
  };
}

/** What came heavier is gold that the books did not know of. */
const lebihEntries = (no_kirim: string, pieces: readonly Pulang[]): Entry[] =>
  pieces.flatMap((row) => {
    const berat = lebihOf(row).negated();
    const hilang = { kadar: row.piece.kadar, berat, nilai: Dec.zero };
    return susutEntries(no_kirim, hilang, 'WASTING', KATEGORI_WASTING);
  });

const stokAbu = (abu: readonly Abu[]): JumlahStok[] =>
  abu.map(({ kode_gudang, kode_baki, kode_group, kode_dept, kadar, berat }) => ({
    kode_gudang,
    kode_baki,
    kode_group,
    kode_dept,
    kadar,
    qty: 0,
    berat,
  }));

const barisOf = ({ piece, hasil, berat, kode_gudang, kode_baki, harga_modal }: Pulang) => ({
  ...barisProses(piece),
  hasil,
  berat_kirim: piece.berat,
  berat,
  kode_gudang,
  kode_baki,
  modal_kirim: piece.harga_modal,
  harga_modal,
});

/** The pieces of a paper as they were sent. */
const dikirim = ({ tx, context }: Work, nomor: string): Promise<(Piece & { readonly modal_kirim: Dec | null })[]> =>
  tx.query(
    `select b.kode_barcode, k.dari_gudang as kode_gudang, k.dari_baki as kode_baki, b.kode_group, b.kode_dept, b.kadar,
       b.berat_kirim as berat, b.modal_kirim, b.modal_kirim as harga_modal
     from terima_sepuhan h
     join terima_sepuhan_baris b on b.kode_toko = h.kode_toko and b.nomor = h.nomor and b.ke = h.ke
     join kirim_cuci_baris k on k.kode_toko = h.kode_toko and k.nomor = h.no_kirim and k.kode_barcode = b.kode_barcode
     where h.kode_toko = $1 and h.nomor = $2 order by b.baris`,
    [context.shop.kode_toko, nomor],
  );

async function susun(work: Work, masuk: Masuk) {
  const { tx, context } = work;
  const { kode_toko } = context.shop;
  const { no_kirim, keterangan, barang, bayar } = masuk;
  if (barang.length === 0 && masuk.abu.length === 0) {
    throw new Problem('data_tidak_valid', {}, { barang: { rule: 'tidak_boleh_kosong' } });
  }
  const batch = await batchBerjalan(work, no_kirim);
  const pieces = await pulang(work, no_kirim, barang);
  const menunggu = menungguSesudah(await kadarBatch(work, no_kirim), pieces);
  const abu = await susunAbu(work, masuk, menunggu);
  const habis = [...menunggu.values()].every(({ tinggal, berat }) => tinggal === 0 && berat.isZero());
  const taruh = await masukStok(tx, kode_toko, stokAbu(abu));
  const ongkos = Dec.sum(bayar.map(({ jumlah }) => jumlah));
  const { berat_lebih, lebih } = berlebih(pieces);
  return {
    keterangan: keterangan ?? '',
    total: ongkos,
    kepala: {
      no_kirim,
      nama_tukang: batch.nama_tukang,
      jumlah_barang: pieces.length,
      total_berat: Dec.sum(pieces.map(({ berat }) => berat)),
      berat_kirim: Dec.sum(pieces.map(({ piece }) => piece.berat)),
      berat_abu: Dec.sum(abu.map(({ berat }) => berat)),
      berat_lebih,
    },
    disetujui: { berat_lebih, lebih },
    baris: { barang: pieces.map(barisOf), abu: [...abu] },
    bayar: bayar.length === 0 ? [] : bayarKeluar(ongkos, bayar, context.actor.user_id, KATEGORI_ONGKOS),
    akibat: [{ jenis: KIRIM, nomor: no_kirim, deed: 'terima', input: { habis } }],
    entries: async (nomor: string) => {
      if (abu.length > 0) await taruh();
      const oleh = { kode_toko, dokumen: { jenis: JENIS, nomor }, no_kirim };
      return [
        ...lebihEntries(no_kirim, pieces),
        ...(await tulisKembaliCuci(tx, oleh, pieces, KATEGORI)),
        ...abu.flatMap((baris) => abuEntries(no_kirim, baris, KATEGORI)),
        ...(await nilaiMasukCurah(work, abu, undefined, KATEGORI)),
        ...moneyEntry('BIAYA_CUCI', '', ongkos, KATEGORI_ONGKOS),
      ];
    },
  };
}

/** Pieces and dust come back from the goldsmith (domain guide part 2, §5). */
export const terimaSepuhanHandlers: KindHandlers<typeof terimaSepuhan> = {
  make: susun,
  deeds: {
    // They are with the goldsmith again, as they were sent; what he was paid comes into the drawer of who says so.
    batal: async (work, { nomor, kepala }) => {
      const { tx, context } = work;
      const { kode_toko } = context.shop;
      const dokumen = { jenis: JENIS, nomor };
      const pieces = await dikirim(work, nomor);
      const kode = pieces.map(({ kode_barcode }) => kode_barcode);
      await pegangDisortir(tx, kode_toko, kode, dokumen);
      const abu = await tx.query<JumlahStok>(
        `select kode_gudang, kode_baki, kode_group, kode_dept, kadar, 0 as qty, berat from terima_sepuhan_abu
         where kode_toko = $1 and nomor = $2 order by baris`,
        [kode_toko, nomor],
      );
      const ambil = await keluarStok(tx, kode_toko, abu);
      return {
        laci: context.actor.user_id,
        cermin: async () => {
          if (abu.length > 0) await ambil();
          const kembali = pieces.map(({ modal_kirim, ...piece }) => {
            const { kode_gudang, kode_baki, berat } = piece;
            return { piece, kode_gudang, kode_baki, berat, harga_modal: modal_kirim };
          });
          await tulisCuciLagi(tx, { kode_toko, dokumen }, kepala.no_kirim, kembali);
          return kembaliCurah(work, dokumen, abu, 'LEBUR');
        },
      };
    },
  },
  needs: (work, _, input, nomor) => butuhBatch(work, 'terima_sepuhan', nomor, input),
};
