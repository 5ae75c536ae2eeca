import { Dec } from '@kilau/contract/core/dec.ts';
import { formatNumber, formatPlain } from '@kilau/contract/core/format.ts';
import type { BayarDokumen } from '@kilau/contract/trade/bayar/bayar.fields.ts';
import type { KepalaNota } from '@kilau/contract/trade/nota/nota.wire.ts';
import type { Sql } from '../../../platform/database/tx.ts';
import { bacaTervalidasi, hasilBeli, TANPA_BELI, uangBeli, type KertasNota } from '../../../trade/nota/kertas-nota.ts';
import type { NotaContext } from '../../../trade/nota/nota-bagian.ts';
import type { DokumenNota } from '../../../trade/nota/nota-dokumen.ts';
import { BELI_SQL, JUAL_SQL } from './baca.ts';

type BarisNota = DokumenNota['barang'][number];
type Uang = Pick<BarisNota, 'mode_harga' | 'harga_jual' | 'ongkos' | 'diskon' | 'ppn' | 'harga_total'>;
type Hasil = Pick<KepalaNota, 'sub_total' | 'diskon' | 'ppn' | 'dibayar' | 'kembali'>;

/** A line as its database row is, for showing only. */
interface Baris extends Pick<
  BarisNota,
  'baris' | 'kode_group' | 'kode_dept' | 'kode_baki' | 'kadar' | 'berat' | 'harga_gram'
> {
  readonly nama_group: string;
  readonly nama_dept: string;
  readonly qty: number;
}
/** What both kinds say of themselves. */
interface Kepala extends Omit<KepalaNota, keyof Hasil | 'no_faktur_group' | 'jumlah_barang'> {
  readonly total_qty: number;
  /** How often its nota was printed. */
  readonly cetak: number;
}
interface Jual extends Kepala, Hasil {
  readonly barang: readonly (Baris & Uang)[];
  readonly bayar: readonly BayarDokumen[];
}
interface Beli extends Kepala {
  readonly cara_bayar: string;
  readonly no_rekening: string;
  readonly no_rekening_customer: string;
  readonly barang: readonly (Baris & { readonly potongan: number; readonly harga_beli: number })[];
}

/**
 * Goods of one line as the nota of a sale writes a piece: how many of what, and where a barcode would stand group and
 * jenis; in which tray they lay is none of the customer's business.
 */
function barisNota(baris: Baris, nomor: string, uang: Uang, keterangan = ''): BarisNota {
  return {
    ...uang,
    baris: baris.baris,
    no_faktur_jual: `${nomor}/${baris.baris}`,
    kode_barcode: baris.kode_group,
    kode_intern: baris.kode_dept,
    nama_barang: `${baris.qty} × ${baris.nama_dept} ${baris.nama_group}`,
    kode_group: baris.kode_group,
    kode_dept: baris.kode_dept,
    kode_baki: baris.kode_baki,
    kadar: baris.kadar,
    kadar_cetak: `${formatPlain(baris.kadar)} %`,
    berat: baris.berat,
    harga_gram: baris.harga_gram,
    nama_atribut: keterangan,
    harga_atribut: 0,
    harga_rata: Dec.from(uang.harga_jual).dividedBy(baris.berat, 0, 'down').toJSON(),
    foto: '',
    status_kembali: 'Tersedia',
  };
}

async function dokumenJual(sql: Sql, context: NotaContext, nomor: string): Promise<DokumenNota> {
  const { total_qty, barang, ...jual } = await bacaTervalidasi<Jual>(sql, context, JUAL_SQL, nomor);
  return {
    ...jual,
    no_faktur_group: nomor,
    jumlah_barang: total_qty,
    barang: barang.map((baris) => barisNota(baris, nomor, baris)),
  };
}

/** The papers of a sale of manual items. */
export const kertasJual: KertasNota = { judul: 'jual_beli.nota_jual', dokumen: dokumenJual, tanpaFoto: true };

/** What was paid for what. What was deducted stands in words under the goods. */
async function dokumenBeli(sql: Sql, context: NotaContext, nomor: string): Promise<DokumenNota> {
  const { total_qty, barang, ...beli } = await bacaTervalidasi<Beli>(sql, context, BELI_SQL, nomor);
  const { grand_total } = beli;
  const bayar = {
    jenis: beli.cara_bayar,
    jumlah: grand_total,
    no_rekening: beli.no_rekening_customer || beli.no_rekening,
    no_kartu: '',
    fee_persen: 0,
    fee_rp: 0,
    jumlah_gesek_rp: 0,
  };
  return {
    ...beli,
    ...hasilBeli(grand_total),
    no_faktur_group: nomor,
    jumlah_barang: total_qty,
    bayar: [bayar],
    barang: barang.map((baris) =>
      barisNota(
        baris,
        nomor,
        uangBeli(baris.harga_beli),
        baris.potongan > 0 ? `${context.t('field.potongan')} ${formatNumber(baris.potongan)}` : '',
      ),
    ),
  };
}

/** The papers of a purchase. */
export const kertasBeli: KertasNota = {
  judul: 'jual_beli.nota_beli',
  dokumen: dokumenBeli,
  tanpa: TANPA_BELI,
  tanpaFoto: true,
};
