import { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { SEPUHAN_MAKS } from '@kilau/contract/features/sepuhan/sepuhan.fields.ts';
import type { BarangBebas } from '../../trade/barang/pegang.ts';

/** @throws Problem at `barang` unless there are lines, and no more than a paper may have. */
export function assertBaris(jumlah: number): void {
  if (jumlah === 0) throw new Problem('data_tidak_valid', {}, { barang: { rule: 'tidak_boleh_kosong' } });
  if (jumlah <= SEPUHAN_MAKS) return;
  const rule = { rule: 'terlalu_banyak_baris', params: { max: SEPUHAN_MAKS } } as const;
  throw new Problem('data_tidak_valid', {}, { barang: rule });
}

/** What a paper's line keeps of a piece. */
export const barisProses = ({ kode_barcode, nama_barang, kode_group, kode_dept, kadar }: BarangBebas) => ({
  kode_barcode,
  nama_barang,
  kode_group,
  kode_dept,
  kadar,
});

/** What pieces come to. */
export const jumlahBarang = (barang: readonly { readonly berat: Dec }[]) => ({
  jumlah_barang: barang.length,
  total_berat: Dec.sum(barang.map(({ berat }) => berat)),
});
