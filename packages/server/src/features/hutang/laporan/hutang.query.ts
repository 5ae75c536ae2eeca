import type { ReportQuery } from '../../../engine/report/query.ts';

/** Loans `h` whose money went, with the deed `v` by which it did. */
const DIBERI = `from hutang_kini h
    join perbuatan v on v.kode_toko = h.kode_toko and v.jenis = 'hutang' and v.nomor = h.no_faktur_hutang
      and v.aksi in ('VALIDASI', 'BUKA', 'SALDO-AWAL')`;
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
  text: `select v.tgl as tgl_hutang, ${FAKTUR}, ${HUBUNGI}, ${BERAT}, h.jumlah_hutang, ${SYARAT}, h.status
    ${DIBERI} ${dimana('v.tgl')} order by v.tgl, h.no_faktur_hutang`,
  values: nilai(context, filter),
});

export const hutangLunas: ReportQuery<'hutang-lunas'> = (context, filter) => ({
  text: `select h.tgl_lunas, v.tgl as tgl_hutang, ${FAKTUR}, ${HUBUNGI}, h.kode_sales_lunas,
      h.total_bayar - h.bunga_pinjam as jumlah_hutang, h.bunga_pinjam, h.total_bayar,
      (select x.no_faktur_hutang from hutang_kini x
        where x.kode_toko = h.kode_toko and x.hutang_lama = h.no_faktur_hutang and x.status <> 'CANC' limit 1)
        as hutang_baru
    ${DIBERI} ${dimana('h.tgl_lunas')} and h.status = 'LUNAS' order by h.tgl_lunas, h.no_faktur_hutang`,
  values: nilai(context, filter),
});

export const hutangBatal: ReportQuery<'hutang-batal'> = (context, filter) => ({
  text: `select p.tgl as tgl_batal, v.tgl as tgl_hutang, ${FAKTUR}, ${HUBUNGI}, ${BERAT}, h.jumlah_hutang,
      p.alasan as alasan_batal, p.user_id as batal_oleh, p.disetujui_oleh
    ${DIBERI} join perbuatan p on p.kode_toko = h.kode_toko and p.jenis = 'hutang' and p.nomor = h.no_faktur_hutang
      and p.aksi = 'BATAL'
    ${dimana('p.tgl')} order by p.tgl, h.no_faktur_hutang`,
  values: nilai(context, filter),
});

export const hutangLelang: ReportQuery<'hutang-lelang'> = (context, filter) => ({
  text: `select h.tgl_lelang, v.tgl as tgl_hutang, h.jatuh_tempo, ${FAKTUR}, ${HUBUNGI}, ${BERAT}, h.jumlah_hutang,
      h.bunga_pinjam, h.biaya_lelang, h.klaim_lelang, h.nilai_lelang, h.kelebihan,
      greatest(0, -d.saldo)::numeric(15,0) as kelebihan_sisa
    ${DIBERI} join dokumen d on d.kode_toko = h.kode_toko and d.jenis = 'hutang' and d.nomor = h.no_faktur_hutang
    ${dimana('h.tgl_lelang')} and h.status = 'LELANG' order by h.tgl_lelang, h.no_faktur_hutang`,
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
  text: `select v.tgl as tgl_hutang, ${FAKTUR}, ${HUBUNGI}, b.nama_barang, b.kode_dept, b.kadar, b.jumlah as qty,
      b.berat, b.berat_plastik, ${PERTAMA('h.jumlah_hutang')} as jumlah_hutang, ${SYARAT}, h.status
    ${DIBERI} ${BARANG} ${dimana('v.tgl')} order by v.tgl, h.no_faktur_hutang, b.baris`,
  values: nilai(context, filter),
});

export const pinjamanRekap: ReportQuery<'pinjaman-rekap'> = (context, filter) => ({
  text: `select v.tgl as tgl_hutang, count(*)::integer as jumlah_nota, sum(h.jumlah_barang)::integer as qty,
      sum(h.berat) as berat, sum(h.jumlah_hutang) as jumlah_hutang, sum(h.bunga_rp) as bunga_rp,
      sum(h.besar_kembali) as besar_kembali
    ${DIBERI} ${dimana('v.tgl')} and h.status <> 'CANC' group by v.tgl order by v.tgl`,
  values: nilai(context, filter),
});

/** The day, if any, that a basis asks for, and in which order it tells. */
const DASAR = {
  'TANGGAL MASUK': { hari: 'v.tgl', urut: 'v.tgl, h.no_faktur_hutang' },
  'TANGGAL LUNAS': { hari: 'h.tgl_lunas', urut: 'h.tgl_lunas, h.no_faktur_hutang' },
  'FAKTUR PINJAM': { hari: 'h.tgl_lunas', urut: 'h.no_faktur_hutang' },
} as const;

export const penebusanDetail: ReportQuery<'penebusan-detail'> = ({ shop }, filter) => {
  const { hari, urut } = DASAR[filter.sort_by as keyof typeof DASAR];
  return {
    text: `select h.no_faktur_hutang, h.nama_customer, h.alamat_customer, v.tgl as tgl_hutang, h.tgl_lunas,
        h.lama_pinjam, h.kode_sales, h.total_bayar - h.bunga_pinjam as jumlah_hutang, h.bunga, h.bunga_rp,
        h.bunga_pinjam, h.total_bayar, (select jsonb_agg(jsonb_build_object('nama_barang', b.nama_barang,
          'berat', b.berat) order by b.baris) from (select 1) ini ${BARANG}) as detail_barang
      ${DIBERI}
      where h.kode_toko = $1 and h.status = 'LUNAS'
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
  text: `select h.tgl_lunas, count(*)::integer as jumlah_nota, sum(h.jumlah_barang)::integer as qty,
      sum(h.berat) as berat, sum(h.total_bayar - h.bunga_pinjam) as jumlah_hutang,
      sum(h.bunga_pinjam) as bunga_pinjam, sum(h.total_bayar) as total_bayar
    ${DIBERI} ${dimana('h.tgl_lunas')} and h.status = 'LUNAS' group by h.tgl_lunas order by h.tgl_lunas`,
  values: nilai(context, filter),
});

export const globalStockPinjam: ReportQuery<'global-stock-pinjam'> = ({ shop }) => ({
  text: `select t.kode_toko, t.nama_toko, count(*)::integer as jumlah_nota,
      count(*) filter (where h.jatuh_tempo < s.tgl_system)::integer as lewat_tempo,
      sum(h.jumlah_barang)::integer as qty, sum(h.berat) as berat, sum(m.berat_murni)::numeric(18,3) as berat_murni,
      sum(h.sisa_hutang) as sisa_hutang
    from toko t join hari_toko s on s.kode_toko = t.kode_toko
    join hutang_kini h on h.kode_toko = t.kode_toko and h.status in ('AKTIF', 'TUNGGU')
    cross join lateral (select sum(b.berat * b.kadar / 100) as berat_murni from (select 1) ini ${BARANG}) m
    where (t.kode_toko = $1 or $2::boolean) group by t.kode_toko, t.nama_toko order by t.kode_toko`,
  values: [shop.kode_toko, shop.level === 'PUSAT'],
});
