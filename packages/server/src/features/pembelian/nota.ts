import { formatNumber, formatPlain } from '@kilau/contract/core/format.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { KepalaNota } from '@kilau/contract/trade/nota/nota.wire.ts';
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
  readonly kode_barcode: string;
  readonly nama_barang: string;
  readonly kode_group: string;
  readonly kode_dept: string;
  readonly kode_baki: string;
  readonly kadar: number;
  readonly foto: string;
  readonly berat: number;
  readonly kondisi_barang: string;
  readonly no_faktur: string;
  readonly harga_nota: number;
  readonly harga_beli: number;
  readonly harga_rata: number;
}
type Tersimpan = Pick<
  KepalaNota,
  | 'no_faktur_group'
  | 'tgl'
  | 'status'
  | 'kode_sales'
  | 'nama_sales'
  | 'pelanggan'
  | 'jumlah_barang'
  | 'total_berat'
  | 'grand_total'
  | 'dibuat_oleh'
  | 'dibuat_pada'
  | 'valid_oleh'
  | 'valid_pada'
> & { readonly cetak: number; readonly barang: readonly Baris[]; readonly no_tukar: string | null };

const BAYAR = `select p.cara as jenis, p.jumlah::float8 as jumlah, p.rekening_lawan as no_rekening
  from pembayaran p join dokumen d on d.kode_toko = p.kode_toko and d.jenis = p.jenis and d.nomor = p.nomor
    and d.isi = p.ke
  where p.kode_toko = $1 and p.jenis = 'pembelian' and p.nomor = $2 order by p.baris`;

/** What a purchase has not: the shop's terms of sale, and columns of what is added to or taken off a price. */
const TANPA = { tampil_syarat: false, tampil_ongkos: false, tampil_atribut: false, tampil_diskon: false };

/** A bought piece as the nota writes a sold one: on which nota and in which condition stands in words below it. */
function barisNota(nomor: string, { t }: Pick<NotaContext, 't'>, row: Baris): DokumenNota['barang'][number] {
  const nota = row.no_faktur === '' ? t('pembelian.tanpa_nota') : row.no_faktur;
  return {
    baris: row.baris,
    no_faktur_jual: `${nomor}/${row.baris}`,
    kode_barcode: row.kode_barcode,
    kode_intern: '',
    nama_barang: row.nama_barang,
    kode_group: row.kode_group,
    kode_dept: row.kode_dept,
    kode_baki: row.kode_baki,
    kadar: row.kadar,
    kadar_cetak: `${formatPlain(row.kadar)} %`,
    berat: row.berat,
    mode_harga: 'GRAM',
    harga_gram: row.harga_rata,
    harga_jual: row.harga_beli,
    ongkos: 0,
    nama_atribut: `${row.kondisi_barang} · ${nota} ${formatNumber(row.harga_nota)}`,
    harga_atribut: 0,
    diskon: 0,
    ppn: 0,
    harga_total: row.harga_beli,
    harga_rata: row.harga_rata,
    foto: row.foto,
    status_kembali: 'Tersedia',
  };
}

/**
 * @throws Problem `dokumen_tidak_ditemukan`; `dokumen_terkait` of one that an exchange made, whose nota tells of it;
 * `status_tidak_sesuai` while it is OPEN: nothing is bought yet.
 */
async function dokumenBeli(sql: Sql, context: NotaContext, nomor: string): Promise<DokumenNota> {
  const { kode_toko } = context.shop;
  const found = await sql.maybe<{ dokumen: Tersimpan }>(BACA_SQL, [kode_toko, nomor]);
  if (!found) throw new Problem('dokumen_tidak_ditemukan', { nomor });
  const { barang, no_tukar, ...kepala } = found.dokumen;
  if (no_tukar !== null) throw new Problem('dokumen_terkait', { nomor, sebab: no_tukar });
  if (kepala.valid_oleh === null) throw new Problem('status_tidak_sesuai', { nomor, status: kepala.status });
  const bayar = await sql.query<{ jenis: string; jumlah: number; no_rekening: string }>(BAYAR, [kode_toko, nomor]);
  return {
    ...kepala,
    sub_total: kepala.grand_total,
    diskon: 0,
    ppn: 0,
    dibayar: kepala.grand_total,
    kembali: 0,
    bayar: bayar.map((row) => ({ ...row, no_kartu: '', fee_persen: 0, fee_rp: 0, jumlah_gesek_rp: 0 })),
    barang: barang.map((row) => barisNota(nomor, context, row)),
  };
}

/** The paper of a buy-back: what was paid for what, on the shop's own nota. @throws Problem where there is none. */
export async function notaPembelian(sql: Sql, context: NotaContext, nomor: string, copy: Copy): Promise<Buffer> {
  const dokumen = await dokumenBeli(sql, context, nomor);
  const tata = await bacaTata(sql, context);
  return gambarNota(sql, context, { ...tata, ...TANPA, judul: context.t('pembelian.nota') }, dokumen, copy);
}

/** The same from the roll. @throws Problem where there is none. */
export const slipPembelian = async (sql: Sql, context: NotaContext, nomor: string, copy: Copy): Promise<Slip> =>
  slipDokumen(sql, context, await dokumenBeli(sql, context, nomor), copy, {
    judul: context.t('pembelian.nota'),
    tampil_syarat: false,
  });
