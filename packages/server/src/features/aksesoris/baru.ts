import { Dec } from '@kilau/contract/core/dec.ts';
import type { KindInput } from '@kilau/contract/core/kind.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import { KATEGORI_AKSESORIS } from '@kilau/contract/trade/barang/aksesoris.ts';
import type { stokAksesoris } from '@kilau/contract/features/aksesoris/stok-aksesoris.kind.ts';
import { GUDANG_BAWAAN } from '@kilau/contract/trade/gudang/gudang-bawaan.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { drawBarcodes } from '../../trade/barang/barcode.ts';
import { bakiSalah, pegangBakiMasuk, type BakiDipakai } from '../../trade/gudang/baki.ts';
import type { AksesorisDipegang } from '../../trade/barang/aksesoris.ts';

export type BarisMasuk = KindInput<typeof stokAksesoris>['barang'][number];
/** A line and where it stands in what was sent. */
export interface BarisDi {
  readonly baris: BarisMasuk;
  readonly index: number;
}

const WAJIB = ['nama_aksesoris', 'kode_group', 'kode_dept', 'kode_baki'] as const;

interface Master {
  readonly group: ReadonlyMap<string, { readonly kode_kategori: string; readonly kadar: Dec }>;
  readonly jenis: ReadonlyMap<string, { readonly kode_group: string | null }>;
  readonly baki: ReadonlyMap<string, BakiDipakai>;
}

const kodeDari = (rows: readonly BarisDi[], name: (typeof WAJIB)[number]): string[] => [
  ...new Set(rows.map(({ baris }) => baris[name] ?? '')),
];

async function muatMaster(tx: Tx, kode_toko: string, rows: readonly BarisDi[]): Promise<Master> {
  const group = await tx.query<{ kode_group: string; kode_kategori: string; kadar: Dec }>(
    `select kode_group, kode_kategori, kadar from kelompok
      where kode_toko = $1 and kode_group = any($2) and status_aktif order by 1 for share`,
    [kode_toko, kodeDari(rows, 'kode_group')],
  );
  const jenis = await tx.query<{ kode_dept: string; kode_group: string | null }>(
    `select kode_dept, kode_group from jenis where kode_toko = $1 and kode_dept = any($2) and status_aktif
      order by 1 for share`,
    [kode_toko, kodeDari(rows, 'kode_dept')],
  );
  const baki = await pegangBakiMasuk(tx, kode_toko, kodeDari(rows, 'kode_baki'));
  return {
    group: new Map(group.map((row) => [row.kode_group, row])),
    jenis: new Map(jenis.map((row) => [row.kode_dept, row])),
    baki,
  };
}

/** What is wrong with one new accessory, by field. */
function salahBaris(baris: BarisMasuk, { group, jenis, baki }: Master): Partial<Record<keyof BarisMasuk, RuleBreak>> {
  const salah: Partial<Record<keyof BarisMasuk, RuleBreak>> = {};
  const kelompok = group.get(baris.kode_group ?? '');
  const dept = jenis.get(baris.kode_dept ?? '');
  const tempat = baki.get(baris.kode_baki ?? '');
  if (!kelompok) salah.kode_group = { rule: 'tidak_terdaftar' };
  else if (kelompok.kode_kategori !== KATEGORI_AKSESORIS) salah.kode_group = { rule: 'bukan_group_aksesoris' };
  if (!dept) salah.kode_dept = { rule: 'tidak_terdaftar' };
  else if (dept.kode_group !== null && dept.kode_group !== baris.kode_group) {
    salah.kode_dept = { rule: 'jenis_bukan_group' };
  }
  const tujuan =
    tempat?.kode_gudang === GUDANG_BAWAAN.hancur ? ({ rule: 'tidak_terdaftar' } as const) : bakiSalah(tempat);
  if (tujuan) salah.kode_baki = tujuan;
  for (const name of WAJIB) if ((baris[name] ?? '') === '') salah[name] = { rule: 'tidak_boleh_kosong' };
  return salah;
}

/**
 * Makes accessories that were not there before, with a barcode each and nothing in stock yet.
 * @returns them in the order of the lines.
 * @throws Problem `data_tidak_valid` with every field that would be refused.
 */
export async function buatAksesoris(
  tx: Tx,
  context: WorkContext,
  rows: readonly BarisDi[],
): Promise<AksesorisDipegang[]> {
  if (rows.length === 0) return [];
  const { kode_toko } = context.shop;
  const master = await muatMaster(tx, kode_toko, rows);
  const breaks = Object.fromEntries(
    rows.flatMap(({ baris, index }) =>
      Object.entries(salahBaris(baris, master)).map(([name, broken]) => [`barang.${index}.${name}`, broken]),
    ),
  );
  if (Object.keys(breaks).length > 0) throw new Problem('data_tidak_valid', {}, breaks);
  const kode = await drawBarcodes(tx, kode_toko, rows.length);
  const baru = rows.map(({ baris }, place): AksesorisDipegang => ({
    kode_barcode: kode[place] ?? '',
    nama_aksesoris: baris.nama_aksesoris ?? '',
    kode_group: baris.kode_group ?? '',
    kode_dept: baris.kode_dept ?? '',
    kode_gudang: master.baki.get(baris.kode_baki ?? '')?.kode_gudang ?? '',
    kode_baki: baris.kode_baki ?? '',
    kadar: master.group.get(baris.kode_group ?? '')?.kadar ?? Dec.zero,
    berat: baris.berat ?? Dec.zero,
    harga_jual: baris.harga_jual ?? Dec.zero,
    stok: 0,
  }));
  const column = (name: keyof AksesorisDipegang) =>
    baru.map((dipegang) => {
      const value = dipegang[name];
      return value instanceof Dec ? value.toString() : value;
    });
  await tx.query(
    `insert into aksesoris (kode_toko, kode_barcode, nama_aksesoris, kode_group, kode_dept, kode_gudang, kode_baki,
      kadar, berat, harga_jual, stok, dibuat_oleh, dibuat_pada)
     select $1, t.*, 0, $2, $3 from unnest($4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[],
       $10::numeric[], $11::numeric[], $12::numeric[]) as t`,
    [
      kode_toko,
      context.actor.user_id,
      context.now(),
      ...(
        [
          'kode_barcode',
          'nama_aksesoris',
          'kode_group',
          'kode_dept',
          'kode_gudang',
          'kode_baki',
          'kadar',
          'berat',
          'harga_jual',
        ] as const
      ).map(column),
    ],
  );
  return baru;
}
