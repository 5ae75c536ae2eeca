import { formatRupiah } from '@kilau/contract/core/format.ts';
import { OTORISASI_TRANSFER } from '@kilau/contract/trade/beli/cara-beli.ts';
import type { Permintaan } from '../../engine/approval/permintaan.ts';
import type { AturanBeli } from '../../trade/beli/aturan.ts';
import { mintaIzinBarang } from '../../trade/beli/izin.ts';
import { kurangIzin } from '../../trade/dokumen/izin-baris.ts';
import type { Translate } from '../../ui/text.ts';
import type { HitungBeli } from './hitung.ts';
import type { DraftBeli } from './isi.ts';

/** A transfer that needs an approval it does not hold, as that is asked for. */
function permintaanTransfer(
  t: Translate,
  { transfer }: DraftBeli,
  { bayar }: HitungBeli,
  aturan: AturanBeli,
  now: number,
): Permintaan | undefined {
  if (transfer === null || !aturan.izin_transfer || bayar.transfer.isZero()) return undefined;
  const { no_rekening, no_rekening_customer } = transfer;
  const nilai = { no_rekening, no_rekening_customer, jumlah: bayar.transfer.toJSON() };
  if (!kurangIzin({ kategori: OTORISASI_TRANSFER, baris: transfer, nilai }, now)) return undefined;
  return {
    kategori: OTORISASI_TRANSFER,
    dokumen: '',
    nilai,
    judul: t('pembelian.dibayar'),
    ringkasan: [
      { label: t('pembelian.dari_rekening'), nilai: no_rekening },
      { label: t('field.no_rekening_customer'), nilai: no_rekening_customer },
      { label: t('field.jumlah'), nilai: formatRupiah(bayar.transfer) },
    ],
  };
}

/**
 * Asks for all that is open in one go: lines, and the transfer.
 * @returns what gives them to what is entered by then; nothing when nobody approved.
 */
export async function mintaIzin(
  t: Translate,
  draft: DraftBeli,
  hitung: HitungBeli,
  aturan: AturanBeli,
): Promise<((kini: DraftBeli) => DraftBeli) | undefined> {
  const transfer = permintaanTransfer(t, draft, hitung, aturan, Date.now());
  const diberi = await mintaIzinBarang(t, hitung, aturan, transfer ? [transfer] : []);
  if (!diberi) return undefined;
  const [izin] = diberi.lain;
  return (kini) => ({
    ...diberi.beri(kini),
    transfer:
      transfer && kini.transfer && kini.transfer === draft.transfer
        ? { ...kini.transfer, otorisasi: izin ?? null }
        : kini.transfer,
  });
}
