import { angka } from '../harga/angka.ts';
import type { AturanBeli } from './aturan.ts';
import type { BarisHitung } from './hitung.ts';
import { adaLuar, luarDari, notaDari, type IsiBeli } from './isi.ts';

/** The approval that goes along, where there is one. */
export const izinKirim = (otorisasi: { readonly id: string } | null) => (otorisasi ? { otorisasi: otorisasi.id } : {});

/** Who brings goods without a nota, as he showed it; nothing is said of who brings others. */
export const identitasKirim = (isi: IsiBeli) =>
  adaLuar(isi) && {
    jenis_identitas: isi.jenis_identitas,
    nik_sim_passport: isi.nik_sim_passport,
    ...(isi.foto_identitas && { foto_identitas: isi.foto_identitas }),
  };

/** A line as it is sent: the price that was told the seller is the one that counts, also where it was worked out. */
export function barisBeliKirim({ baris, harga_beli, berat }: BarisHitung, aturan: AturanBeli) {
  const luar = luarDari(baris);
  return {
    ...(luar
      ? {
          nama_barang: luar.nama_barang,
          kode_group: luar.kode_group,
          kode_dept: luar.kode_dept,
          ...(luar.kadar !== '' && { kadar: angka(luar.kadar) }),
          ...(luar.kode_harga !== '' && { kode_harga: luar.kode_harga }),
          ...(luar.uji !== '' && { uji: luar.uji }),
          ...(luar.hasil_kadar !== '' && { hasil_kadar: angka(luar.hasil_kadar) }),
        }
      : { kode_barcode: notaDari(baris)?.kode_barcode }),
    berat,
    kondisi_barang: baris.kondisi_barang,
    ...(aturan.hidup && baris.hidup && { hidup: true }),
    ...(aturan.potongan_lain && angka(baris.potongan_lain).gt(0) && { potongan_lain: angka(baris.potongan_lain) }),
    ...(baris.foto_barang && { foto_barang: baris.foto_barang }),
    harga_beli,
    ...izinKirim(baris.otorisasi),
  };
}
