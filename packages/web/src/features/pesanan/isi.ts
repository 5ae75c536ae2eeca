import { Dec } from '@kilau/contract/core/dec.ts';
import type { Wire } from '@kilau/contract/core/schema.ts';
import { hargaPesanan } from '@kilau/contract/features/pesanan/pesanan.calc.ts';
import type { JENIS_CONTOH } from '@kilau/contract/features/pesanan/pesanan.kind.ts';
import type { HasilBayar } from '@kilau/contract/trade/bayar/bayar.calc.ts';
import {
  ongkosBaris,
  type HargaBaris,
  type HargaSistem,
  type TipeOngkos,
} from '@kilau/contract/trade/harga/harga-jual.calc.ts';
import { kategoriOtorisasi, nilaiBaris } from '@kilau/contract/trade/otorisasi/otorisasi-baris.calc.ts';
import type { Izin } from '../../engine/approval/permintaan.ts';
import type { BayarDraft } from '../../trade/bayar/bayar-draft.ts';
import { bayarKirim } from '../../trade/bayar/bayar-kirim.ts';
import { hitungPembayaran } from '../../trade/bayar/hitung.ts';
import { periksaKepala } from '../../trade/dokumen/periksa.ts';
import { KOSONG, NOL, type Rusak } from '../../trade/dokumen/salah.ts';
import { angka } from '../../trade/harga/angka.ts';
import type { AturanJual } from '../../trade/harga/aturan-jual.ts';
import { denganPpn, hargaSistem } from '../../trade/harga/hitung.ts';
import { PELANGGAN_KOSONG, pelangganKirim, type PelangganDraft } from '../../trade/pelanggan/pelanggan-draft.ts';

/** Numbers of a draft are texts, exactly as typed. */
type Angka = string;

/** What goods of a group cost today (`GET pesanan/harga`). */
export interface HargaDipesan {
  readonly kadar: number;
  readonly harga: Wire<HargaSistem>;
  readonly tipe_ongkos: TipeOngkos;
  readonly ongkos: number;
}

/** Goods to be made, as they are described. */
export interface IsiBarang {
  readonly nama_barang: string;
  readonly kode_group: string;
  readonly kode_dept: string;
  readonly kadar: Angka;
  readonly berat: Angka;
  readonly harga: Angka;
  readonly ongkos: Angka;
  readonly deskripsi: string;
  readonly foto: string;
}
export interface BarisPesanan extends IsiBarang {
  readonly id: string;
  /** What it cost when the line was made. */
  readonly hari_ini: HargaDipesan;
  readonly otorisasi: Izin | null;
}

export interface IsiContoh {
  readonly jenis: (typeof JENIS_CONTOH)[number];
  readonly kode_barcode: string;
  readonly deskripsi: string;
  readonly berat: Angka;
}
export interface BarisContoh extends IsiContoh {
  readonly id: string;
}

/** An order that is not saved yet. */
export interface DraftPesanan {
  readonly kode_sales: string;
  readonly pelanggan: PelangganDraft;
  readonly mengikat: boolean;
  readonly tgl_selesai: string;
  readonly kode_tukang: string;
  readonly keterangan: string;
  readonly barang: readonly BarisPesanan[];
  readonly contoh: readonly BarisContoh[];
  readonly bayar: readonly BayarDraft[];
}

export const ISI_BARANG: IsiBarang = {
  nama_barang: '',
  kode_group: '',
  kode_dept: '',
  kadar: '',
  berat: '',
  harga: '',
  ongkos: '',
  deskripsi: '',
  foto: '',
};
export const ISI_CONTOH: IsiContoh = { jenis: 'BAWA SENDIRI', kode_barcode: '', deskripsi: '', berat: '' };

export const pesananKosong = (kode_sales = ''): DraftPesanan => ({
  kode_sales,
  pelanggan: PELANGGAN_KOSONG,
  mengikat: true,
  tgl_selesai: '',
  kode_tukang: '',
  keterangan: '',
  barang: [],
  contoh: [],
  bayar: [],
});

/** Nothing worth keeping has been entered yet. */
export const pesananHampa = ({ barang, contoh, bayar, pelanggan }: DraftPesanan): boolean =>
  barang.length + contoh.length + bayar.length === 0 && pelanggan.nama === '' && pelanggan.kode_member === '';

/** The usual making charge of goods that weigh so much. */
export const ongkosBiasa = ({ tipe_ongkos, ongkos }: HargaDipesan, berat: Angka): Dec =>
  ongkosBaris(tipe_ongkos, ongkos, angka(berat));

/** A line with its arithmetic: what the server will work out for it. */
export interface BarisHitung {
  readonly baris: BarisPesanan;
  readonly ongkos: Dec;
  readonly hasil: HargaBaris;
  readonly ppn: Dec;
  readonly total: Dec;
  readonly kategori: string | undefined;
  readonly nilai: object;
}
export interface HitungPesanan {
  readonly baris: readonly BarisHitung[];
  readonly ppn: Dec;
  readonly total: Dec;
  readonly bayar: HasilBayar;
}

function hitungBaris(baris: BarisPesanan, aturan: AturanJual): BarisHitung {
  const sistem = hargaSistem(baris.hari_ini.harga);
  const berat = angka(baris.berat);
  const harga_gram = angka(baris.harga);
  const biasa = ongkosBiasa(baris.hari_ini, baris.berat);
  const ongkos = baris.ongkos === '' ? biasa : angka(baris.ongkos);
  const hasil = hargaPesanan({ berat, harga_gram, ongkos }, sistem, aturan.harga);
  return {
    baris,
    ongkos,
    hasil,
    ...denganPpn(hasil.harga_total, aturan.ppn, false),
    kategori: kategoriOtorisasi(
      { berat, tipe_ongkos: 'TOTAL', ongkos: biasa },
      sistem,
      { berat, harga: harga_gram, hasil },
      aturan.otorisasi,
    ),
    nilai: nilaiBaris(baris.nama_barang, berat, harga_gram, hasil),
  };
}

/** The whole order as the server will work it out. */
export function hitungPesanan(draft: DraftPesanan, aturan: AturanJual): HitungPesanan {
  const baris = draft.barang.map((row) => hitungBaris(row, aturan));
  const total = Dec.sum(baris.map((row) => row.total));
  return {
    baris,
    total,
    ppn: Dec.sum(baris.map((row) => row.ppn)),
    bayar: hitungPembayaran(total, draft.bayar, aturan.fee),
  };
}

/** What a line of goods lacks. */
export const periksaBarang = (isi: IsiBarang): Rusak => ({
  ...(isi.nama_barang.trim() === '' && { nama_barang: KOSONG }),
  ...(isi.kode_group === '' && { kode_group: KOSONG }),
  ...(isi.kode_dept === '' && { kode_dept: KOSONG }),
  ...(angka(isi.berat).isZero() && { berat: NOL }),
  ...(angka(isi.harga).isZero() && { harga: NOL }),
});

/** What a sample lacks. */
export const periksaContoh = ({ jenis: jenisContoh, kode_barcode, deskripsi, berat }: IsiContoh): Rusak =>
  jenisContoh === 'DARI TOKO'
    ? { ...(kode_barcode === '' && { kode_barcode: KOSONG }) }
    : {
        ...(deskripsi.trim() === '' && { deskripsi: KOSONG }),
        ...(angka(berat).isZero() && { berat: NOL }),
      };

/** What keeps it from being sent: at least some money, and no more than it comes to; a day on which it is ready. */
export const periksaPesanan = (draft: DraftPesanan, { bayar }: HitungPesanan, aturan: AturanJual): Rusak => ({
  ...periksaKepala(draft, aturan),
  ...(draft.tgl_selesai === '' && { tgl_selesai: KOSONG }),
  ...(draft.bayar.length === 0
    ? { bayar: KOSONG }
    : bayar.kembali.gt(0) || bayar.lebih_non_tunai.gt(0)
      ? { bayar: { rule: 'melebihi_tagihan' } }
      : {}),
});

const berisi = <T extends object>(isi: T) =>
  Object.fromEntries(Object.entries(isi).filter(([, value]) => value !== ''));

/** The body of `POST pesanan`. What was left empty the server fills in. */
export const kirimPesanan = ({ kode_sales, pelanggan, mengikat, barang, contoh, bayar, ...rincian }: DraftPesanan) => ({
  kode_sales,
  pelanggan: pelangganKirim(pelanggan),
  mengikat,
  ...berisi(rincian),
  barang: barang.map(
    ({ kode_group, kode_dept, nama_barang, kadar, berat, harga, ongkos, deskripsi, foto, otorisasi }) => ({
      nama_barang,
      kode_group,
      kode_dept,
      berat: angka(berat),
      harga_gram: angka(harga),
      ...(kadar !== '' && { kadar: angka(kadar) }),
      ...(ongkos !== '' && { ongkos: angka(ongkos) }),
      ...berisi({ deskripsi, foto }),
      ...(otorisasi && { otorisasi: otorisasi.id }),
    }),
  ),
  contoh: contoh.map(({ jenis: jenisContoh, kode_barcode, deskripsi, berat }) => ({
    jenis: jenisContoh,
    ...(jenisContoh === 'DARI TOKO' ? { kode_barcode } : { berat: angka(berat) }),
    ...berisi({ deskripsi }),
  })),
  bayar: bayar.map(bayarKirim),
});
