import type { DecInput } from '../../core/dec.ts';
import { date, lines, money, ref, text } from '../../core/field.ts';
import type { TEMPAT_EMAS } from '../../trade/gudang/tempat-emas.ts';
import type { Check } from './periksa.ts';

/** Where a day is closed. */
export const TUTUP_TOKO = '/tutup-toko';

/** The drawers of one shop, and as many accounts. */
export const LACI_MAKS = 200;

/** Body of `POST tutup-toko`. */
export const TUTUP_FIELDS = {
  /** What lies in each drawer: one that was not counted yet is, where it holds what the books say. */
  kas: lines(
    { user_id: ref('users', { required: true }), jumlah: money({ required: true, min: 0 }) },
    { max: LACI_MAKS, label: 'tutup.laci' },
  ),
  /** The day that follows; the next one on which the shop is open unless said. */
  tgl_berikut: date({ label: 'tutup.tgl_berikut' }),
  /** Why it is closed though something is not as it should be, with the owner's approval. */
  alasan: text({ max: 200 }),
  otorisasi: text({ max: 36 }),
} as const;

/** Body of `POST tutup-toko/buka`. */
export const BUKA_FIELDS = {
  alasan: text({ max: 200, required: true }),
  otorisasi: text({ max: 36 }),
} as const;

/** A drawer on the day that is closed. */
export interface LaciHari {
  readonly user_id: string;
  readonly nama: string;
  readonly awal: DecInput;
  /** What the books say, with the difference that was booked. */
  readonly buku: DecInput;
  /** What was counted last, where nothing has moved the drawer since. */
  readonly dihitung: DecInput | null;
  readonly selisih: DecInput | null;
  readonly no_hitung: string | null;
  readonly dihitung_oleh: string | null;
  readonly disetujui_oleh: string | null;
}

/** What lies in one kind of place, purity by purity. */
export interface EmasHari {
  readonly tempat: (typeof TEMPAT_EMAS)[number];
  /** Percent. */
  readonly kadar: DecInput;
  readonly awal: DecInput;
  readonly masuk: DecInput;
  readonly keluar: DecInput;
  readonly akhir: DecInput;
  /** Grams of pure gold in `akhir`. */
  readonly murni: DecInput;
}

/** The cash of the day, by what it was for (domain guide part 2, §7.2). */
export interface KasHari {
  readonly awal: DecInput;
  readonly penjualan: DecInput;
  readonly pemasukan: DecInput;
  readonly pembelian: DecInput;
  readonly pinjaman: DecInput;
  readonly pengeluaran: DecInput;
  readonly akhir: DecInput;
}

/** An account of a bank on the day. */
export interface BankHari {
  readonly no_rekening: string;
  readonly nama: string;
  readonly masuk: DecInput;
  readonly keluar: DecInput;
  readonly akhir: DecInput;
}

/** What a day comes to: looked at while it is open, and kept when it is closed. */
export interface RingkasanHari {
  readonly laci: readonly LaciHari[];
  readonly kas: KasHari;
  readonly bank: readonly BankHari[];
  readonly emas: readonly EmasHari[];
}

/** `GET tutup-toko/periksa`. */
export interface PeriksaHari extends RingkasanHari {
  readonly tgl: string;
  readonly tgl_berikut: string;
  readonly periksa: readonly Check[];
  /** Accounts of others that are logged in, and will be logged out. */
  readonly akun: number;
  /** Whether who asks may say which day follows, and open the last one again. */
  readonly boleh_ganti_tanggal: boolean;
  /** The day that he may open again: the last one, while nothing is dated after it. */
  readonly dapat_dibuka: string | null;
}

/** A closing, or a day opened again, as `GET tutup-toko` tells of it; what the day came to is kept with a closing alone. */
export interface TutupanBaris {
  readonly ke: number;
  readonly aksi: 'TUTUP' | 'BUKA';
  readonly tgl: string;
  readonly tgl_berikut: string;
  readonly user_id: string;
  readonly alasan: string;
  readonly disetujui_oleh: string;
  readonly waktu: string;
  readonly rincian: Partial<RingkasanHari> & { readonly periksa?: readonly Check[] };
}

/** The forms in which the summary of a closed day is printed. */
export const RINGKASAN_BENTUK = ['nota.escpos', 'slip.pdf', 'slip.txt'] as const;
