import { formatDate, formatRupiah } from '@kilau/contract/core/format.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { PelangganTersimpan } from '@kilau/contract/trade/pelanggan/pelanggan.fields.ts';
import type { Copy } from '../../engine/print/copy.ts';
import type { Slip } from '../../engine/render/slip/slip.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { gambarNota } from '../../trade/nota/gambar-nota.ts';
import type { NotaContext } from '../../trade/nota/nota-bagian.ts';
import type { DokumenNota } from '../../trade/nota/nota-dokumen.ts';
import { bacaTata } from '../../trade/nota/nota-tata.ts';
import { slipDokumen } from '../../trade/nota/slip.ts';
import { BACA_SQL } from './baca.ts';

/** A line as its database row is, for showing only. */
interface Baris {
  readonly baris: number;
  readonly nama_barang: string;
  readonly kode_group: string;
  readonly kode_dept: string;
  readonly kadar: number;
  readonly berat: number;
  readonly harga_gram: number;
  readonly harga_jual: number;
  readonly ongkos: number;
  readonly harga_total: number;
  /** The piece that is tied to it. */
  readonly kode_barcode: string | null;
}

/** An order as its database row is. */
interface Tersimpan {
  readonly no_po: string;
  readonly tgl: string;
  readonly status: 'OPEN' | 'DONE' | 'CLOSING' | 'SELESAI' | 'CANC';
  readonly kode_sales: string;
  readonly nama_sales: string;
  readonly pelanggan: PelangganTersimpan;
  readonly keterangan: string;
  readonly periode: string;
  readonly cara_harga: 'KUNCI' | 'HARIAN';
  readonly tgl_janji: string;
  readonly total_qty: number;
  readonly total_berat: number;
  readonly total_harga: number;
  readonly dibayar: number;
  readonly sisa: number;
  readonly dibuat_oleh: string;
  readonly dibuat_pada: string;
  readonly valid_oleh: string | null;
  readonly valid_pada: string | null;
  readonly cetak: number;
  readonly barang: readonly Baris[];
}

/** All that was paid and stands: booked, and not taken back. */
const BAYAR = `select u.cara as jenis, u.jumlah::float8 as jumlah,
    case when u.akun = 'BANK' then u.sub else '' end as no_rekening, u.no_kartu, u.fee_persen::float8 as fee_persen,
    case when u.akun = 'BANK' then u.diterima else 0 end::float8 as jumlah_gesek_rp
  from pembayaran u
  join perbuatan p on p.kode_toko = u.kode_toko and p.jenis = u.jenis and p.nomor = u.nomor and p.ke = u.ke
  where u.kode_toko = $1 and u.jenis = 'pre-order' and u.nomor = $2 and p.aksi in ('BUAT', 'BAYAR')
    and not exists (select from perbuatan b where b.kode_toko = p.kode_toko and b.jenis = p.jenis
      and b.nomor = p.nomor and b.membalik = p.ke and p.aksi = 'BAYAR')
  order by u.ke, u.baris`;

/** What of the shop's layout does not hold: its terms are those of a sale, and nothing was sold yet. */
const TANPA = { tampil_syarat: false, tampil_terbilang: false } as const;

/** How it stands with the money and the price, and when the goods come, in a sentence. */
const janji = ({ t }: NotaContext, { keterangan, periode, cara_harga, tgl_janji, dibayar, sisa }: Tersimpan): string =>
  [
    keterangan,
    t('po.nota_janji', { periode, tgl: formatDate(tgl_janji) }),
    t('po.nota_sisa', { dibayar: formatRupiah(dibayar), sisa: formatRupiah(sisa) }),
    t(cara_harga === 'KUNCI' ? 'po.nota_kunci' : 'po.nota_harian'),
  ]
    .filter((text) => text !== '')
    .join(' · ');

/** A line as a nota says one. */
const barisNota = ({ kode_barcode, ...row }: Baris): DokumenNota['barang'][number] => ({
  ...row,
  no_faktur_jual: '',
  kode_barcode: kode_barcode ?? '',
  kode_intern: '',
  kode_baki: '',
  kadar_cetak: `${row.kadar}%`,
  mode_harga: 'GRAM',
  nama_atribut: '',
  harga_atribut: 0,
  diskon: 0,
  ppn: 0,
  harga_rata: row.harga_gram,
  foto: '',
  status_kembali: '',
});

/** @throws Problem `dokumen_tidak_ditemukan`; `status_tidak_sesuai` while it is OPEN: nothing is paid yet. */
async function dokumenPo(sql: Sql, context: NotaContext, nomor: string): Promise<DokumenNota> {
  const { kode_toko } = context.shop;
  const found = await sql.maybe<{ dokumen: Tersimpan }>(BACA_SQL, [kode_toko, nomor]);
  if (!found) throw new Problem('dokumen_tidak_ditemukan', { nomor });
  const { barang, status, ...po } = found.dokumen;
  if (po.valid_oleh === null) throw new Problem('status_tidak_sesuai', { nomor, status });
  const bayar = await sql.query<Omit<DokumenNota['bayar'][number], 'fee_rp'>>(BAYAR, [kode_toko, nomor]);
  return {
    ...po,
    no_faktur_group: po.no_po,
    jumlah_barang: po.total_qty,
    grand_total: po.total_harga,
    status: status === 'SELESAI' || status === 'CLOSING' ? 'DONE' : status,
    keterangan: janji(context, found.dokumen),
    sub_total: barang.reduce((sum, row) => sum + row.harga_jual + row.ongkos, 0),
    diskon: 0,
    ppn: 0,
    kembali: 0,
    barang: barang.map(barisNota),
    bayar: bayar.map((row) => ({ ...row, fee_rp: 0 })),
  };
}

/** The paper of an order, on the shop's own nota. @throws Problem where there is none. */
export async function notaPo(sql: Sql, context: NotaContext, nomor: string, copy: Copy): Promise<Buffer> {
  const dokumen = await dokumenPo(sql, context, nomor);
  const tata = await bacaTata(sql, context);
  return gambarNota(sql, context, { ...tata, ...TANPA, judul: context.t('po.nota') }, dokumen, copy);
}

/** The same from the roll. @throws Problem where there is none. */
export const slipPo = async (sql: Sql, context: NotaContext, nomor: string, copy: Copy): Promise<Slip> =>
  slipDokumen(sql, context, await dokumenPo(sql, context, nomor), copy, {
    judul: context.t('po.nota'),
    tampil_syarat: false,
  });
