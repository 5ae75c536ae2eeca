import type { ReportQuery } from '../../../engine/report/query.ts';
import { MUTASI_AKUN } from './jurnal.sql.ts';

const sisi = (nilai: string, nama: string): string =>
  `greatest(${nilai}, 0)::numeric(15,0) as ${nama}_debet, greatest(-${nilai}, 0)::numeric(15,0) as ${nama}_kredit`;

export const neracaSaldo: ReportQuery<'neraca-saldo'> = ({ shop }, filter) => ({
  text: `with ${MUTASI_AKUN}
    select golongan, nomor_akun, nama_akun, ${sisi('awal', 'awal')}, debet::numeric(15,0) as debet,
      kredit::numeric(15,0) as kredit, ${sisi('akhir', 'akhir')}
    from mutasi order by nomor_akun, golongan`,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to],
});
