import { atributBersih, jumlahAtribut, type AtributMasuk } from '@kilau/contract/features/barang/tambah/atribut.ts';
import type { barangFields } from '@kilau/contract/features/barang/barang.fields.ts';
import { jumlahBatu, type BatuMasuk } from '@kilau/contract/features/barang/tambah/batu.ts';
import { batasBerat, beratJual, taraBerlebih, taraSalah } from '@kilau/contract/features/barang/tambah/berat.calc.ts';
import { cetakBaku } from '@kilau/contract/features/barang/kadar.calc.ts';
import { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { ongkosBaku } from '@kilau/contract/features/master/api.ts';
import type { RuleBreak, Values } from '@kilau/contract/core/schema.ts';
import { AKSESORIS, KATEGORI_AKSESORIS } from '@kilau/contract/trade/barang/aksesoris.ts';
import { GUDANG_BAWAAN } from '@kilau/contract/trade/gudang/gudang-bawaan.ts';
import { holdDay } from '../../../ledger/business-date.ts';
import { nextNumber } from '../../../ledger/number.ts';
import { post } from '../../../ledger/post.ts';
import type { WorkContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { drawBarcodes } from '../../../trade/barang/barcode.ts';
import { denganModal } from '../../../trade/barang/dengan-modal.ts';
import { tulisMasuk } from '../../../trade/barang/masuk.ts';
import { tanyaKadar } from '../../../trade/wajar/kadar.ts';
import { bakiSalah, pegangBakiMasuk, type BakiDipakai } from '../../../trade/gudang/baki.ts';
import { tarifOngkosOf, type OngkosBaku } from '../../master/api.ts';
import { assertBatuAktif, batuSalah, simpanBatu } from './batu.ts';
import { ambilDariTerima, terimaSalah } from './dari-terima.ts';
import { modalSalah } from './modal-masuk.ts';

/** How the cash book calls it: goods of every day, and those that a shop has when it moves in. */
export type KategoriTambah = 'TAMBAH BARANG' | 'SALDO AWAL';

/** A piece to be entered; its parts one by one, if sent, go before the three fields of a single one. */
export type BarangMasuk = Omit<Values<typeof barangFields>, 'no_terima' | 'harga_modal'> & {
  readonly no_terima?: string | null;
  readonly harga_modal?: Dec | null;
  readonly atribut?: readonly AtributMasuk[];
  readonly batu?: readonly BatuMasuk[];
};

/** The parts as they were sent, so that what is wrong with one can be told at its place. */
const bagianDari = (row: BarangMasuk): readonly AtributMasuk[] => (row.atribut?.length ? row.atribut : [row]);
const atributDari = (row: BarangMasuk) => atributBersih(bagianDari(row));

interface Masters {
  readonly group: ReadonlyMap<string, { kadar: Dec; kode_kategori: string }>;
  readonly jenis: ReadonlyMap<string, { kode_group: string | null }>;
  readonly baki: ReadonlyMap<string, BakiDipakai>;
  /** Parameter ongkos of the groups, for pieces that bring no making charge of their own. */
  readonly ongkos: readonly OngkosBaku[];
}

/** What is needed of a caller's context to enter goods; the demo chain uses the same code with a context of its own. */
export type TambahContext = Pick<WorkContext, 'actor' | 'shop' | 'now' | 'param' | 'isOn' | 'konfirmasi'>;

const unique = (values: readonly string[]): string[] => [...new Set(values)];

async function loadMasters(tx: Tx, kode_toko: string, rows: readonly BarangMasuk[], hold: boolean): Promise<Masters> {
  const group = await tx.query<{ kode_group: string; kode_kategori: string; kadar: Dec }>(
    `select kode_group, kode_kategori, kadar from kelompok
      where kode_toko = $1 and kode_group = any($2) and status_aktif`,
    [kode_toko, unique(rows.map((row) => row.kode_group))],
  );
  const jenis = await tx.query<{ kode_dept: string; kode_group: string | null }>(
    `select kode_dept, kode_group from jenis where kode_toko = $1 and kode_dept = any($2) and status_aktif`,
    [kode_toko, unique(rows.map((row) => row.kode_dept))],
  );
  const ongkos = rows.some((row) => row.ongkos === null)
    ? await tarifOngkosOf(tx, kode_toko, unique(rows.map((row) => row.kode_group)))
    : [];
  return {
    ongkos,
    group: new Map(group.map((row) => [row.kode_group, row])),
    jenis: new Map(jenis.map((row) => [row.kode_dept, row])),
    baki: await pegangBakiMasuk(
      tx,
      kode_toko,
      rows.map((row) => row.kode_baki),
      hold,
    ),
  };
}

/** Why the weights of a piece cannot be right, by field; a weight sold that is left open is the server's own. */
function beratSalah(row: BarangMasuk, pembulatan: string): Record<string, RuleBreak> {
  const bagian = bagianDari(row);
  const berat_plastik = row.berat_plastik ?? Dec.zero;
  const berlebih = taraBerlebih(
    row.berat_asli,
    bagian.map((atribut) => atribut.berat_atribut ?? Dec.zero),
    berat_plastik,
  );
  if (berlebih !== undefined) {
    const at =
      berlebih === 'plastik'
        ? 'berat_plastik'
        : row.atribut?.length
          ? `atribut.${berlebih}.berat_atribut`
          : 'berat_atribut';
    return { [at]: taraSalah(row.berat_asli) };
  }
  if (row.berat === null) return {};
  const { berat_atribut } = jumlahAtribut(atributDari(row));
  const { min, maks } = batasBerat(
    { berat_asli: row.berat_asli, berat_atribut, berat_plastik, carat: jumlahBatu(row.batu ?? []).carat },
    pembulatan,
  );
  if (row.berat.gt(maks)) return { berat: { rule: 'melebihi_berat_asli', params: { maks: maks.toString() } } };
  return row.berat.lt(min) ? { berat: { rule: 'kurang_dari_berat_emas', params: { min: min.toString() } } } : {};
}

/**
 * Why a piece cannot be of this group: accessories have quantities and no barcodes (decisions.md 5), gold has a purity.
 */
function groupSalah(row: BarangMasuk, { group }: Masters): Partial<Record<keyof BarangMasuk, RuleBreak>> {
  const milik = group.get(row.kode_group);
  if (!milik) return { kode_group: { rule: 'tidak_terdaftar' } };
  if (milik.kode_kategori === KATEGORI_AKSESORIS) {
    return { kode_group: { rule: 'aksesoris_tanpa_barcode', params: { halaman: AKSESORIS } } };
  }
  return (row.kadar ?? milik.kadar).isZero() ? { kadar: { rule: 'kadar_nol' } } : {};
}

const TIDAK_TERDAFTAR: RuleBreak = { rule: 'tidak_terdaftar' };

/** Rules that reach over several fields, by dotted path. */
function breaksOf(rows: readonly BarangMasuk[], masters: Masters, pembulatan: string): Record<string, RuleBreak> {
  const breaks: Record<string, RuleBreak> = {};
  rows.forEach((row, index) => {
    const salah: Record<string, RuleBreak> = { ...groupSalah(row, masters), ...beratSalah(row, pembulatan) };
    const jenis = masters.jenis.get(row.kode_dept);
    if (!jenis) salah['kode_dept'] = { rule: 'tidak_terdaftar' };
    else if (jenis.kode_group !== null && jenis.kode_group !== row.kode_group) {
      salah['kode_dept'] = { rule: 'jenis_bukan_group' };
    }
    const baki = masters.baki.get(row.kode_baki);
    // Nothing is laid among what was destroyed.
    const tujuan = baki?.kode_gudang === GUDANG_BAWAAN.hancur ? TIDAK_TERDAFTAR : bakiSalah(baki);
    if (tujuan) salah['kode_baki'] = tujuan;
    const berharga = row.harga_khusus?.isZero() === false;
    if (row.markis && !berharga) salah['harga_khusus'] = { rule: 'tidak_boleh_kosong' };
    // Gold costs what its group does: a price of its own beside that would never have been approved by anybody.
    if (!row.markis && berharga) salah['harga_khusus'] = { rule: 'hanya_markis' };
    for (const [name, broken] of Object.entries(salah)) breaks[`barang.${index}.${name}`] = broken;
  });
  return breaks;
}

/**
 * Reads the masters of the rows and refuses what they do not allow: the whole of what the server asks before it enters
 * pieces.
 */
async function checkedMasters(
  tx: Tx,
  { actor, shop: { kode_toko }, param }: Pick<TambahContext, 'actor' | 'shop' | 'param'>,
  rows: readonly BarangMasuk[],
  hold = true,
): Promise<Masters> {
  const batu = new Map(
    rows.flatMap((row, index): [string, readonly BatuMasuk[]][] =>
      row.batu?.length ? [[`barang.${index}.batu`, row.batu]] : [],
    ),
  );
  if (batu.size > 0) assertBatuAktif(actor);
  const masters = await loadMasters(tx, kode_toko, rows, hold);
  const breaks = {
    ...breaksOf(rows, masters, param('PEMBULATAN_BERAT')),
    ...(await batuSalah(tx, kode_toko, batu)),
    ...(await terimaSalah(tx, kode_toko, rows)),
    ...modalSalah(actor, rows),
  };
  if (Object.keys(breaks).length > 0) throw new Problem('data_tidak_valid', {}, breaks);
  return masters;
}

/**
 * A dry run: whether the rows would be taken in as they are.
 * @throws Problem `data_tidak_valid` with every row and field that would be refused.
 */
export const periksaBarang = async (
  tx: Tx,
  context: Pick<TambahContext, 'actor' | 'shop' | 'param'>,
  rows: readonly BarangMasuk[],
): Promise<void> => void (await checkedMasters(tx, context, rows, false));

/**
 * The row as it is stored: defaults from group, tray and parameter ongkos filled in, the weight sold without attributes
 * and plastic by the shop's rule where nobody typed one.
 */
function complete(row: BarangMasuk, kode_barcode: string, masters: Masters, pembulatan: string) {
  const baki = masters.baki.get(row.kode_baki);
  const group = masters.group.get(row.kode_group);
  if (!baki || !group) throw new Error('masters were checked before');
  const kadar = row.kadar ?? group.kadar;
  const atribut = atributDari(row);
  const jumlah = jumlahAtribut(atribut);
  const berat_plastik = row.berat_plastik ?? Dec.zero;
  const berat =
    row.berat ??
    beratJual({ berat_asli: row.berat_asli, berat_atribut: jumlah.berat_atribut, berat_plastik }, pembulatan);
  if (!berat) throw new Error('weights were checked before');
  const baku = row.ongkos === null ? ongkosBaku(masters.ongkos, row) : undefined;
  return {
    ...row,
    ...jumlah,
    atribut: JSON.stringify(atribut),
    batu: row.batu ?? [],
    berlian: (row.batu ?? []).length > 0,
    kode_barcode,
    kadar,
    kode_gudang: baki.kode_gudang,
    kadar_cetak: row.kadar_cetak ?? cetakBaku(kadar),
    berat,
    berat_bandrol: row.berat_bandrol ?? baki.berat_bandrol,
    berat_plastik,
    ongkos: row.ongkos ?? baku?.ongkos ?? Dec.zero,
    kode_intern: row.kode_intern ?? '',
    size: row.size ?? '',
    no_terima: row.no_terima ?? '',
    tipe_ongkos: baku?.tipe_ongkos ?? row.tipe_ongkos ?? 'PER_GRAM',
    markis: row.markis,
  };
}

/**
 * Enters pieces into stock: draws their barcodes, inserts them and posts them in, as one document `TB`.
 * @param kunci idempotency key of the request.
 * @param kategori under which they stand in the books.
 * @param otorisasi approval of pieces that weigh far more than is left of their receipt.
 * @returns the document's number and the pieces' barcodes, in the order of the rows.
 */
export async function tambahBarang(
  tx: Tx,
  context: TambahContext,
  rows: readonly BarangMasuk[],
  kunci: string,
  otorisasi: string | null = null,
  kategori: KategoriTambah = 'TAMBAH BARANG',
): Promise<{ no_tambah: string; kode_barcode: string[] }> {
  const { kode_toko } = context.shop;
  const tgl = await holdDay(tx, kode_toko);
  // The trays stay where they are until the pieces lie in them.
  await tx.query(`select 1 from baki where kode_toko = $1 and kode_baki = any($2) order by kode_baki for share`, [
    kode_toko,
    unique(rows.map((row) => row.kode_baki)),
  ]);
  const masters = await checkedMasters(tx, context, rows);
  rows.forEach((row, index) => {
    const group = masters.group.get(row.kode_group);
    if (group) tanyaKadar(context, { ...group, kode_group: row.kode_group }, row.kadar, `barang.${index}.kadar`);
  });
  const kode_barcode = await drawBarcodes(tx, kode_toko, rows.length);
  const ditimbang = rows.map((row, index) =>
    complete(row, kode_barcode[index] ?? '', masters, context.param('PEMBULATAN_BERAT')),
  );
  const asal = await ambilDariTerima(tx, context, ditimbang, otorisasi);
  const pieces = await denganModal(tx, context, ditimbang, asal);
  const no_tambah = await nextNumber(tx, context.shop, 'TB', tgl);
  const { user_id } = context.actor;
  const entries = await tulisMasuk(tx, { kode_toko, tgl, nomor: no_tambah, user_id }, pieces, asal, kategori);
  await simpanBatu(tx, kode_toko, pieces);
  await post(
    tx,
    {
      kode_toko,
      tgl,
      jenis: 'BARANG',
      nomor: no_tambah,
      aksi: 'TAMBAH',
      user_id,
      kunci,
      waktu: context.now(),
    },
    entries,
  );
  return { no_tambah, kode_barcode };
}
