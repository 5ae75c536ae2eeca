import type { Sql } from '../platform/database/tx.ts';

/** A paper of a shop whose reports are read: what its lists tell, and who did what to it on which day. */
interface SeededPaper {
  readonly kode_toko: string;
  /** Key of the kind. */
  readonly jenis: string;
  readonly nomor: string;
  readonly kode_sales: string;
  readonly nama: string;
  readonly kode_member?: string;
  readonly total: number;
  /** The paper of another kind that has made it, and done all else to it. */
  readonly sebab?: { readonly jenis: string; readonly nomor: string };
  /** The deeds, the making first; `status` is what each leads to. */
  readonly perbuatan: readonly {
    readonly aksi: string;
    readonly tgl: string;
    readonly user_id: string;
    readonly status: string;
    readonly alasan?: string;
    readonly otorisasi?: string | null;
  }[];
}

/** Writes head and deeds as they would stand, without seals: nothing here is verified, reports are read. */
export async function seedDeeds(sql: Sql, paper: SeededPaper): Promise<void> {
  const { kode_toko, jenis: kind, nomor, perbuatan } = paper;
  const [first] = perbuatan;
  const last = perbuatan.at(-1);
  if (!first || !last) throw new Error(`${nomor} was never made`);
  const waktu = (tgl: string) => `${tgl}T03:00:00Z`;
  await sql.query(
    `insert into dokumen (kode_toko, jenis, nomor, tgl, dibuat_oleh, dibuat_pada, status, versi, isi, kode_sales, nama,
      no_hp, alamat, total, kode_member)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 1, $9, $10, '-', '-', $11, $12)`,
    [
      kode_toko,
      kind,
      nomor,
      first.tgl,
      first.user_id,
      waktu(first.tgl),
      last.status,
      perbuatan.length,
      paper.kode_sales,
      paper.nama,
      paper.total,
      paper.kode_member ?? '',
    ],
  );
  for (const [index, deed] of perbuatan.entries()) {
    await sql.query(
      `insert into perbuatan (kode_toko, jenis, nomor, ke, aksi, tgl, user_id, waktu, dari, status, isi, sisa, alasan,
        otorisasi, membukukan, segel, sebab_jenis, sebab_nomor, sebab_ke)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 1, 0, $11, $12, false, '', $13, $14, $15)`,
      [
        kode_toko,
        kind,
        nomor,
        index + 1,
        deed.aksi,
        deed.tgl,
        deed.user_id,
        waktu(deed.tgl),
        perbuatan[index - 1]?.status ?? '',
        deed.status,
        deed.alasan ?? '',
        deed.otorisasi ?? null,
        paper.sebab?.jenis ?? null,
        paper.sebab?.nomor ?? null,
        paper.sebab ? index + 1 : null,
      ],
    );
  }
}
