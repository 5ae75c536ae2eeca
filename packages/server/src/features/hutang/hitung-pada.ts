import { daysBetween } from '@kilau/contract/core/calendar.ts';
import { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { tagihanHutang, type Pinjaman } from '@kilau/contract/features/hutang/hutang.calc.ts';
import type { Sql } from '../../platform/database/tx.ts';

/** A loan as it stands, as far as what is due of it goes. */
export type HutangKini = Pinjaman & {
  readonly no_faktur_hutang: string;
  readonly status: string;
  readonly pokok: Dec;
  readonly berat: Dec;
  readonly jatuh_tempo: string;
  readonly tgl_lunas: string | null;
};

/** Columns of {@link HutangKini}, of rows of `hutang_kini`. */
export const KOLOM_KINI = `no_faktur_hutang, status, sisa_hutang as pokok, berat, bunga, satuan_bunga, min_hari,
  hari_tenggang, pembulatan_bunga, bunga_dibayar, tgl_bunga, jatuh_tempo, tgl_lunas`;

/** What is due of a loan: while it waits to be booked as redeemed, what was due on the day it was paid. */
export function tagihanKini(hutang: HutangKini, tgl: string) {
  const { status, tgl_lunas, tgl_bunga } = hutang;
  const hari = status === 'TUNGGU' && tgl_lunas ? tgl_lunas : tgl;
  if (hari < tgl_bunga) throw new Problem('tgl_sebelum_bunga', { tgl: hari, tgl_bunga });
  return tagihanHutang(hutang, hari);
}

/**
 * What is due of a loan on a day, without changing anything; of one that is over, or does not run yet, nothing.
 * @throws Problem `dokumen_tidak_ditemukan`, `tgl_sebelum_bunga`
 */
export async function hitungPada(sql: Sql, kode_toko: string, nomor: string, tgl: string): Promise<object> {
  const hutang = await sql.maybe<HutangKini>(
    `select ${KOLOM_KINI} from hutang_kini where kode_toko = $1 and no_faktur_hutang = $2`,
    [kode_toko, nomor],
  );
  if (!hutang) throw new Problem('dokumen_tidak_ditemukan', { nomor });
  const { status, bunga, tgl_bunga, jatuh_tempo } = hutang;
  const berjalan = status === 'AKTIF' || status === 'TUNGGU';
  const { pokok, lama_hari, bunga_rp, total } = berjalan
    ? tagihanKini(hutang, tgl)
    : { pokok: Dec.zero, lama_hari: 0, bunga_rp: Dec.zero, total: Dec.zero };
  return {
    no_faktur_hutang: nomor,
    nomor,
    status,
    tgl,
    tgl_bunga,
    jatuh_tempo,
    lewat_hari: berjalan ? Math.max(0, daysBetween(jatuh_tempo, tgl)) : 0,
    bunga,
    pokok,
    lama_hari,
    bunga_rp,
    sisa: total,
  };
}
