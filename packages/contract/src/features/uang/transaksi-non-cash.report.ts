import { choice, code, date, money, ref, text } from '../../core/field.ts';
import { defineReport, PERIODE, total } from '../../core/report.ts';
import { JENIS_BAYAR } from '../../trade/bayar/cara-bayar.ts';
import { KATA_CARA } from '../../trade/bayar/kata-cara.ts';

/** Ways of the specification that money takes to an account (line 57); without one, all of them. */
const JENIS = ['DEBET', 'CREDIT', 'TRANSFER'] as const;

/**
 * The non-cash report of the specification (lines 57, 89, 166): what came to the accounts of each bank and left them.
 * `jumlah_rp` is what the books have on the account, `fee` what the bank kept, `jumlah_gesek_rp` what was charged:
 * both together.
 */
export const transaksiNonCash = defineReport({
  key: 'transaksi-non-cash',
  page: '/laporan-transaksi-non-cash',
  aliases: ['/laporan-keuangan-transaksi-non-cash'],
  menu: 'laporan',
  filters: {
    ...PERIODE.filters,
    jenis: choice(JENIS, { label: 'field.cara', ...KATA_CARA }),
    no_rekening: ref('rekening', { all: 'ALL', beside: 'kode_bank' }),
  },
  period: PERIODE.period,
  columns: {
    kode_bank: code({}),
    nama_bank: text({ max: 60 }),
    tanggal: date({ label: 'field.tgl' }),
    keterangan: text({ max: 300 }),
    no_rekening: code({ max: 30 }),
    jenis: choice(JENIS_BAYAR, { label: 'field.cara', ...KATA_CARA }),
    jumlah_rp: total(money({}), 'sum'),
    fee: total(money({ label: 'field.fee_rp' }), 'sum'),
    jumlah_gesek_rp: total(money({}), 'sum'),
  },
  groupBy: ['kode_bank'],
  groupLabel: 'nama_bank',
  tiles: [{ column: 'jumlah_rp' }, { column: 'fee' }, { column: 'jumlah_gesek_rp' }],
});
