import { Dec } from '@kilau/contract/core/dec.ts';
import type { AturanHarga } from '@kilau/contract/trade/harga/harga-jual.calc.ts';
import type { WorkContext } from '../../platform/context.ts';
import { samarkanKartu } from '../../trade/bayar/bayar.ts';
import { aturanHarga } from '../../trade/harga/aturan-harga.ts';
import type { BarisJual, PenjualanMasuk } from './baris-jual.ts';
import type { Kepala, PenjualanHitung } from './penjualan-hitung.ts';

/**
 * A column of lines beside the barcode: its value travels as one array for all rows, which PostgreSQL plans well
 * (`unnest`).
 */
interface LineColumn {
  readonly name: string;
  readonly type: 'text' | 'numeric' | 'integer' | 'uuid';
  readonly of: (row: BarisJual, aturan: AturanHarga) => unknown;
}

const num = (value: Dec): string => value.toString();

const LINES: readonly LineColumn[] = [
  { name: 'kode_intern', type: 'text', of: (row) => row.barang.kode_intern },
  { name: 'nama_barang', type: 'text', of: (row) => row.barang.nama_barang },
  { name: 'kode_group', type: 'text', of: (row) => row.barang.kode_group },
  { name: 'kode_dept', type: 'text', of: (row) => row.barang.kode_dept },
  { name: 'kode_gudang', type: 'text', of: (row) => row.barang.kode_gudang },
  { name: 'kode_baki', type: 'text', of: (row) => row.barang.kode_baki },
  { name: 'jenis_group', type: 'text', of: (row) => row.barang.jenis_group },
  { name: 'kadar', type: 'numeric', of: (row) => num(row.barang.kadar) },
  { name: 'kadar_cetak', type: 'text', of: (row) => row.barang.kadar_cetak },
  { name: 'foto', type: 'text', of: (row) => row.barang.foto },
  { name: 'berat_barang', type: 'numeric', of: (row) => num(row.barang.berat) },
  { name: 'berat', type: 'numeric', of: (row) => num(row.berat) },
  { name: 'mode_harga', type: 'text', of: (_row, aturan) => aturan.mode_harga },
  { name: 'sumber_harga', type: 'text', of: (row) => row.sistem.sumber },
  { name: 'harga_sistem', type: 'numeric', of: (row) => num(row.sistem.harga_tetap ?? row.sistem.harga_gram) },
  { name: 'harga_gram', type: 'numeric', of: (row) => num(row.harga_gram) },
  { name: 'persentase', type: 'numeric', of: (row) => num(row.sistem.persentase) },
  { name: 'pembulatan', type: 'integer', of: (_row, aturan) => aturan.pembulatan },
  { name: 'arah_pembulatan', type: 'text', of: (_row, aturan) => (aturan.bulat_turun ? 'TURUN' : 'NAIK') },
  { name: 'harga_jual', type: 'numeric', of: (row) => num(row.hasil.harga_jual) },
  { name: 'tipe_ongkos', type: 'text', of: (row) => row.barang.tipe_ongkos },
  { name: 'tarif_ongkos', type: 'numeric', of: (row) => num(row.tarif_ongkos) },
  { name: 'ongkos', type: 'numeric', of: (row) => num(row.hasil.ongkos) },
  { name: 'nama_atribut', type: 'text', of: (row) => row.barang.nama_atribut },
  { name: 'harga_atribut', type: 'numeric', of: (row) => num(row.hasil.harga_atribut) },
  { name: 'diskon_persen', type: 'numeric', of: (row) => num(row.diskon_persen) },
  { name: 'diskon', type: 'numeric', of: (row) => num(row.hasil.diskon) },
  { name: 'ppn_tarif', type: 'numeric', of: (row) => num(row.ppn_tarif) },
  { name: 'ppn', type: 'numeric', of: (row) => num(row.ppn) },
  { name: 'harga_total', type: 'numeric', of: (row) => num(row.total) },
  { name: 'harga_rata', type: 'numeric', of: (row) => num(row.hasil.harga_rata) },
  { name: 'otorisasi', type: 'uuid', of: (row) => row.otorisasi },
];

const HEAD = [
  'kode_sales',
  'jenis_pelanggan',
  'kode_member',
  'nama',
  'no_hp',
  'alamat',
  'jumlah_barang',
  'total_berat',
  'sub_total',
  'diskon',
  'ppn',
  'grand_total',
  'dibayar',
  'kembali',
  'dibuat_oleh',
  'dibuat_pada',
  'kunci',
] as const;

const PAYMENTS = [
  { name: 'jenis', type: 'text' },
  { name: 'jumlah', type: 'numeric' },
  { name: 'no_rekening', type: 'text' },
  { name: 'no_kartu', type: 'text' },
  { name: 'no_rekening_customer', type: 'text' },
  { name: 'fee_persen', type: 'numeric' },
  { name: 'fee_rp', type: 'numeric' },
  { name: 'fee_ditanggung', type: 'text' },
  { name: 'jumlah_gesek_rp', type: 'numeric' },
] as const;

const FIRST_HEAD = 5;
const FIRST_LINE = FIRST_HEAD + HEAD.length;
const FIRST_PAYMENT = FIRST_LINE + LINES.length;
const names = (columns: readonly { readonly name: string }[]): string =>
  columns.map((column) => column.name).join(', ');
const arrays = (columns: readonly { readonly type: string }[], first: number): string =>
  columns.map((column, index) => `$${first + index}::${column.type}[]`).join(', ');

/**
 * Head, lines and payments of a sale, saved in one round trip with the reservation of its pieces (`tulisPesan`): `$1`
 * shop, `$2` number, `$3` barcodes, `$4` date, then the head, one array per column of the lines, one per column of the
 * payments.
 */
export const SIMPAN_SQL = `kepala as (
    insert into penjualan (kode_toko, no_faktur_group, tgl, status, ${HEAD.join(', ')})
    values ($1, $2, $4, 'OPEN', ${HEAD.map((_, index) => `$${FIRST_HEAD + index}`).join(', ')})
  ), baris as (
    insert into penjualan_barang (kode_toko, no_faktur_group, tgl, kode_barcode, ${names(LINES)}, baris, no_faktur_jual)
    select $1, $2, $4, t.*, $2 || '/' || t.baris from unnest($3::text[], ${arrays(LINES, FIRST_LINE)}) with ordinality
      as t(kode_barcode, ${names(LINES)}, baris)
  ), bayar as (
    insert into penjualan_bayar (kode_toko, no_faktur_group, ${names(PAYMENTS)}, baris)
    select $1, $2, t.* from unnest(${arrays(PAYMENTS, FIRST_PAYMENT)}) with ordinality as t
  )`;

/** The pieces of a sale; `$1` shop, `$2` number. */
export const BARANG_SQL = `select kode_barcode from penjualan_barang where kode_toko = $1 and no_faktur_group = $2`;

/** Parameters of {@link SIMPAN_SQL} from `$4` on, in its order. */
export function simpanParameters(
  context: Pick<WorkContext, 'param' | 'isOn'>,
  sale: PenjualanHitung,
  masuk: PenjualanMasuk,
  kepala: Kepala,
): unknown[] {
  const {
    baris,
    pelanggan,
    bayar: { hasil, ditanggung },
  } = sale;
  const aturan = aturanHarga(context);
  const sum = (of: (row: BarisJual) => Dec): string => num(Dec.sum(baris.map(of)));
  const head: Record<(typeof HEAD)[number], unknown> = {
    kode_sales: sale.kode_sales,
    jenis_pelanggan: pelanggan.jenis,
    kode_member: pelanggan.kode_member,
    nama: pelanggan.nama,
    no_hp: pelanggan.no_hp,
    alamat: pelanggan.alamat,
    jumlah_barang: baris.length,
    total_berat: sum((row) => row.berat),
    sub_total: sum((row) => row.hasil.harga_jual.plus(row.hasil.ongkos).plus(row.hasil.harga_atribut)),
    diskon: sum((row) => row.hasil.diskon),
    ppn: sum((row) => row.ppn),
    grand_total: num(sale.grand_total),
    dibayar: num(hasil.dibayar),
    kembali: num(hasil.kembali),
    dibuat_oleh: kepala.dibuat_oleh,
    dibuat_pada: kepala.dibuat_pada,
    kunci: kepala.kunci,
  };
  const payments: Record<(typeof PAYMENTS)[number]['name'], readonly unknown[]> = {
    jenis: hasil.baris.map((row) => row.jenis),
    jumlah: hasil.baris.map((row) => num(row.jumlah)),
    no_rekening: masuk.bayar.map((row) => row.no_rekening ?? ''),
    no_kartu: masuk.bayar.map((row) => samarkanKartu(row.no_kartu)),
    no_rekening_customer: masuk.bayar.map((row) => row.no_rekening_customer ?? ''),
    fee_persen: hasil.baris.map((row) => num(row.fee_persen)),
    fee_rp: hasil.baris.map((row) => num(row.fee_rp)),
    fee_ditanggung: hasil.baris.map(() => ditanggung),
    jumlah_gesek_rp: hasil.baris.map((row) => num(row.jumlah_gesek_rp)),
  };
  return [
    kepala.tgl,
    ...HEAD.map((name) => head[name]),
    ...LINES.map((column) => baris.map((row) => column.of(row, aturan))),
    ...PAYMENTS.map((column) => payments[column.name]),
  ];
}
