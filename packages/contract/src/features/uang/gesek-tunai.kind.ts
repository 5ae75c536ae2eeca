import { choice, money, percent, ref, text } from '../../core/field.ts';
import { defineKind } from '../../core/kind.ts';
import { KATA_CARA } from '../../trade/bayar/kata-cara.ts';

const PAGE = '/gesek-tunai';
const KARTU = ['DEBET', 'CREDIT'] as const;

/**
 * A card is swiped and cash handed out, less a fee (domain guide §7.1). Credit cards are forbidden by law and refused
 * unless the owner says otherwise (GESEK_TUNAI_KREDIT, §12.4). Of the card nothing but its last four digits is sent.
 */
export const gesekTunai = defineKind({
  key: 'gesek-tunai',
  base: 'gesek-tunai',
  kode: 'GT',
  number: 'no_gesek',
  names: { total: 'jumlah_gesek_rp' },
  gate: 'GESEK_TUNAI_MODULE',
  menu: 'penjualan',
  pages: { create: PAGE, list: PAGE },
  states: { DONE: { tone: 'stands' }, CANC: { tone: 'gone' } },
  initial: 'DONE',
  failed: 'uang.gagal_mengirim',
  header: {
    jenis_kartu: choice(KARTU, { required: true, default: 'DEBET', help: 'help.gesek_kredit', ...KATA_CARA }),
    no_rekening: ref('rekening', { required: true }),
    jumlah: money({ required: true, min: 1, label: 'field.jumlah_gesek_rp' }),
    fee_persen: percent({ required: true, default: 0, help: 'help.gesek_fee' }),
    no_kartu: text({ required: true, min: 4, max: 4, only: 'digits', label: 'field.kartu_4_digit' }),
    nama: text({ required: true, max: 100, upper: true, label: 'field.nama_pemegang_kartu' }),
    nik: text({ required: true, min: 16, max: 16, only: 'digits' }),
    no_hp: text({ required: true, max: 20 }),
    alamat: text({ max: 200, upper: true }),
    keterangan: text({ max: 200, upper: true }),
  },
  parts: {},
  rows: {},
  deeds: {
    batal: {
      page: PAGE,
      note: 'gesek.batal_penjelasan',
      from: ['DONE'],
      to: 'CANC',
      approval: 'BATAL GESEK TUNAI',
      input: { alasan: text({ required: true, max: 200 }) },
      undoes: ['buat'],
    },
  },
  stored: {
    table: 'gesek_tunai',
    fields: {
      jenis_kartu: choice(KARTU, { required: true, ...KATA_CARA }),
      no_rekening: ref('rekening', { required: true }),
      no_kartu: text({ max: 10, required: true, label: 'field.kartu_4_digit' }),
      fee_persen: percent({ required: true }),
      fee_rp: money({ required: true }),
      tunai: money({ required: true }),
      nik: text({ max: 20, required: true }),
    },
  },
  lines: {},
  prints: ['nota.escpos', 'slip.pdf', 'slip.txt'],
  columns: ['tgl', 'jenis_kartu', 'no_rekening', 'no_kartu', 'nama', 'total', 'fee_rp', 'tunai', 'dibuat_oleh'],
  sums: ['total', 'fee_rp', 'tunai'],
  filters: ['jenis_kartu', 'no_rekening'],
});
