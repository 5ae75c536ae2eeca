import { Dec } from '@kilau/contract/core/dec.ts';
import {
  formatDate,
  formatGram,
  formatInstant,
  formatNumber,
  formatPlain,
  formatRupiah,
} from '@kilau/contract/core/format.ts';
import { terbilangRupiah } from '@kilau/contract/core/terbilang.ts';
import { jumlahBaris } from '@kilau/contract/trade/nota/jumlah-nota.calc.ts';
import { kolomTampil, type NotaKolom, type NotaTata } from '@kilau/contract/trade/nota/nota-tata.ts';
import type { Copy } from '../../engine/print/copy.ts';
import {
  bayarNota,
  kodeNota,
  ringkasNota,
  syaratNota,
  tandaNota,
  type NotaContext,
  type Pasangan,
  type TokoNota,
} from './nota-bagian.ts';
import type { AksesorisNota, BarangTukar, DokumenNota } from './nota-dokumen.ts';
import { angkaTukar, asalTukar, ditukar, ringkasTukar, tagihanNota } from './nota-tukar.ts';

/** Lines of payments that a nota has room for. */
const PAYMENTS = 6;

/** One piece on the nota. */
export interface BarisNota {
  readonly nama: string;
  readonly rincian: string;
  /** In the order of the columns of figures. */
  readonly angka: readonly string[];
  /** Key of the photo. */
  readonly foto: string;
}

/** Everything that is written on a nota, in the reader's language; amounts in words are Indonesian. */
export interface NotaIsi {
  readonly nomor: string;
  readonly judul: string;
  /** What must strike the eye: a reprint, a cancelled sale. */
  readonly tanda: readonly string[];
  readonly kontak: string;
  readonly info: readonly Pasangan[];
  readonly kolom: readonly [barang: string, ...angka: string[]];
  readonly baris: readonly BarisNota[];
  readonly jumlah_barang: string;
  readonly total_berat: string;
  readonly ringkas: readonly Pasangan[];
  readonly total: Pasangan;
  readonly terbilang: Pasangan;
  readonly bayar: { readonly judul: string; readonly baris: readonly Pasangan[] };
  /** What was remarked at the sale, with its label; empty when nothing was. */
  readonly keterangan: string;
  readonly syarat: readonly string[];
  readonly tanda_tangan: readonly string[];
  /** The label of the place for a duty stamp, where one is due. */
  readonly meterai: string | undefined;
  readonly penutup: string;
  readonly qr: string;
  readonly dicetak: string;
}

const KOLOM: Readonly<Record<NotaKolom, string>> = {
  kadar: 'nota.kadar',
  berat: 'nota.berat',
  harga_gram: 'nota.harga_gram',
  ongkos: 'nota.ongkos',
  atribut: 'nota.atribut',
  diskon: 'nota.diskon',
  jumlah: 'nota.jumlah',
};

/** From this amount on a receipt wants a duty stamp of Rp 10,000 (domain guide §2.9). */
const METERAI_DI_ATAS = 5_000_000;

const nol = (value: number): string => (value === 0 ? '-' : formatNumber(value));

function baris(barang: DokumenNota['barang'][number], tata: NotaTata): BarisNota {
  // In percentage mode the price per gram is that of pure gold; what the customer compares is what a gram of his piece
  // cost.
  const harga_gram = barang.mode_harga === 'GRAM' && barang.harga_gram > 0 ? barang.harga_gram : barang.harga_rata;
  const angka: Readonly<Record<NotaKolom, string>> = {
    kadar: barang.kadar_cetak || formatPlain(barang.kadar),
    berat: formatNumber(barang.berat, 3),
    harga_gram: nol(harga_gram),
    ongkos: nol(barang.ongkos),
    atribut: nol(barang.harga_atribut),
    diskon: nol(barang.diskon),
    jumlah: formatNumber(jumlahBaris(barang)),
  };
  return {
    nama: barang.nama_barang,
    rincian: [...(tata.tampil_barcode ? [barang.kode_barcode, barang.kode_intern] : []), barang.nama_atribut]
      .filter((text) => text !== '')
      .join(' · '),
    angka: kolomTampil(tata).map((kolom) => angka[kolom]),
    foto: barang.foto,
  };
}

/** Accessories, below the pieces: how many, and what each costs. */
const barisAksesoris = (row: AksesorisNota, tata: NotaTata, t: NotaContext['t']): BarisNota => ({
  nama: row.nama_aksesoris,
  rincian: [
    ...(tata.tampil_barcode ? [row.kode_barcode] : []),
    `${formatNumber(row.qty)} × ${formatNumber(row.harga_satuan)}`,
    ...(row.diskon > 0 ? [`${t('nota.diskon')} ${formatNumber(row.diskon)}`] : []),
  ].join(' · '),
  angka: kolomTampil(tata).map((kolom) =>
    kolom === 'jumlah' ? formatNumber(jumlahBaris({ ...row, ongkos: 0 })) : '-',
  ),
  foto: '',
});

/** An old piece, below the new ones. */
const barisLama = (barang: BarangTukar, tata: NotaTata, t: NotaContext['t']): BarisNota => {
  const angka = angkaTukar(barang);
  return {
    nama: barang.nama_barang,
    rincian: [...(tata.tampil_barcode ? [barang.kode_barcode] : []), asalTukar(barang, t)].join(' · '),
    angka: kolomTampil(tata).map((kolom) => angka[kolom]),
    foto: barang.foto,
  };
};

const besarkan = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function info(context: NotaContext, dokumen: DokumenNota): Pasangan[] {
  const { t, shop } = context;
  const { pelanggan } = dokumen;
  const jam = formatInstant(dokumen.valid_pada ?? dokumen.dibuat_pada, shop.zona_waktu).slice(11);
  const terisi = [pelanggan.no_hp, pelanggan.alamat].filter((text) => text !== '' && text !== '-').join(' · ');
  return [
    [t('nota.tanggal'), `${formatDate(dokumen.tgl)} ${jam}`],
    [
      t('nota.pelanggan'),
      [
        [pelanggan.kode_member, pelanggan.nama, pelanggan.jenis === 'RESELLER' ? pelanggan.jenis : '']
          .filter((text) => text !== '')
          .join(' · '),
        terisi,
      ]
        .filter((text) => text !== '')
        .join('\n'),
    ],
    [t('nota.sales'), dokumen.nama_sales || dokumen.kode_sales || '-'],
    [t('nota.kasir'), dokumen.valid_oleh ?? dokumen.dibuat_oleh],
  ];
}

/** Writes down what a nota says. */
export function notaIsi(
  context: NotaContext,
  toko: TokoNota,
  tata: NotaTata,
  dokumen: DokumenNota,
  copy: Copy,
): NotaIsi {
  const { t, shop } = context;
  const tagihan = tagihanNota(dokumen, t);
  const { barang_tukar = [], aksesoris = [] } = dokumen;
  return {
    nomor: dokumen.no_faktur_group,
    judul: ditukar(dokumen) ? t('nota.judul_tukar') : (tata.judul ?? t('nota.judul')),
    tanda: tandaNota(context, dokumen, copy),
    kontak: [toko.kota, toko.no_telp && t('nota.telp', { nomor: toko.no_telp }), toko.npwp && `NPWP ${toko.npwp}`]
      .filter((text) => text !== '')
      .join('  ·  '),
    info: info(context, dokumen),
    kolom: [t('nota.barang'), ...kolomTampil(tata).map((kolom) => t(KOLOM[kolom]))],
    baris: [
      ...dokumen.barang.map((row) => baris(row, tata)),
      ...aksesoris.map((row) => barisAksesoris(row, tata, t)),
      ...barang_tukar.map((row) => barisLama(row, tata, t)),
    ],
    jumlah_barang: t('nota.jumlah_barang', { jumlah: dokumen.jumlah_barang }),
    total_berat: formatGram(dokumen.total_berat, t),
    ringkas: [...ringkasNota(dokumen, t), ...ringkasTukar(dokumen, t)],
    total: [tagihan.label, formatRupiah(tagihan.jumlah)],
    terbilang: [t('nota.terbilang'), besarkan(terbilangRupiah(tagihan.jumlah))],
    bayar: { judul: t('nota.pembayaran'), baris: bayarNota(dokumen, t, PAYMENTS) },
    keterangan: dokumen.keterangan ? `${t('nota.keterangan')}: ${dokumen.keterangan}` : '',
    syarat: syaratNota(context, toko, dokumen.tgl),
    tanda_tangan: [t('nota.pelanggan'), t('nota.hormat_kami')],
    meterai: tata.tampil_meterai && Dec.from(dokumen.grand_total).gt(METERAI_DI_ATAS) ? t('nota.meterai') : undefined,
    penutup: tata.penutup ?? '',
    qr: kodeNota(shop.kode_toko, dokumen),
    dicetak: t('nota.dicetak', {
      user: context.actor.user_id,
      waktu: formatInstant(context.now(), shop.zona_waktu),
    }),
  };
}
