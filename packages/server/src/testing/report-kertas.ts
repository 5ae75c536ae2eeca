import type { Sql } from '../platform/database/tx.ts';

/** A deed of a seeded paper; the second and later ones take the first back. */
interface Perbuatan {
  readonly aksi: string;
  readonly user_id: string;
  readonly waktu: string;
  readonly alasan?: string;
  readonly otorisasi?: string;
  readonly disetujui_oleh?: string;
}

/** A paper of one piece, as the engine would have written it but for seals and postings. */
interface Kertas {
  readonly jenis: 'pindah-barang' | 'hancur-barang' | 'hancur-pembelian';
  readonly nomor: string;
  readonly tgl: string;
  /** Columns of its own table, without the number of pieces. */
  readonly kepala: object;
  readonly keterangan?: string;
  readonly kode_barcode: string;
  /** What its line keeps beside the piece. */
  readonly baris?: object;
  readonly deeds: readonly [Perbuatan, ...Perbuatan[]];
}

/** Puts a paper of one piece into an empty shop, for reports to find. */
export async function seedKertas(
  sql: Sql,
  kode_toko: string,
  { jenis: kind, nomor, tgl, kepala, keterangan = '', kode_barcode, baris = {}, deeds }: Kertas,
): Promise<void> {
  const tabel = kind.replaceAll('-', '_');
  const [{ user_id, waktu }] = deeds;
  await sql.query(
    `insert into dokumen (kode_toko, jenis, nomor, tgl, dibuat_oleh, dibuat_pada, status, versi, isi, keterangan)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 1, $9)`,
    [kode_toko, kind, nomor, tgl, user_id, waktu, deeds.length > 1 ? 'CANC' : 'DONE', deeds.length, keterangan],
  );
  for (const [index, deed] of deeds.entries()) {
    await sql.query(
      `insert into perbuatan (kode_toko, jenis, nomor, ke, aksi, tgl, user_id, waktu, dari, status, isi, sisa, membalik,
         otorisasi, disetujui_oleh, alasan, membukukan, segel)
       values ($1, $2, $3, $4::integer, $5, $6, $7, $8, case $4 when 1 then '' else 'DONE' end,
         case $4 when 1 then 'DONE' else 'CANC' end, 1, 0, case $4 when 1 then null else 1 end, $9, $10, $11, true, '')`,
      [
        kode_toko,
        kind,
        nomor,
        index + 1,
        deed.aksi,
        tgl,
        deed.user_id,
        deed.waktu,
        deed.otorisasi ?? null,
        deed.disetujui_oleh ?? '',
        deed.alasan ?? '',
      ],
    );
  }
  await sql.query(`insert into ${tabel} select * from jsonb_populate_record(null::${tabel}, $1)`, [
    JSON.stringify({ ...kepala, kode_toko, nomor, ke: 1, jumlah_barang: 1 }),
  ]);
  await sql.query(
    `insert into ${tabel}_baris select r.* from barang b, jsonb_populate_record(null::${tabel}_baris, to_jsonb(b)
       || jsonb_build_object('nomor', $2::text, 'ke', 1, 'baris', 1, 'dari_gudang', 'TOKO', 'dari_baki', 'A01') || $4::jsonb) r
     where b.kode_toko = $1 and b.kode_barcode = $3`,
    [kode_toko, nomor, kode_barcode, JSON.stringify(baris)],
  );
}
