import { Dec } from '@kilau/contract/core/dec.ts';
import type { Field, Fields } from '@kilau/contract/core/field.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { sampleRecord } from '@kilau/contract/core/sample.ts';
import { pieces } from '../shop.ts';
import type { Body, Contoh, ContohKey, Dunia } from './contoh.ts';
import { KIRIM_BARANG } from './paper-samples-kirim.ts';
import { CONTOH_SEPUHAN, MASTERS_SEPUHAN } from './sepuhan-samples.ts';
import { CONTOH_MEMBER, MASTERS_MEMBER } from './contoh-member.ts';
import { kyc } from './kyc-sample.ts';

const cincin = async ({ db }: Dunia): Promise<readonly { readonly kode_barcode: string }[]> =>
  (await pieces(db, 1)).map((kode_barcode) => ({ kode_barcode }));

/** A box that has just come. */
const kotak = async ({ db, paper }: Dunia): Promise<readonly Body[]> => {
  const nomor = await paper('stok-aksesoris', 'DONE');
  const rows = await db.query('select kode_barcode from stok_aksesoris_baris where nomor = $1', [nomor]);
  return rows.map((row) => ({ ...row, qty: 1 }));
};

/** Manual rings of group 700 that lie in tray A01: the shop has got many of them. */
const CURAH = { kode_gudang: 'TOKO', kode_baki: 'A01', kode_group: '700', kode_dept: 'CN', kadar: 70 } as const;
const curah = ({ n }: Dunia) => [{ ...CURAH, qty: 1 + (n % 3), berat: 2 }];
const cash = (jumlah: number) => ({ jenis: 'CASH', jumlah });
/** A loan, and its interest of the 15 days that any costs. */
const POKOK = 1_000_000;
const BUNGA = 15_000;
/** Free pieces of the shop, the youngest first, for lines of a pre-order. */
const sudahDatang = async ({ db }: Dunia, baris: readonly number[]) => ({
  barang: (
    await db.query<{ readonly kode_barcode: string }>(
      `select kode_barcode from barang where kode_group = '700' and status = 'TERSEDIA' and klaim_nomor is null
       order by kode_barcode desc limit $1`,
      [baris.length],
    )
  ).map(({ kode_barcode }, index) => ({ baris: baris[index], kode_barcode })),
});
/** Who owes the shop is named. */
const PEMINJAM = { nama: 'BU TINI', no_hp: '0812' } as const;
const tunai = [{ jenis: 'CASH', jumlah: 10_000_000 }] as const;

/** One entry per kind: a new kind without its sample does not compile. */
export const CONTOH: Readonly<Record<ContohKey, Contoh>> = {
  'uang-kas': {},
  'uang-bank': {},
  'mutasi-uang-bank': { isi: async () => ({ tujuan_rekening: '008999' }) },
  'mutasi-uang-cash': { isi: async () => ({ asal: 'CASH', tujuan: 'BCA', tujuan_rekening: '008123' }) },
  'pengalihan-saldo': {
    isi: async ({ db, paper }) => {
      const nomor = await paper('uang-kas', 'DONE');
      const uang = await db.query(
        `select p.urut::int as urut, e.baris as entri, e.sub as dari_user
         from entri e join posting p on p.id = e.posting_id
         where p.nomor = $1 and e.akun = 'KAS'`,
        [nomor],
      );
      return { ke_user: 'SPV1', uang };
    },
  },
  'gesek-tunai': { isi: async () => ({ jenis_kartu: 'DEBET', fee_persen: 3, nik: '3273010101010004' }) },
  ...CONTOH_MEMBER,
  'hitung-laci': { isi: async ({ n }) => ({ dihitung: 1_000_000 + n, beban: 'LACI', dari_laci: 'SPV1' }) },
  'kirim-uang': {
    isi: async () => ({ kode_tujuan: 'KL02' }),
    kabar: {
      kabar: ({ total: jumlah }) => ({
        no_terima: 'KC-TU-261121-0001',
        tgl_terima: '2026-11-21',
        diterima_oleh: 'KASIR2',
        jumlah,
      }),
      'batal-kabar': () => ({}),
    },
  },
  ...KIRIM_BARANG,
  // What a drawer had is said once: each has its own.
  'saldo-awal': {
    isi: async ({ db, n }) => {
      const { laci } = await db.one<{ laci: string }>(
        `insert into users (kode_toko, user_id, usere_name, level, password_hash)
         values ('KL01', $1, $1, 'KASIR', '-') returning user_id as laci`,
        [`LACI${n}`],
      );
      return { laci, no_rekening: null };
    },
  },
  'cek-non-cash': {
    isi: async ({ db, paper, n }) => {
      const no_dokumen = await paper('gesek-tunai', 'DONE');
      const { jumlah } = await db.one<{ jumlah: number }>(
        `select jumlah::float8 as jumlah from pembayaran where nomor = $1 and akun = 'BANK'`,
        [no_dokumen],
      );
      const bayar = { jenis_dokumen: 'gesek-tunai', no_dokumen, ke_bayar: 1, baris_bayar: 1 };
      return { ...bayar, hasil: 'SELISIH', jumlah_masuk: jumlah + n, sebab: 'LEBIH' };
    },
  },
  'terima-uang': {
    isi: async ({ tetangga, n }) => ({
      nomor_referensi: await tetangga('kirim-uang', { kode_tujuan: 'KL01', jumlah: 1_000_000 + n }),
      jumlah: null,
    }),
  },
  'penerimaan-barang': {},
  'tambah-barang-manual': {},
  'stok-aksesoris': {
    isi: async ({ n }) => ({
      arah: 'TAMBAH',
      barang: [{ qty: 1 + n, nama_aksesoris: 'KOTAK', kode_group: 'ACC', kode_dept: 'CN', kode_baki: 'A01', berat: 1 }],
    }),
  },
  'pindah-barang': { isi: async (dunia) => ({ kode_baki: 'A02', barang: await cincin(dunia) }) },
  'hancur-barang': { isi: async (dunia) => ({ barang: await cincin(dunia) }) },
  'hancur-pembelian': {
    isi: async ({ db, paper }) => {
      const nomor = await paper('pembelian', 'DONE');
      return { barang: await db.query('select kode_barcode from beli_barang where nomor = $1', [nomor]) };
    },
  },
  ...CONTOH_SEPUHAN,
  'pindah-barang-manual': { isi: async (dunia) => ({ kode_baki: 'A02', barang: curah(dunia) }) },
  'hancur-barang-manual': { isi: async (dunia) => ({ barang: curah(dunia) }) },
  'penjualan-manual': { isi: async (dunia) => ({ kode_sales: 'SL01', barang: curah(dunia), bayar: tunai }) },
  'pembelian-manual': {
    isi: async ({ n }) => ({
      kode_sales: 'SL01',
      cara_bayar: 'CASH',
      barang: [{ kode_group: '700', kode_dept: 'CN', kode_baki: 'A01', qty: 1, berat: 2, harga_gram: 1_000_000 + n }],
    }),
  },
  pembelian: {
    isi: async ({ db, paper }) => {
      const nota = await paper('penjualan', 'DONE');
      const barang = await db.query('select kode_barcode from jual_barang where nomor = $1', [nota]);
      return {
        kode_sales: 'SL01',
        barang: barang.map((row) => ({ ...row, kondisi_barang: 'MULUS' })),
        bayar: [{ jenis: 'CASH' }],
        kyc,
      };
    },
  },
  penjualan: {
    isi: async (dunia) => ({
      kode_sales: 'SL01',
      barang: await cincin(dunia),
      aksesoris: await kotak(dunia),
      bayar: tunai,
      kyc,
    }),
  },
  titipan: {
    isi: async (dunia) => ({
      kode_sales: 'SL01',
      barang: await cincin(dunia),
      bayar: [{ jenis: 'CASH', jumlah: 1_000_000 }],
    }),
    perbuatan: { bayar: { bayar: [{ jenis: 'CASH', jumlah: 100_000 }] } },
    olehLain: {
      ambil: (nomor) => ({
        kind: 'penjualan',
        body: { kode_sales: 'SL01', barang: [], bayar: [{ jenis: 'TITIPAN', nomor }, ...tunai] },
      }),
    },
  },
  service: {
    isi: async ({ n }) => ({
      kode_sales: 'SL01',
      tgl_selesai: '2026-12-01',
      barang: [
        { nama_barang: 'CINCIN', berat: 2.5, deskripsi: 'SEPUH', ongkos: 100_000 + n },
        { nama_barang: 'KALUNG', berat: 8.1, deskripsi: 'PATRI', ongkos: 50_000 },
      ],
      bayar: [{ jenis: 'CASH', jumlah: 20_000 }],
    }),
    perbuatan: {
      bayar: { bayar: [{ jenis: 'CASH', jumlah: 1000 }] },
      'selesai OPEN': { barang: [{ baris: 1, berat: 2.45, catatan: 'DIPOLES' }] },
      'selesai DONE': { barang: [] },
      ambil: { bayar: [{ jenis: 'CASH', jumlah: 'sisa' }], barang: [{ baris: 2, berat: 8.1 }] },
    },
  },
  // More than the ceiling, so that the making asks for its approval; and an auction may begin long before the due day.
  hutang: {
    modul: { PLAFOND_HUTANG_MODULE: 'true', HARI_LELANG: '-4000' },
    isi: async () => ({
      kode_sales: 'SL01',
      pelanggan: PEMINJAM,
      jumlah_hutang: POKOK,
      barang: [{ nama_barang: 'GELANG POLOS', kode_dept: 'CN', kadar: 70, berat: 3.5, berat_plastik: 0.2 }],
      bayar: [{ jenis: 'CASH' }],
    }),
    perbuatan: {
      bunga: { bayar: [cash(BUNGA)] },
      perpanjang: { bayar: [cash(BUNGA)] },
      sebagian: { bayar: [cash(BUNGA + 100_000)] },
      peremajaan: { bunga: 2.5, lama_pinjam: 120, bayar: [cash(BUNGA)] },
      pelunasan: { bayar: [cash(POKOK + BUNGA)] },
      lelang: { nilai: 2_000_000, biaya: 100_000 },
      'ganti-rugi': { nilai: 2_000_000, bayar: [{ jenis: 'CASH' }] },
      'batal-lunas': { jaminan_kembali: true },
    },
  },
  'pre-order': {
    isi: async ({ db }) => ({
      kode_sales: 'SL01',
      periode: 'P1',
      barang: (await pieces(db, 2)).map((_, index) => ({
        nama_barang: 'CINCIN PESANAN',
        kode_group: '700',
        kode_dept: 'CN',
        kadar: 70,
        berat: 5 - 2 * index,
        // Below the price of the day, which takes an approval.
        harga_gram: 1_400_000,
        ongkos: 50_000,
      })),
      bayar: [{ jenis: 'CASH', jumlah: 4_000_000 }],
    }),
    perbuatan: {
      bayar: { bayar: [{ jenis: 'CASH', jumlah: 100_000 }] },
      'closing DONE': (dunia) => sudahDatang(dunia, [1]),
      'closing CLOSING': (dunia) => sudahDatang(dunia, [1, 2]),
      batal: { sebab: 'PELANGGAN', alasan: 'tidak jadi' },
    },
    olehLain: {
      ambil: (nomor) => ({
        kind: 'penjualan',
        body: { kode_sales: 'SL01', barang: [], bayar: [{ jenis: 'PRE-ORDER', nomor }, ...tunai] },
      }),
    },
  },
  pesanan: {
    isi: async (dunia) => {
      const [contoh] = await cincin(dunia);
      const barang = { kode_group: '700', kode_dept: 'CN', berat: 2 };
      return {
        kode_sales: 'SL01',
        tgl_selesai: '2026-12-24',
        barang: [
          { ...barang, nama_barang: 'CINCIN POLOS' },
          { ...barang, nama_barang: 'CINCIN UKIR', ongkos: 50_000 + dunia.n },
        ],
        contoh: [
          { jenis: 'DARI TOKO', ...contoh },
          { jenis: 'BAWA SENDIRI', deskripsi: 'CINCIN LAMA', berat: 1.5 },
        ],
        bayar: [{ jenis: 'CASH', jumlah: 1_000_000 }],
      };
    },
    perbuatan: {
      bayar: { bayar: [{ jenis: 'CASH', jumlah: 100_000 }] },
      'selesai DONE': { barang: [{ baris: 1, berat: 2.04 }] },
      'selesai SELESAI': {
        barang: [
          { baris: 1, berat: 2.04 },
          { baris: 2, berat: 1.97 },
        ],
      },
      'ambil-contoh': { jenis: null, kode_baki: null },
      batal: { kode_baki: 'A01' },
    },
    olehLain: {
      ambil: (nomor) => ({
        kind: 'penjualan',
        body: { kode_sales: 'SL01', barang: [], bayar: [{ jenis: 'PESANAN', nomor }, ...tunai] },
      }),
    },
  },
  // Down 1,000,000 of 3,192,500; nine months later all of it is late, and 306,960 of fines have come to 2,192,500.
  cicilan: {
    hari: { buat: '2026-11-21', lalu: '2027-08-21' },
    isi: async (dunia) => ({
      kode_sales: 'SL01',
      pelanggan: PEMINJAM,
      tenor: 3,
      barang: await cincin(dunia),
      bayar: [{ jenis: 'CASH', jumlah: 1_000_000 }],
      kyc,
    }),
    perbuatan: {
      'bayar AKTIF': { bayar: [{ jenis: 'CASH', jumlah: 100_000 }] },
      'bayar LUNAS': { bayar: [{ jenis: 'CASH', jumlah: 2_499_460 }] },
      'pelunasan-cepat': { bayar: [{ jenis: 'CASH', jumlah: 2_500_000 }] },
    },
  },
  'uji-pinjaman': {
    isi: async ({ n }) => ({ pokok: 1_000_000 + n }),
    perbuatan: {
      bunga: { jumlah: 20_000 },
      'sebagian AKTIF': { jumlah: 1000 },
      'sebagian LUNAS': { jumlah: 'sisa' },
      lelang: { nilai: 2_000_000 },
    },
    olehLain: { tukar: (no_pinjaman) => ({ kind: 'uji-tukar', body: { no_pinjaman, pokok: 700_000 } }) },
  },
  'uji-tukar': { isi: async ({ paper }) => ({ no_pinjaman: await paper('uji-pinjaman', 'AKTIF') }) },
};

/** Records that samples refer to, all of the small shop. */
const RECORDS: Readonly<Record<string, string>> = {
  bank: 'BCA',
  baki: 'A01',
  group: '700',
  gudang: 'TOKO',
  jenis: 'CN',
  'kode-transaksi': 'LAIN',
  users: 'KASIR1',
  'kondisi-barang': 'RSK',
  'kondisi-pembelian': 'MULUS',
  rekening: '008123',
  toko: 'KL02',
  'periode-pre-order': 'P1',
  tukang: 'TK1',
  member: 'M1',
  hadiah: 'H1',
};

/** What the samples need beside the small shop. */
export const MASTERS: readonly string[] = [
  ...MASTERS_SEPUHAN,
  ...MASTERS_MEMBER,
  `insert into periode_pre_order (kode_toko, kode_periode, nama_periode, tgl_buka, tgl_tutup, tgl_janji, cara_harga)
   values ('KL01', 'P1', 'LEBARAN', '2026-11-01', '2026-11-30', '2026-12-20', 'KUNCI')`,
  `insert into gudang (kode_toko, kode_gudang, nama_gudang, dijual)
   values ('KL01', 'HANCUR', 'HANCUR', false), ('KL01', 'BELI', 'BELI', false), ('KL01', 'CONTOH', 'CONTOH', false)`,
  `insert into baki (kode_toko, kode_baki, nama_baki, kode_gudang, berat_baki, berat_bandrol)
   values ('KL01', 'BL1', 'BL1', 'BELI', 150, 0.25), ('KL01', 'CT1', 'CT1', 'CONTOH', 150, 0.25)`,
  `insert into gudang (kode_toko, kode_gudang, nama_gudang, dijual) values ('KL01', 'CICIL', 'CICIL', false)`,
  `insert into baki (kode_toko, kode_baki, nama_baki, kode_gudang, berat_baki, berat_bandrol)
   values ('KL01', 'CC1', 'CC1', 'CICIL', 150, 0.25)`,
  `insert into para_cicilan (kode_toko, _id, tenor, dp_persen, denda_persen) values ('KL01', 'C3', 3, 20, 2)`,
  `insert into kondisi_pembelian (kode_toko, kondisi_barang, jenis_potongan, potongan, persentase)
   values ('KL01', 'MULUS', 'RP', 20000, 0)`,
  `insert into rekening (kode_toko, no_rekening, nama_rekening, kode_bank) values ('KL01', '008999', 'KILAU', 'BCA')`,
  `insert into kondisi_barang (kode_toko, kode_kondisi, nama_kondisi) values ('KL01', 'RSK', 'RUSAK')`,
  `insert into kode_transaksi (kode_toko, kode_transaksi, nama_transaksi, jenis_transaksi)
   values ('KL01', 'LAIN', 'LAIN-LAIN', 'SEMUA')`,
  `insert into plafond_hutang_kadar (kode_toko, _id, kadar, harga_plafond) values ('KL01', '1', 70, 10000)`,
  `insert into kategori (kode_toko, kode_kategori, nama_kategori) values ('KL01', 'AKSESORIS', 'AKSESORIS')`,
  `insert into kelompok (kode_toko, kode_group, nama_group, kode_kategori, jenis_group, kadar, harga)
   values ('KL01', 'ACC', 'AKSESORIS', 'AKSESORIS', 'TUA', 0, 0)`,
];
/** Goods in bulk, so that every sample finds enough of them. */
export const STOK_AWAL = { ...CURAH, qty: 100_000, berat: Dec.from(500_000) } as const;

const refTo = (to: string): string => {
  const code = RECORDS[to];
  if (code === undefined) throw new Error(`no sample of ${to}`);
  return code;
};

const isRequired = (field: Field): boolean => field.required === true;
/** Samples of the fields that must be there. */
const record = (fields: Fields, n: number): Record<string, unknown> =>
  sampleRecord(Object.fromEntries(Object.entries(fields).filter(([, field]) => isRequired(field))), n, refTo);

/** What is sent to make a paper: samples of what must be there, one line each, and what the table of samples says. */
export async function sampleBody(kind: Kind, dunia: Dunia): Promise<Record<string, unknown>> {
  const of = (sets: Readonly<Record<string, Fields>>, wrap: (one: object) => unknown) =>
    Object.fromEntries(Object.entries(sets).map(([name, fields]) => [name, wrap(record(fields, dunia.n))]));
  return {
    ...record(kind.header, dunia.n),
    ...of(kind.parts, (one) => one),
    ...of(kind.rows, (one) => [one]),
    ...(await CONTOH[kind.key as ContohKey].isi?.(dunia)),
  };
}

/** What is sent with a deed. @param sisa what is open of the paper, for samples that ask for it. */
export async function sampleInput(
  kind: Kind,
  key: string,
  to: string,
  dunia: Dunia,
  sisa: number,
): Promise<Record<string, unknown>> {
  const { perbuatan = {} } = CONTOH[kind.key as ContohKey];
  const isi = perbuatan[`${key} ${to}`] ?? perbuatan[key];
  const own = typeof isi === 'function' ? await isi(dunia) : isi;
  const said = { ...record(kind.deeds[key]?.input ?? {}, dunia.n), ...own };
  return withRest(said, sisa) as Record<string, unknown>;
}

/** What is said with what is open of the paper, wherever it is asked for; something, of one of which nothing is. */
function withRest(said: unknown, sisa: number): unknown {
  if (said === 'sisa') return Math.max(sisa, 1);
  if (Array.isArray(said)) return said.map((one) => withRest(one, sisa));
  if (typeof said !== 'object' || said === null) return said;
  return Object.fromEntries(Object.entries(said).map(([name, value]) => [name, withRest(value, sisa)]));
}
