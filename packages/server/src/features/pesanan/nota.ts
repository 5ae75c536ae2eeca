import { Dec } from '@kilau/contract/core/dec.ts';
import { formatDate, formatGram, formatNumber, formatRupiah } from '@kilau/contract/core/format.ts';
import { isStanding } from '@kilau/contract/core/kind-words.ts';
import { pesanan } from '@kilau/contract/features/pesanan/pesanan.kind.ts';
import type { PelangganTersimpan } from '@kilau/contract/trade/pelanggan/pelanggan.fields.ts';
import { overMark } from '../../engine/print/copy.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { bayarNota } from '../../trade/nota/bayar-nota.ts';
import type { NotaContext } from '../../trade/nota/nota-bagian.ts';
import type { DokumenNota } from '../../trade/nota/nota-dokumen.ts';
import { BACA_SQL } from './baca.ts';
import { bacaTervalidasi, TANPA_JUAL, type KertasNota } from '../../trade/nota/kertas-nota.ts';

type BarisNota = DokumenNota['barang'][number];
/** What a line costs, and how much of it is tax. */
type Harga = Pick<BarisNota, 'mode_harga' | 'harga_gram' | 'harga_jual' | 'ongkos' | 'ppn'>;
/** A line as its database row is, for showing only. */
interface Baris
  extends Harga, Pick<BarisNota, 'baris' | 'nama_barang' | 'kode_group' | 'kode_dept' | 'kadar' | 'berat'> {
  readonly deskripsi: string;
  readonly kode_barcode: string | null;
  readonly berat_jadi: number | null;
  readonly sub_total: number;
}
interface Contoh {
  readonly deskripsi: string;
  readonly kode_barcode: string | null;
  readonly berat: number;
}

/** An order as its database row is. */
interface Tersimpan {
  readonly no_pesanan: string;
  readonly tgl: string;
  readonly tgl_selesai: string;
  readonly status: 'OPEN' | 'DONE' | 'SELESAI' | 'AMBIL' | 'CANC';
  readonly kode_sales: string;
  readonly nama_sales: string;
  readonly pelanggan: PelangganTersimpan;
  readonly keterangan: string;
  readonly mengikat: boolean;
  readonly jumlah_barang: number;
  readonly total_berat: number;
  readonly nilai: number;
  readonly jumlah_bayar: number;
  readonly sisa_bayar: number;
  readonly dibuat_oleh: string;
  readonly dibuat_pada: string;
  readonly valid_oleh: string | null;
  readonly valid_pada: string | null;
  readonly cetak: number;
  readonly barang: readonly Baris[];
  readonly contoh: readonly Contoh[];
}

const DIBAYAR = {
  jenis: 'pesanan',
  awal: 'p.ke in (select i.isi from pesanan i where i.kode_toko = d.kode_toko and i.no_pesanan = d.nomor)',
  lagi: ['BAYAR'],
};

/** What finished lines cost, at their true weight. */
const JADI = `select baris_pesanan as baris, mode_harga, harga_gram::float8 as harga_gram,
    harga_jual::float8 as harga_jual, ongkos::float8 as ongkos, ppn::float8 as ppn
  from pesanan_jadi where kode_toko = $1 and nomor = $2`;

const namaContoh = (t: NotaContext['t'], { deskripsi, kode_barcode, berat }: Contoh): string =>
  [kode_barcode, deskripsi, formatGram(berat, t)].filter(Boolean).join(' ');

/**
 * How it stands with the money until it is over, when it will be ready, and what lies with the goldsmith, in a
 * sentence: a nota has room for so much of it, so that the remark comes last.
 */
function janji({ t }: NotaContext, order: Tersimpan): string {
  const { keterangan, status, mengikat, jumlah_bayar, sisa_bayar, tgl_selesai, contoh } = order;
  const berdiri = isStanding(pesanan, status);
  return [
    berdiri ? t('pesanan.nota_sisa', { bayar: formatRupiah(jumlah_bayar), sisa: formatRupiah(sisa_bayar) }) : '',
    t(mengikat ? 'titipan.nota_mengikat' : 'titipan.nota_tidak_mengikat'),
    t('pesanan.nota_selesai', { tgl: formatDate(tgl_selesai) }),
    contoh.length === 0
      ? ''
      : t('pesanan.nota_contoh', { contoh: contoh.map((piece) => namaContoh(t, piece)).join(', ') }),
    keterangan,
  ]
    .filter((text) => text !== '')
    .join(' · ');
}

/** A line as a nota tells one: at its true weight and what that costs, once they are known. */
function barisNota(nomor: string, { deskripsi, sub_total, berat_jadi, ...row }: Baris, harga: Harga = row): BarisNota {
  const berat = berat_jadi ?? row.berat;
  return {
    ...row,
    ...harga,
    nama_barang: [row.nama_barang, deskripsi].filter((text) => text !== '').join(' · '),
    berat,
    kode_barcode: row.kode_barcode ?? '',
    no_faktur_jual: `${nomor}/${row.baris}`,
    kode_intern: '',
    kode_baki: '',
    kadar_cetak: `${formatNumber(row.kadar, 3).replace(/\.?0+$/, '')} %`,
    nama_atribut: '',
    harga_atribut: 0,
    diskon: 0,
    harga_total: sub_total,
    harga_rata: Dec.from(harga.harga_jual).dividedBy(berat, 0, 'down').toJSON(),
    foto: '',
    status_kembali: 'Tersedia',
  };
}

/** @throws Problem `dokumen_tidak_ditemukan`; `status_tidak_sesuai` while it is OPEN: nothing is left yet. */
async function dokumenPesanan(sql: Sql, context: NotaContext, nomor: string): Promise<DokumenNota> {
  const dokumen = await bacaTervalidasi<Tersimpan>(sql, context, BACA_SQL, nomor);
  const { status, ...order } = dokumen;
  const bayar = await bayarNota(sql, context, nomor, DIBAYAR);
  const jadi = await sql.query<Harga & { baris: number }>(JADI, [context.shop.kode_toko, nomor]);
  const seharga = new Map(jadi.map((row) => [row.baris, row]));
  const barang = dokumen.barang.map((row) => barisNota(nomor, row, seharga.get(row.baris)));
  return {
    ...order,
    no_faktur_group: order.no_pesanan,
    status: status === 'AMBIL' || status === 'SELESAI' ? 'DONE' : status,
    tanda: overMark(context, pesanan.states, status),
    keterangan: janji(context, dokumen),
    total_berat: barang.reduce((sum, row) => sum + row.berat, 0),
    // Tax that is contained is in the price already.
    sub_total: barang.reduce((sum, row) => sum + row.harga_jual + row.ongkos, 0),
    ppn: barang.reduce((sum, row) => sum + row.ppn, 0),
    grand_total: order.nilai,
    diskon: 0,
    dibayar: order.jumlah_bayar,
    kembali: 0,
    bayar,
    barang,
  };
}

/** The paper of an order, on the shop's own nota. */
export const kertasPesanan: KertasNota = { judul: 'pesanan.nota', dokumen: dokumenPesanan, tanpa: TANPA_JUAL };
