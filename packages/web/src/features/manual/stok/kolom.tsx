import { useMemo } from 'react';
import { Dec, type DecInput } from '@kilau/contract/core/dec.ts';
import type { Fields } from '@kilau/contract/core/field.ts';
import { formatField } from '@kilau/contract/core/format.ts';
import { JUMLAH_STOK, KUNCI_STOK } from '@kilau/contract/features/manual/stok.fields.ts';
import { fieldColumn, useFormat } from '../../../engine/cells/FieldCell.tsx';
import type { Column } from '../../../ui/table/types.ts';
import { useT } from '../../../ui/text.ts';

/** What a line of manual items needs to be shown; a weight that is being typed is a text. */
export type BarisTampil = Readonly<Record<'kode_gudang' | 'kode_baki' | 'kode_group' | 'kode_dept', string>> & {
  /** Absent where only the code was typed. */
  readonly nama_dept?: string;
  /** Absent where the purity is not known yet. */
  readonly kadar?: number;
  readonly qty: number;
  readonly berat: DecInput;
};

export const jumlahQty = (barang: readonly Pick<BarisTampil, 'qty'>[]): number =>
  barang.reduce((sum, baris) => sum + baris.qty, 0);
export const jumlahBerat = (barang: readonly Pick<BarisTampil, 'berat'>[]): Dec =>
  Dec.sum(barang.map((baris) => baris.berat));

/** Columns of goods without barcodes: where, what, and figures of them. @param jumlah rows that are added up below. */
export function useKolomStok<R extends BarisTampil>(angka: Fields, jumlah?: readonly R[]): readonly Column<R>[] {
  const t = useT();
  const format = useFormat();
  return useMemo(() => {
    const kolom = (name: string, field: Fields[string]) => fieldColumn<R>(name, field, format, t);
    return [
      { key: 'letak', title: t('manual.letak'), text: (row) => `${row.kode_gudang} · ${row.kode_baki}` },
      kolom('kode_group', KUNCI_STOK.kode_group),
      {
        ...kolom('kode_dept', KUNCI_STOK.kode_dept),
        text: (row) => [row.kode_dept, row.nama_dept ?? ''].join(' ').trimEnd(),
      },
      ...Object.entries(angka).map(([name, field]) => {
        const nilai = (row: R) => row[name as keyof R] as DecInput;
        const total = jumlah && name !== 'kadar' && Dec.sum(jumlah.map((row) => nilai(row)));
        return { ...kolom(name, field), ...(total && { total: formatField(field, total, format) }) };
      }),
    ];
  }, [t, format, angka, jumlah]);
}

const { kadar } = KUNCI_STOK;
const { qty, berat, bebas_qty, bebas_berat } = JUMLAH_STOK;
/** Figures of a row that something is taken of, of a line, and of one whose purity is not known yet. */
export const ANGKA_BEBAS = { kadar, bebas_qty, bebas_berat } as const;
export const ANGKA_BARIS = { kadar, qty, berat } as const;
export const ANGKA_MASUK = { qty, berat } as const;
