import { formatDate, formatRupiah } from '@kilau/contract/core/format.ts';
import { isStanding } from '@kilau/contract/core/kind-words.ts';
import { preOrder } from '@kilau/contract/features/pre-order/pre-order.kind.ts';
import type { PelangganTersimpan } from '@kilau/contract/trade/pelanggan/pelanggan.fields.ts';
import { overMark } from '../../engine/print/copy.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { bayarNota } from '../../trade/nota/bayar-nota.ts';
import type { NotaContext } from '../../trade/nota/nota-bagian.ts';
import type { DokumenNota } from '../../trade/nota/nota-dokumen.ts';
import { BACA_SQL } from './baca.ts';
import { bacaTervalidasi, TANPA_JUAL, type KertasNota } from '../../trade/nota/kertas-nota.ts';

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

const DIBAYAR = { jenis: 'pre-order', awal: "p.aksi = 'BUAT'", lagi: ['BAYAR'] };

/** How it stands with the money until it is over, and with the price, and when the goods come, in a sentence. */
function janji({ t }: NotaContext, order: Tersimpan): string {
  const { keterangan, status, periode, cara_harga, tgl_janji, dibayar, sisa } = order;
  const berdiri = isStanding(preOrder, status);
  return [
    berdiri ? t('po.nota_sisa', { dibayar: formatRupiah(dibayar), sisa: formatRupiah(sisa) }) : '',
    t(cara_harga === 'KUNCI' ? 'po.nota_kunci' : 'po.nota_harian'),
    t('po.nota_janji', { periode, tgl: formatDate(tgl_janji) }),
    keterangan,
  ]
    .filter((text) => text !== '')
    .join(' · ');
}

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
  const dokumen = await bacaTervalidasi<Tersimpan>(sql, context, BACA_SQL, nomor);
  const { barang, status, ...po } = dokumen;
  const bayar = await bayarNota(sql, context, nomor, DIBAYAR);
  return {
    ...po,
    no_faktur_group: po.no_po,
    jumlah_barang: po.total_qty,
    grand_total: po.total_harga,
    status: status === 'SELESAI' || status === 'CLOSING' ? 'DONE' : status,
    tanda: overMark(context, preOrder.states, status),
    keterangan: janji(context, dokumen),
    sub_total: barang.reduce((sum, row) => sum + row.harga_jual + row.ongkos, 0),
    diskon: 0,
    ppn: 0,
    kembali: 0,
    barang: barang.map(barisNota),
    bayar,
  };
}

/** The paper of an order, on the shop's own nota. */
export const kertasPo: KertasNota = { judul: 'po.nota', dokumen: dokumenPo, tanpa: TANPA_JUAL };
