import type { Dec } from '@kilau/contract/core/dec.ts';
import { moneyMovement } from '../../ledger/balance.ts';
import { jumlahDiJalan } from './di-jalan.ts';
import type { Context } from '../../platform/context.ts';

type Who = Pick<Context, 'db' | 'actor' | 'shop'>;

interface Gerak {
  readonly kategori: string;
  readonly jumlah: Dec;
  readonly dokumen: number;
}
interface Bukan {
  readonly no_rekening: string;
  readonly nama_rekening: string;
  readonly jumlah: Dec;
  readonly dokumen: number;
}

/** What moved in somebody's drawer on the open day, category by category. */
const GERAK = `select e.kategori, sum(e.jumlah) as jumlah, count(distinct p.nomor)::int as dokumen
  from entri e join posting p on p.kode_toko = e.kode_toko and p.id = e.posting_id
  where e.kode_toko = $1 and e.akun = 'KAS' and e.aset = 'IDR' and e.tgl = $2 and e.sub = $3
  group by e.kategori having sum(e.jumlah) <> 0 order by min(p.urut)`;

/** What he booked that day to accounts of a bank: money that is not in the drawer. */
const BUKAN = `select e.sub as no_rekening, coalesce(max(r.nama_rekening), '') as nama_rekening,
    sum(e.jumlah) as jumlah, count(distinct p.nomor)::int as dokumen
  from entri e join posting p on p.kode_toko = e.kode_toko and p.id = e.posting_id
  left join rekening r on r.kode_toko = e.kode_toko and r.no_rekening = e.sub
  where e.kode_toko = $1 and e.akun = 'BANK' and e.aset = 'IDR' and e.tgl = $2 and p.user_id = $3
  group by e.sub having sum(e.jumlah) <> 0 order by e.sub`;

/** The drawer of who asks, by the ledger: what it began with, what moved, and what must lie in it now. */
export async function laciSaya({ db, actor, shop }: Who) {
  const { kode_toko, tgl_system } = shop;
  const at = [kode_toko, tgl_system, actor.user_id];
  const [saldo, gerak, bukan] = await Promise.all([
    db.one<{ awal: Dec; akhir: Dec }>(
      `select coalesce(sum(masuk - keluar) filter (where tgl < $2), 0) as awal,
         coalesce(sum(masuk - keluar), 0) as akhir
       from saldo_hari where kode_toko = $1 and aset = 'IDR' and akun = 'KAS' and sub = $3 and tgl <= $2`,
      at,
    ),
    db.query<Gerak>(GERAK, at),
    db.query<Bukan>(BUKAN, at),
  ]);
  return { ...saldo, gerak, bukan_tunai: bukan };
}

/** What every drawer and every account of the shop holds on the open day. */
export async function saldoKas({ db, shop: { kode_toko, tgl_system } }: Pick<Context, 'db' | 'shop'>) {
  const [di_jalan, kas, bank, users, rekening] = await Promise.all([
    jumlahDiJalan(db, { kode_toko }),
    moneyMovement(db, kode_toko, 'KAS', tgl_system, tgl_system),
    moneyMovement(db, kode_toko, 'BANK', tgl_system, tgl_system),
    db.query<{ kode: string; nama: string }>(
      `select user_id as kode, usere_name as nama from users where kode_toko = $1`,
      [kode_toko],
    ),
    db.query<{ kode: string; nama: string }>(
      `select no_rekening as kode, nama_rekening as nama from rekening where kode_toko = $1`,
      [kode_toko],
    ),
  ]);
  const named = (rows: typeof kas, names: typeof users) => {
    const by = new Map(names.map(({ kode, nama }) => [kode, nama]));
    return rows
      .filter(({ akhir, masuk, keluar }) => !(akhir.isZero() && masuk.isZero() && keluar.isZero()))
      .map((row) => ({ ...row, nama: by.get(row.sub) ?? '' }));
  };
  return { kas: named(kas, users), bank: named(bank, rekening), di_jalan };
}
