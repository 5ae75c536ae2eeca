import { service } from '@kilau/contract/features/service/service.kind.ts';
import type { JenisBayar } from '@kilau/contract/trade/bayar/cara-bayar.ts';
import { paperPath } from '../../engine/paper/paper-keys.ts';
import { api } from '../../platform/api.ts';
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
  readonly bayar: readonly {
    readonly ke: number;
    readonly baris: number;
    readonly cara: JenisBayar;
    readonly sub: string;
    readonly jumlah: number;
    readonly no_kartu: string;
    readonly fee_persen: number;
  }[];
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
    bayar: kertas.bayar
      .filter(({ ke }) => ke === terakhir)
      .map((row) => ({
        id: String(row.baris),
        jenis: row.cara,
        jumlah: String(row.jumlah),
        no_rekening: row.cara === 'CASH' ? '' : row.sub,
        nama_rekening: '',
        no_kartu: row.no_kartu.replaceAll(/\D/g, ''),
        fee_persen: row.fee_persen === 0 ? '' : String(row.fee_persen),
      })),
  };
  return { nomor, versi: kertas.versi, draft };
}
