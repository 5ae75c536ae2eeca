import { Dec } from '@kilau/contract/core/dec.ts';
import type { RingkasanHutang } from '@kilau/contract/features/hutang/hutang.wire.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { KOLOM_KINI, tagihanKini, type HutangKini } from './hitung-pada.ts';

/** The loans that run: how many, what is lent on how much gold, what is due, and what interest has grown by a day. */
export async function ringkasanHutang(sql: Sql, kode_toko: string, tgl: string): Promise<RingkasanHutang> {
  const rows = await sql.query<HutangKini>(
    `select ${KOLOM_KINI} from hutang_kini where kode_toko = $1 and status in ('AKTIF', 'TUNGGU') and tgl_bunga <= $2`,
    [kode_toko, tgl],
  );
  const number = (values: readonly Dec[]) => Dec.sum(values).toJSON();
  return {
    tgl,
    jumlah: rows.length,
    pokok: number(rows.map(({ pokok }) => pokok)),
    berat: number(rows.map(({ berat }) => berat)),
    jatuh_tempo_hari_ini: rows.filter(({ jatuh_tempo }) => jatuh_tempo === tgl).length,
    lewat_jatuh_tempo: rows.filter(({ jatuh_tempo }) => jatuh_tempo < tgl).length,
    bunga_berjalan: number(rows.map((row) => tagihanKini(row, tgl).bunga_rp)),
  };
}
