import type { Sql } from '../../platform/database/tx.ts';
import type { NotaContext } from './nota-bagian.ts';
import type { DokumenNota } from './nota-dokumen.ts';

type BayarNota = DokumenNota['bayar'][number];

/** What counts as paid of a promise. */
interface Dibayar {
  /** Key of its kind. */
  readonly jenis: string;
  /** Whether a deed `p` has said what was paid when the promise `d` was made: not one whose content was replaced. */
  readonly awal: string;
  /** The deeds by which more is paid since; what one of them brought counts while it is not taken back. */
  readonly lagi: readonly string[];
}

/** All that was paid of a promise and stands, as its nota tells it. */
export async function bayarNota(
  sql: Sql,
  { shop }: Pick<NotaContext, 'shop'>,
  nomor: string,
  { jenis, awal, lagi }: Dibayar,
): Promise<BayarNota[]> {
  const rows = await sql.query<Omit<BayarNota, 'fee_rp'>>(
    `select u.cara as jenis, u.jumlah::float8 as jumlah,
       case when u.akun = 'BANK' then u.sub else '' end as no_rekening, u.no_kartu,
       u.fee_persen::float8 as fee_persen,
       case when u.akun = 'BANK' then u.diterima else 0 end::float8 as jumlah_gesek_rp
     from pembayaran u
     join perbuatan p on p.kode_toko = u.kode_toko and p.jenis = u.jenis and p.nomor = u.nomor and p.ke = u.ke
     join dokumen d on d.kode_toko = u.kode_toko and d.jenis = u.jenis and d.nomor = u.nomor
     where u.kode_toko = $1 and u.jenis = $2 and u.nomor = $3 and u.arah = 'MASUK'
       and (${awal} or p.aksi = any($4::text[]) and not exists (
         select from perbuatan b where b.kode_toko = p.kode_toko and b.jenis = p.jenis and b.nomor = p.nomor
           and b.membalik = p.ke))
     order by u.ke, u.baris`,
    [shop.kode_toko, jenis, nomor, lagi],
  );
  return rows.map((row) => ({ ...row, fee_rp: 0 }));
}
