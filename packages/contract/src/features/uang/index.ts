import type { Page } from '../../core/page.ts';
import type { Resource } from '../../core/resource.ts';
import { akun } from './akun.resource.ts';
import { gesekTunai } from './gesek-tunai.kind.ts';
import { uangReports } from './reports.ts';
import { cekNonCash } from './cek-non-cash.kind.ts';
import { kirimUang } from './kirim-uang.kind.ts';
import { mutasiUangBank } from './mutasi-uang-bank.kind.ts';
import { mutasiUangCash } from './mutasi-uang-cash.kind.ts';
import { pengalihanSaldo } from './pengalihan-saldo.kind.ts';
import { terimaUang } from './terima-uang.kind.ts';
import { saldoAwal } from './saldo-awal.kind.ts';
import { uangBank } from './uang-bank.kind.ts';
import { uangKas } from './uang-kas.kind.ts';

export const resources = [akun] as const satisfies readonly Resource[];
export const kinds = [
  uangKas,
  uangBank,
  mutasiUangBank,
  mutasiUangCash,
  pengalihanSaldo,
  gesekTunai,
  kirimUang,
  terimaUang,
  cekNonCash,
  saldoAwal,
] as const;
export const reports = uangReports;
export const pages = [] as const satisfies readonly Page[];
export { blocks } from './beranda.ts';
export const reportGroup = 'toko';
