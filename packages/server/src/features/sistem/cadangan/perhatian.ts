import type { CountNotice } from '../../../platform/notice.ts';

/**
 * That the last backup was not made, could not be restored or does not hold; or that the last good one is older than
 * two days in a shop that is not newer than that.
 */
export const cadanganBermasalah: CountNotice = ({ db }) =>
  db.one(
    `select (coalesce((select keadaan = 'GAGAL' or periksa in ('GAGAL', 'BEDA') from cadangan
         order by mulai desc limit 1), false)
       or (coalesce((select max(mulai) from cadangan where keadaan = 'SELESAI'),
           (select min(diterapkan) from skema_migrasi)) < now() - interval '48 hours'))::int as jumlah`,
  );
