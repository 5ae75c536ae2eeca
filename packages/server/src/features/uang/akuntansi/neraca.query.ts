import type { ReportQuery } from '../../../engine/report/query.ts';
import { MUTASI_AKUN } from './jurnal.sql.ts';

/** Before, meanwhile and after: of things as they stand, of debts and capital the other way round. */
const kolom = (tanda: '' | '-', awal = 'awal', akhir = 'akhir'): string =>
  `(${tanda}${awal})::numeric(15,0) as awal, (${tanda}(${akhir} - ${awal}))::numeric(15,0) as perubahan,
    (${tanda}${akhir})::numeric(15,0) as akhir`;
const LABA = kolom('-', 'coalesce(sum(awal), 0)', 'coalesce(sum(akhir), 0)');

/**
 * What the shop has, and where that comes from: what it owes, what its owner brought, and what it has earned so far.
 */
export const neraca: ReportQuery<'neraca'> = ({ shop }, filter) => {
  const values = [shop.kode_toko, filter.tgl_from, filter.tgl_to];
  return {
    aset: {
      text: `with ${MUTASI_AKUN}
        select golongan, nomor_akun, nama_akun, ${kolom('')}
        from mutasi where golongan = 'ASET' and (awal <> 0 or akhir <> 0) order by golongan, nomor_akun`,
      values,
    },
    pasiva: {
      text: `with ${MUTASI_AKUN}
        select golongan, nomor_akun, nama_akun, awal, perubahan, akhir from (
          select golongan, nomor_akun, nama_akun, ${kolom('-')}, false as laba
          from mutasi where golongan in ('KEWAJIBAN', 'MODAL') and (awal <> 0 or akhir <> 0)
          union all
          select 'MODAL', '', 'LABA BERJALAN', ${LABA}, true
          from mutasi where golongan not in ('ASET', 'KEWAJIBAN', 'MODAL')
        ) p order by golongan, laba, nomor_akun`,
      values,
    },
  };
};
