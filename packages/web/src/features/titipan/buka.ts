import { titipan } from '@kilau/contract/features/titipan/titipan.kind.ts';
import type { JenisBayar } from '@kilau/contract/trade/bayar/cara-bayar.ts';
import { api } from '../../platform/api.ts';
import { paperPath } from '../../engine/paper/paper-keys.ts';
import { dapatDiubah, type Diubah } from '../../trade/dokumen/diubah.ts';
import type { PelangganDraft } from '../../trade/pelanggan/pelanggan-draft.ts';
import type { DraftTitip } from './isi.ts';
import { cariBarang } from './panggilan.ts';

/** A deposit as it is read (`GET titipan/{nomor}`), as far as changing it goes by it. */
interface Titipan {
  readonly versi: number;
  readonly boleh: readonly string[];
  readonly kode_sales: string;
  readonly pelanggan: PelangganDraft;
  readonly mengikat: boolean;
  readonly keterangan: string;
  readonly barang: readonly { readonly kode_barcode: string }[];
  readonly bayar: readonly {
    readonly baris: number;
    readonly cara: JenisBayar;
    readonly sub: string;
    readonly jumlah: number;
    readonly no_kartu: string;
    readonly fee_persen: number;
  }[];
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
    barang: barang.map((piece) => ({ ...piece, id: piece.kode_barcode })),
    bayar: titip.bayar.map((row) => ({
      id: String(row.baris),
      jenis: row.cara,
      jumlah: String(row.jumlah),
      no_rekening: row.cara === 'CASH' ? '' : row.sub,
      nama_rekening: '',
      no_kartu: row.no_kartu.replaceAll(/\D/g, ''),
      fee_persen: row.fee_persen === 0 ? '' : String(row.fee_persen),
    })),
  };
  return { nomor, versi: titip.versi, draft };
}
