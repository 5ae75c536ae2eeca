import { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { Values } from '@kilau/contract/core/schema.ts';
import type { UANG_FIELDS } from '@kilau/contract/trade/bayar/bayar.fields.ts';
import type { JenisBayar } from '@kilau/contract/trade/bayar/cara-bayar.ts';
import type { Payment, Work } from '../../engine/paper/kind.ts';
import { moneyEntry, type Entry } from '../../ledger/entry.ts';
import { dikirim, hitungPembayaran } from './bayar.ts';
import { pembayaranJual } from './uang-jual.ts';

/** Money as it is sent. */
export type Uang = Values<typeof UANG_FIELDS>;

/** All that is sent, whatever is due. */
export const jumlahUang = (uang: readonly Uang[]): Dec => Dec.sum(uang.map((row) => row.jumlah));

/**
 * Money that is handed over, as it is booked.
 * @param tagihan what is due; cash above it is given back.
 * @throws Problem `pembayaran_kurang`, `non_tunai_melebihi`, and as every payment is refused.
 */
export async function uangMasuk(
  work: Work,
  tagihan: Dec,
  uang: readonly Uang[],
  kategori: string,
): Promise<readonly Payment[]> {
  const masuk = uang.map(({ jenis: cara, jumlah, ...isi }) => dikirim(cara as JenisBayar, jumlah, isi));
  const bayar = await hitungPembayaran(work, tagihan, masuk);
  return pembayaranJual(bayar, masuk, work.context.actor.user_id, kategori);
}

/** @throws Problem `pembayaran_kosong` */
export function assertAdaUang(uang: readonly Uang[]): void {
  if (uang.length === 0) throw new Problem('pembayaran_kosong', {}, { bayar: { rule: 'tidak_boleh_kosong' } });
}

/** Where the last payment says how much it is: there stands what is wrong with all of them. */
export const diJumlahTerakhir = (uang: readonly Uang[]): string => `bayar.${uang.length - 1}.jumlah`;

/** What is told where more is left than the goods cost. */
type Kelebihan = 'titipan_melebihi_total' | 'pesanan_melebihi_sisa' | 'po_melebihi_total' | 'service_melebihi_sisa';

/**
 * What a customer leaves with the shop now for what it promises.
 * @param sisa what is still to be paid. @param kosong he may leave nothing.
 * @throws Problem `pembayaran_kosong`, the one named, and as {@link uangMasuk}.
 */
export async function uangJanji(
  work: Work,
  sisa: Dec,
  uang: readonly Uang[],
  { kategori, kelebihan, kosong = false }: { kategori: string; kelebihan: Kelebihan; kosong?: boolean },
): Promise<{ readonly jumlah: Dec; readonly bayar: readonly Payment[] }> {
  const jumlah = jumlahUang(uang);
  if (!kosong) assertAdaUang(uang);
  const bayar = await uangMasuk(work, jumlah, uang, kategori);
  if (jumlah.gt(sisa)) {
    const lebih = jumlah.minus(sisa).toJSON();
    throw new Problem(kelebihan, { lebih }, { [diJumlahTerakhir(uang)]: { rule: 'melebihi_tagihan' } });
  }
  return { jumlah, bayar };
}

/** Cash out of the drawer of who pays it: nothing where there is none to pay. */
export const tunaiKeluar = ({ context }: Work, jumlah: Dec, kategori: string): Payment[] => {
  const sub = context.actor.user_id;
  return jumlah.isZero()
    ? []
    : [{ arah: 'KELUAR', cara: 'CASH', akun: 'KAS', sub, kategori, jumlah, diterima: jumlah }];
};

/** The money of a promise that is called off. */
interface Dibatalkan {
  /** Where it lies, under the number of its paper. */
  readonly akun: Entry['akun'];
  readonly nomor: string;
  readonly uang: Dec;
  /** What the shop keeps of it. */
  readonly potongan: Dec;
  readonly kategori: string;
}

/** The customer has it back in cash, but for what the shop keeps as its income. Nothing of it stays open. */
export function kembalikanUang(work: Work, { akun, nomor, uang, potongan, kategori }: Dibatalkan) {
  const kembali = uang.minus(potongan);
  return {
    sisa: Dec.zero,
    disetujui: { kembali, potongan },
    bayar: tunaiKeluar(work, kembali, kategori),
    entries: [
      ...moneyEntry(akun, nomor, uang, kategori),
      ...moneyEntry('PENDAPATAN_BATAL', '', potongan.negated(), kategori),
    ],
  };
}
