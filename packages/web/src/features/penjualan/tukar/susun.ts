import type { RujukanBeli } from '@kilau/contract/trade/beli/beli.wire.ts';
import { kurangIzin } from '../../../trade/dokumen/izin-baris.ts';
import type { AturanBeli } from '../../../trade/beli/aturan.ts';
import { hitungBarang, type HitungBarang } from '../../../trade/beli/hitung.ts';
import { ISI_BELI_KOSONG, type IsiBeli } from '../../../trade/beli/isi.ts';
import { barisBeliKirim, identitasKirim } from '../../../trade/beli/kirim.ts';
import type { KembaliDraft, TukarDraft } from '../transaksi/draft.ts';

/** An exchange that brings nothing yet. */
export const TUKAR_KOSONG: TukarDraft = {
  beli: '',
  isi: ISI_BELI_KOSONG,
  jumlah: '0',
  berat: '0',
  kurang: 0,
  kirim: {},
};

/** What the sale keeps of old goods: as they are entered, what they come to, and what is sent of them. */
export function susunTukar(
  beli: string,
  isi: IsiBeli,
  rujukan: RujukanBeli,
  aturan: AturanBeli,
  kembali?: KembaliDraft,
): { readonly tukar: TukarDraft; readonly hitung: HitungBarang } {
  const hitung = hitungBarang(isi, rujukan, aturan);
  const kirim = {
    ...identitasKirim(isi),
    barang: hitung.baris.map((row) => barisBeliKirim(row, aturan)),
  };
  const tukar: TukarDraft = {
    beli,
    isi,
    jumlah: hitung.total.toString(),
    berat: hitung.berat.toString(),
    kurang: hitung.baris.filter((row) => kurangIzin(row, Date.now())).length,
    kembali,
    kirim: JSON.parse(JSON.stringify(kirim)) as Record<string, unknown>,
  };
  return { tukar, hitung };
}
