import { izinSemula } from '../../engine/approval/permintaan.ts';
import { titipan } from '@kilau/contract/features/titipan/titipan.kind.ts';
import { api } from '../../platform/api.ts';
import { paperPath } from '../../engine/paper/paper-keys.ts';
import { bayarDibuka, type BayarTersimpan } from '../../trade/bayar/bayar-dibuka.ts';
import { dapatDiubah, type Diubah } from '../../trade/dokumen/diubah.ts';
import { cariBarang } from '../../trade/harga/cari-barang.ts';
import type { PelangganDraft } from '../../trade/pelanggan/pelanggan-draft.ts';
import type { DraftTitip } from './isi.ts';
import { tawarDari } from './tawar.ts';

/** A deposit as it is read (`GET titipan/{nomor}`), as far as changing it goes by it. */
interface Titipan {
  readonly versi: number;
  readonly boleh: readonly string[];
  readonly kode_sales: string;
  readonly pelanggan: PelangganDraft;
  readonly mengikat: boolean;
  readonly keterangan: string;
  readonly barang: readonly {
    readonly kode_barcode: string;
    readonly harga_gram: number;
    readonly diskon: number;
    /** The approval that the line was saved with. */
    readonly otorisasi?: string | null;
  }[];
  readonly bayar: readonly BayarTersimpan[];
}

/** An OPEN deposit as a draft that will change it, with its pieces as they are today; nothing where it may not be. */
export async function bukaTitipan(nomor: string, signal: AbortSignal): Promise<Diubah<DraftTitip> | undefined> {
  const titip = await api.get<Titipan>(paperPath(titipan, nomor), {}, { signal });
  if (!dapatDiubah(titip)) return undefined;
  const { jenis: jenisPelanggan, kode_member, nama, no_hp, alamat } = titip.pelanggan;
  const barang = await Promise.all(titip.barang.map(({ kode_barcode }) => cariBarang(kode_barcode, nomor)));
  const draft: DraftTitip = {
    kode_sales: titip.kode_sales,
    pelanggan: { jenis: jenisPelanggan, kode_member, nama, no_hp, alamat },
    mengikat: titip.mengikat,
    keterangan: titip.keterangan,
    barang: barang.map((piece, index) => {
      const {
        harga_gram = piece.harga.harga_gram,
        diskon = 0,
        otorisasi,
      }: Partial<Titipan['barang'][number]> = titip.barang[index] ?? {};
      const baris = { ...piece, id: piece.kode_barcode };
      const tawar = tawarDari(baris, String(harga_gram), String(diskon));
      return { ...baris, tawar: tawar && { ...tawar, otorisasi: izinSemula(otorisasi) } };
    }),
    bayar: bayarDibuka(titip.bayar, titip.versi),
  };
  return { nomor, versi: titip.versi, draft };
}
