import type { Dec } from '@kilau/contract/core/dec.ts';
import { choice, date, text } from '@kilau/contract/core/field.ts';
import { isProblem } from '@kilau/contract/core/problem.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import { transaksiNonCash as report } from '@kilau/contract/features/uang/transaksi-non-cash.report.ts';
import { orderReport } from '../../engine/report/make.ts';
import { partsOf, type AnyQuery } from '../../engine/report/query.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { transaksiNonCash } from './transaksi-non-cash.query.ts';

/** What the specification calls the filters of the report. */
const NAMA: Readonly<Record<string, string>> = { tgl_from: 'start_date', tgl_to: 'end_date' };

interface Baris {
  readonly kode_bank: string;
  readonly nama_bank: string;
  readonly tanggal: string;
  readonly keterangan: string;
  readonly no_rekening: string;
  readonly jenis: string;
  readonly jumlah_rp: Dec;
  readonly fee: Dec;
  readonly jumlah_gesek_rp: Dec;
}

/** `account number - bank code`, as the specification offers accounts, is the account; `ALL` is all of them. */
const rekeningDari = (pilihan: string | null): string => {
  const [no_rekening = ''] = (pilihan ?? '').split(' - ');
  return no_rekening.trim().toUpperCase() === 'ALL' ? '' : no_rekening.trim();
};

/** Rows in order of their bank, bank by bank. */
function perBank(rows: readonly Baris[]) {
  const banks = new Map<string, { readonly nama_bank: string; readonly detail: Omit<Baris, 'nama_bank'>[] }>();
  for (const { nama_bank, ...row } of rows) {
    const bank = banks.get(row.kode_bank) ?? { nama_bank, detail: [] };
    banks.set(row.kode_bank, bank);
    bank.detail.push(row);
  }
  return [...banks.values()];
}

/** `POST cash/transaction/report`: the non-cash report, bank by bank, as the specification asks for it (line 166). */
export const nonCashRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: 'cash/transaction/report',
    tag: 'laporan',
    summary: 'Transaksi non cash per bank',
    need: { pages: [report.page] },
    body: recordSchema({
      start_date: date({ required: true, label: 'field.tgl_from' }),
      end_date: date({ required: true, label: 'field.tgl_to' }),
      jenis: choice(['ALL', 'SEMUA', 'DEBET', 'CREDIT', 'TRANSFER'], { label: 'field.cara' }),
      no_rekening: text({ max: 60 }),
    }),
    handler: async (context, { body: { start_date, end_date, jenis, no_rekening } }) => {
      const asked = {
        tgl_from: start_date,
        tgl_to: end_date,
        jenis: jenis === 'ALL' || jenis === 'SEMUA' ? '' : (jenis ?? ''),
        no_rekening: rekeningDari(no_rekening),
      };
      try {
        const { statement } = orderReport(report, transaksiNonCash as unknown as AnyQuery, context, asked);
        const [part] = partsOf(report, statement);
        return {
          data: part ? perBank(await context.db.query<Baris>(part.statement.text, part.statement.values)) : [],
        };
      } catch (error) {
        throw isProblem(error) ? error.named(NAMA) : error;
      }
    },
  }),
];
