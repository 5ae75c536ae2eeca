import { hutang } from '@kilau/contract/features/hutang/hutang.kind.ts';
import type { CaraBeli } from '@kilau/contract/trade/beli/cara-beli.ts';
import { api } from '../../../platform/api.ts';
import { paperPath } from '../../../engine/paper/paper-keys.ts';
import { dapatDiubah, type Diubah } from '../../../trade/dokumen/diubah.ts';
import type { JenisPelanggan } from '@kilau/contract/trade/pelanggan/pelanggan.fields.ts';
import type { DraftHutang } from './isi.ts';

/** A loan as it is read (`GET hutang/{nomor}`), as far as changing it goes by it. */
interface Hutang {
  readonly versi: number;
  readonly boleh: readonly string[];
  readonly kode_sales: string;
  readonly jenis_pelanggan: JenisPelanggan;
  readonly kode_member: string;
  readonly nama: string;
  readonly no_hp: string;
  readonly alamat: string;
  readonly no_manual: string;
  readonly nik_sim_passport: string;
  readonly keterangan: string;
  readonly jumlah_hutang: number;
  readonly bunga: number;
  readonly lama_pinjam: number;
  readonly barang: readonly {
    readonly baris: number;
    readonly nama_barang: string;
    readonly kode_dept: string;
    readonly kadar: number;
    readonly jumlah: number;
    readonly berat: number;
    readonly berat_plastik: number;
    readonly kondisi: string;
    readonly foto: string | null;
  }[];
  readonly bayar: readonly {
    readonly ke: number;
    readonly cara: CaraBeli;
    readonly sub: string;
    readonly rekening_lawan: string;
  }[];
}

/** An OPEN loan as a draft that will change it; nothing where it may not be. */
export async function bukaHutang(nomor: string, signal: AbortSignal): Promise<Diubah<DraftHutang> | undefined> {
  const lama = await api.get<Hutang>(paperPath(hutang, nomor), {}, { signal });
  if (!dapatDiubah(lama)) return undefined;
  const bayar = lama.bayar.at(-1);
  const transfer = bayar?.cara === 'TRANSFER';
  const draft: DraftHutang = {
    kode_sales: lama.kode_sales,
    pelanggan: {
      jenis: lama.jenis_pelanggan,
      kode_member: lama.kode_member,
      nama: lama.nama,
      no_hp: lama.no_hp,
      alamat: lama.alamat,
    },
    barang: lama.barang.map((row) => ({
      id: String(row.baris),
      nama_barang: row.nama_barang,
      kode_dept: row.kode_dept,
      kadar: String(row.kadar),
      jumlah: String(row.jumlah),
      berat: String(row.berat),
      berat_plastik: row.berat_plastik === 0 ? '' : String(row.berat_plastik),
      kondisi: row.kondisi,
      foto: row.foto ?? '',
    })),
    jumlah_hutang: String(lama.jumlah_hutang),
    bunga: String(lama.bunga),
    lama_pinjam: String(lama.lama_pinjam),
    no_hutang: lama.no_manual,
    nik_sim_passport: lama.nik_sim_passport,
    keterangan: lama.keterangan,
    cara: transfer ? 'TRANSFER' : 'CASH',
    no_rekening: transfer ? bayar.sub : '',
    no_rekening_customer: transfer ? bayar.rekening_lawan : '',
  };
  return { nomor, versi: lama.versi, draft };
}
