import { formatNumber, formatPlain } from '@kilau/contract/core/format.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { KepalaNota } from '@kilau/contract/trade/nota/nota.wire.ts';
import type { Sql } from '../../platform/database/tx.ts';
import type { NotaContext } from '../../trade/nota/nota-bagian.ts';
import type { DokumenNota } from '../../trade/nota/nota-dokumen.ts';
import { BACA_SQL } from './baca.ts';
import {
  assertTervalidasi,
  bacaDokumen,
  TANPA_BELI,
  hasilBeli,
  uangBeli,
  type KertasNota,
} from '../../trade/nota/kertas-nota.ts';

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
    harga_gram: row.harga_rata,
    nama_atribut: `${row.kondisi_barang} · ${nota} ${formatNumber(row.harga_nota)}`,
    harga_atribut: 0,
    ...uangBeli(row.harga_beli),
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
  const { barang, no_tukar, ...kepala } = await bacaDokumen<Tersimpan>(sql, context, BACA_SQL, nomor);
  if (no_tukar !== null) throw new Problem('dokumen_terkait', { nomor, sebab: no_tukar });
  assertTervalidasi(kepala, nomor);
  const bayar = await sql.query<{ jenis: string; jumlah: number; no_rekening: string }>(BAYAR, [kode_toko, nomor]);
  return {
    ...kepala,
    ...hasilBeli(kepala.grand_total),
    bayar: bayar.map((row) => ({ ...row, no_kartu: '', fee_persen: 0, fee_rp: 0, jumlah_gesek_rp: 0 })),
    barang: barang.map((row) => barisNota(nomor, context, row)),
  };
}

/** The paper of a buy-back: what was paid for what, on the shop's own nota. */
export const kertasPembelian: KertasNota = { judul: 'pembelian.nota', dokumen: dokumenBeli, tanpa: TANPA_BELI };
