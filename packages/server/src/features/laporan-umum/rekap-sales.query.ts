import type { ReportQuery } from '../../engine/report/query.ts';
import { BARIS_JUAL_JOIN } from '../../trade/harga/baris-jual.sql.ts';

const NAMES = [
  'qty',
  'berat',
  'harga_jual',
  'ongkos',
  'harga_total',
  'rp_batal',
  'qty_beli',
  'berat_beli',
  'rp_beli',
  'rp_tukar',
  'rp_titipan',
  'bonus',
] as const;
type Nilai = Readonly<Partial<Record<(typeof NAMES)[number], string>>>;

/** Rows of one kind of deed: who did it and what it came to, 0 of everything else. */
const perbuatan = (nilai: Nilai, from: string): string =>
  `select p.kode_sales, ${NAMES.map((name) => `(${nilai[name] ?? '0'})::numeric as ${name}`).join(', ')} ${from}`;

/** What a sold line `b` of the sale `p` earns. */
const BONUS = `(select l.bonus from jual_barang l where l.kode_toko = p.kode_toko and l.nomor = p.no_faktur_group
  and l.ke = p.isi and l.baris = b.baris)`;

/** What is sold is told with its accessories. */
const LINES = {
  penjualan: BARIS_JUAL_JOIN,
  pembelian: 'join pembelian_barang b on b.kode_toko = p.kode_toko and b.no_faktur_group = p.no_faktur_group',
} as const;

/** Papers `p` of a kind, validated, or cancelled after that, in the days `$2` to `$3`, with their lines `b`. */
const baris = (papers: keyof typeof LINES, tgl: 'tgl' | 'tgl_batal'): string => `from ${papers} p
  ${LINES[papers]}
  where p.kode_toko = $1 and p.${tgl} between $2 and $3 and p.valid_oleh is not null
    ${tgl === 'tgl_batal' ? `and p.status = 'CANC'` : ''}`;

const beli = (tanda: '' | '-'): Nilai => ({
  qty_beli: `${tanda}1`,
  berat_beli: `${tanda}b.berat`,
  rp_beli: `case when p.no_tukar is null then ${tanda}b.harga_beli end`,
  rp_tukar: `case when p.no_tukar is not null then ${tanda}b.harga_beli end`,
});

const PERBUATAN = [
  perbuatan(
    {
      qty: 'b.qty',
      berat: 'b.berat',
      harga_jual: 'b.harga_jual',
      ongkos: 'b.ongkos',
      harga_total: 'b.harga_total',
      bonus: BONUS,
    },
    baris('penjualan', 'tgl'),
  ),
  perbuatan({ rp_batal: 'b.harga_total', bonus: `-${BONUS}` }, baris('penjualan', 'tgl_batal')),
  perbuatan(beli(''), baris('pembelian', 'tgl')),
  perbuatan(beli('-'), baris('pembelian', 'tgl_batal')),
  // What customers left, and took back, by the book. What they had left before it began was taken in by nobody here,
  // and is taken off nobody when it goes back.
  perbuatan(
    { rp_titipan: 'u.uang' },
    `from entri e join posting o on o.kode_toko = e.kode_toko and o.id = e.posting_id
     join dokumen p on p.kode_toko = o.kode_toko and p.jenis = o.jenis and p.nomor = o.nomor
     left join perbuatan v on e.kategori = 'BATAL TITIP' and v.kode_toko = o.kode_toko and v.jenis = o.jenis
       and v.nomor = o.nomor and v.aksi = 'SALDO-AWAL'
     cross join lateral (select -e.jumlah - coalesce(v.saldo, 0) as uang) u
     where e.kode_toko = $1 and e.akun = 'TITIPAN' and e.tgl between $2 and $3 and o.jenis = 'titipan'
       and e.kategori <> 'SALDO AWAL' and u.uang <> 0`,
  ),
];

export const rekapSales: ReportQuery<'rekap-sales'> = ({ shop }, filter) => ({
  text: `select h.kode_sales,
      (select s.nama_sales from sales s where s.kode_toko = $1 and s.kode_sales = h.kode_sales) as nama_sales,
      qty::bigint as qty, berat, harga_jual, ongkos, harga_total, rp_batal, qty_beli::bigint as qty_beli, berat_beli,
      rp_beli, rp_tukar, rp_titipan, bonus, harga_total - rp_batal - rp_beli - rp_tukar as netto
    from (
      select kode_sales, ${NAMES.map((name) => `coalesce(sum(${name}), 0) as ${name}`).join(', ')}
      from (${PERBUATAN.join('\n union all ')}) p
      where $4::text is null or kode_sales = $4
      group by kode_sales
    ) h order by h.kode_sales`,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.kode_sales],
});
