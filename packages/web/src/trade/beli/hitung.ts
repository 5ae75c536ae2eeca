import { Dec, type DecInput } from '@kilau/contract/core/dec.ts';
import type { BarangNota, RujukanBeli } from '@kilau/contract/trade/beli/beli.wire.ts';
import {
  hargaBeliMaks,
  hargaNota,
  hargaRataBeli,
  tanggaBeli,
  type Potongan,
  type TanggaBeli,
} from '@kilau/contract/trade/beli/harga-beli.calc.ts';
import { kategoriIzinBeli, nilaiIzinBeli } from '@kilau/contract/trade/beli/izin-beli.calc.ts';
import { hargaSegram } from '@kilau/contract/trade/harga/harga-jual.calc.ts';
import { angka } from '../harga/angka.ts';
import type { AturanBeli } from './aturan.ts';
import { luarDari, notaDari, type BarisBeli, type IsiBeli, type IsiLuar } from './isi.ts';

export const RUJUKAN_KOSONG: RujukanBeli = { kondisi: [], harga: [], harga_kadar: [], group: [] };
const TANPA_POTONGAN: Potongan = { jenis_potongan: 'RP', potongan: 0, persentase: 0 };

/** What a line is about, whether it has a nota or was described. */
interface Barang {
  readonly kode_barcode: string;
  readonly nama_barang: string;
  readonly kode_group: string;
  readonly kode_dept: string;
  readonly kadar: Dec;
  /** Null without a nota. */
  readonly berat_nota: Dec | null;
  /** Rupiah per gram that its group sells for today. */
  readonly harga_emas: Dec;
  /** Rupiah per gram that it is bought for where it has no nota. */
  readonly harga_gram: Dec;
  readonly potongan: Potongan | null;
}

/** A line with its arithmetic: what the server will work out for it. */
export interface BarisHitung {
  readonly baris: BarisBeli;
  readonly barang: Barang;
  readonly berat: Dec;
  readonly kondisi: Potongan | undefined;
  readonly tangga: TanggaBeli;
  readonly harga_beli: Dec;
  /** The most that is paid without asking; undefined where the shop has set nothing. */
  readonly harga_maks: Dec | undefined;
  /** Its grams at today's price; zero while none is set. */
  readonly emas_hari_ini: Dec;
  readonly kategori: string | undefined;
  readonly nilai: Readonly<Record<string, string | number | null>>;
}

/** What goods that are bought come to. */
export interface HitungBarang {
  readonly baris: readonly BarisHitung[];
  readonly total: Dec;
  readonly berat: Dec;
  /** Rupiah per gram over all lines; zero while nothing is weighed. */
  readonly rata: Dec;
  readonly emas_hari_ini: Dec;
}

const barangNota = (nota: BarangNota): Barang => ({
  ...nota,
  kadar: Dec.from(nota.kadar),
  berat_nota: Dec.from(nota.berat_nota),
  harga_emas: Dec.from(nota.harga_emas),
  harga_gram: Dec.zero,
});

/** Rupiah per gram for goods without a nota: by the code that was chosen, or the day's by their kadar. */
export function hargaGram(
  { kode_harga }: IsiLuar,
  kadar: Dec,
  { harga, harga_kadar }: RujukanBeli,
  aturan: AturanBeli,
): Dec {
  if (kode_harga !== '') return Dec.from(harga.find((row) => row.kode_harga === kode_harga)?.harga_per_gram ?? 0);
  const hariIni = aturan.harga_kadar ? harga_kadar.find((row) => kadar.eq(row.kadar)) : undefined;
  return Dec.from(hariIni?.harga_gram ?? 0);
}

function barangLuar(luar: IsiLuar, rujukan: RujukanBeli, aturan: AturanBeli): Barang {
  const group = rujukan.group.find(({ kode_group }) => kode_group === luar.kode_group);
  const kadar = luar.kadar === '' ? Dec.from(group?.kadar_group ?? 0) : angka(luar.kadar);
  const jual = group && hargaSegram({ ...group, kadar }, aturan.mode_harga);
  return {
    kode_barcode: '',
    nama_barang: luar.nama_barang,
    kode_group: luar.kode_group,
    kode_dept: luar.kode_dept,
    kadar,
    berat_nota: null,
    harga_emas: jual ?? Dec.zero,
    harga_gram: hargaGram(luar, kadar, rujukan, aturan),
    potongan: group?.potongan ?? null,
  };
}

const kePenuh = (harga_gram: Dec, berat: Dec): Dec => harga_gram.times(berat).round(0, 'half-up');

/** One line by the rules of the shop. */
function hitungBaris(baris: BarisBeli, rujukan: RujukanBeli, aturan: AturanBeli): BarisHitung {
  const nota = notaDari(baris);
  const luar = luarDari(baris);
  const barang =
    'nota' in baris.barang ? barangNota(baris.barang.nota) : barangLuar(baris.barang.luar, rujukan, aturan);
  const berat = angka(baris.berat);
  const hidup = aturan.hidup && baris.hidup;
  const emas_hari_ini = kePenuh(barang.harga_emas, berat);
  const kondisi = rujukan.kondisi.find(({ kondisi_barang }) => kondisi_barang === baris.kondisi_barang);
  const tangga = tanggaBeli(
    {
      dasar: hidup ? emas_hari_ini : nota ? hargaNota(nota, aturan.harga) : kePenuh(barang.harga_gram, berat),
      berat,
      berat_nota: hidup ? null : barang.berat_nota,
      kondisi: kondisi ?? TANPA_POTONGAN,
      kategori: barang.potongan,
      potongan_lain: aturan.potongan_lain ? angka(baris.potongan_lain) : 0,
    },
    aturan.harga,
  );
  const { harga_hitung } = tangga;
  const harga_beli = aturan.harga_terkunci || baris.harga_beli === null ? harga_hitung : angka(baris.harga_beli);
  const harga_maks = nota && hargaBeliMaks(tangga.dasar, berat, baris.kondisi_barang, nota.rugi);
  const dinilai = { bernota: nota !== undefined, berat, berat_nota: barang.berat_nota, harga_hitung, harga_beli };
  return {
    baris,
    barang,
    berat,
    kondisi,
    tangga,
    harga_beli,
    harga_maks,
    emas_hari_ini,
    // Before its condition is known nobody can agree to anything.
    kategori: kondisi && berat.gt(0) ? kategoriIzinBeli({ ...dinilai, harga_maks }, aturan.izin) : undefined,
    nilai: nilaiIzinBeli({
      ...barang,
      kondisi_barang: baris.kondisi_barang,
      berat,
      harga_nota: tangga.dasar,
      harga_beli,
      uji: luar?.uji ?? null,
      hasil_kadar: luar?.hasil_kadar ? angka(luar.hasil_kadar) : null,
      foto_barang: baris.foto_barang,
    }),
  };
}

/** All of them: what is paid for what. */
export function hitungBarang(
  { barang }: Pick<IsiBeli, 'barang'>,
  rujukan: RujukanBeli,
  aturan: AturanBeli,
): HitungBarang {
  const baris = barang.map((row) => hitungBaris(row, rujukan, aturan));
  const total = Dec.sum(baris.map((row) => row.harga_beli));
  const berat = Dec.sum(baris.map((row) => row.berat));
  return {
    baris,
    total,
    berat,
    rata: berat.gt(0) ? hargaRataBeli(total, berat) : Dec.zero,
    emas_hari_ini: Dec.sum(baris.map((row) => row.emas_hari_ini)),
  };
}

/** By how many percent a price lies above or below another; undefined where there is none to compare with. */
export function bedaPersen(harga: Dec, dasar: DecInput): Dec | undefined {
  const dari = Dec.from(dasar);
  return dari.gt(0) ? harga.minus(dari).times(100).dividedBy(dari, 2, 'half-up') : undefined;
}

/** Prices that nobody is asked about; an end that is undefined is open. */
export interface Bebas {
  readonly dari: Dec | undefined;
  readonly sampai: Dec | undefined;
}

/** Where approval begins by price; undefined where a line needs one whatever it costs, or no price needs one. */
export function batasBebas(
  { baris, barang, berat, tangga: { harga_hitung }, harga_maks, kondisi }: BarisHitung,
  { izin, harga_terkunci }: AturanBeli,
): Bebas | undefined {
  const dinilai = { bernota: notaDari(baris) !== undefined, berat, berat_nota: barang.berat_nota };
  const tanpaHarga = { ...dinilai, harga_hitung, harga_beli: harga_hitung, harga_maks: undefined };
  if (kondisi === undefined || harga_terkunci || kategoriIzinBeli(tanpaHarga, izin) !== undefined) return undefined;
  const dari = izin.dibawah ? harga_hitung : undefined;
  const atas = [izin.diatas ? harga_hitung : undefined, harga_maks].filter((harga) => harga !== undefined);
  const [pertama] = atas;
  const sampai = pertama && atas.reduce((least, harga) => Dec.min(least, harga), pertama);
  if ((dari === undefined && sampai === undefined) || (dari && sampai && dari.gt(sampai))) return undefined;
  return { dari, sampai };
}
