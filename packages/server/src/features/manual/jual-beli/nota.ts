import { Dec } from '@kilau/contract/core/dec.ts';
import { formatNumber, formatPlain } from '@kilau/contract/core/format.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { BeliManual, JualManual } from '@kilau/contract/features/manual/jual-beli.wire.ts';
import type { Copy } from '../../../engine/print/copy.ts';
import type { Slip } from '../../../engine/render/slip/slip.ts';
import type { Sql } from '../../../platform/database/tx.ts';
import { gambarNota } from '../../../trade/nota/gambar-nota.ts';
import type { NotaContext } from '../../../trade/nota/nota-bagian.ts';
import type { DokumenNota } from '../../../trade/nota/nota-dokumen.ts';
import { slipDokumen } from '../../../trade/nota/slip.ts';
import { bacaTata } from '../../../trade/nota/nota-tata.ts';
import { bacaBeli, bacaJual } from './baca.ts';

type Tersimpan = Omit<JualManual, 'boleh'> | Omit<BeliManual, 'boleh'>;
type BarisNota = DokumenNota['barang'][number];

type Uang = Pick<BarisNota, 'mode_harga' | 'harga_jual' | 'ongkos' | 'diskon' | 'ppn' | 'harga_total'>;

/**
 * Goods of one line as the nota of a sale writes a piece: how many of what, and where a barcode would stand group and
 * jenis; in which tray they lay is none of the customer's business.
 */
function barisNota(baris: Tersimpan['barang'][number], nomor: string, uang: Uang, keterangan = ''): BarisNota {
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

/** What both kinds say of themselves. */
const kepala = (d: Tersimpan, nomor: string) => ({
  no_faktur_group: nomor,
  tgl: d.tgl,
  status: d.status,
  kode_sales: d.kode_sales,
  nama_sales: d.nama_sales,
  pelanggan: d.pelanggan,
  jumlah_barang: d.total_qty,
  total_berat: d.total_berat,
  grand_total: d.grand_total,
  dibuat_oleh: d.dibuat_oleh,
  dibuat_pada: d.dibuat_pada,
  valid_oleh: d.valid_oleh,
  valid_pada: d.valid_pada,
  cetak: d.cetak,
});

function assertTervalidasi<T extends Tersimpan>(dokumen: T | undefined, nomor: string): T {
  if (!dokumen) throw new Problem('dokumen_tidak_ditemukan', { nomor });
  if (dokumen.valid_oleh === null) throw new Problem('status_tidak_sesuai', { nomor, status: dokumen.status });
  return dokumen;
}

/** What a purchase has not: the shop's terms of sale, and columns of what is added to or taken off a price. */
const TANPA = { tampil_syarat: false, tampil_ongkos: false, tampil_atribut: false, tampil_diskon: false };

/** Draws it on the shop's own nota: goods without barcodes have no photo. */
async function gambar(
  sql: Sql,
  context: NotaContext,
  judul: string,
  dokumen: DokumenNota,
  copy: Copy,
  lain: Partial<typeof TANPA> = {},
): Promise<Buffer> {
  const tata = await bacaTata(sql, context);
  return gambarNota(
    sql,
    context,
    { ...tata, ...lain, judul, tampil_foto: false, unsur: tata.unsur.filter(({ unsur }) => unsur !== 'FOTO') },
    dokumen,
    copy,
  );
}

async function dokumenJual(sql: Sql, context: NotaContext, nomor: string): Promise<DokumenNota> {
  const d = assertTervalidasi(await bacaJual(sql, context, nomor), nomor);
  return {
    ...kepala(d, nomor),
    sub_total: d.sub_total,
    diskon: d.diskon,
    ppn: d.ppn,
    dibayar: d.dibayar,
    kembali: d.kembali,
    bayar: d.bayar,
    barang: d.barang.map((baris) => barisNota(baris, nomor, baris)),
  };
}

/** The nota of a sale of manual items. */
export const notaJual = async (sql: Sql, context: NotaContext, nomor: string, copy: Copy): Promise<Buffer> =>
  gambar(sql, context, context.t('jual_beli.nota_jual'), await dokumenJual(sql, context, nomor), copy);

/** The small receipt of a sale of manual items. */
export const slipJual = async (sql: Sql, context: NotaContext, nomor: string, copy: Copy): Promise<Slip> =>
  slipDokumen(sql, context, await dokumenJual(sql, context, nomor), copy, { judul: context.t('jual_beli.nota_jual') });

/** What was paid for what. What was deducted stands in words under the goods. */
async function dokumenBeli(sql: Sql, context: NotaContext, nomor: string): Promise<DokumenNota> {
  const d = assertTervalidasi(await bacaBeli(sql, context, nomor), nomor);
  const bayar = {
    jenis: d.cara_bayar,
    jumlah: d.grand_total,
    no_rekening: d.no_rekening_customer || d.no_rekening,
    no_kartu: '',
    fee_persen: 0,
    fee_rp: 0,
    jumlah_gesek_rp: 0,
  };
  return {
    ...kepala(d, nomor),
    sub_total: d.grand_total,
    diskon: 0,
    ppn: 0,
    dibayar: d.grand_total,
    kembali: 0,
    bayar: [bayar],
    barang: d.barang.map((baris) =>
      barisNota(
        baris,
        nomor,
        {
          mode_harga: 'GRAM',
          harga_jual: baris.harga_beli,
          ongkos: 0,
          diskon: 0,
          ppn: 0,
          harga_total: baris.harga_beli,
        },
        baris.potongan > 0 ? `${context.t('field.potongan')} ${formatNumber(baris.potongan)}` : '',
      ),
    ),
  };
}

/** The nota of a purchase. */
export const notaBeli = async (sql: Sql, context: NotaContext, nomor: string, copy: Copy): Promise<Buffer> =>
  gambar(sql, context, context.t('jual_beli.nota_beli'), await dokumenBeli(sql, context, nomor), copy, TANPA);

/** The small receipt of a purchase. */
export const slipBeli = async (sql: Sql, context: NotaContext, nomor: string, copy: Copy): Promise<Slip> =>
  slipDokumen(sql, context, await dokumenBeli(sql, context, nomor), copy, {
    judul: context.t('jual_beli.nota_beli'),
    tampil_syarat: false,
  });
