import { choice, code, date, image, integer, lines, money, ref, text, weight } from '../../core/field.ts';
import { defineKind } from '../../core/kind.ts';
import { UANG_FIELDS } from '../../trade/bayar/bayar.fields.ts';
import { ALASAN } from '../../trade/otorisasi/alasan.fields.ts';
import { perbuatanNiaga } from '../../trade/otorisasi/perbuatan-niaga.ts';
import { KODE_SALES, PELANGGAN_FIELDS } from '../../trade/pelanggan/pelanggan.fields.ts';
import { caraBayar } from '../../trade/bayar/kata-cara.ts';

const LIHAT = '/lihat-services';
const VALIDASI = { page: '/validasi-service', gate: 'VALIDASI_SERVICE_MODULE' } as const;
/** Payments of one deed: as many as anybody would hand over at once. */
const BAYAR_MAKS = 20;
const BARIS_MAKS = 100;

const { validasi, tolak } = perbuatanNiaga('SERVICE', {
  validasi: VALIDASI,
  tolak: { ...VALIDASI, note: 'service.tolak_penjelasan' },
  batal: { page: LIHAT },
});

/** What a line of the intake weighs now; a difference has to be explained. */
const timbang = (label: string) =>
  lines(
    {
      baris: integer({ required: true, min: 1, label: 'field.baris_barang' }),
      nama_barang: text({ max: 100, readOnly: 'always' }),
      berat: weight({ min: 0.001, help: 'service.berat_penjelasan' }),
      catatan: text({ max: 200, upper: true }),
    },
    { max: BARIS_MAKS, label },
  );
/** The same as it is kept. */
const TIMBANG = {
  dari_baris: integer({ required: true, label: 'field.baris_barang' }),
  berat: weight({ required: true }),
  /** Against what it weighed before: what the work has taken is less than nothing. */
  selisih: weight({ required: true }),
  catatan: text({ max: 200 }),
} as const;

/**
 * A repair of goods that a customer brings (domain guide §5.3): they lie here and are never the shop's. What is paid is
 * income at once; what is not finished and fetched goes back with the money.
 */
export const service = defineKind({
  key: 'service',
  base: 'service',
  kode: 'SV',
  number: 'no_service',
  names: { total: 'grand_total', sisa: 'sisa_bayar' },
  menu: 'service',
  label: 'service.SERVICE',
  pages: { create: '/transaksi-services', list: LIHAT, change: '/transaksi-services' },
  states: {
    TUNGGU: { tone: 'waits', label: 'service.status_tunggu', edit: true, overnight: true },
    OPEN: { tone: 'stands', label: 'service.status_open' },
    DONE: { tone: 'stands', label: 'service.status_done' },
    CLOS: { tone: 'over', label: 'service.status_clos' },
    CANC: { tone: 'gone' },
  },
  initial: 'TUNGGU',
  validation: { module: 'VALIDASI_SERVICE_MODULE', deed: 'validasi' },
  header: {
    kode_sales: KODE_SALES,
    /** By when it is promised. */
    tgl_selesai: date({ required: true, label: 'field.estimasi_selesai' }),
    /** Number of the paper that was written by hand. */
    nota_manual: text({ max: 30, upper: true }),
    keterangan: text({ max: 200 }),
  },
  parts: { pelanggan: PELANGGAN_FIELDS },
  rows: {
    barang: {
      nama_barang: text({ max: 100, required: true, upper: true }),
      jumlah: integer({ min: 1, max: 1000, default: 1, label: 'field.jumlah_pcs' }),
      /** Of all its pieces together, as of the charge. */
      berat: weight({ required: true, min: 0.001 }),
      kode_deskripsi: ref('para-deskripsi-service', { label: 'service.pekerjaan' }),
      /** What is to be done, where that is more than the master says. */
      deskripsi: text({ max: 100, upper: true }),
      /** The usual charge for each piece unless said. */
      ongkos: money({}),
      foto: image({ label: 'field.foto_barang', use: 'layar', camera: true }),
    },
    bayar: UANG_FIELDS,
  },
  deeds: {
    validasi: { ...validasi, from: ['TUNGGU'], to: 'OPEN' },
    tolak: { ...tolak, from: ['TUNGGU'] },
    bayar: {
      page: LIHAT,
      from: ['OPEN', 'DONE'],
      to: ['OPEN', 'DONE'],
      stays: true,
      label: 'service.bayar',
      note: 'service.bayar_penjelasan',
      levels: validasi.levels,
      input: { bayar: lines(UANG_FIELDS, { min: 1, max: BAYAR_MAKS, label: 'field.bayar' }) },
      prints: true,
    },
    'batal-bayar': {
      page: LIHAT,
      from: ['OPEN', 'DONE'],
      to: ['OPEN', 'DONE'],
      stays: true,
      label: 'service.batal_bayar',
      note: 'service.batal_bayar_penjelasan',
      approval: 'BATAL BAYAR SERVICE',
      input: { alasan: ALASAN },
      undoes: ['bayar'],
    },
    /** Line by line; with none named, all that are left, as heavy as they came. */
    selesai: {
      page: LIHAT,
      from: ['OPEN'],
      to: ['OPEN', 'DONE'],
      label: 'service.selesai',
      note: 'service.selesai_penjelasan',
      input: { barang: timbang('service.barang_selesai') },
      begins: [
        {
          input: 'barang',
          lines: {
            name: 'barang',
            columns: ['baris', 'nama_barang', 'berat'],
            told: { by: 'hasil', in: 'dari_baris' },
          },
        },
      ],
    },
    'batal-selesai': {
      page: LIHAT,
      from: ['OPEN', 'DONE'],
      to: 'OPEN',
      label: 'service.batal_selesai',
      note: 'service.batal_selesai_penjelasan',
      approval: 'BATAL SELESAI SERVICE',
      input: { alasan: ALASAN },
      undoes: ['selesai'],
    },
    ambil: {
      page: LIHAT,
      from: ['DONE'],
      to: 'CLOS',
      label: 'service.ambil',
      note: 'service.ambil_penjelasan',
      levels: validasi.levels,
      input: {
        bayar: lines(UANG_FIELDS, { max: BAYAR_MAKS, label: 'service.bayar_sisa' }),
        barang: timbang('service.barang_diambil'),
      },
      begins: [{ input: 'bayar', rest: 'jumlah' }],
      prints: true,
    },
    /** Settles it: the goods go back, and what was paid, in cash. */
    batal: {
      page: LIHAT,
      from: ['OPEN', 'DONE'],
      to: 'CANC',
      note: 'service.batal_penjelasan',
      approval: 'BATAL SERVICE',
      approvedOver: 'saldo',
      input: { alasan: ALASAN },
      binds: { kembali: money({ required: true }) },
    },
  },
  stored: {
    table: 'service',
    fields: {
      jenis_pelanggan: choice(['MEMBER', 'NON MEMBER'], { required: true, optionLabel: 'penjualan.jenis_pelanggan' }),
      tgl_selesai: date({ required: true, label: 'field.estimasi_selesai' }),
      nota_manual: text({ max: 30 }),
      jumlah_barang: integer({ required: true }),
      total_berat: weight({ required: true }),
      /** What was paid when it was brought. */
      dp_rp: money({ required: true }),
    },
    derived: {
      view: 'service_hari',
      fields: { tgl_jadi: date({}), tgl_ambil: date({}) },
    },
  },
  lines: {
    barang: {
      table: 'service_barang',
      fields: {
        nama_barang: text({ max: 100, required: true }),
        jumlah: integer({ required: true, label: 'field.jumlah_pcs' }),
        berat: weight({ required: true }),
        kode_deskripsi: code({}),
        deskripsi: text({ max: 100, required: true }),
        ongkos: money({ required: true }),
        foto: image({ label: 'field.foto_barang' }),
      },
      sums: ['jumlah', 'berat', 'ongkos'],
    },
    hasil: { table: 'service_hasil', fields: TIMBANG },
    diambil: { table: 'service_ambil', fields: TIMBANG },
  },
  also: { nama_sales: text({ max: 60 }) },
  payments: {
    also: {
      cara: caraBayar,
      sub: code({ label: 'field.kas_rekening' }),
      kategori: code({}),
      jumlah: money({}),
    },
    name: ['cara'],
    words: ['sub', 'kategori'],
    amount: 'jumlah',
  },
  chat: 'service',
  prints: ['nota.escpos', 'slip.pdf', 'slip.txt'],
  columns: ['tgl', 'nama', 'no_hp', 'nota_manual', 'jumlah_barang', 'total_berat', 'tgl_selesai', 'total', 'sisa'],
  standingFirst: 'service.tampilkan_semua',
  sums: ['jumlah_barang', 'total', 'sisa'],
  accounts: [{ akun: 'SERVICE', rest: true }, { akun: 'BAWAAN' }],
  charted: { pieces: 'jumlah_barang', grams: 'total_berat' },
  filters: [],
  search: ['nota_manual', 'barang/nama_barang'],
});
