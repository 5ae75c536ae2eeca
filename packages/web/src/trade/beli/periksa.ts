import { BARIS_BELI_FIELDS } from '@kilau/contract/trade/beli/baris-beli.fields.ts';
import { beliTerlaluMahal, hargaRataBeli } from '@kilau/contract/trade/beli/harga-beli.calc.ts';
import { KOSONG, NOL, salahBarang, type Rusak } from '../dokumen/salah.ts';
import { angka } from '../harga/angka.ts';
import type { AturanBeli } from './aturan.ts';
import type { BarisHitung } from './hitung.ts';
import { adaLuar, luarDari, type IsiBeli, type IsiLuar } from './isi.ts';

const NAMA_MIN = BARIS_BELI_FIELDS.nama_barang.min;
/** Who brings goods without a nota says who he is; a KTP has sixteen digits. */
export const periksaIdentitas = (
  { jenis_identitas, nik_sim_passport, foto_identitas }: IsiBeli,
  { foto }: Pick<AturanBeli, 'foto'>,
): Rusak => ({
  ...(foto && foto_identitas === '' && { foto_identitas: KOSONG }),
  ...(jenis_identitas === '' && { jenis_identitas: KOSONG }),
  ...(nik_sim_passport === ''
    ? { nik_sim_passport: KOSONG }
    : jenis_identitas === 'KTP' && !/^\d{16}$/.test(nik_sim_passport)
      ? { nik_sim_passport: { rule: 'nik_16_angka' } }
      : {}),
});

/** What a description lacks. @param harga_gram what a gram of it is bought for, 0 when nothing says so. */
export const periksaLuar = (luar: IsiLuar, harga_gram: { readonly isZero: () => boolean }): Rusak => ({
  ...(luar.nama_barang === ''
    ? { nama_barang: KOSONG }
    : luar.nama_barang.length < NAMA_MIN
      ? { nama_barang: { rule: 'terlalu_pendek', params: { min: NAMA_MIN } } }
      : {}),
  ...(luar.kode_group === '' && { kode_group: KOSONG }),
  ...(luar.kode_dept === '' && { kode_dept: KOSONG }),
  ...(angka(luar.berat).isZero() && { berat: NOL }),
  ...(harga_gram.isZero() && { kode_harga: KOSONG }),
});

/** What keeps a line from being bought, by field. */
function periksaBaris({ baris, barang, berat, harga_beli, kondisi }: BarisHitung, aturan: AturanBeli): Rusak {
  if (kondisi === undefined) return { kondisi_barang: KOSONG };
  if (berat.isZero()) return { berat: NOL };
  if (aturan.foto && baris.foto_barang === '') return { foto_barang: KOSONG };
  if (aturan.hidup && baris.hidup && barang.harga_emas.isZero()) return { hidup: { rule: 'harga_belum_diatur' } };
  if (harga_beli.isZero()) {
    return { harga_beli: baris.harga_beli === null ? { rule: 'potongan_melebihi_harga' } : NOL };
  }
  // Goods that nobody knows are never dearer than the shop sells them for: a digit too many.
  const mahal = luarDari(baris) && beliTerlaluMahal(hargaRataBeli(harga_beli, berat), barang.harga_emas, aturan);
  return mahal ? { harga_beli: { rule: 'harga_beli_terlalu_tinggi' } } : {};
}

/** What keeps goods from being bought, by place; the server checks all of it again. */
export function periksaBarang(isi: IsiBeli, baris: readonly BarisHitung[], aturan: AturanBeli): Rusak {
  const rusak = baris.flatMap((row) =>
    Object.entries(periksaBaris(row, aturan)).map(
      ([field, salah]) => [salahBarang(row.baris.id, field), salah] as const,
    ),
  );
  return { ...(adaLuar(isi) && periksaIdentitas(isi, aturan)), ...Object.fromEntries(rusak) };
}
