import { cicilan } from '@kilau/contract/features/cicilan/cicilan.kind.ts';
import { api } from '../../platform/api.ts';
import { paperPath } from '../../engine/paper/paper-keys.ts';
import { bayarDibuka, type BayarTersimpan } from '../../trade/bayar/bayar-dibuka.ts';
import { dapatDiubah, type Diubah } from '../../trade/dokumen/diubah.ts';
import { cariBarang } from '../../trade/harga/cari-barang.ts';
import type { PelangganDraft } from '../../trade/pelanggan/pelanggan-draft.ts';
import type { DraftCicil } from './isi.ts';

/** A paper as it is read (`GET cicilan/{nomor}`), as far as changing it goes by it. */
interface Cicilan {
  readonly versi: number;
  readonly boleh: readonly string[];
  readonly kode_sales: string;
  readonly pelanggan: PelangganDraft;
  readonly tenor: number;
  readonly keterangan: string;
  readonly barang: readonly { readonly kode_barcode: string }[];
  readonly bayar: readonly BayarTersimpan[];
}

/** An OPEN paper as a draft that will change it, with its pieces as they are today; nothing where it may not be. */
export async function bukaCicilan(nomor: string, signal: AbortSignal): Promise<Diubah<DraftCicil> | undefined> {
  const cicil = await api.get<Cicilan>(paperPath(cicilan, nomor), {}, { signal });
  if (!dapatDiubah(cicil)) return undefined;
  const { jenis: jenisPelanggan, kode_member, nama, no_hp, alamat } = cicil.pelanggan;
  const barang = await Promise.all(cicil.barang.map(({ kode_barcode }) => cariBarang(kode_barcode, nomor)));
  const draft: DraftCicil = {
    kode_sales: cicil.kode_sales,
    pelanggan: { jenis: jenisPelanggan, kode_member, nama, no_hp, alamat },
    tenor: cicil.tenor,
    keterangan: cicil.keterangan,
    barang: barang.map((piece) => ({ ...piece, id: piece.kode_barcode })),
    bayar: bayarDibuka(cicil.bayar, cicil.versi),
  };
  return { nomor, versi: cicil.versi, draft };
}
