import { Dec } from '@kilau/contract/core/dec.ts';
import type { HasilBayar } from '@kilau/contract/trade/bayar/bayar.calc.ts';
import type { JenisBayar } from '@kilau/contract/trade/bayar/cara-bayar.ts';
import { hargaJauh } from '@kilau/contract/trade/harga/harga-gram.calc.ts';
import { hargaBaris, type HargaBaris } from '@kilau/contract/trade/harga/harga-jual.calc.ts';
import { potonganKupon } from '@kilau/contract/trade/kupon/kupon.calc.ts';
import {
  kategoriOtorisasi,
  nilaiBaris,
  type NilaiBaris,
} from '@kilau/contract/trade/otorisasi/otorisasi-baris.calc.ts';
import type { BarangTitipan } from '@kilau/contract/trade/titip/titipan.wire.ts';
import type { BayarDraft } from '../../../trade/bayar/bayar-draft.ts';
import { hitungPembayaran } from '../../../trade/bayar/hitung.ts';
import { angka } from '../../../trade/harga/angka.ts';
import type { AturanJual } from '../../../trade/harga/aturan-jual.ts';
import { denganPpn, hargaSistem } from '../../../trade/harga/hitung.ts';
import type { BarangJual } from '../wire.ts';
import { hitungAksesoris, type AksesorisHitung } from './aksesoris.ts';
import type { BarisDraft, DraftJual } from './draft.ts';

/** A line with its arithmetic: what the server will work out for it. */
export interface BarisHitung {
  readonly baris: BarisDraft;
  readonly berat: Dec;
  readonly hasil: HargaBaris;
  readonly ppn: Dec;
  /** What the customer pays for it, tax included. */
  readonly total: Dec;
  /** Category of the approval it needs. */
  readonly kategori: string | undefined;
  /** What that approval is bound to. */
  readonly nilai: NilaiBaris;
}

/** A piece of a promise, with the way in which that pays. */
export interface BarangDijemput extends BarangTitipan {
  readonly cara: JenisBayar;
}

export interface HitungJual {
  readonly baris: readonly BarisHitung[];
  /** Pieces that come with the deposits and orders which pay, at the prices that the server has said. */
  readonly titipan: readonly BarangDijemput[];
  readonly aksesoris: readonly AksesorisHitung[];
  readonly berat: Dec;
  readonly ongkos: Dec;
  readonly diskon: Dec;
  readonly ppn: Dec;
  readonly total: Dec;
  /** What a coupon is worth a share of: without tax that is added. */
  readonly belanja: Dec;
  /** The payments, each with what it pays of this very sale. */
  readonly pembayaran: readonly BayarDraft[];
  readonly bayar: HasilBayar;
  /** What old goods pay of it; undefined where nothing is exchanged. */
  readonly tukar: Dec | undefined;
}

/** Whether a price wants a second look before it goes on, and how far it is from today's in percent. */
export function hargaMeragukan(
  barang: BarangJual,
  harga: Dec,
  aturan: AturanJual,
): { readonly sekarang: Dec; readonly persen: Dec } | undefined {
  const sekarang = Dec.from(barang.harga.harga_tetap ?? barang.harga.harga_gram);
  if (!hargaJauh(sekarang, harga, aturan.otorisasi.batas_persen)) return undefined;
  return { sekarang, persen: harga.minus(sekarang).times(100).dividedBy(sekarang, 0, 'half-up') };
}

/** One line by the rules of the shop. */
export function hitungBaris(baris: BarisDraft, aturan: AturanJual): BarisHitung {
  const { barang } = baris;
  const sistem = hargaSistem(barang.harga);
  const berat = angka(baris.berat);
  const harga = angka(baris.harga);
  const tetap = sistem.harga_tetap !== null;
  const ongkos =
    baris.ongkos === null
      ? { tipe_ongkos: barang.tipe_ongkos, tarif_ongkos: barang.ongkos }
      : { tipe_ongkos: 'TOTAL' as const, tarif_ongkos: angka(baris.ongkos) };
  const harga_gram = tetap ? Dec.zero : harga;
  const hasil = hargaBaris(
    {
      berat,
      harga_gram,
      persentase: sistem.persentase,
      harga_tetap: tetap ? harga : null,
      harga_atribut: barang.harga_atribut,
      ...ongkos,
      ...(baris.cara_diskon === 'PERSEN' ? { diskon_persen: angka(baris.diskon) } : { diskon_rp: angka(baris.diskon) }),
    },
    aturan.harga,
  );
  return {
    baris,
    berat,
    hasil,
    ...denganPpn(hasil.harga_total, aturan.ppn, barang.asal_faktur_pajak),
    kategori: kategoriOtorisasi(barang, sistem, { berat, harga, hasil }, aturan.otorisasi),
    nilai: nilaiBaris(barang.kode_barcode, berat, harga_gram, hasil),
  };
}

/** Lines that were worked out, by the rules they were worked out with: a line of a draft never changes in place. */
const worked = new WeakMap<AturanJual, WeakMap<BarisDraft, BarisHitung>>();

function hitungOnce(baris: BarisDraft, aturan: AturanJual): BarisHitung {
  const known = worked.get(aturan) ?? new WeakMap<BarisDraft, BarisHitung>();
  worked.set(aturan, known);
  const hasil = known.get(baris) ?? hitungBaris(baris, aturan);
  known.set(baris, hasil);
  return hasil;
}

/** Old goods as a payment, behind all others. */
const bayarTukar = ({ tukar }: DraftJual) =>
  tukar && tukar.isi.barang.length > 0 ? [{ jenis: 'TUKAR', jumlah: tukar.jumlah, fee_persen: '' } as const] : [];

/** A payment with what it pays: a coupon follows what is bought. */
const denganKupon = (bayar: BayarDraft, belanja: Dec): BayarDraft =>
  bayar.kupon ? { ...bayar, jumlah: (potonganKupon(bayar.kupon, belanja) ?? Dec.zero).toString() } : bayar;

/** The whole sale as the server will work it out. */
export function hitungJual(draft: DraftJual, aturan: AturanJual): HitungJual {
  const baris = draft.barang.map((row) => hitungOnce(row, aturan));
  const titipan = draft.bayar.flatMap(({ jenis: cara, titipan: janji }) =>
    (janji?.barang ?? []).map((row) => ({ ...row, cara })),
  );
  const jumlah = (name: 'berat' | 'ongkos' | 'ppn' | 'harga_total'): Dec =>
    Dec.sum(titipan.map((row) => Dec.from(row[name])));
  const aksesoris = (draft.aksesoris ?? []).map((row) => hitungAksesoris(row, aturan));
  const total = Dec.sum([...baris, ...aksesoris].map((row) => row.total)).plus(jumlah('harga_total'));
  const tambahan = (ppn: Dec): Dec => (aturan.ppn?.cara === 'EXCLUDE' ? ppn : Dec.zero);
  const belanja = Dec.sum(baris.map((row) => row.hasil.harga_total))
    .plus(jumlah('harga_total'))
    .minus(tambahan(jumlah('ppn')));
  const pembayaran = draft.bayar.map((bayar) => denganKupon(bayar, belanja));
  return {
    baris,
    titipan,
    aksesoris,
    belanja,
    pembayaran,
    total,
    berat: Dec.sum(baris.map((row) => row.berat)).plus(jumlah('berat')),
    ongkos: Dec.sum(baris.map((row) => row.hasil.ongkos)).plus(jumlah('ongkos')),
    diskon: Dec.sum([...baris.map((row) => row.hasil.diskon), ...aksesoris.map((row) => row.diskon)]),
    ppn: Dec.sum([...baris, ...aksesoris].map((row) => row.ppn)).plus(jumlah('ppn')),
    bayar: hitungPembayaran(total, [...pembayaran, ...bayarTukar(draft)], aturan.fee),
    tukar: draft.tukar && angka(draft.tukar.jumlah),
  };
}
