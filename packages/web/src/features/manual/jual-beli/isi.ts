import { beliTerlaluMahal } from '@kilau/contract/trade/beli/harga-beli.calc.ts';
import { Dec } from '@kilau/contract/core/dec.ts';
import {
  hargaBeliManual,
  hargaJualManual,
  kunciBaris,
  nilaiBeliManual,
  nilaiJualManual,
  otorisasiJualManual,
  type AturanBeli,
} from '@kilau/contract/features/manual/jual-beli.calc.ts';
import type { StokJual } from '@kilau/contract/features/manual/jual-beli.wire.ts';
import {
  beratDiLuarToleransi,
  OTORISASI_BERAT_BELI,
  type BeratBeli,
  type ToleransiBerat,
} from '@kilau/contract/trade/beli/susut.calc.ts';
import type { HasilBayar } from '@kilau/contract/trade/bayar/bayar.calc.ts';
import type { HargaBaris, HargaSistem } from '@kilau/contract/trade/harga/harga-jual.calc.ts';
import type { Izin } from '../../../engine/approval/permintaan.ts';
import type { BayarDraft } from '../../../trade/bayar/bayar-draft.ts';
import { bayarKirim } from '../../../trade/bayar/bayar-kirim.ts';
import { hitungPembayaran } from '../../../trade/bayar/hitung.ts';
import { periksaKepala, periksaTagihan } from '../../../trade/dokumen/periksa.ts';
import { KOSONG, NOL, type Rusak } from '../../../trade/dokumen/salah.ts';
import { angka } from '../../../trade/harga/angka.ts';
import type { AturanJual } from '../../../trade/harga/aturan-jual.ts';
import { denganPpn, hargaSistem } from '../../../trade/harga/hitung.ts';
import { PELANGGAN_KOSONG, pelangganKirim, type PelangganDraft } from '../../../trade/pelanggan/pelanggan-draft.ts';

/** Numbers of a draft are texts, exactly as typed. */
type Angka = string;

export interface IsiJual {
  /** Key of the row of the stock, as `kunciBaris` writes it; empty while none is chosen. */
  readonly kunci: string;
  readonly qty: Angka;
  readonly berat: Angka;
  readonly harga: Angka;
  readonly ongkos: Angka;
  readonly diskon: Angka;
}
export interface BarisJual extends IsiJual {
  readonly id: string;
  /** The row of the stock with the price of the day, as it was when the line was made. */
  readonly stok: StokJual;
  readonly otorisasi: Izin | null;
}
export interface DraftJual {
  readonly kode_sales: string;
  readonly pelanggan: PelangganDraft;
  readonly barang: readonly BarisJual[];
  readonly bayar: readonly BayarDraft[];
}

export interface IsiBeli {
  readonly kode_group: string;
  readonly kode_dept: string;
  readonly kadar: Angka;
  readonly kode_baki: string;
  readonly qty: Angka;
  readonly berat: Angka;
  /** What the seller's nota says; empty when he has none. */
  readonly berat_nota: Angka;
  readonly harga: Angka;
  readonly potongan: Angka;
}
export interface BarisBeli extends IsiBeli {
  readonly id: string;
  readonly otorisasi: Izin | null;
}
export interface DraftBeli {
  readonly kode_sales: string;
  readonly pelanggan: PelangganDraft;
  readonly barang: readonly BarisBeli[];
  readonly cara_bayar: 'CASH' | 'TRANSFER';
  readonly no_rekening: string;
  readonly no_rekening_customer: string;
}

export const ISI_JUAL: IsiJual = { kunci: '', qty: '1', berat: '', harga: '', ongkos: '', diskon: '' };
export const ISI_BELI: IsiBeli = {
  kode_group: '',
  kode_dept: '',
  kadar: '',
  kode_baki: '',
  qty: '1',
  berat: '',
  berat_nota: '',
  harga: '',
  potongan: '',
};
export const jualKosong = (kode_sales = ''): DraftJual => ({
  kode_sales,
  pelanggan: PELANGGAN_KOSONG,
  barang: [],
  bayar: [],
});
export const beliKosong = (kode_sales = ''): DraftBeli => ({
  kode_sales,
  pelanggan: PELANGGAN_KOSONG,
  barang: [],
  cara_bayar: 'CASH',
  no_rekening: '',
  no_rekening_customer: '',
});

export const kunciStok = (stok: StokJual): string => kunciBaris(stok);

/** A line with its arithmetic: what the server will work out for it. */
export interface JualHitung {
  readonly baris: BarisJual;
  readonly hasil: HargaBaris;
  readonly ppn: Dec;
  readonly total: Dec;
  readonly kategori: string | undefined;
  readonly nilai: Readonly<Record<string, unknown>>;
}
export interface HitungJual {
  readonly baris: readonly JualHitung[];
  readonly ppn: Dec;
  readonly total: Dec;
  readonly bayar: HasilBayar;
}

/** One line by the rules of the shop. */
function hitungBaris(baris: BarisJual, aturan: AturanJual): JualHitung {
  const isi = {
    berat: angka(baris.berat),
    harga_gram: angka(baris.harga),
    ongkos: angka(baris.ongkos),
    diskon_rp: angka(baris.diskon),
  };
  const sistem: HargaSistem = baris.stok.harga
    ? hargaSistem(baris.stok.harga)
    : { sumber: 'GROUP', harga_gram: Dec.zero, persentase: Dec.zero, harga_tetap: null };
  const hasil = hargaJualManual(isi, sistem, aturan.harga);
  const { ppn, total } = denganPpn(hasil.harga_total, aturan.ppn, false);
  return {
    baris,
    hasil,
    ppn,
    total,
    kategori: otorisasiJualManual(isi, sistem, hasil, aturan.otorisasi),
    nilai: { ...nilaiJualManual(baris.stok, Number(baris.qty), isi, hasil) },
  };
}

export function hitungJual(draft: DraftJual, aturan: AturanJual): HitungJual {
  const baris = draft.barang.map((row) => hitungBaris(row, aturan));
  const total = Dec.sum(baris.map((row) => row.total));
  const bayar = hitungPembayaran(total, draft.bayar, aturan.fee);
  return { baris, total, ppn: Dec.sum(baris.map((row) => row.ppn)), bayar };
}

export const hargaBeli = (isi: IsiBeli, aturan: AturanBeli): Dec =>
  hargaBeliManual({ berat: angka(isi.berat), harga_gram: angka(isi.harga), potongan: angka(isi.potongan) }, aturan);

/** What the nota weighs, for the arithmetic. */
export const beratBeli = (isi: IsiBeli): BeratBeli => ({
  berat: angka(isi.berat),
  berat_nota: angka(isi.berat_nota).isZero() ? null : angka(isi.berat_nota),
});

/** A line with its arithmetic: what the server will work out for it. */
export interface BeliHitung {
  readonly baris: BarisBeli;
  readonly harga_beli: Dec;
  readonly kategori: string | undefined;
  readonly nilai: Readonly<Record<string, unknown>>;
}

export interface HitungBeli {
  readonly baris: readonly BeliHitung[];
  readonly total: Dec;
}

export function hitungBeli(draft: DraftBeli, aturan: AturanBeli, toleransi: ToleransiBerat | undefined): HitungBeli {
  const rows = draft.barang.map((baris): BeliHitung => {
    const isi = { ...beratBeli(baris), harga_gram: angka(baris.harga), potongan: angka(baris.potongan) };
    const harga_beli = hargaBeli(baris, aturan);
    return {
      baris,
      harga_beli,
      kategori: beratDiLuarToleransi(isi, toleransi) ? OTORISASI_BERAT_BELI : undefined,
      nilai: nilaiBeliManual(baris, Number(baris.qty), isi, harga_beli),
    };
  });
  return { baris: rows, total: Dec.sum(rows.map(({ harga_beli }) => harga_beli)) };
}

/**
 * What a line that is to be sold lacks. @param lain what other lines of the sale take from the same row of the stock.
 */
export function periksaIsiJual(isi: IsiJual, stok: StokJual | undefined, lain: readonly IsiJual[]): Rusak {
  if (!stok) return { kunci: KOSONG };
  const qty = lain.reduce((sum, baris) => sum + Number(baris.qty), Number(isi.qty));
  const berat = Dec.sum([isi, ...lain].map((baris) => angka(baris.berat)));
  return {
    ...(Number(isi.qty) < 1
      ? { qty: NOL }
      : qty > stok.qty
        ? { qty: { rule: 'melebihi_stok', params: { max: stok.qty } } }
        : {}),
    ...(angka(isi.berat).isZero()
      ? { berat: NOL }
      : berat.gt(stok.berat)
        ? { berat: { rule: 'melebihi_berat_stok' } }
        : {}),
    ...(angka(isi.harga).isZero() ? { harga: NOL } : {}),
  };
}

/**
 * What a line that is to be bought lacks. @param jual_gram what a gram of its group is sold for today, 0 when not
 * known.
 */
export function periksaIsiBeli(isi: IsiBeli, aturan: AturanBeli, jual_gram: Dec): Rusak {
  const harga = angka(isi.harga);
  return {
    ...(isi.kode_group === '' ? { kode_group: KOSONG } : {}),
    ...(isi.kode_dept === '' ? { kode_dept: KOSONG } : {}),
    ...(Number(isi.qty) < 1 ? { qty: NOL } : {}),
    ...(angka(isi.berat).isZero() ? { berat: NOL } : {}),
    ...(harga.isZero()
      ? { harga: NOL }
      : beliTerlaluMahal(harga, jual_gram, aturan)
        ? { harga: { rule: 'harga_beli_terlalu_tinggi' } }
        : {}),
    ...(harga.gt(0) && angka(isi.berat).gt(0) && hargaBeli(isi, aturan).isZero()
      ? { potongan: { rule: 'potongan_melebihi_harga' } }
      : {}),
  };
}

/** What keeps a sale from being sent; the server checks all of it again. */
export const periksaJual = (draft: DraftJual, { total, bayar }: HitungJual, aturan: AturanJual): Rusak => ({
  ...periksaKepala(draft, aturan),
  ...periksaTagihan(total, bayar),
});

export const periksaBeli = (draft: DraftBeli, aturan: AturanJual): Rusak => ({
  ...periksaKepala(draft, aturan),
  ...(draft.cara_bayar === 'TRANSFER' && draft.no_rekening === '' ? { no_rekening: KOSONG } : {}),
});

/** The body of `POST penjualan-manual`. */
export const kirimJual = ({ kode_sales, pelanggan, barang, bayar }: DraftJual) => ({
  kode_sales,
  pelanggan: pelangganKirim(pelanggan),
  bayar: bayar.map(bayarKirim),
  barang: barang.map(
    ({
      stok: { kode_gudang, kode_baki, kode_group, kode_dept, kadar },
      qty,
      berat,
      harga,
      ongkos,
      diskon,
      otorisasi,
    }) => ({
      kode_gudang,
      kode_baki,
      kode_group,
      kode_dept,
      kadar,
      qty: Number(qty),
      berat: angka(berat),
      harga_gram: angka(harga),
      ongkos: angka(ongkos),
      diskon_rp: angka(diskon),
      ...(otorisasi ? { otorisasi: otorisasi.id } : {}),
    }),
  ),
});

/** The body of `POST pembelian-manual`. What was left empty the server fills in. */
export const kirimBeli = ({
  kode_sales,
  pelanggan,
  barang,
  cara_bayar,
  no_rekening,
  no_rekening_customer,
}: DraftBeli) => ({
  kode_sales,
  pelanggan: pelangganKirim(pelanggan),
  cara_bayar,
  ...(cara_bayar === 'TRANSFER' ? { no_rekening, no_rekening_customer } : {}),
  barang: barang.map(
    ({ kode_group, kode_dept, kadar, kode_baki, qty, berat, berat_nota, harga, potongan, otorisasi }) => ({
      kode_group,
      kode_dept,
      ...(kadar === '' ? {} : { kadar: angka(kadar) }),
      ...(kode_baki === '' ? {} : { kode_baki }),
      qty: Number(qty),
      berat: angka(berat),
      ...(angka(berat_nota).isZero() ? {} : { berat_nota: angka(berat_nota) }),
      harga_gram: angka(harga),
      potongan: angka(potongan),
      ...(otorisasi ? { otorisasi: otorisasi.id } : {}),
    }),
  ),
});

/** Lines as the stock is priced now: whoever typed no price of his own goes with the day's. */
export function ikutiHarga(barang: readonly BarisJual[], stok: readonly StokJual[]): readonly BarisJual[] {
  const now = new Map(stok.map((row) => [kunciStok(row), row]));
  return barang.map((baris) => {
    const kini = now.get(baris.kunci);
    const [lama, baru] = [baris.stok.harga?.harga_gram, kini?.harga?.harga_gram];
    if (!kini || lama === baru) return baris;
    const ikut = baru !== undefined && lama !== undefined && angka(baris.harga).eq(lama);
    return { ...baris, stok: kini, otorisasi: null, ...(ikut ? { harga: String(baru) } : {}) };
  });
}
