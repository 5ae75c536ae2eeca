import { Dec } from '@kilau/contract/core/dec.ts';
import type { KindInput } from '@kilau/contract/core/kind.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import type { pembelian } from '@kilau/contract/features/pembelian/pembelian.kind.ts';
import {
  beliTerlaluMahal,
  hargaBeliMaks,
  hargaNota,
  hargaRataBeli,
  tanggaBeli,
  type TanggaBeli,
} from '@kilau/contract/trade/beli/harga-beli.calc.ts';
import { kategoriIzinBeli } from '@kilau/contract/trade/beli/izin-beli.calc.ts';
import { hargaSegram } from '@kilau/contract/trade/harga/harga-jual.calc.ts';
import type { WorkContext } from '../../platform/context.ts';
import { aturanBeli, aturanIzinBeli } from '@kilau/contract/trade/beli/aturan-beli.ts';
import type { NotaLama } from '../../trade/beli/nota-lama.ts';
import type { BarisBerizin } from '../../trade/otorisasi/pakai-otorisasi.ts';
import { tanyaKadar } from '../../trade/wajar/kadar.ts';
import type { GroupBeli, RujukanBeli } from './rujukan.ts';

export type PembelianMasuk = KindInput<typeof pembelian>;
export type BarangMasuk = PembelianMasuk['barang'][number];

/** What the shop knows beside what was sent. */
export interface Diketahui {
  readonly nota: ReadonlyMap<string, NotaLama>;
  readonly group: ReadonlyMap<string, GroupBeli>;
  readonly rujukan: RujukanBeli;
}

/** What is bought: a piece with its nota, or goods as they were described. */
interface Barang {
  readonly nota: NotaLama | undefined;
  readonly nama_barang: string;
  readonly kode_group: string;
  readonly kode_dept: string;
  readonly kadar: Dec;
  readonly berat: Dec;
}

/** One priced line, ready to be stored. */
export interface BarisBeli extends Barang, BarisBerizin {
  readonly berat_nota: Dec | null;
  readonly kondisi_barang: string;
  readonly kode_harga: string;
  readonly hidup: boolean;
  readonly harga_emas: Dec;
  readonly tangga: TanggaBeli;
  readonly harga_beli: Dec;
  readonly harga_rata: Dec;
  readonly uji: string;
  readonly hasil_kadar: Dec | null;
  readonly foto_barang: string | null;
}

const salah = (index: number, name: string, rule: RuleBreak): Problem =>
  new Problem('data_tidak_valid', {}, { [`barang.${index}.${name}`]: rule });

/** What a nota says already may be sent again, but not otherwise: nothing that is sent is passed over. */
function assertSepertiNota(nota: NotaLama, masuk: BarangMasuk, index: number): void {
  const breaks: Record<string, RuleBreak> = {};
  const beda = (name: 'nama_barang' | 'kode_group' | 'kode_dept') => {
    if (masuk[name] !== null && masuk[name] !== nota[name]) {
      breaks[`barang.${index}.${name}`] = { rule: 'berbeda_dari_nota', params: { nota: nota[name] } };
    }
  };
  beda('nama_barang');
  beda('kode_group');
  beda('kode_dept');
  if (masuk.kadar && !masuk.kadar.eq(nota.kadar)) {
    breaks[`barang.${index}.kadar`] = { rule: 'berbeda_dari_nota', params: { nota: nota.kadar.toJSON() } };
  }
  if (masuk.kode_harga) breaks[`barang.${index}.kode_harga`] = { rule: 'hanya_tanpa_nota' };
  if (Object.keys(breaks).length > 0) throw new Problem('data_tidak_valid', {}, breaks);
}

function barangBernota(nota: NotaLama, masuk: BarangMasuk, index: number): Barang {
  assertSepertiNota(nota, masuk, index);
  const { nama_barang, kode_group, kode_dept, kadar } = nota;
  return { nota, nama_barang, kode_group, kode_dept, kadar, berat: masuk.berat ?? nota.berat_nota };
}

/** Goods without a nota are described whole. */
function barangLuar(context: WorkContext, masuk: BarangMasuk, index: number, group: GroupBeli | undefined): Barang {
  const { nama_barang, kode_group, kode_dept, berat } = masuk;
  if (!nama_barang || !kode_group || !kode_dept || !berat) {
    const kosong = (['nama_barang', 'kode_group', 'kode_dept', 'berat'] as const).filter(
      (name) => masuk[name] === null,
    );
    const breaks = kosong.map((name) => [`barang.${index}.${name}`, { rule: 'tidak_boleh_kosong' }] as const);
    throw new Problem('data_tidak_valid', {}, Object.fromEntries(breaks));
  }
  const kadar = masuk.kadar ?? group?.kadar_group ?? Dec.zero;
  if (kadar.isZero()) throw salah(index, 'kadar', { rule: 'kadar_nol' });
  if (group) tanyaKadar(context, { kode_group, kadar: group.kadar_group }, masuk.kadar, `barang.${index}.kadar`);
  return { nota: undefined, nama_barang, kode_group, kode_dept, kadar, berat };
}

/** What the shop pays for a gram of goods without a nota: by the code that was chosen, or by the price of the day. */
function hargaGram(
  context: WorkContext,
  masuk: BarangMasuk,
  index: number,
  kadar: Dec,
  { harga, hargaKadar }: RujukanBeli,
): Dec {
  if (masuk.kode_harga) {
    const gram = harga.get(masuk.kode_harga);
    if (!gram) throw salah(index, 'kode_harga', { rule: 'tidak_terdaftar' });
    return gram;
  }
  const hariIni = context.isOn('PARAMETER_HARGA_EMAS_PEMBELIAN') ? hargaKadar.get(kadar.toString()) : undefined;
  if (!hariIni) throw salah(index, 'kode_harga', { rule: 'tidak_boleh_kosong' });
  return hariIni;
}

/** What a switch of the shop forbids. */
function assertBoleh(context: WorkContext, masuk: BarangMasuk, index: number): void {
  if (masuk.hidup && !context.isOn('HIDUP_FEATURE_MODULE')) {
    throw salah(index, 'hidup', { rule: 'modul_tidak_aktif', params: { modul: 'HIDUP_FEATURE_MODULE' } });
  }
  if (masuk.potongan_lain?.gt(0) && !context.isOn('POTONGAN_MANUAL_PEMBELIAN_MODULE')) {
    const params = { modul: 'POTONGAN_MANUAL_PEMBELIAN_MODULE' };
    throw salah(index, 'potongan_lain', { rule: 'modul_tidak_aktif', params });
  }
  if (context.isOn('PEMBELIAN_DENGAN_FOTO') && !masuk.foto_barang) {
    throw salah(index, 'foto_barang', { rule: 'tidak_boleh_kosong' });
  }
}

/** Goods that nobody knows are never dearer than the shop sells them for, beyond its limit: a digit too many. */
function assertWajar(context: WorkContext, barang: Barang, harga_rata: Dec, harga_emas: Dec, index: number): void {
  if (barang.nota) return;
  const persen = beliTerlaluMahal(harga_rata, harga_emas, aturanBeli(context));
  if (!persen) return;
  throw new Problem(
    'harga_terlalu_jauh',
    { kode_barcode: barang.nama_barang, persen: persen.toJSON() },
    { [`barang.${index}.harga_beli`]: { rule: 'harga_beli_terlalu_tinggi' } },
  );
}

/** What the ladder begins with: the nota, or grams at a price. */
function dasarBeli(
  context: WorkContext,
  masuk: BarangMasuk,
  index: number,
  { nota, kadar, berat }: Barang,
  harga_emas: Dec,
  rujukan: RujukanBeli,
): Dec {
  if (masuk.hidup) {
    if (harga_emas.isZero()) throw salah(index, 'hidup', { rule: 'harga_belum_diatur' });
    return harga_emas.times(berat).round(0, 'half-up');
  }
  if (nota) return hargaNota(nota, aturanBeli(context));
  return hargaGram(context, masuk, index, kadar, rujukan).times(berat).round(0, 'half-up');
}

/** What is paid: what was worked out, unless another price was agreed on and may be. */
function hargaDisepakati(context: WorkContext, masuk: BarangMasuk, index: number, { harga_hitung }: TanggaBeli): Dec {
  const harga = masuk.harga_beli ?? harga_hitung;
  if (harga.isZero()) throw salah(index, 'harga_beli', { rule: 'potongan_melebihi_harga' });
  if (context.isOn('LOCK_HARGA_BELI_MODULE') && !harga.eq(harga_hitung)) {
    throw salah(index, 'harga_beli', { rule: 'harga_beli_terkunci', params: { harga: harga_hitung.toJSON() } });
  }
  return harga;
}

/** Prices one line by the shop's rules. The server decides; what was sent is checked, never trusted. */
export function hitungBaris(
  context: WorkContext,
  masuk: BarangMasuk,
  index: number,
  { nota, group, rujukan }: Diketahui,
): BarisBeli {
  assertBoleh(context, masuk, index);
  const lama = masuk.kode_barcode ? nota.get(masuk.kode_barcode) : undefined;
  const barang = lama
    ? barangBernota(lama, masuk, index)
    : barangLuar(context, masuk, index, group.get(masuk.kode_group ?? ''));
  const aturanGroup = group.get(barang.kode_group);
  const aturan = aturanBeli(context);
  const harga_emas =
    (aturanGroup && hargaSegram({ ...aturanGroup, kadar: barang.kadar }, aturan.mode_harga)) ?? Dec.zero;
  const kondisi = rujukan.kondisi.get(masuk.kondisi_barang);
  if (!kondisi) throw salah(index, 'kondisi_barang', { rule: 'tidak_terdaftar' });
  const berat_nota = barang.nota?.berat_nota ?? null;
  const tangga = tanggaBeli(
    {
      dasar: dasarBeli(context, masuk, index, barang, harga_emas, rujukan),
      berat: barang.berat,
      berat_nota: masuk.hidup ? null : berat_nota,
      kondisi,
      kategori: aturanGroup?.potongan ?? null,
      potongan_lain: masuk.potongan_lain ?? 0,
    },
    aturan,
  );
  const harga_beli = hargaDisepakati(context, masuk, index, tangga);
  const harga_rata = hargaRataBeli(harga_beli, barang.berat);
  assertWajar(context, barang, harga_rata, harga_emas, index);
  const harga_maks =
    barang.nota && hargaBeliMaks(tangga.dasar, barang.berat, masuk.kondisi_barang, aturanGroup?.rugi ?? null);
  return {
    ...barang,
    berat_nota,
    kondisi_barang: masuk.kondisi_barang,
    kode_harga: masuk.kode_harga ?? '',
    hidup: masuk.hidup ?? false,
    harga_emas,
    tangga,
    harga_beli,
    harga_rata,
    uji: masuk.uji ?? '',
    hasil_kadar: masuk.hasil_kadar,
    foto_barang: masuk.foto_barang,
    otorisasi: masuk.otorisasi,
    kategori: kategoriIzinBeli(
      {
        bernota: lama !== undefined,
        berat: barang.berat,
        berat_nota,
        harga_hitung: tangga.harga_hitung,
        harga_beli,
        harga_maks,
      },
      aturanIzinBeli(context),
    ),
  };
}
