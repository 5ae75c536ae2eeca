import {
  boolean,
  code,
  date,
  image,
  integer,
  kadar,
  lines,
  money,
  percent,
  ref,
  text,
  weight,
} from '../../core/field.ts';
import { defineKind } from '../../core/kind.ts';
import { ALASAN } from '../../trade/otorisasi/alasan.fields.ts';
import { KODE_SALES, PELANGGAN_FIELDS } from '../../trade/pelanggan/pelanggan.fields.ts';
import { BARIS_JAMINAN, DUE, HUTANG_FIELDS, KELUAR, LELANG_MASUK, MASUK } from './hutang.fields.ts';

const LIHAT = '/lihat-hutang';
const VALIDASI = '/validasi-hutang';
const VALIDASI_LUNAS = '/validasi-pelunasan-hutang';
const LELANG = '/lelang-hutang';
const BATAL_LUNAS = '/batal-hutang-lunas';
/** Who may take and give money for a loan; validators are none of the head office's (specification, section 8). */
const KASIR = ['KASIR', 'SPV', 'OWN', 'SU', 'MU'] as const;
const PENGESAH = ['KASIR', 'SPV', 'OWN'] as const;
const SPV = ['SPV', 'OWN'] as const;
const OWNER = ['OWN'] as const;
const BAYAR_MAKS = 20;
const LAMA_MAKS = 3650;
const bayar = lines(MASUK, { min: 1, max: BAYAR_MAKS, label: 'field.bayar' });

/** What an undoing gives back, or takes: it is approved with it. */
const KEMBALI = { jumlah_batal: money({ required: true }) } as const;
/** The bag is back in the shop. */
const JAMINAN_KEMBALI = { label: 'field.jaminan_kembali' } as const;

const batal = <const U extends string, const S extends string>(undoes: U, approval: string, from: S) =>
  ({
    page: LIHAT,
    from: [from],
    to: from,
    note: 'hutang.batal_bayar_penjelasan',
    approval,
    input: { alasan: ALASAN },
    binds: KEMBALI,
    undoes: [undoes],
  }) as const;

/**
 * A loan on gold (domain guide §6): the customer's goods stay in a sealed bag until the money is back, with interest by
 * the days. Number and convention of interest stand on it as they were on its day.
 */
export const hutang = defineKind({
  key: 'hutang',
  base: 'hutang',
  kode: 'PI',
  inisial: false,
  number: 'no_faktur_hutang',
  names: { total: 'jumlah_hutang', sisa: 'sisa_hutang' },
  gate: 'HUTANG_MODULE',
  menu: 'hutang',
  label: 'hutang.HUTANG',
  pages: { create: '/transaksi-hutang', list: LIHAT, change: '/transaksi-hutang' },
  approval: 'PLAFOND HUTANG',
  approvedOver: 'lebih_plafond',
  binds: { plafond: money({ required: true }), lebih_plafond: money({ required: true }) },
  states: {
    OPEN: { tone: 'waits', edit: true, overnight: true },
    AKTIF: { tone: 'stands', label: 'hutang.status_aktif' },
    TUNGGU: { tone: 'waits', overnight: true, label: 'hutang.status_tunggu' },
    LUNAS: { tone: 'over', label: 'hutang.status_lunas' },
    LELANG: { tone: 'over', label: 'hutang.status_lelang' },
    CANC: { tone: 'gone' },
  },
  initial: 'OPEN',
  validation: { module: 'VALIDASI_HUTANG_MODULE', deed: 'validasi' },
  begun: { status: 'AKTIF' },
  /** A loan of before: what is left of it, and until when its interest is paid. */
  opening: {
    status: 'AKTIF',
    input: {
      sisa_hutang: money({ min: 1, required: true }),
      tgl_hutang: date({ required: true }),
      tgl_bunga: date({ required: true }),
      jatuh_tempo: date({ required: true }),
    },
    without: ['bayar'],
  },
  header: {
    kode_sales: KODE_SALES,
    /** The number of the shop's own paper, where it has one. */
    no_hutang: text({ max: 40 }),
    jumlah_hutang: money({ min: 1, required: true }),
    /** As the shop's list says unless sent. */
    bunga: percent({ label: 'field.bunga_30_hari' }),
    lama_pinjam: integer({ min: 1, max: LAMA_MAKS }),
    nik_sim_passport: text({ max: 30 }),
    keterangan: text({ max: 200 }),
  },
  parts: { pelanggan: PELANGGAN_FIELDS },
  rows: {
    barang: {
      nama_barang: text({ max: 100, required: true, upper: true }),
      kode_dept: ref('jenis', { required: true, label: 'laporan.jenis' }),
      kadar: kadar({ required: true, min: 0.001 }),
      jumlah: integer({ min: 1, max: 1000, default: 1, label: 'field.jumlah_barang' }),
      berat: weight({ required: true, min: 0.001 }),
      berat_plastik: weight({ min: 0 }),
      kondisi: text({
        max: 60,
        upper: true,
        label: 'field.kondisi_pinjaman',
        suggests: { from: 'kondisi-pinjaman', field: 'kondisi_pinjaman' },
      }),
      foto: image({ use: 'layar', camera: true }),
    },
    bayar: KELUAR,
  },
  deeds: {
    validasi: {
      page: VALIDASI,
      from: ['OPEN'],
      to: 'AKTIF',
      levels: PENGESAH,
      batch: true,
      prints: true,
      books: ['buat'],
    },
    tolak: {
      page: VALIDASI,
      from: ['OPEN'],
      to: 'CANC',
      note: 'hutang.tolak_penjelasan',
      approval: 'TOLAK HUTANG',
      input: { alasan: ALASAN },
      undoes: ['buat'],
    },
    bunga: {
      page: LIHAT,
      due: { ...DUE, pays: 'bunga_rp' },
      from: ['AKTIF'],
      to: 'AKTIF',
      label: 'hutang.bunga',
      note: 'hutang.bunga_penjelasan',
      levels: KASIR,
      prints: true,
      input: { bayar },
    },
    perpanjang: {
      page: LIHAT,
      due: { ...DUE, pays: 'bunga_rp' },
      from: ['AKTIF'],
      to: 'AKTIF',
      label: 'hutang.perpanjang',
      note: 'hutang.perpanjang_penjelasan',
      levels: KASIR,
      prints: true,
      input: { bayar: lines(MASUK, { max: BAYAR_MAKS, label: 'field.bayar' }) },
    },
    sebagian: {
      page: LIHAT,
      due: DUE,
      from: ['AKTIF'],
      to: 'AKTIF',
      label: 'hutang.sebagian',
      note: 'hutang.sebagian_penjelasan',
      levels: KASIR,
      prints: true,
      input: { bayar },
    },
    /** A new loan for what is left: the old one is over, and so are its goods' days in its bag. */
    peremajaan: {
      page: LIHAT,
      due: DUE,
      from: ['AKTIF'],
      to: 'LUNAS',
      label: 'hutang.peremajaan',
      note: 'hutang.peremajaan_penjelasan',
      levels: KASIR,
      approval: 'PEREMAJAAN HUTANG',
      goesOn: 'hutang_baru',
      input: {
        bunga: percent({ required: true, label: 'field.bunga_baru' }),
        lama_pinjam: integer({ min: 1, max: LAMA_MAKS, required: true }),
        bayar: lines(MASUK, { max: BAYAR_MAKS, label: 'field.bayar' }),
        /** Goods that go home: the rest is enough for the new loan. */
        pulang: lines(BARIS_JAMINAN, { max: BAYAR_MAKS, label: 'field.jaminan_pulang' }),
      },
      binds: {
        sisa_hutang: money({ required: true }),
        bunga_rp: money({ required: true }),
        dibayar: money({ required: true }),
        jumlah_baru: money({ required: true }),
        berat_pulang: weight({ required: true }),
      },
    },
    /** Interest stands still from here on; where nobody validates it, it is booked at once. */
    pelunasan: {
      page: LIHAT,
      due: { ...DUE, pays: 'sisa' },
      from: ['AKTIF'],
      to: 'TUNGGU',
      label: 'hutang.pelunasan',
      note: 'hutang.pelunasan_penjelasan',
      levels: KASIR,
      input: { bayar, kode_sales: ref('sales', { label: 'field.kode_sales_lunas' }) },
      atOnce: { module: 'VALIDASI_PELUNASAN_HUTANG_MODULE', deed: 'validasi-pelunasan' },
    },
    'validasi-pelunasan': {
      page: VALIDASI_LUNAS,
      gate: { all: ['HUTANG_MODULE', 'VALIDASI_PELUNASAN_HUTANG_MODULE'] },
      from: ['TUNGGU'],
      to: 'LUNAS',
      label: 'hutang.validasi_pelunasan',
      levels: PENGESAH,
      batch: true,
      input: { user_id: ref('users', {}) },
      books: ['pelunasan'],
    },
    'tolak-pelunasan': {
      page: VALIDASI_LUNAS,
      gate: { all: ['HUTANG_MODULE', 'VALIDASI_PELUNASAN_HUTANG_MODULE'] },
      from: ['TUNGGU'],
      to: 'AKTIF',
      label: 'hutang.tolak_pelunasan',
      note: 'hutang.tolak_pelunasan_penjelasan',
      approval: 'TOLAK PELUNASAN',
      input: { alasan: ALASAN },
      binds: KEMBALI,
      undoes: ['pelunasan'],
    },
    lelang: {
      page: LELANG,
      due: DUE,
      from: ['AKTIF'],
      to: 'LELANG',
      label: 'hutang.lelang',
      note: 'hutang.lelang_penjelasan',
      levels: SPV,
      approval: 'LELANG HUTANG',
      input: LELANG_MASUK,
      binds: {
        pokok: money({ required: true }),
        bunga_rp: money({ required: true }),
        klaim: money({ required: true }),
        kelebihan: money({ required: true }),
      },
    },
    'bayar-kelebihan': {
      page: LELANG,
      from: ['LELANG'],
      to: 'LELANG',
      label: 'hutang.bayar_kelebihan',
      note: 'hutang.bayar_kelebihan_penjelasan',
      refusedAtZero: 'kelebihan_sudah_dibayar',
      levels: KASIR,
      input: { bayar: lines(KELUAR, { max: BAYAR_MAKS, label: 'field.bayar' }) },
    },
    /** The shop has lost what it kept: it owes what that was worth, less the loan. */
    'ganti-rugi': {
      page: LIHAT,
      from: ['AKTIF'],
      to: 'LUNAS',
      label: 'hutang.ganti_rugi',
      note: 'hutang.ganti_rugi_penjelasan',
      levels: OWNER,
      approval: 'GANTI RUGI HUTANG',
      input: {
        alasan: ALASAN,
        nilai: money({ min: 1, required: true, label: 'field.nilai_jaminan' }),
        bayar: lines(KELUAR, { max: BAYAR_MAKS, label: 'field.bayar' }),
      },
      binds: { pokok: money({ required: true }), dibayar: money({ required: true }) },
    },
    'batal-bunga': { ...batal('bunga', 'BATAL BAYAR BUNGA', 'AKTIF'), label: 'hutang.batal_bunga' },
    'batal-perpanjang': {
      ...batal('perpanjang', 'BATAL PERPANJANG HUTANG', 'AKTIF'),
      label: 'hutang.batal_perpanjang',
    },
    'batal-sebagian': { ...batal('sebagian', 'BATAL BAYAR SEBAGIAN', 'AKTIF'), label: 'hutang.batal_sebagian' },
    'batal-peremajaan': {
      ...batal('peremajaan', 'BATAL PEREMAJAAN HUTANG', 'LUNAS'),
      to: 'AKTIF',
      label: 'hutang.batal_peremajaan',
      note: 'hutang.batal_peremajaan_penjelasan',
      input: { alasan: ALASAN, jaminan_kembali: boolean(JAMINAN_KEMBALI) },
    },
    'batal-lelang': {
      ...batal('lelang', 'BATAL LELANG HUTANG', 'LELANG'),
      to: 'AKTIF',
      label: 'hutang.batal_lelang',
      note: 'hutang.batal_lelang_penjelasan',
    },
    'batal-bayar-kelebihan': {
      ...batal('bayar-kelebihan', 'BATAL BAYAR KELEBIHAN', 'LELANG'),
      label: 'hutang.batal_bayar_kelebihan',
    },
    'batal-ganti-rugi': {
      ...batal('ganti-rugi', 'BATAL GANTI RUGI HUTANG', 'LUNAS'),
      levels: OWNER,
      to: 'AKTIF',
      label: 'hutang.batal_ganti_rugi',
      note: 'hutang.batal_ganti_rugi_penjelasan',
    },
    'batal-lunas': {
      page: BATAL_LUNAS,
      from: ['LUNAS'],
      to: 'AKTIF',
      label: 'hutang.batal_lunas',
      note: 'hutang.batal_lunas_penjelasan',
      approval: 'BATAL HUTANG LUNAS',
      input: { alasan: ALASAN, jaminan_kembali: boolean({ required: true, ...JAMINAN_KEMBALI }) },
      binds: KEMBALI,
      undoes: ['validasi-pelunasan'],
    },
    batal: {
      page: LIHAT,
      from: ['AKTIF'],
      to: 'CANC',
      note: 'hutang.batal_penjelasan',
      approval: 'BATAL HUTANG',
      input: { alasan: ALASAN },
      binds: KEMBALI,
      undoes: ['validasi', 'saldo-awal'],
    },
  },
  stored: {
    table: 'hutang',
    fields: HUTANG_FIELDS,
    /** Whether it may be auctioned by now, were it to run still. */
    derived: { view: 'hutang_tempo', fields: { lewat_tempo: boolean({}) } },
  },
  lines: {
    barang: {
      table: 'hutang_barang',
      fields: {
        nama_barang: text({ max: 100, required: true }),
        kode_dept: code({ required: true }),
        kadar: kadar({ required: true }),
        jumlah: integer({ required: true, label: 'field.jumlah_barang' }),
        berat: weight({ required: true }),
        berat_plastik: weight({ required: true }),
        kondisi: text({ max: 60, required: true, label: 'field.kondisi_pinjaman' }),
        foto: image({}),
        /** The most that is lent on it; empty: nothing says so. */
        plafond: money({}),
      },
      told: {
        name: ['nama_barang'],
        words: ['kode_dept', 'kondisi'],
        figures: ['kadar', 'jumlah', 'berat_plastik', 'plafond'],
        amount: 'berat',
      },
    },
    /** What an auction has made of them: pieces of the shop, each at its share of the price. */
    lelang: {
      table: 'hutang_lelang',
      fields: {
        kode_barcode: code({ required: true }),
        nama_barang: text({ max: 100, required: true }),
        kode_group: code({ required: true }),
        kode_dept: code({ required: true }),
        kadar: kadar({ required: true }),
        berat: weight({ required: true }),
        kode_gudang: code({ required: true }),
        kode_baki: code({ required: true }),
        harga_modal: money({ required: true }),
      },
      told: {
        name: ['nama_barang'],
        words: ['kode_barcode', 'kode_group', 'kode_dept', 'kode_gudang', 'kode_baki'],
        figures: ['kadar', 'berat'],
        amount: 'harga_modal',
      },
    },
  },
  /** The loan that renewed it, once one has. */
  also: { no_hutang: text({ max: 60 }), nama_sales: text({ max: 60 }), hutang_baru: code({}) },
  paysOut: true,
  chat: 'hutang',
  prints: ['nota.pdf', 'nota.escpos', 'slip.pdf', 'slip.txt'],
  charted: { pieces: 'jumlah_barang', grams: 'berat' },
  columns: ['tgl', 'nama', 'no_hp', 'berat', 'total', 'sisa', 'jatuh_tempo', 'dibuat_oleh'],
  sums: ['berat', 'total', 'sisa'],
  accounts: [{ akun: 'HUTANG', rest: true }, { akun: 'KELEBIHAN', rest: true }, { akun: 'JAMINAN' }],
  sisa: 'saldo',
  filters: ['jatuh_tempo', 'lewat_tempo'],
  search: ['no_manual', 'barang/nama_barang'],
});
