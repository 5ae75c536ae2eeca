import { isJenisAkun, JENIS_AKUN, JURNAL } from '@kilau/contract/features/uang/jurnal.ts';
import type { Tx } from '../../platform/database/tx.ts';

/** Cash out of a card. */
export { gesek } from './lakukan.ts';

/** The cash book, as its report asks for it. */
export { keuanganCash } from './keuangan-cash.query.ts';

/** The number an account of a kind begins with. */
export const nomorAwal = (jenis_akun: string): string => (isJenisAkun(jenis_akun) ? JENIS_AKUN[jenis_akun][0] : '');

/** Gives a new shop its accounts, and every line of every journal one of them. */
export async function equipAkun(tx: Tx, kode_toko: string, oleh: string): Promise<void> {
  const akun = Object.values(JENIS_AKUN);
  await tx.query(
    `insert into akun (kode_toko, nomor_akun, nama_akun, dibuat_oleh, diubah_oleh) select $1, t.nomor, t.nama, $4, $4
      from unnest($2::text[], $3::text[]) as t(nomor, nama)`,
    [kode_toko, akun.map(([nomor]) => nomor), akun.map(([, nama]) => nama), oleh],
  );
  const rows = JURNAL.flatMap(({ trx, type, baris }) =>
    baris.map(({ kode_akun, jenis_akun }) => ({ trx, type, kode_akun, nomor: nomorAwal(jenis_akun) })),
  );
  await tx.query(
    `insert into para_akun_transaksi (kode_toko, trx, type, kode_akun, nomor_akun, diubah_oleh)
     select $1, t.*, $6 from unnest($2::text[], $3::text[], $4::text[], $5::text[]) as t`,
    [
      kode_toko,
      rows.map((row) => row.trx),
      rows.map((row) => row.type),
      rows.map((row) => row.kode_akun),
      rows.map((row) => row.nomor),
      oleh,
    ],
  );
}
