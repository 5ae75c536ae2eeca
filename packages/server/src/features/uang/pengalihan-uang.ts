import type { Dec } from '@kilau/contract/core/dec.ts';
import type { Sql } from '../../platform/database/tx.ts';

/** A row of the cash book of a day, by its place in the chain and in its posting, and who has it now. */
export interface UangHari {
  readonly urut: number;
  readonly entri: number;
  readonly waktu: Date;
  readonly dokumen: string;
  readonly kategori: string;
  readonly keterangan: string;
  /** Whose drawer it came to, and in whose it lies since it was handed on. */
  readonly asal: string;
  readonly dari_user: string;
  /** Below zero where money went out. */
  readonly jumlah: Dec;
}

/** Handings over that stand, with the place in the chain of each. */
export const BERDIRI = `select l.kode_toko, l.urut, l.entri, l.dari_user, l.jumlah, l.kategori, l.dokumen, l.baris,
    k.ke_user, d.nomor, d.tgl, b.urut as tempat
  from pengalihan_saldo_uang l
  join dokumen d on d.kode_toko = l.kode_toko and d.jenis = 'pengalihan-saldo' and d.nomor = l.nomor and d.isi = l.ke
    and d.status = 'DONE'
  join pengalihan_saldo k on k.kode_toko = l.kode_toko and k.nomor = l.nomor and k.ke = l.ke
  join posting b on b.kode_toko = d.kode_toko and b.jenis = d.jenis and b.nomor = d.nomor and b.aksi = 'BUAT 1'`;

const UANG_SQL = `with alih as (
    select distinct on (s.urut, s.entri) s.urut, s.entri, s.ke_user from (${BERDIRI}) s
    where s.kode_toko = $1 and s.tgl = $2 order by s.urut, s.entri, s.tempat desc
  )
  select p.urut::int as urut, e.baris::int as entri, p.waktu, p.nomor as dokumen, e.kategori,
    coalesce(d.keterangan, '') as keterangan, e.sub as asal, coalesce(a.ke_user, e.sub) as dari_user, e.jumlah
  from entri e
  join posting p on p.kode_toko = e.kode_toko and p.id = e.posting_id and p.jenis <> 'pengalihan-saldo'
  left join dokumen d on d.kode_toko = p.kode_toko and d.jenis = p.jenis and d.nomor = p.nomor
  left join alih a on a.urut = p.urut and a.entri = e.baris
  where e.kode_toko = $1 and e.akun = 'KAS' and e.aset = 'IDR' and e.tgl = $2
    and ($3::text is null or e.kategori = $3) and ($4::text is null or coalesce(a.ke_user, e.sub) = $4)
  order by p.urut, e.baris`;

/** What moved in the drawers of a shop on a day, of one category or in one drawer where that is asked. */
export const uangHari = (
  sql: Sql,
  kode_toko: string,
  tgl: string,
  kategori: string | null = null,
  input_by: string | null = null,
): Promise<UangHari[]> => sql.query<UangHari>(UANG_SQL, [kode_toko, tgl, kategori, input_by]);
