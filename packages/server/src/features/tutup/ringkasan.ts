import { Dec } from '@kilau/contract/core/dec.ts';
import { kasHari, type KategoriKas } from '@kilau/contract/trade/bayar/kas-hari.calc.ts';
import type { BankHari, EmasHari, RingkasanHari } from '@kilau/contract/features/tutup/tutup.wire.ts';
import { TEMPAT_EMAS } from '@kilau/contract/trade/gudang/tempat-emas.ts';
import { moneyMovement } from '../../ledger/balance.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { bulat } from '../../trade/gudang/bulat.sql.ts';
import { AKUN_EMAS, TEMPAT } from '../../trade/gudang/tempat-emas.sql.ts';
import { laciHari } from './laci-hari.ts';

/** Cash by category; what goes from drawer to drawer under one category is neither income nor spent. */
const KATEGORI_SQL = `select kategori, sum(greatest(jumlah, 0)) as masuk, -sum(least(jumlah, 0)) as keluar from (
    select e.kategori, sum(e.jumlah) as jumlah from entri e
    where e.kode_toko = $1 and e.akun = 'KAS' and e.aset = 'IDR' and e.tgl = $2
    group by e.posting_id, e.kategori
  ) g group by kategori having sum(abs(jumlah)) > 0 order by kategori`;

const URUT_TEMPAT = `array_position(array[${TEMPAT_EMAS.map((tempat) => `'${tempat}'`).join(', ')}], tempat)`;
/** Grams by place and purity, and the fine gold in them, as the reports of gold tell it. */
const EMAS_SQL = `select h.*, ${bulat('akhir * kadar / 100')} as murni
  from (
    select tempat, kadar, sum(kini - sesudah - masuk + keluar) as awal, sum(masuk) as masuk, sum(keluar) as keluar,
      sum(kini - sesudah) as akhir
    from (
      select ${TEMPAT} as tempat, substr(aset, 6)::numeric as kadar, g.*
      from (
        select akun, kode_gudang, aset, jumlah as kini, 0 as sesudah, 0 as masuk, 0 as keluar from saldo
        where kode_toko = $1 and akun in (${AKUN_EMAS}) and aset like 'EMAS:%'
        union all
        select akun, kode_gudang, aset, 0, case when tgl > $2 then masuk - keluar else 0 end,
          case when tgl = $2 then masuk else 0 end, case when tgl = $2 then keluar else 0 end from saldo_hari
        where kode_toko = $1 and akun in (${AKUN_EMAS}) and aset like 'EMAS:%' and tgl >= $2
      ) g
    ) t
    group by tempat, kadar
    having sum(kini - sesudah) <> 0 or sum(masuk + keluar) <> 0
  ) h
  window urut as (order by ${URUT_TEMPAT}, kadar rows unbounded preceding)
  order by ${URUT_TEMPAT}, kadar desc`;

/** What a day comes to, by the ledger alone: a closed day gives the same a month later. */
export async function ringkasanHari(sql: Sql, kode_toko: string, tgl: string): Promise<RingkasanHari> {
  const at = [kode_toko, tgl];
  const laci = await laciHari(sql, kode_toko, tgl);
  const kategori = await sql.query<KategoriKas>(KATEGORI_SQL, at);
  const emas = await sql.query<EmasHari>(EMAS_SQL, at);
  const rekening = await moneyMovement(sql, kode_toko, 'BANK', tgl, tgl);
  const nama = new Map(
    (
      await sql.query<{ no_rekening: string; nama_rekening: string }>(
        'select no_rekening, nama_rekening from rekening where kode_toko = $1',
        [kode_toko],
      )
    ).map((row) => [row.no_rekening, row.nama_rekening]),
  );
  const bank: BankHari[] = rekening
    .filter(({ masuk, keluar, akhir }) => !(masuk.isZero() && keluar.isZero() && akhir.isZero()))
    .map(({ sub, masuk, keluar, akhir }) => ({ no_rekening: sub, nama: nama.get(sub) ?? '', masuk, keluar, akhir }));
  return {
    laci,
    kas: kasHari(Dec.sum(laci.map(({ awal }) => Dec.from(awal))), kategori),
    bank,
    emas,
  };
}
