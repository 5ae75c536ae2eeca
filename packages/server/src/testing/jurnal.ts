import { expect } from 'vitest';
import type { Call } from './app.ts';
import { SHOP } from './shop.ts';

/** What a paper has booked on which account, debit less credit, deed by deed. */
export async function jurnalKertas(call: Call, nomor: string) {
  interface Baris {
    readonly nomor: string;
    readonly aksi: string;
    readonly nomor_akun: string;
    readonly debet: number | null;
    readonly kredit: number | null;
  }
  const { tgl_system } = SHOP;
  const { body, text } = await call('GET', `laporan/jurnal?tgl_from=${tgl_system}&tgl_to=${tgl_system}`);
  const { grup } = body as { readonly grup: readonly { readonly grup?: unknown; readonly baris: readonly Baris[] }[] };
  expect(grup, text).toBeDefined();
  const semua = (groups: typeof grup): readonly Baris[] =>
    groups.flatMap((one) => [...one.baris, ...semua((one.grup ?? []) as typeof grup)]);
  const aksi: Record<string, Record<string, number>> = {};
  for (const baris of semua(grup).filter((one) => one.nomor === nomor)) {
    const di = (aksi[baris.aksi.toLowerCase().replace(/ \d+$/, '')] ??= {});
    di[baris.nomor_akun] = (di[baris.nomor_akun] ?? 0) + (baris.debet ?? 0) - (baris.kredit ?? 0);
  }
  return aksi;
}
