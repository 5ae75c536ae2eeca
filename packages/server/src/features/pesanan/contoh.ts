import { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { DeedInput, KindInput } from '@kilau/contract/core/kind.ts';
import type { pesanan } from '@kilau/contract/features/pesanan/pesanan.kind.ts';
import type { Paper, Plan, Work } from '../../engine/paper/kind.ts';
import { bawaanEntries, type Entry, type Place } from '../../ledger/entry.ts';
import { tanpaGanda } from '../../trade/barang/ganda.ts';
import { tulisLepas } from '../../trade/barang/jual.ts';
import { tulisContoh, tulisKembaliContoh } from '../../trade/barang/titip.ts';
import { bakiDijual, pegangBakiAsal, pegangBakiTujuan } from '../../trade/gudang/baki.ts';
import { bakiContoh } from '../../trade/gudang/baki-contoh.ts';
import { assertDijual, type BarangJual, pegangBarangJual } from '../../trade/harga/barang-jual.ts';

type ContohMasuk = KindInput<typeof pesanan>['contoh'][number];
type Pesanan = Paper<typeof pesanan>;

/** The kind, as its pieces name it. */
export const JENIS = 'pesanan';
const DARI_TOKO = 'DARI TOKO';

/** A sample as it is kept: of the shop's own with where it goes and where it lay. */
export interface ContohHitung {
  readonly jenis: ContohMasuk['jenis'];
  readonly kode_barcode: string | null;
  readonly deskripsi: string;
  readonly berat: Dec;
  readonly kode_gudang: string | null;
  readonly kode_baki: string | null;
  readonly gudang_asal: string | null;
  readonly baki_asal: string | null;
}

const TANPA_TEMPAT = { kode_barcode: null, kode_gudang: null, kode_baki: null, gudang_asal: null, baki_asal: null };

/** What a customer brings is described and weighed; it has no barcode. */
function dibawa(masuk: ContohMasuk, index: number): ContohHitung {
  const { jenis: jenisContoh, deskripsi, berat, kode_barcode } = masuk;
  const breaks = {
    ...(!deskripsi && { [`contoh.${index}.deskripsi`]: { rule: 'tidak_boleh_kosong' } }),
    ...(!berat && { [`contoh.${index}.berat`]: { rule: 'tidak_boleh_kosong' } }),
    ...(kode_barcode && { [`contoh.${index}.kode_barcode`]: { rule: 'hanya_barang_toko' } }),
  };
  if (!deskripsi || !berat || kode_barcode) throw new Problem('data_tidak_valid', {}, breaks);
  return { ...TANPA_TEMPAT, jenis: jenisContoh, deskripsi, berat };
}

/** A piece of the shop is known by its barcode, and weighs what it weighs. */
function barcodeToko({ kode_barcode, berat }: ContohMasuk, index: number): string {
  const breaks = {
    ...(!kode_barcode && { [`contoh.${index}.kode_barcode`]: { rule: 'tidak_boleh_kosong' } }),
    ...(berat && { [`contoh.${index}.berat`]: { rule: 'hanya_contoh_bawaan' } }),
  };
  if (!kode_barcode || berat) throw new Problem('data_tidak_valid', {}, breaks);
  return kode_barcode;
}

const dariToko = (piece: BarangJual, { deskripsi }: ContohMasuk, tempat: Place): ContohHitung => ({
  jenis: DARI_TOKO,
  kode_barcode: piece.kode_barcode,
  deskripsi: deskripsi ?? piece.nama_barang,
  berat: piece.berat,
  ...tempat,
  gudang_asal: piece.kode_gudang,
  baki_asal: piece.kode_baki,
});

/**
 * The samples of an order; pieces of the shop must be free, and are held until the end of the transaction.
 * @param holder number of the OPEN order that may hold them itself.
 */
export async function hitungContoh(
  { tx, context }: Work,
  masuk: readonly ContohMasuk[],
  holder: string,
): Promise<ContohHitung[]> {
  const { kode_toko } = context.shop;
  const diambil = masuk.filter((row) => row.jenis === DARI_TOKO);
  const kode = tanpaGanda(diambil);
  const barang = kode.length > 0 ? await pegangBarangJual(tx, kode_toko, kode) : new Map<string, BarangJual>();
  const tempat = diambil.length > 0 ? await bakiContoh(tx, kode_toko, 'contoh') : undefined;
  const contoh: ContohHitung[] = [];
  for (const [index, row] of masuk.entries()) {
    if (row.jenis !== DARI_TOKO || !tempat) contoh.push(dibawa(row, index));
    else {
      const kode_barcode = barcodeToko(row, index);
      const piece = await assertDijual(tx, context, kode_barcode, barang.get(kode_barcode), holder);
      contoh.push(dariToko(piece, row, tempat));
    }
  }
  return contoh;
}

/** The pieces of the shop among samples. */
export const kodeContoh = (contoh: readonly Pick<ContohHitung, 'kode_barcode'>[]): string[] =>
  contoh.flatMap(({ kode_barcode }) => kode_barcode ?? []);

/** A sample as it stands. */
interface Baris {
  readonly baris: number;
  readonly jenis: ContohMasuk['jenis'];
  readonly kode_barcode: string | null;
  readonly berat: Dec;
  readonly kode_gudang: string;
  readonly kode_baki: string;
  readonly gudang_asal: string;
  readonly baki_asal: string;
}

/** The samples of an order that have not come back. */
const bacaContoh = ({ tx, context }: Work, { nomor }: Pesanan): Promise<Baris[]> =>
  tx.query<Baris>(
    `select baris, jenis, kode_barcode, berat, kode_gudang, kode_baki, gudang_asal, baki_asal from pesanan_contoh
     where kode_toko = $1 and no_pesanan = $2 and ke_kembali is null order by kode_barcode, baris`,
    [context.shop.kode_toko, nomor],
  );

/** Those of the shop, each with its barcode. */
const milikToko = (contoh: readonly Baris[]) =>
  contoh.flatMap(({ kode_barcode, ...row }) => (kode_barcode === null ? [] : [{ ...row, kode_barcode }]));

/** What customers brought comes into the shop's keep, or leaves it again. */
function bawaan(nomor: string, contoh: readonly Baris[], sign: 1 | -1, kategori: string): Entry[] {
  const rows = contoh.filter(({ kode_barcode }) => kode_barcode === null);
  if (rows.length === 0) return [];
  const berat = Dec.sum(rows.map((row) => row.berat)).times(sign);
  return bawaanEntries(nomor, { qty: rows.length * sign, berat }, 'PELANGGAN', kategori);
}

/** Lets the samples go that an order held and has not taken yet. */
export async function lepasContoh({ tx, context }: Work, { nomor, isi }: Pesanan): Promise<void> {
  const { kode_toko } = context.shop;
  const sql = `select kode_barcode from pesan_contoh where kode_toko = $1 and nomor = $2 and ke = $3
    and kode_barcode is not null`;
  const rows = await tx.query(sql, [kode_toko, nomor, isi]);
  if (rows.length === 0) return;
  await tulisLepas(tx, { kode_toko, jenis: JENIS, nomor, barang: { sql, values: [isi] }, jumlah: rows.length });
}

/** What it takes that samples go to the goldsmith; asked for its entries when all else is in order. */
export async function serahkanContoh(work: Work, paper: Pesanan, kategori: string): Promise<() => Promise<Entry[]>> {
  const { tx, context } = work;
  const { kode_toko } = context.shop;
  const { nomor } = paper;
  const contoh = await bacaContoh(work, paper);
  const toko = milikToko(contoh);
  await pegangBakiTujuan(tx, kode_toko, toko);
  return async () => [
    ...(toko.length > 0 ? await tulisContoh(tx, { kode_toko, jenis: JENIS, nomor }, toko, kategori) : []),
    ...bawaan(nomor, contoh, 1, kategori),
  ];
}

/**
 * Samples come back: those of the shop to one tray that sells, or each to its own, the others to their customer.
 * @throws Problem `contoh_sudah_kembali` where none is left of those asked for.
 */
export async function kembalikanContoh(
  work: Work,
  paper: Pesanan,
  { jenis: jenisContoh, kode_baki }: DeedInput<(typeof pesanan)['deeds']['ambil-contoh']>,
  kategori: string,
): Promise<Plan<typeof pesanan>> {
  const { tx, context } = work;
  const { kode_toko } = context.shop;
  const { nomor } = paper;
  const contoh = (await bacaContoh(work, paper)).filter((row) => !jenisContoh || row.jenis === jenisContoh);
  if (contoh.length === 0) throw new Problem('contoh_sudah_kembali', { nomor });
  const tujuan = await bakiDijual(tx, kode_toko, kode_baki);
  const toko = milikToko(contoh).map(({ kode_barcode, gudang_asal, baki_asal }) => ({
    kode_barcode,
    ...(tujuan ?? { kode_gudang: gudang_asal, kode_baki: baki_asal }),
  }));
  if (!tujuan) await pegangBakiAsal(tx, kode_toko, toko);
  const ke = new Map(toko.map((piece) => [piece.kode_barcode, piece.kode_baki]));
  return {
    baris: {
      contoh_kembali: contoh.map(({ baris, kode_barcode }) => ({
        baris_contoh: baris,
        kode_baki: ke.get(kode_barcode ?? '') ?? null,
      })),
    },
    entries: async () => [
      ...(toko.length > 0 ? await tulisKembaliContoh(tx, { kode_toko, jenis: JENIS, nomor }, toko, kategori) : []),
      ...bawaan(nomor, contoh, -1, kategori),
    ],
  };
}
