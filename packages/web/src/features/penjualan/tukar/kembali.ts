import type { Dec } from '@kilau/contract/core/dec.ts';
import { formatRupiah } from '@kilau/contract/core/format.ts';
import { OTORISASI_TRANSFER } from '@kilau/contract/trade/beli/cara-beli.ts';
import type { Permintaan } from '../../../engine/approval/permintaan.ts';
import { kurangIzin } from '../../../trade/dokumen/izin-baris.ts';
import { KOSONG, type Rusak } from '../../../trade/dokumen/salah.ts';
import type { Translate } from '../../../ui/text.ts';
import type { KembaliDraft } from '../transaksi/draft.ts';

export const KEMBALI_KOSONG: KembaliDraft = { no_rekening: '', no_rekening_customer: '', otorisasi: null };

/** What a transfer back to the customer lacks. */
export const periksaKembali = (kembali: KembaliDraft | undefined): Rusak =>
  kembali
    ? {
        ...(kembali.no_rekening === '' && { kembali_rekening: KOSONG }),
        ...(kembali.no_rekening_customer === '' && { kembali_customer: KOSONG }),
      }
    : {};

/** A transfer back that needs an approval which it does not hold, as that is asked for. */
export function permintaanKembali(
  t: Translate,
  kembali: KembaliDraft | undefined,
  keluar: Dec,
  izin: boolean,
): readonly Permintaan[] {
  if (!kembali || !izin) return [];
  const { no_rekening, no_rekening_customer } = kembali;
  const nilai = { no_rekening, no_rekening_customer, jumlah: keluar.toJSON() };
  if (!kurangIzin({ kategori: OTORISASI_TRANSFER, baris: kembali, nilai }, Date.now())) return [];
  const ringkasan = [
    { label: t('pembelian.dari_rekening'), nilai: no_rekening },
    { label: t('field.no_rekening_customer'), nilai: no_rekening_customer },
    { label: t('field.jumlah'), nilai: formatRupiah(keluar) },
  ];
  return [{ kategori: OTORISASI_TRANSFER, dokumen: '', nilai, judul: t('tukar.uang_kembali'), ringkasan }];
}
