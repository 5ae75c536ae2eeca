import type { Dec } from '@kilau/contract/core/dec.ts';
import { atributBarang, atributSeharga, type Atribut } from '@kilau/contract/features/barang/tambah/atribut.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { RuleBreak, Values } from '@kilau/contract/core/schema.ts';
import type { BarangProfit } from '@kilau/contract/features/barang/pindah/pindah.wire.ts';
import {
  PROFIT_MAKS,
  type pilihBarangFields,
  type profitFields,
} from '@kilau/contract/features/barang/massal/ubah-massal.fields.ts';
import { holdDay } from '../../../ledger/business-date.ts';
import { nextNumber } from '../../../ledger/number.ts';
import { auditAll } from '../../../platform/audit.ts';
import type { KeadaanBarang } from '@kilau/contract/trade/barang/keadaan.ts';
import type { WorkContext } from '../../../platform/context.ts';
import type { Sql, Tx } from '../../../platform/database/tx.ts';
import { barangTidakDikenal } from '../../../trade/barang/dikenal.ts';
import { tulisHarga } from '../../../trade/barang/isi.ts';
import { assertTersedia, TERSEDIA_SQL } from '../../../trade/barang/tersedia.ts';

type Pilihan = Values<typeof pilihBarangFields>;
type Perubahan = Values<typeof profitFields>;

/** Stands for the prices as they are: whoever sends it back has seen them. */
const VERSI = `md5(concat_ws('|', b.tipe_ongkos, b.ongkos, b.harga_atribut, coalesce(b.harga_khusus::text, '')))`;
/** Barcodes as they come from a scanner, a sheet or a hand. */
const barcodes = (teks: string | null): string[] => [
  ...new Set((teks ?? '').split(/[\s,;]+/).filter((kode) => kode !== '')),
];

/** Whether anything was chosen. */
export const adaPilihan = ({ kode_group, kode_dept, kode_baki, barcode }: Pilihan): boolean =>
  Boolean(kode_group) || Boolean(kode_dept) || Boolean(kode_baki) || barcodes(barcode).length > 0;

/** Condition and values of a choice of pieces, for parameters from `$2` on. @throws Problem when nothing was chosen. */
export function pilihanSql({ kode_group, kode_dept, kode_baki, barcode }: Pilihan): {
  readonly where: string;
  readonly values: readonly unknown[];
} {
  const kode = barcodes(barcode);
  if (!adaPilihan({ kode_group, kode_dept, kode_baki, barcode })) {
    throw new Problem('data_tidak_valid', {}, { kode_group: { rule: 'pilih_barang' } satisfies RuleBreak });
  }
  return {
    where: `($2::text is null or b.kode_group = $2) and ($3::text is null or b.kode_dept = $3) and ($4::text is null
      or b.kode_baki = $4)
      and (cardinality($5::text[]) = 0 or b.kode_barcode = any($5))`,
    values: [kode_group, kode_dept, kode_baki, kode],
  };
}

/** Pieces in stock with their prices; more than the most that can change at once is told by one row more. */
export async function daftarProfit(sql: Sql, kode_toko: string, pilihan: Pilihan): Promise<BarangProfit[]> {
  const { where, values } = pilihanSql(pilihan);
  return sql.query<BarangProfit>(
    `select b.kode_barcode, b.nama_barang, b.kode_group, b.kode_dept, b.kode_baki, b.berat, b.foto,
      b.status, b.pemilik_nomor, b.klaim_nomor,
       b.tipe_ongkos, b.ongkos, b.harga_atribut, b.markis, b.harga_khusus, ${VERSI} as versi
     from barang b where b.kode_toko = $1 and ${TERSEDIA_SQL} and ${where}
     order by b.kode_barcode limit ${PROFIT_MAKS + 1}`,
    [kode_toko, ...values],
  );
}

interface Tersimpan extends Atribut, KeadaanBarang {
  readonly atribut: readonly Partial<Atribut>[];
  readonly kode_barcode: string;
  readonly markis: boolean;
  readonly versi: string;
  readonly tipe_ongkos: string;
  readonly ongkos: Dec;
  readonly harga_khusus: Dec | null;
}

/** Held or sold, a piece costs what the document wrote down; changed meanwhile, it is looked at again first. */
function assertBebas(barang: Tersimpan, dilihat: string): void {
  assertTersedia(barang.kode_barcode, barang);
  if (barang.versi !== dilihat) throw new Problem('barang_berubah', { kode_barcode: barang.kode_barcode });
}

/** A fixed price belongs to markis pieces alone, and those cannot be without one. */
function breaksOf(rows: readonly Perubahan[], lama: ReadonlyMap<string, Tersimpan>): Record<string, RuleBreak> {
  const breaks: Record<string, RuleBreak> = {};
  rows.forEach(({ kode_barcode, harga_khusus }, index) => {
    const ada = lama.get(kode_barcode);
    const kosong = harga_khusus === null || harga_khusus.isZero();
    if (ada?.markis && kosong) breaks[`barang.${index}.harga_khusus`] = { rule: 'tidak_boleh_kosong' };
    if (ada && !ada.markis && !kosong && !ada.harga_khusus?.eq(harga_khusus)) {
      breaks[`barang.${index}.harga_khusus`] = { rule: 'hanya_markis' };
    }
  });
  return breaks;
}

const NAMA = ['tipe_ongkos', 'ongkos', 'harga_atribut', 'harga_khusus'] as const;
const teks = (nilai: Dec | string | null): string | null => nilai?.toString() ?? null;
const beda = (lama: Tersimpan, baru: Perubahan) => NAMA.filter((nama) => teks(lama[nama]) !== teks(baru[nama]));

/**
 * Changes the prices of many pieces, all or none, under one number that the cards of these pieces name.
 * @returns how many really changed, and the number; empty when none did.
 */
export async function ubahProfit(
  tx: Tx,
  context: WorkContext,
  rows: readonly Perubahan[],
): Promise<{ jumlah: number; no_update: string }> {
  const { kode_toko } = context.shop;
  const tgl_update = await holdDay(tx, kode_toko);
  const kode = rows.map((row) => row.kode_barcode);
  if (new Set(kode).size < kode.length) {
    throw new Problem('barang_ganda', {
      kode_barcode: kode.find((kode_barcode, index) => kode.indexOf(kode_barcode) < index) ?? '',
    });
  }
  const lama = new Map(
    (
      await tx.query<Tersimpan>(
        `select b.kode_barcode, b.status, b.pemilik_nomor, b.klaim_nomor, b.markis, b.tipe_ongkos, b.ongkos,
          b.nama_atribut, b.berat_atribut, b.harga_atribut, b.atribut, b.harga_khusus, ${VERSI} as versi
     from barang b where b.kode_toko = $1 and b.kode_barcode = any($2) order by b.kode_barcode for update`,
        [kode_toko, kode],
      )
    ).map((row) => [row.kode_barcode, row]),
  );
  for (const row of rows) {
    const ada = lama.get(row.kode_barcode);
    if (!ada) throw await barangTidakDikenal(tx, row.kode_barcode);
    assertBebas(ada, row.versi);
  }
  const breaks = breaksOf(rows, lama);
  if (Object.keys(breaks).length > 0) throw new Problem('data_tidak_valid', {}, breaks);
  const ubah = rows.flatMap((baru) => {
    const ada = lama.get(baru.kode_barcode);
    const nama = ada ? beda(ada, baru) : [];
    return ada && nama.length > 0 ? [{ ada, baru, nama }] : [];
  });
  await tulisHarga(
    tx,
    { kode_toko, user_id: context.actor.user_id, waktu: context.now() },
    ubah.map(({ ada, baru }) => ({ ...baru, atribut: atributSeharga(atributBarang(ada), baru.harga_atribut) })),
  );
  if (ubah.length === 0) return { jumlah: 0, no_update: '' };
  const no_update = await nextNumber(tx, context.shop, 'UP', tgl_update);
  await auditAll(
    tx,
    context,
    ubah.map(({ ada, baru, nama }) => ({
      aksi: 'PROFIT',
      objek: 'barang',
      kode: baru.kode_barcode,
      sebelum: Object.fromEntries(nama.map((field) => [field, ada[field]])),
      sesudah: { ...Object.fromEntries(nama.map((field) => [field, baru[field]])), no_update, tgl_update },
    })),
  );
  return { jumlah: ubah.length, no_update };
}
