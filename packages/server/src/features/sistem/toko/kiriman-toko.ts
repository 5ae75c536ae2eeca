import { Problem } from '@kilau/contract/core/problem.ts';
import { takeDay } from '../../../ledger/business-date.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/**
 * Refuses to take a shop out of use while goods or money are on their way to it or from it: nobody would be there to
 * take them in, or to take back what the other shop refuses. Of a shop that another server keeps, what was sent to it.
 * @param punyaHari whether this server keeps the shop's days, and with them who makes a paper there.
 * @throws Problem `toko_masih_ditunggu` with how many, and the first of them.
 */
export async function assertTanpaKiriman(tx: Tx, kode_toko: string, punyaHari: boolean): Promise<void> {
  // Whoever sends from there holds the day, whoever sends to it the shop's record: both are waited for.
  if (punyaHari) await takeDay(tx, kode_toko);
  const { jumlah, nomor } = await tx.one<{ jumlah: number; nomor: string | null }>(
    `select count(*)::int as jumlah, min(d.nomor) as nomor from dokumen d
     left join kirim_barang b on d.jenis = 'kirim-barang' and b.kode_toko = d.kode_toko and b.nomor = d.nomor
       and b.ke = 1
     left join kirim_uang u on d.jenis = 'kirim-uang' and u.kode_toko = d.kode_toko and u.nomor = d.nomor and u.ke = 1
     where d.jenis in ('kirim-barang', 'kirim-uang') and d.status = 'OPEN'
       and $1 in (d.kode_toko, b.kode_tujuan, u.kode_tujuan)`,
    [kode_toko],
  );
  if (nomor !== null) throw new Problem('toko_masih_ditunggu', { kode_toko, jumlah, nomor });
}
