import { service } from '@kilau/contract/features/service/service.kind.ts';
import { paperPath } from '../../engine/paper/paper-keys.ts';
import { api } from '../../platform/api.ts';
import { bayarDibuka, type BayarTersimpan } from '../../trade/bayar/bayar-dibuka.ts';
import { dapatDiubah, type Diubah } from '../../trade/dokumen/diubah.ts';
import type { PelangganDraft } from '../../trade/pelanggan/pelanggan-draft.ts';
import type { DraftService } from './isi.ts';

/** A repair as it is read (`GET service/{nomor}`), as far as changing it goes by it. */
interface Service {
  readonly versi: number;
  readonly boleh: readonly string[];
  readonly kode_sales: string;
  readonly pelanggan: PelangganDraft;
  readonly tgl_selesai: string;
  readonly nota_manual: string | null;
  readonly keterangan: string;
  readonly barang: readonly {
    readonly baris: number;
    readonly nama_barang: string;
    readonly jumlah: number;
    readonly berat: number;
    readonly kode_deskripsi: string | null;
    readonly deskripsi: string;
    readonly ongkos: number;
    readonly foto: string | null;
  }[];
  readonly bayar: readonly BayarTersimpan[];
}

/** One that waits as a draft that will change it; nothing where it may not be. */
export async function bukaService(nomor: string, signal: AbortSignal): Promise<Diubah<DraftService> | undefined> {
  const kertas = await api.get<Service>(paperPath(service, nomor), {}, { signal });
  if (!dapatDiubah(kertas)) return undefined;
  const { jenis: jenisPelanggan, kode_member, nama, no_hp, alamat } = kertas.pelanggan;
  // Payments of what it said before stay with it: those of its last version are behind them.
  const terakhir = Math.max(0, ...kertas.bayar.map(({ ke }) => ke));
  const draft: DraftService = {
    kode_sales: kertas.kode_sales,
    pelanggan: { jenis: jenisPelanggan, kode_member, nama, no_hp, alamat },
    tgl_selesai: kertas.tgl_selesai,
    nota_manual: kertas.nota_manual ?? '',
    keterangan: kertas.keterangan,
    barang: kertas.barang.map((row) => ({
      id: String(row.baris),
      nama_barang: row.nama_barang,
      jumlah: String(row.jumlah),
      berat: String(row.berat),
      kode_deskripsi: row.kode_deskripsi ?? '',
      deskripsi: row.deskripsi,
      ongkos: String(row.ongkos),
      foto: row.foto ?? '',
    })),
    bayar: bayarDibuka(kertas.bayar, terakhir),
  };
  return { nomor, versi: kertas.versi, draft };
}
