import type { ReportQuery } from '../../engine/report/query.ts';

/** Who brought it: a supplier, or head office, which is none. */
const PEMASOK = `case when k.kode_supplier = '' and k.asal = 'PUSAT' then k.asal else k.kode_supplier end`;

/** Receipts `d` with the columns of their own, `k`, their lines `l`, and what was entered of these, `i`. */
const BARIS = `dokumen d
    join penerimaan k on d.jenis = 'penerimaan-barang' and k.kode_toko = d.kode_toko and k.nomor = d.nomor
      and k.ke = d.isi
    join penerimaan_baris l on l.kode_toko = k.kode_toko and l.nomor = k.nomor and l.ke = k.ke
    join penerimaan_baris_jumlah i on i.kode_toko = l.kode_toko and i.nomor = l.nomor and i.ke = l.ke
      and i.baris = l.baris`;
const SUPPLIER = `left join supplier s on s.kode_toko = k.kode_toko and s.kode_supplier = k.kode_supplier`;

/** How far the entering of a receipt is; one that was taken back since stays on its day and says so. */
const PROSES = `case d.status when 'CANC' then 'BATAL' else h.proses end`;

export const terimaBarang: ReportQuery<'terima-barang'> = ({ shop }, filter) => ({
  text: `select d.nomor as no_terima, d.tgl, k.asal, ${PEMASOK} as kode_supplier, k.no_intern, l.kode_group,
    l.kode_dept as jenis, l.kadar, l.qty, l.berat_bruto, l.berat, i.berat_input, l.berat - i.berat_input as selisih,
    ${PROSES} as status
    from ${BARIS}
    join penerimaan_jumlah h on h.kode_toko = k.kode_toko and h.nomor = k.nomor and h.ke = k.ke
    where d.kode_toko = $1 and d.tgl between $2 and $3 and ($4::text is null
      or k.kode_supplier = $4)
      and ($5::text is null or l.kode_group = $5) and ($6::text is null or l.kode_dept = $6) and ($7::text is null
        or ${PROSES} = $7)
    order by d.tgl, d.nomor, l.baris`,
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
  text: `select ${PEMASOK} as kode_supplier, coalesce(s.nama_supplier, k.kode_supplier) as nama_supplier,
    d.nomor as no_terima, d.tgl, k.no_intern, k.tgl_nota, l.kadar,
      sum(l.qty) as qty, sum(l.berat_bruto) as berat_bruto, sum(l.berat) as berat, sum(i.berat_input) as berat_input,
      sum(l.berat - i.berat_input) as selisih, d.status
    from ${BARIS} ${SUPPLIER}
    where d.kode_toko = $1 and d.tgl between $2 and $3 and ($4::text is null
      or k.kode_supplier = $4)
    group by ${PEMASOK}, k.kode_supplier, s.nama_supplier, d.nomor, d.tgl, k.no_intern, k.tgl_nota, l.kadar,
      d.status
    order by 1, d.tgl, d.nomor, l.kadar desc`,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.kode_supplier],
});

const ANGKA = `sum(l.qty) as qty, sum(l.berat_bruto) as berat_bruto, sum(l.berat) as berat,
    sum(i.berat_input) as berat_input, sum(l.berat - i.berat_input) as selisih`;

/** The looks of cancelled receipts: columns, what rows are added up by, and their order. */
const BATAL = {
  JENIS: {
    kolom: 'd.nomor as no_terima, l.kode_group, l.kode_dept as jenis, l.qty, l.berat',
    grup: '',
    urut: 'd.nomor, l.baris',
  },
  GLOBAL: {
    kolom: `${PEMASOK} as kode_supplier, coalesce(s.nama_supplier, k.kode_supplier) as nama_supplier, l.kadar,
      ${ANGKA}`,
    grup: `group by ${PEMASOK}, k.kode_supplier, s.nama_supplier, l.kadar`,
    urut: '1, l.kadar desc',
  },
  PERFAKTUR: {
    kolom: `k.no_intern, ${PEMASOK} as kode_supplier, d.tgl as tanggal, l.kadar, ${ANGKA}`,
    grup: `group by k.no_intern, ${PEMASOK}, d.tgl, l.kadar`,
    urut: '1, 2, 3, l.kadar desc',
  },
} as const;

export const batalTerimaBarangSupplier: ReportQuery<'batal-terima-barang-supplier'> = ({ shop }, filter) => {
  const { kolom, grup, urut } = BATAL[filter.type as keyof typeof BATAL];
  return {
    text: `select ${kolom}
      from ${BARIS} ${SUPPLIER}
      join perbuatan v on v.kode_toko = d.kode_toko and v.jenis = d.jenis and v.nomor = d.nomor and v.ke = d.versi
      where d.kode_toko = $1 and d.status = 'CANC' and v.tgl between $2 and $3 and ($4::text is null
        or l.kode_dept = $4)
      ${grup} order by ${urut}`,
    values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.kode_dept],
  };
};
