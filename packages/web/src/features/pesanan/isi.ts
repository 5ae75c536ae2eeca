import { Dec } from '@kilau/contract/core/dec.ts';
import type { Wire } from '@kilau/contract/core/schema.ts';
import { pesanan, type JENIS_CONTOH } from '@kilau/contract/features/pesanan/pesanan.kind.ts';
import { ongkosBaris, type HargaSistem, type TipeOngkos } from '@kilau/contract/trade/harga/harga-jual.calc.ts';
import { nilaiTanpaBarcode } from '@kilau/contract/trade/harga/tanpa-barcode.calc.ts';
import type { Izin } from '../../engine/approval/permintaan.ts';
import { hitungPembayaran } from '../../trade/bayar/hitung.ts';
import { drafHampa, drafKirim, drafKosong, periksaUangMuka, type Draf } from '../../trade/dokumen/draf.ts';
import { periksaKepala } from '../../trade/dokumen/periksa.ts';
import { KOSONG, NOL, type Rusak } from '../../trade/dokumen/salah.ts';
import { angka } from '../../trade/harga/angka.ts';
import type { AturanJual } from '../../trade/harga/aturan-jual.ts';
import { denganPpn, hargaSistem } from '../../trade/harga/hitung.ts';
import { isiKirim, isiKosong, kurangIsi, type Isi } from '../../trade/isian/isi.ts';

/** What goods of a group cost today (`GET pesanan/harga`). */
export interface HargaDipesan {
  readonly kadar: number;
  readonly harga: Wire<HargaSistem>;
  readonly tipe_ongkos: TipeOngkos;
  readonly ongkos: number;
}

const { otorisasi: _, ...barang } = pesanan.rows.barang;
/** What is typed of goods to be made. */
export const FIELDS_BARANG = barang;
/** Goods to be made, as they are described. */
export type IsiBarang = Isi<typeof FIELDS_BARANG>;
export interface BarisPesanan extends IsiBarang {
  readonly id: string;
  /** What it cost when the line was made. */
  readonly hari_ini: HargaDipesan;
  readonly otorisasi: Izin | null;
}

export const FIELDS_CONTOH = pesanan.rows.contoh;
const { tgl_selesai, kode_tukang, keterangan } = pesanan.header;
export const RINCIAN = { tgl_selesai, kode_tukang, keterangan } as const;
export interface IsiContoh extends Isi<typeof FIELDS_CONTOH> {
  readonly jenis: (typeof JENIS_CONTOH)[number];
}
export type BarisContoh = IsiContoh & { readonly id: string };

/** An order that is not saved yet. */
export interface DraftPesanan extends Draf<BarisPesanan> {
  readonly mengikat: boolean;
  readonly tgl_selesai: string;
  readonly kode_tukang: string;
  readonly keterangan: string;
  readonly contoh: readonly BarisContoh[];
}

export const ISI_BARANG = isiKosong(FIELDS_BARANG);
export const ISI_CONTOH: IsiContoh = { ...isiKosong(FIELDS_CONTOH), jenis: 'BAWA SENDIRI' };

export const pesananKosong = (sebelum?: DraftPesanan): DraftPesanan => ({
  ...drafKosong(sebelum),
  mengikat: true,
  tgl_selesai: '',
  kode_tukang: '',
  keterangan: '',
  contoh: [],
});

/** Nothing worth keeping has been entered yet. */
export const pesananHampa = (draft: DraftPesanan): boolean => drafHampa(draft) && draft.contoh.length === 0;

/** A line as the day's price is now: one that was at the price of before follows it, another keeps what was typed. */
export function ikutiHarga(baris: BarisPesanan, kini: HargaDipesan): BarisPesanan {
  const [lama, baru] = [baris.hari_ini.harga.harga_gram, kini.harga.harga_gram];
  if (lama === baru) return baris;
  const ikut = angka(baris.harga_gram).eq(lama);
  return { ...baris, hari_ini: kini, otorisasi: null, ...(ikut && { harga_gram: String(baru) }) };
}

/** The usual making charge of goods that weigh so much. */
export const ongkosBiasa = ({ tipe_ongkos, ongkos }: HargaDipesan, berat: string): Dec =>
  ongkosBaris(tipe_ongkos, ongkos, angka(berat));

/** A line with its arithmetic: what the server will work out for it. */
export type BarisHitung = ReturnType<typeof hitungBaris>;
export type HitungPesanan = ReturnType<typeof hitungPesanan>;

function hitungBaris(baris: BarisPesanan, aturan: AturanJual) {
  const biasa = ongkosBiasa(baris.hari_ini, baris.berat);
  const ongkos = baris.ongkos === '' ? biasa : angka(baris.ongkos);
  const isi = { berat: angka(baris.berat), harga_gram: angka(baris.harga_gram), ongkos };
  const hitung = nilaiTanpaBarcode(baris.nama_barang, isi, hargaSistem(baris.hari_ini.harga), aturan, biasa);
  return { baris, ongkos, ...hitung, ...denganPpn(hitung.hasil.harga_total, aturan.ppn, false) };
}

/** The whole order as the server will work it out. */
export function hitungPesanan(draft: DraftPesanan, aturan: AturanJual) {
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
  ...kurangIsi(FIELDS_BARANG, isi),
  ...(angka(isi.harga_gram).isZero() && { harga_gram: NOL }),
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
  ...periksaUangMuka(draft.bayar, bayar),
});

/** The body of `POST pesanan`. What was left empty the server fills in. */
export const kirimPesanan = (draft: DraftPesanan) => ({
  ...drafKirim(draft),
  mengikat: draft.mengikat,
  ...isiKirim(RINCIAN, draft),
  barang: draft.barang.map(({ otorisasi, ...isi }) => ({
    ...isiKirim(FIELDS_BARANG, isi),
    ...(otorisasi && { otorisasi: otorisasi.id }),
  })),
  contoh: draft.contoh.map((isi) => ({
    ...isiKirim(FIELDS_CONTOH, { ...isi, ...(isi.jenis === 'DARI TOKO' ? { berat: '' } : { kode_barcode: '' }) }),
  })),
});
