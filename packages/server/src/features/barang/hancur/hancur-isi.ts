import { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { HANCUR_MAKS } from '@kilau/contract/features/barang/hancur/hancur.fields.ts';
import type { Work } from '../../../engine/paper/kind.ts';
import type { BarangBebas } from '../../../trade/barang/pegang.ts';

interface HancurMasuk {
  readonly kode_kondisi: string;
  readonly keterangan: string | null;
}

/** @throws Problem at `barang` unless there are pieces, and no more than an approval can name. */
export function assertJumlah(jumlah: number): void {
  if (jumlah === 0) throw new Problem('data_tidak_valid', {}, { barang: { rule: 'tidak_boleh_kosong' } });
  if (jumlah <= HANCUR_MAKS) return;
  const rule = { rule: 'terlalu_banyak_baris', params: { max: HANCUR_MAKS } } as const;
  throw new Problem('data_tidak_valid', {}, { barang: rule });
}

/** What a paper keeps that destroys pieces, and what is approved of it: why, and every piece. */
export async function isiHancur(
  { tx, context }: Work,
  { kode_kondisi, keterangan }: HancurMasuk,
  pieces: readonly BarangBebas[],
) {
  const { nama_kondisi } = await tx.one<{ nama_kondisi: string }>(
    'select nama_kondisi from kondisi_barang where kode_toko = $1 and kode_kondisi = $2',
    [context.shop.kode_toko, kode_kondisi],
  );
  const jumlah_barang = pieces.length;
  const total_berat = Dec.sum(pieces.map(({ berat }) => berat));
  const kode = pieces.map(({ kode_barcode }) => kode_barcode);
  return {
    keterangan: keterangan ?? '',
    kepala: { kode_kondisi, nama_kondisi, jumlah_barang, total_berat },
    // Every piece by name, in words that fit into an approval.
    disetujui: { barang: kode.toSorted().join(' '), jumlah_barang, total_berat },
  };
}
