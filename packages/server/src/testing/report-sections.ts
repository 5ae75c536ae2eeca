import { code, integer, money, text } from '@kilau/contract/core/field.ts';
import { defineSectionedReport, PERIODE, section, total } from '@kilau/contract/core/report.ts';
import type { QueryFor } from '../engine/report/query.ts';
import type { Sql } from '../platform/database/tx.ts';

/**
 * A report of two tables, the first with groups in groups, for the tests of what every report can be: payments without
 * cash by bank and drawer, and the cash of each drawer.
 */
export const bayarPerBank = defineSectionedReport({
  key: 'bayar-per-bank',
  page: '/laporan-bayar-per-bank',
  menu: 'laporan',
  filters: { ...PERIODE.filters },
  period: PERIODE.period,
  sections: {
    non_tunai: section({
      title: 'field.nama_bank',
      columns: {
        kode_bank: code({}),
        nama_bank: text({ max: 60 }),
        laci: code({ label: 'field.kasir' }),
        no_faktur_group: total(code({}), 'distinct'),
        jenis: text({ max: 20 }),
        baris: total(integer({}), 'count'),
        nilai: total(money({}), 'sum'),
        rata: total(money({ label: 'field.harga_rata' }), { ratio: ['nilai', 'lembar'] }),
        lembar: total(integer({ label: 'field.jumlah' }), 'sum'),
      },
      groups: [{ by: ['kode_bank'], label: 'nama_bank' }, { by: ['laci'] }],
      tiles: [{ column: 'no_faktur_group', label: 'field.jumlah_nota' }, { column: 'nilai' }],
    }),
    tunai: section({
      title: 'field.saldo',
      columns: {
        kasir: code({}),
        nilai: total(money({}), 'sum'),
        saldo: total(money({}), 'last'),
      },
    }),
  },
});

const values = (kode_toko: string, from: string, to: string) => [kode_toko, from, to];

export const bayarPerBankQuery: QueryFor<typeof bayarPerBank> = ({ shop: { kode_toko } }, { tgl_from, tgl_to }) => ({
  non_tunai: {
    text: `select b.no_rekening as kode_bank, case b.no_rekening when '' then '' else 'BANK ' || b.no_rekening end
        as nama_bank, p.valid_oleh as laci, b.no_faktur_group, b.jenis, 1 as baris, b.jumlah as nilai, b.jumlah as rata,
        1 as lembar
      from penjualan_bayar b join penjualan p using (kode_toko, no_faktur_group)
      where b.kode_toko = $1 and p.tgl between $2 and $3 and b.jenis <> 'CASH'
      order by b.no_rekening, p.valid_oleh, b.no_faktur_group, b.baris`,
    values: values(kode_toko, tgl_from, tgl_to),
  },
  tunai: {
    text: `select p.valid_oleh as kasir, b.jumlah as nilai,
        sum(b.jumlah) over (order by p.valid_oleh, b.no_faktur_group, b.baris) as saldo
      from penjualan_bayar b join penjualan p using (kode_toko, no_faktur_group)
      where b.kode_toko = $1 and p.tgl between $2 and $3 and b.jenis = 'CASH'
      order by p.valid_oleh, b.no_faktur_group, b.baris`,
    values: values(kode_toko, tgl_from, tgl_to),
  },
});

/** Sale, line, kind, rupiah, bank. BCA has two drawers, one invoice is paid from both banks, one card names no bank. */
const PAYMENTS = [
  ['KL-FJ-261120-0001', 1, 'TRANSFER', 20_000_000, 'BCA'],
  ['KL-FJ-261120-0001', 2, 'DEBET', 4_000_000, 'BCA'],
  ['KL-FJ-261120-0001', 3, 'CASH', 932_500, ''],
  ['KL-FJ-261121-0001', 1, 'CREDIT', 500_000, ''],
  ['KL-FJ-261121-0001', 2, 'CASH', 341_000, ''],
  ['KL-FJ-261121-0002', 1, 'TRANSFER', 5_000_000, 'BCA'],
  ['KL-FJ-261121-0002', 2, 'QRIS', 3_000_000, 'BRI'],
  ['KL-FJ-261121-0002', 3, 'CASH', 267_500, ''],
] as const;

/** Pays the sales of the report shop. */
export async function seedPayments(sql: Sql, kode_toko: string): Promise<void> {
  for (const payment of PAYMENTS) {
    await sql.query(
      `insert into pembayaran (kode_toko, jenis, nomor, ke, baris, arah, cara, akun, sub, kategori, jumlah, diterima)
       values ($1, 'penjualan', $2, 1, $3, 'MASUK', $4, case $4 when 'CASH' then 'KAS' else 'BANK' end, $6, 'PENJUALAN',
         $5, $5)`,
      [kode_toko, ...payment],
    );
  }
}
