import { Dec } from '@kilau/contract/core/dec.ts';
import { fieldBreaks, recordSchema, type RuleBreak } from '@kilau/contract/core/schema.ts';
import { HARGA_EMAS_FIELDS, type SumberHargaGroup } from '@kilau/contract/features/master/harga.ts';

/** Today's price of a group as the server answers it. */
export interface HargaGroup {
  readonly kode_group: string;
  readonly nama_group: string;
  readonly jenis_group: string;
  readonly kadar: number;
  readonly persentase: number;
  /** Today's price, be it the group's own or that of its kelompok harga. */
  readonly harga: number;
  readonly sumber: SumberHargaGroup;
  readonly kelompok_harga: string | null;
  readonly diubah_oleh: string | null;
  readonly diubah_pada: string | null;
}

/** What was typed into a row and not saved yet. */
export interface HargaDiketik {
  readonly harga?: string;
  readonly persentase?: string;
}
export type Diketik = Readonly<Record<string, HargaDiketik>>;

const differs = (typed: string | undefined, stored: number): boolean =>
  typed !== undefined && !(Dec.parse(typed)?.eq(stored) ?? false);

/** Rows to send: those in which something differs from what is stored. */
export function barisBerubah(rows: readonly HargaGroup[], diketik: Diketik) {
  return rows.flatMap((row) => {
    const { harga, persentase } = diketik[row.kode_group] ?? {};
    if (!differs(harga, row.harga) && !differs(persentase, row.persentase)) return [];
    return [
      {
        kode_group: row.kode_group,
        harga: harga ?? row.harga,
        persentase: persentase ?? row.persentase,
        lama: row.harga,
      },
    ];
  });
}
export type BarisBerubah = ReturnType<typeof barisBerubah>[number];

/** Broken rules by group and field, as the server would find them. */
export function periksaHarga(rows: readonly BarisBerubah[]): Readonly<Record<string, RuleBreak>> {
  const result = recordSchema(HARGA_EMAS_FIELDS).safeParse({ harga: rows });
  if (result.success) return {};
  return Object.fromEntries(
    Object.entries(fieldBreaks(result.error)).map(([path, broken]) => {
      const [, index = '', field = ''] = path.split('.');
      return [`${rows[Number(index)]?.kode_group ?? ''}.${field}`, broken];
    }),
  );
}
