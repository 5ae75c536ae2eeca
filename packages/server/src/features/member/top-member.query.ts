import type { ReportQuery } from '../../engine/report/query.ts';
import { belanjaSql } from './transaksi.sql.ts';

const URUT: Readonly<Record<string, string>> = {
  RUPIAH: 'harga_total',
  NOTA: 'jumlah_nota',
  BERAT: 'berat',
  POIN: 'poin',
};

export const topMember: ReportQuery<'top-member'> = ({ shop }, filter) => {
  const urut = `h.${URUT[filter.urut] ?? 'harga_total'} desc`;
  return {
    text: `select rank() over (order by ${urut})::integer as peringkat, h.kode_member, m.nama_member, m.no_hp,
        h.jumlah_nota, h.qty, h.berat, h.harga_total, h.poin
      from ${belanjaSql('d.tgl between $2 and $3')}
      join member m on m.kode_toko = $1 and m.kode_member = h.kode_member and ($4::text is null or m.jenis_member = $4)
      order by ${urut}, h.kode_member`,
    values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.jenis_member],
  };
};
