import type { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import type { Tx } from '../../platform/database/tx.ts';

/**
 * Refuses to move a tray in which something lies to another gudang: pieces, manual items, accessories are booked where
 * it stands. One that is being counted stays too: what is scanned is judged by where it began.
 * @throws Problem `baki_masih_berisi` with how many pieces and grams the books have there; at `kode_gudang`
 */
export async function assertBakiKosong(tx: Tx, kode_toko: string, kode_baki: string): Promise<void> {
  const isi = await tx.one<{ ada: boolean; jumlah: Dec; berat: Dec }>(
    `select count(*) > 0 as ada, coalesce(sum(jumlah) filter (where aset = 'PCS'), 0) as jumlah,
       coalesce(sum(jumlah) filter (where aset like 'EMAS:%'), 0) as berat from saldo
     where kode_toko = $1 and kode_baki = $2 and akun in ('STOK', 'MANUAL', 'AKSESORIS') and jumlah > 0`,
    [kode_toko, kode_baki],
  );
  if (isi.ada) {
    throw new Problem('baki_masih_berisi', { kode_baki, jumlah: isi.jumlah.toJSON(), berat: isi.berat.toJSON() });
  }
  const dihitung = await tx.maybe<{ nomor: string }>(
    `select no_opname as nomor from stock_opname where kode_toko = $1 and kode_baki = $2 and status = 'AKTIF' limit 1`,
    [kode_toko, kode_baki],
  );
  if (dihitung) {
    const rule: RuleBreak = { rule: 'baki_sedang_dihitung', params: { kode_baki, ...dihitung } };
    throw new Problem('data_tidak_valid', {}, { kode_gudang: rule });
  }
}

/**
 * What the books have in a gudang that is out of use, as SQL over the master's table `t`; of one in use it says
 * nothing. @param aset which assets.
 */
export const sisaGudang = (aset: string): string =>
  `case when not t.status_aktif then (select coalesce(sum(s.jumlah), 0) from saldo s
    where s.kode_toko = t.kode_toko and s.kode_gudang = t.kode_gudang and s.akun in ('STOK', 'MANUAL', 'AKSESORIS')
      and s.aset ${aset}) end`;
