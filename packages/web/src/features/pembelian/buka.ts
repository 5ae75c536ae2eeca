import { pembelian } from '@kilau/contract/features/pembelian/pembelian.kind.ts';
import { api } from '../../platform/api.ts';
import { paperPath } from '../../engine/paper/paper-keys.ts';
import { bukaBarang, type BarisTersimpan, type IdentitasTersimpan } from '../../trade/beli/buka.ts';
import { dapatDiubah, type Diubah } from '../../trade/dokumen/diubah.ts';
import type { PelangganDraft } from '../../trade/pelanggan/pelanggan-draft.ts';
import type { DraftBeli, Transfer } from './isi.ts';

/** A purchase as it is read (`GET pembelian/{nomor}`), as far as changing it goes by it. */
interface Pembelian extends IdentitasTersimpan {
  readonly nomor: string;
  readonly versi: number;
  readonly boleh: readonly string[];
  readonly kode_sales: string;
  readonly pelanggan: PelangganDraft;
  readonly barang: readonly BarisTersimpan[];
  readonly bayar: readonly {
    readonly cara: string;
    readonly sub: string;
    readonly rekening_lawan: string;
    readonly jumlah: number;
  }[];
}

/** What goes to the seller's account; all of it says so by no amount, so that it follows what is paid. */
function transferDari({ bayar }: Pembelian): Transfer | null {
  const transfer = bayar.find(({ cara }) => cara === 'TRANSFER');
  if (!transfer) return null;
  return {
    jumlah: bayar.length === 1 ? '' : String(transfer.jumlah),
    no_rekening: transfer.sub,
    no_rekening_customer: transfer.rekening_lawan,
    otorisasi: null,
  };
}

/** An OPEN purchase as a draft that will change it; nothing where it may not be changed. */
export async function bukaPembelian(nomor: string, signal: AbortSignal): Promise<Diubah<DraftBeli> | undefined> {
  const beli = await api.get<Pembelian>(paperPath(pembelian, nomor), {}, { signal });
  if (!dapatDiubah(beli)) return undefined;
  const { jenis, kode_member, nama, no_hp, alamat } = beli.pelanggan;
  const draft: DraftBeli = {
    ...(await bukaBarang(nomor, beli, beli.barang)),
    kode_sales: beli.kode_sales,
    pelanggan: { jenis, kode_member, nama, no_hp, alamat },
    transfer: transferDari(beli),
  };
  return { nomor, versi: beli.versi, draft };
}
