import type { ReportQuery } from '../../../engine/report/query.ts';

/**
 * Loans `h` whose money went, with the deed `v` by which it did, or by which one of before came into the books: that is
 * the day of the list, and `tgl_hutang` the day it was lent.
 */
const DIBERI = `from hutang_kini h
    join perbuatan v on v.kode_toko = h.kode_toko and v.jenis = 'hutang' and v.nomor = h.no_faktur_hutang
      and v.aksi in ('VALIDASI', 'BUKA', 'SALDO-AWAL')`;
/** What the books took in as lent: of a loan of before, what was left of it then. */
const POKOK = `case v.aksi when 'SALDO-AWAL' then v.saldo::numeric(15,0) else h.jumlah_hutang end`;
const JUMLAH = `${POKOK} as jumlah_hutang`;
/**
 * The same by the deeds `p` that ended them: the loan `k` as such a deed left it. What was taken back since stays, and
 * says so: a day that was told never loses a row.
 */
const BERAKHIR = (...aksi: readonly string[]): string => `${DIBERI}
    join perbuatan p on p.kode_toko = h.kode_toko and p.jenis = 'hutang' and p.nomor = h.no_faktur_hutang
      and p.aksi in (${aksi.map((one) => `'${one}'`).join(', ')})
    join hutang k on k.kode_toko = p.kode_toko and k.nomor = p.nomor and k.ke = p.isi
    left join perbuatan y on y.kode_toko = p.kode_toko and y.jenis = p.jenis and y.nomor = p.nomor
      and y.membalik = p.ke`;
const DITEBUS = BERAKHIR('VALIDASI-PELUNASAN', 'PEREMAJAAN', 'GANTI-RUGI');
const DILELANG = BERAKHIR('LELANG');
const KEADAAN = `case when y.ke is null then 'DONE' else 'CANC' end as status`;
/** Its goods `b`, as its last version says. */
const BARANG = `join lateral (
      select b.* from hutang_barang b where b.kode_toko = h.kode_toko and b.nomor = h.no_faktur_hutang
        and b.ke = (select max(i.ke) from hutang_barang i where i.kode_toko = b.kode_toko and i.nomor = b.nomor)
    ) b on true`;
const FAKTUR = 'h.no_hutang, h.no_faktur_hutang, h.nama_customer, h.alamat_customer';
const HUBUNGI = 'h.no_hp, h.kode_sales';
const BERAT = 'h.berat, h.berat_total';
const SYARAT = 'h.bunga, h.lama_pinjam, h.jatuh_tempo';
/** What is told of the whole loan stands at its first piece. */
const PERTAMA = (nilai: string): string => `case when b.baris = 1 then ${nilai} end`;

type Dipanggil = Parameters<ReportQuery<'hutang-transaksi'>>;
const nilai = ({ shop }: Dipanggil[0], filter: Dipanggil[1]) => [
  shop.kode_toko,
  filter.tgl_from,
  filter.tgl_to,
  filter.kode_sales,
];
/** Of the shop, between the days, of the sales person if one was asked for. */
const dimana = (hari: string): string =>
  `where h.kode_toko = $1 and ${hari} between $2 and $3 and ($4::text is null or h.kode_sales = $4)`;

export const hutangTransaksi: ReportQuery<'hutang-transaksi'> = (context, filter) => ({
  text: `select h.tgl_hutang, ${FAKTUR}, ${HUBUNGI}, ${BERAT}, ${JUMLAH}, ${SYARAT}, h.status
    ${DIBERI} ${dimana('v.tgl')} order by v.tgl, h.no_faktur_hutang`,
  values: nilai(context, filter),
});

export const hutangLunas: ReportQuery<'hutang-lunas'> = (context, filter) => ({
  text: `select p.tgl as tgl_lunas, h.tgl_hutang, ${FAKTUR}, ${HUBUNGI}, k.kode_sales_lunas,
      k.total_bayar - k.bunga_pinjam as jumlah_hutang, k.bunga_pinjam, k.total_bayar,
      (select x.nomor from perbuatan x where x.kode_toko = p.kode_toko and x.jenis = 'hutang'
        and x.sebab_jenis = p.jenis and x.sebab_nomor = p.nomor and x.sebab_ke = p.ke limit 1) as hutang_baru,
      ${KEADAAN}
    ${DITEBUS} ${dimana('p.tgl')} order by p.tgl, h.no_faktur_hutang, p.ke`,
  values: nilai(context, filter),
});

/** One that began with a renewal goes with it, `s`: for the reason of that, and by whoever approved of that. */
export const hutangBatal: ReportQuery<'hutang-batal'> = (context, filter) => ({
  text: `select p.tgl as tgl_batal, h.tgl_hutang, ${FAKTUR}, ${HUBUNGI}, ${BERAT}, ${JUMLAH},
      coalesce(s.alasan, p.alasan) as alasan_batal, p.user_id as batal_oleh,
      coalesce(s.disetujui_oleh, p.disetujui_oleh) as disetujui_oleh
    ${DIBERI} join perbuatan p on p.kode_toko = h.kode_toko and p.jenis = 'hutang' and p.nomor = h.no_faktur_hutang
      and p.aksi in ('BATAL', 'BATAL BUKA')
    left join perbuatan s on s.kode_toko = p.kode_toko and s.jenis = p.sebab_jenis and s.nomor = p.sebab_nomor
      and s.ke = p.sebab_ke
    ${dimana('p.tgl')} order by p.tgl, h.no_faktur_hutang`,
  values: nilai(context, filter),
});

export const hutangLelang: ReportQuery<'hutang-lelang'> = (context, filter) => ({
  text: `select k.tgl_lelang, h.tgl_hutang, k.jatuh_tempo, ${FAKTUR}, ${HUBUNGI}, ${BERAT}, ${JUMLAH},
      k.bunga_pinjam, k.biaya_lelang, k.klaim_lelang, k.nilai_lelang, k.kelebihan,
      case when y.ke is null then greatest(0, -d.saldo) else 0 end::numeric(15,0) as kelebihan_sisa, ${KEADAAN}
    ${DILELANG} join dokumen d on d.kode_toko = h.kode_toko and d.jenis = 'hutang' and d.nomor = h.no_faktur_hutang
    ${dimana('p.tgl')} order by p.tgl, h.no_faktur_hutang, p.ke`,
  values: nilai(context, filter),
});

export const hutangStock: ReportQuery<'hutang-stock'> = ({ shop }, filter) => ({
  text: `select h.no_hutang, h.no_faktur_hutang, h.tgl_hutang, h.jatuh_tempo, h.nama_customer, h.alamat_customer,
      ${HUBUNGI}, b.nama_barang, b.kode_dept, b.kondisi, b.kadar, b.jumlah as qty, b.berat, b.berat_plastik,
      ${PERTAMA('h.sisa_hutang')} as sisa_hutang
    from hutang_kini h ${BARANG}
    where h.kode_toko = $1 and h.status in ('AKTIF', 'TUNGGU') and ($2::text is null or h.kode_sales = $2)
      and ($3::text is null or b.kode_dept = $3)
    order by h.tgl_hutang, h.no_faktur_hutang, b.baris`,
  values: [shop.kode_toko, filter.kode_sales, filter.kode_dept],
});

export const pinjamanDetail: ReportQuery<'pinjaman-detail'> = (context, filter) => ({
  text: `select h.tgl_hutang, ${FAKTUR}, ${HUBUNGI}, b.nama_barang, b.kode_dept, b.kadar, b.jumlah as qty,
      b.berat, b.berat_plastik, ${PERTAMA(POKOK)} as jumlah_hutang, ${SYARAT}, h.status
    ${DIBERI} ${BARANG} ${dimana('v.tgl')} order by v.tgl, h.no_faktur_hutang, b.baris`,
  values: nilai(context, filter),
});

export const pinjamanRekap: ReportQuery<'pinjaman-rekap'> = (context, filter) => ({
  text: `select v.tgl as tgl_hutang, count(*)::integer as jumlah_nota, sum(h.jumlah_barang)::bigint as qty,
      sum(h.berat) as berat, sum(${POKOK}) as jumlah_hutang, sum(h.bunga_rp) as bunga_rp,
      sum(h.besar_kembali - h.jumlah_hutang + ${POKOK}) as besar_kembali,
      case h.status when 'CANC' then 'CANC' else 'DONE' end as status
    ${DIBERI} ${dimana('v.tgl')} group by 1, 8 order by 1, 8 desc`,
  values: nilai(context, filter),
});

/** The day, if any, that a basis asks for, and in which order it tells. */
const DASAR = {
  'TANGGAL MASUK': { hari: 'h.tgl_hutang', urut: 'h.tgl_hutang, h.no_faktur_hutang, p.ke' },
  'TANGGAL LUNAS': { hari: 'p.tgl', urut: 'p.tgl, h.no_faktur_hutang, p.ke' },
  'FAKTUR PINJAM': { hari: 'p.tgl', urut: 'h.no_faktur_hutang, p.ke' },
} as const;

export const penebusanDetail: ReportQuery<'penebusan-detail'> = ({ shop }, filter) => {
  const { hari, urut } = DASAR[filter.sort_by as keyof typeof DASAR];
  return {
    text: `select h.no_faktur_hutang, h.nama_customer, h.alamat_customer, h.tgl_hutang, p.tgl as tgl_lunas,
        k.lama_pinjam, h.kode_sales, k.total_bayar - k.bunga_pinjam as jumlah_hutang, k.bunga, k.bunga_rp,
        k.bunga_pinjam, k.total_bayar, (select jsonb_agg(jsonb_build_object('nama_barang', b.nama_barang,
          'berat', b.berat) order by b.baris) from (select 1) ini ${BARANG}) as detail_barang, ${KEADAAN}
      ${DITEBUS}
      where h.kode_toko = $1
        and ($4::text is null or h.no_faktur_hutang = $4 or h.no_hutang = $4)
        and ($5 and $4::text is not null or ${hari} between $2 and $3)
      order by ${urut}`,
    values: [
      shop.kode_toko,
      filter.tgl_from,
      filter.tgl_to,
      filter.no_pinjam === null ? null : filter.no_pinjam.toUpperCase(),
      // A loan that is asked for by its number is told whatever its day.
      filter.sort_by === 'FAKTUR PINJAM',
    ],
  };
};

export const penebusanRekap: ReportQuery<'penebusan-rekap'> = (context, filter) => ({
  text: `select p.tgl as tgl_lunas, count(*)::integer as jumlah_nota, sum(k.jumlah_barang)::bigint as qty,
      sum(k.berat) as berat, sum(k.total_bayar - k.bunga_pinjam) as jumlah_hutang,
      sum(k.bunga_pinjam) as bunga_pinjam, sum(k.total_bayar) as total_bayar, ${KEADAAN}
    ${DITEBUS} ${dimana('p.tgl')} group by 1, 8 order by 1, 8 desc`,
  values: nilai(context, filter),
});

export const globalStockPinjam: ReportQuery<'global-stock-pinjam'> = ({ shop }) => ({
  text: `select t.kode_toko, t.nama_toko, count(*)::integer as jumlah_nota,
      count(*) filter (where h.jatuh_tempo < s.tgl_system)::integer as lewat_tempo,
      sum(h.jumlah_barang)::bigint as qty, sum(h.berat) as berat, sum(m.berat_murni)::numeric(18,3) as berat_murni,
      sum(h.sisa_hutang) as sisa_hutang
    from toko t join hari_toko s on s.kode_toko = t.kode_toko
    join hutang_kini h on h.kode_toko = t.kode_toko and h.status in ('AKTIF', 'TUNGGU')
    cross join lateral (select sum(b.berat * b.kadar / 100) as berat_murni from (select 1) ini ${BARANG}) m
    where (t.kode_toko = $1 or $2::boolean) group by t.kode_toko, t.nama_toko order by t.kode_toko`,
  values: [shop.kode_toko, shop.level === 'PUSAT'],
});
