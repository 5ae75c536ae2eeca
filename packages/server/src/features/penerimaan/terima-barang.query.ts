import type { ReportQuery } from '../../engine/report/query.ts';

/** Who brought it: a supplier, or head office, which is none. */
const PEMASOK = `case when d.kode_supplier = '' and d.asal = 'PUSAT' then d.asal else d.kode_supplier end`;

export const terimaBarang: ReportQuery<'terima-barang'> = ({ shop }, filter) => ({
  text: `select d.no_terima, d.tgl, d.asal, ${PEMASOK} as kode_supplier, d.no_intern, l.kode_group,
    l.kode_dept as jenis, l.kadar, l.qty, l.berat_bruto, l.berat, l.berat_input, l.berat - l.berat_input as selisih,
    d.proses as status
    from penerimaan d join penerimaan_baris l on l.kode_toko = d.kode_toko and l.no_terima = d.no_terima
    where d.kode_toko = $1 and d.status = 'DONE' and d.tgl between $2 and $3 and ($4::text is null
      or d.kode_supplier = $4)
      and ($5::text is null or l.kode_group = $5) and ($6::text is null or l.kode_dept = $6) and ($7::text is null
        or d.proses = $7)
    order by d.tgl, d.no_terima, l.baris`,
  values: [
    shop.kode_toko,
    filter.tgl_from,
    filter.tgl_to,
    filter.kode_supplier,
    filter.kode_group,
    filter.kode_dept,
    filter.status,
  ],
});

export const terimaBarangSupplier: ReportQuery<'terima-barang-supplier'> = ({ shop }, filter) => ({
  text: `select ${PEMASOK} as kode_supplier, coalesce(s.nama_supplier, d.kode_supplier) as nama_supplier, d.no_terima,
    d.tgl, d.no_intern, d.tgl_nota, l.kadar,
      sum(l.qty) as qty, sum(l.berat_bruto) as berat_bruto, sum(l.berat) as berat, sum(l.berat_input) as berat_input,
      sum(l.berat - l.berat_input) as selisih
    from penerimaan d
    join penerimaan_baris l on l.kode_toko = d.kode_toko and l.no_terima = d.no_terima
    left join supplier s on s.kode_toko = d.kode_toko and s.kode_supplier = d.kode_supplier
    where d.kode_toko = $1 and d.status = 'DONE' and d.tgl between $2 and $3 and ($4::text is null
      or d.kode_supplier = $4)
    group by ${PEMASOK}, d.kode_supplier, s.nama_supplier, d.no_terima, d.tgl, d.no_intern, d.tgl_nota, l.kadar
    order by 1, d.tgl, d.no_terima, l.kadar desc`,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.kode_supplier],
});

const ANGKA = `sum(l.qty) as qty, sum(l.berat_bruto) as berat_bruto, sum(l.berat) as berat,
    sum(l.berat_input) as berat_input, sum(l.berat - l.berat_input) as selisih`;

/** The looks of cancelled receipts: columns, what rows are added up by, and their order. */
const BATAL = {
  JENIS: {
    kolom: 'd.no_terima, l.kode_group, l.kode_dept as jenis, l.qty, l.berat',
    grup: '',
    urut: 'd.no_terima, l.baris',
  },
  GLOBAL: {
    kolom: `${PEMASOK} as kode_supplier, coalesce(s.nama_supplier, d.kode_supplier) as nama_supplier, l.kadar,
      ${ANGKA}`,
    grup: `group by ${PEMASOK}, d.kode_supplier, s.nama_supplier, l.kadar`,
    urut: '1, l.kadar desc',
  },
  PERFAKTUR: {
    kolom: `d.no_intern, ${PEMASOK} as kode_supplier, d.tgl as tanggal, l.kadar, ${ANGKA}`,
    grup: `group by d.no_intern, ${PEMASOK}, d.tgl, l.kadar`,
    urut: '1, 2, 3, l.kadar desc',
  },
} as const;

export const batalTerimaBarangSupplier: ReportQuery<'batal-terima-barang-supplier'> = ({ shop }, filter) => {
  const { kolom, grup, urut } = BATAL[filter.type as keyof typeof BATAL];
  return {
    text: `select ${kolom}
      from penerimaan d
      join penerimaan_baris l on l.kode_toko = d.kode_toko and l.no_terima = d.no_terima
      left join supplier s on s.kode_toko = d.kode_toko and s.kode_supplier = d.kode_supplier
      where d.kode_toko = $1 and d.status = 'CANC' and d.tgl_batal between $2 and $3 and ($4::text is null
        or l.kode_dept = $4)
      ${grup} order by ${urut}`,
    values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.kode_dept],
  };
};
