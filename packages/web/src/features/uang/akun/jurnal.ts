import type { Posisi } from '@kilau/contract/features/uang/jurnal.ts';

export interface BarisAkun {
  readonly _id: string;
  readonly kode_akun: string;
  readonly posisi: Posisi;
  readonly jenis_akun: string;
  readonly nomor_akun: string;
}
export interface JurnalAkun {
  readonly trx: string;
  readonly type: string;
  readonly detail_akun: readonly BarisAkun[];
}
export interface Akun {
  readonly nomor_akun: string;
  readonly nama_akun: string;
}

/** A line as the call takes it: without its id. */
export type BarisBaru = Pick<BarisAkun, 'kode_akun' | 'jenis_akun' | 'nomor_akun'>;

export const akunText = ({ nomor_akun, nama_akun }: Akun): string => `${nomor_akun} - ${nama_akun}`;

/** Lines that got another account, as the call wants them. */
export const isianBerubah = (
  { detail_akun }: JurnalAkun,
  pilihan: Readonly<Record<string, string>>,
): readonly BarisBaru[] =>
  detail_akun.flatMap(({ kode_akun, jenis_akun, nomor_akun }) => {
    const baru = pilihan[kode_akun] ?? nomor_akun;
    return baru === nomor_akun ? [] : [{ kode_akun, jenis_akun, nomor_akun: baru }];
  });
