import type { ReportQuery } from '../../engine/report/query.ts';
import { BARIS_BELI_FROM, barisBeliValues } from './baris-beli.query.ts';

export const pembelianRekap: ReportQuery<'pembelian-rekap'> = ({ shop }, filter) => ({
  text: `select p.tgl, b.kode_group, count(*)::integer as qty, sum(b.berat_nota) as berat_nota, sum(b.berat) as berat,
      sum(b.harga_nota) as harga_nota, sum(b.harga_beli) as harga_beli,
      trunc(sum(b.harga_beli) / sum(b.berat)) as harga_rata, sum(b.harga_nota - b.harga_beli) as selisih,
      p.status
    ${BARIS_BELI_FROM} group by p.tgl, b.kode_group, p.status order by p.tgl, b.kode_group, p.status desc`,
  values: barisBeliValues(shop.kode_toko, filter),
});
