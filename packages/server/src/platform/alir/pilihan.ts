import pg from 'pg';

/** What every branch publishes under, and what head office's subscriptions and their slots begin with. */
export const PUBLIKASI = 'kilau_alir';
/** Who head office is at a branch: he reads what flows, and nothing else. */
export const PEMBACA = 'kilau_alir';
export const AWALAN = 'kilau_alir_';
/** Head office's database of what its branches have written, beside its own. */
export const AKHIRAN_CERMIN = '_cabang';

/**
 * Tables that never leave a branch: who is logged in and on which device, fingers, what other services gave to keep,
 * what waits to be sent, answers to requests, and what the program writes of itself.
 */
export const TIDAK_IKUT: readonly string[] = [
  'antar_nonce',
  'batas_laju',
  'cadangan',
  'idempotensi',
  'koneksi_marketplace',
  'kunci_sidik',
  'outbox',
  'outbox_masuk',
  'pekerjaan',
  'pembaca_sidik',
  'penanda',
  'permintaan_otorisasi',
  'permintaan_sidik',
  'sesi',
  'setting',
  'skema_migrasi',
  'socket_io_attachments',
  'templat_sidik',
];

/** Columns that stay where they are, though their table flows. */
export const KOLOM_TINGGAL: Readonly<Record<string, readonly string[]>> = {
  toko: ['kunci_portal'],
  users: ['password_hash', 'password_pada', 'wajib_ganti_password'],
};

/** Tables that grow with every deed: at head office each shop has a part of its own of them. */
export const BESAR: readonly string[] = [
  'audit',
  'barang',
  'barang_batu',
  'beli',
  'beli_barang',
  'cetak_log',
  'cicil',
  'cicil_angsuran',
  'cicil_barang',
  'cicil_jadwal',
  'dokumen',
  'entri',
  'hutang',
  'hutang_barang',
  'jual',
  'jual_aksesoris',
  'jual_barang',
  'jurnal_hari',
  'kirim_barang',
  'kirim_barang_baris',
  'otorisasi',
  'pembayaran',
  'penerimaan',
  'penerimaan_baris',
  'perbuatan',
  'pesan',
  'pesan_barang',
  'posting',
  'pre_order',
  'pre_order_barang',
  'saldo',
  'saldo_hari',
  'service',
  'service_barang',
  'stock_opname_barang',
  'stock_opname_scan',
  'terima_barang',
  'terima_barang_baris',
  'titip',
  'titip_barang',
  'transaksi_poin',
];

export const nama = (name: string): string => pg.escapeIdentifier(name);
export const teks = (text: string): string => pg.escapeLiteral(text);
export const daftar = (texts: readonly string[]): string => texts.map(teks).join(', ');

interface TabelIkut {
  readonly nama: string;
  /** What it is written with; what PostgreSQL works out by itself is worked out again over there. */
  readonly kolom: readonly string[];
}

const TABEL_SQL = `select c.relname as nama, array_agg(a.attname::text order by a.attnum)
    filter (where a.attgenerated = '') as kolom
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and c.relname <> all ($1)
  group by c.relname having bool_or(a.attname = 'kode_toko') order by c.relname`;

/** The tables of a database that flow, without the columns that stay. */
export async function tabelIkut(client: pg.ClientBase): Promise<readonly TabelIkut[]> {
  const { rows } = await client.query<{ nama: string; kolom: string[] }>(TABEL_SQL, [TIDAK_IKUT]);
  return rows.map(({ nama: table, kolom }) => ({
    nama: table,
    kolom: kolom.filter((name) => !KOLOM_TINGGAL[table]?.includes(name)),
  }));
}

const SKEMA_SQL = `select string_agg(berkas || ' ' || sha, ' ' order by berkas collate "C") as isi,
  max(berkas collate "C") as berkas from public.skema_migrasi`;

/** A schema: by all that made it, and by the name of what made it last. */
export interface Skema {
  readonly isi: string;
  readonly berkas: string;
}

export async function skemaOf(client: pg.ClientBase): Promise<Skema> {
  const { rows } = await client.query<Skema>(SKEMA_SQL);
  return rows[0] ?? { isi: '', berkas: '' };
}

/** Makes changes that belong together, or none of them. */
export async function bersama(client: pg.ClientBase, work: () => Promise<void>): Promise<void> {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
