import { pesanan } from '@kilau/contract/features/pesanan/pesanan.kind.ts';
import { paperPath } from '../../engine/paper/paper-keys.ts';
import { izinSemula } from '../../engine/approval/permintaan.ts';
import { api } from '../../platform/api.ts';
import { bayarDraft, type BayarTersimpan } from '../../trade/bayar/bayar-dibuka.ts';
import { dapatDiubah, type Diubah } from '../../trade/dokumen/diubah.ts';
import type { PelangganDraft } from '../../trade/pelanggan/pelanggan-draft.ts';
import type { DraftPesanan, IsiContoh } from './isi.ts';
import { cariHarga } from './panggilan.ts';

/** An order as it is read (`GET pesanan/{nomor}`), as far as changing it goes by it. */
interface Pesanan {
  readonly versi: number;
  readonly boleh: readonly string[];
  readonly kode_sales: string;
  readonly pelanggan: PelangganDraft;
  readonly mengikat: boolean;
  readonly tgl_selesai: string;
  readonly kode_tukang: string | null;
  readonly keterangan: string;
  readonly barang: readonly {
    readonly baris: number;
    readonly nama_barang: string;
    readonly kode_group: string;
    readonly kode_dept: string;
    readonly kadar: number;
    readonly berat: number;
    readonly harga_gram: number;
    readonly ongkos: number;
    readonly deskripsi: string;
    readonly foto: string | null;
    /** The approval that the line was saved with. */
    readonly otorisasi: string | null;
  }[];
  readonly contoh: readonly {
    readonly baris: number;
    readonly jenis: IsiContoh['jenis'];
    readonly kode_barcode: string | null;
    readonly deskripsi: string;
    readonly berat: number;
  }[];
  readonly bayar: readonly Omit<BayarTersimpan, 'ke'>[];
}

const barisDari = async ({ baris, foto, ...row }: Pesanan['barang'][number]) => ({
  id: String(baris),
  nama_barang: row.nama_barang,
  kode_group: row.kode_group,
  kode_dept: row.kode_dept,
  kadar: String(row.kadar),
  berat: String(row.berat),
  harga_gram: String(row.harga_gram),
  ongkos: String(row.ongkos),
  deskripsi: row.deskripsi,
  foto: foto ?? '',
  hari_ini: await cariHarga(row.kode_group, row.kode_dept, String(row.kadar)),
  otorisasi: izinSemula(row.otorisasi),
});

/** An OPEN order as a draft that will change it, with its goods as they cost today; nothing where it may not be. */
export async function bukaPesanan(nomor: string, signal: AbortSignal): Promise<Diubah<DraftPesanan> | undefined> {
  const order = await api.get<Pesanan>(paperPath(pesanan, nomor), {}, { signal });
  if (!dapatDiubah(order)) return undefined;
  const { jenis: jenisPelanggan, kode_member, nama, no_hp, alamat } = order.pelanggan;
  const draft: DraftPesanan = {
    kode_sales: order.kode_sales,
    pelanggan: { jenis: jenisPelanggan, kode_member, nama, no_hp, alamat },
    mengikat: order.mengikat,
    tgl_selesai: order.tgl_selesai,
    kode_tukang: order.kode_tukang ?? '',
    keterangan: order.keterangan,
    barang: await Promise.all(order.barang.map(barisDari)),
    contoh: order.contoh.map(({ baris, kode_barcode, berat, ...row }) => ({
      id: String(baris),
      jenis: row.jenis,
      kode_barcode: kode_barcode ?? '',
      deskripsi: row.deskripsi,
      berat: String(berat),
    })),
    bayar: bayarDraft(order.bayar),
  };
  return { nomor, versi: order.versi, draft };
}
