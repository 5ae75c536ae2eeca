import { Problem } from '@kilau/contract/core/problem.ts';
import type { Values } from '@kilau/contract/core/schema.ts';
import {
  OPNAME_TERIMA_BERUBAH,
  type hitungFields,
  type OpnameTerima,
  type OpnameTerimaRingkas,
} from '@kilau/contract/features/penerimaan/penerimaan.wire.ts';
import { holdDay } from '../../ledger/business-date.ts';
import { nextNumber } from '../../ledger/number.ts';
import { audit } from '../../platform/audit.ts';
import type { Context, WorkContext } from '../../platform/context.ts';
import type { Sql, Tx } from '../../platform/database/tx.ts';

const KODE = 'OT';
const OBJEK = 'stock-opname-penerimaan';
const MOST_LISTED = 100;

/** Who waits for news of a count: everybody who has it open. */
export type OpnameContext = WorkContext & Pick<Context, 'realtime'>;

function kabarkan(tx: Tx, { realtime, shop }: OpnameContext, no_opname: string): void {
  tx.afterCommit(() => realtime.toShop(shop.kode_toko, OPNAME_TERIMA_BERUBAH, { no_opname }));
}

/** What the books have of goods received and not yet entered, by group and type. */
const BUKU = `select kode_group, kode_dept, coalesce(sum(jumlah) filter (where aset = 'PCS'), 0)::bigint as qty,
  coalesce(sum(jumlah) filter (where aset like 'EMAS:%'), 0) as berat
  from saldo where kode_toko = $1 and akun = 'TERIMA' group by kode_group, kode_dept having bool_or(jumlah <> 0)`;

/** The rows of a count: what was written down, and while it is under way also what nobody has counted yet. */
const BARIS = `with buku as (${BUKU}), baris as (
    select o.kode_group, o.kode_dept, o.qty_awal, o.berat_awal, o.qty_opname, o.berat_opname, o.versi, o.oleh, o.waktu
    from opname_penerimaan_baris o where o.kode_toko = $1 and o.no_opname = $2
    union all
    select b.kode_group, b.kode_dept, b.qty, b.berat, null, null, 0, '', null from buku b
    where exists (select 1 from opname_penerimaan s where s.kode_toko = $1 and s.no_opname = $2 and s.status = 'AKTIF')
      and not exists (select 1 from opname_penerimaan_baris o
      where o.kode_toko = $1 and o.no_opname = $2 and o.kode_group = b.kode_group and o.kode_dept = b.kode_dept)
  )
  select coalesce(jsonb_agg(to_jsonb(r) || jsonb_build_object('nama_dept', j.nama_dept, 'selisih_qty',
    r.qty_awal - r.qty_opname, 'selisih_berat', r.berat_awal - r.berat_opname)
    order by r.kode_group, r.kode_dept), '[]') as baris
  from baris r join jenis j on j.kode_toko = $1 and j.kode_dept = r.kode_dept`;

const RINGKAS = `select to_jsonb(s) - 'kode_toko' || jsonb_build_object('dihitung', h.dihitung, 'belum', h.belum,
  'selisih_qty', h.qty, 'selisih_berat', h.berat) as opname
  from opname_penerimaan s cross join lateral (
    select count(*) filter (where o.qty_opname is not null) as dihitung, count(*) filter (where o.qty_opname is null) as
      belum,
      coalesce(sum(o.qty_awal - o.qty_opname), 0) as qty, coalesce(sum(o.berat_awal - o.berat_opname), 0) as berat
    from opname_penerimaan_baris o where o.kode_toko = s.kode_toko and o.no_opname = s.no_opname
  ) h`;

/** Counts, the one under way first, then the newest. */
export async function daftarOpnameTerima(sql: Sql, kode_toko: string): Promise<OpnameTerimaRingkas[]> {
  const rows = await sql.query<{ opname: OpnameTerimaRingkas }>(
    `${RINGKAS} where s.kode_toko = $1 order by s.status, s.tgl desc, s.no_opname desc limit ${MOST_LISTED}`,
    [kode_toko],
  );
  return rows.map(({ opname }) => opname);
}

/** @throws Problem `dokumen_tidak_ditemukan` */
export async function bacaOpnameTerima(sql: Sql, kode_toko: string, nomor: string): Promise<OpnameTerima> {
  const found = await sql.maybe<{ opname: OpnameTerimaRingkas }>(
    `${RINGKAS} where s.kode_toko = $1 and s.no_opname = $2`,
    [kode_toko, nomor],
  );
  if (!found) throw new Problem('dokumen_tidak_ditemukan', { nomor });
  const { baris } = await sql.one<Pick<OpnameTerima, 'baris'>>(BARIS, [kode_toko, nomor]);
  return { ...found.opname, baris, belum: baris.filter((row) => row.qty_opname === null).length };
}

/** Begins a count, or joins the one that is under way. @returns its number. */
export async function mulaiOpnameTerima(tx: Tx, context: OpnameContext): Promise<string> {
  const {
    shop,
    actor: { user_id },
  } = context;
  const { kode_toko } = shop;
  const aktif = () =>
    tx.maybe<{ no_opname: string }>(
      `select no_opname from opname_penerimaan where kode_toko = $1 and status = 'AKTIF'`,
      [kode_toko],
    );
  const tgl = await holdDay(tx, kode_toko);
  const before = await aktif();
  if (before) return before.no_opname;
  // The counter's row is locked until the commit: who begins at the same moment waits here and looks again.
  const no_opname = await nextNumber(tx, shop, KODE, tgl);
  const meanwhile = await aktif();
  if (meanwhile) return meanwhile.no_opname;
  await tx.query(
    `insert into opname_penerimaan (kode_toko, no_opname, tgl, status, mulai_oleh, mulai_pada)
      values ($1, $2, $3, 'AKTIF', $4, $5)`,
    [kode_toko, no_opname, tgl, user_id, context.now()],
  );
  await audit(tx, context, { aksi: 'MULAI', objek: OBJEK, kode: no_opname });
  kabarkan(tx, context, no_opname);
  return no_opname;
}

/** Holds a count that is under way. @param lock `share` for who adds to it, `update` for who ends it. */
async function pegang(tx: Tx, kode_toko: string, nomor: string, lock: 'share' | 'update'): Promise<void> {
  const kepala = await tx.maybe<{ status: string }>(
    `select status from opname_penerimaan where kode_toko = $1 and no_opname = $2 for ${lock}`,
    [kode_toko, nomor],
  );
  if (!kepala) throw new Problem('dokumen_tidak_ditemukan', { nomor });
  if (kepala.status !== 'AKTIF') throw new Problem('opname_sudah_selesai', { nomor });
}

// Balances and place in the book in one statement, so that they belong to each other.
const HITUNG = `insert into opname_penerimaan_baris as o (kode_toko, no_opname, kode_group, kode_dept, qty_awal,
  berat_awal, qty_opname, berat_opname, versi, urut_buku, oleh, waktu)
  select $1, $2, $3, $4, coalesce(b.qty, 0), coalesce(b.berat, 0), $5, $6, $7::integer + 1, u.urut, $8, $9
  from buku u left join (${BUKU}) b on b.kode_group = $3 and b.kode_dept = $4 where u.kode_toko = $1
  on conflict (kode_toko, no_opname, kode_group, kode_dept) do update
    set qty_awal = excluded.qty_awal, berat_awal = excluded.berat_awal, qty_opname = excluded.qty_opname,
      berat_opname = excluded.berat_opname,
      versi = excluded.versi, urut_buku = excluded.urut_buku, oleh = excluded.oleh, waktu = excluded.waktu
    where o.versi = $7::integer
  returning 1`;

/**
 * Writes down what was counted of a type, beside what the books have of it now.
 * @throws Problem `hitungan_berubah` when somebody else has counted it since the caller looked: he sees that count
 * first.
 */
export async function hitungTerima(
  tx: Tx,
  context: OpnameContext,
  nomor: string,
  isi: Values<typeof hitungFields>,
): Promise<void> {
  const {
    shop: { kode_toko },
    actor: { user_id },
  } = context;
  const { kode_group, kode_dept, qty_opname, berat_opname, versi } = isi;
  await pegang(tx, kode_toko, nomor, 'share');
  const known = await tx.maybe<{ di_buku: boolean }>(
    `select 1 as di_buku from (${BUKU}) b where kode_group = $2 and kode_dept = $3
     union all select 1 from opname_penerimaan_baris where kode_toko = $1 and no_opname = $4 and kode_group = $2
       and kode_dept = $3 limit 1`,
    [kode_toko, kode_group, kode_dept, nomor],
  );
  if (!known) throw new Problem('data_tidak_valid', {}, { kode_dept: { rule: 'tidak_terdaftar' } });
  const saved = await tx.query(HITUNG, [
    kode_toko,
    nomor,
    kode_group,
    kode_dept,
    qty_opname,
    berat_opname.toString(),
    versi,
    user_id,
    context.now(),
  ]);
  if (saved.length === 0) {
    const lain = await tx.one<{ oleh: string; qty: number; berat: { toJSON: () => number } }>(
      `select oleh, qty_opname as qty, berat_opname as berat from opname_penerimaan_baris
        where kode_toko = $1 and no_opname = $2 and kode_group = $3 and kode_dept = $4`,
      [kode_toko, nomor, kode_group, kode_dept],
    );
    throw new Problem('hitungan_berubah', { kode_dept, oleh: lain.oleh, qty: lain.qty, berat: lain.berat.toJSON() });
  }
  kabarkan(tx, context, nomor);
}

/** What nobody has counted is written down as it is in the books, with no count. */
const SISA = `insert into opname_penerimaan_baris (kode_toko, no_opname, kode_group, kode_dept, qty_awal, berat_awal,
  versi, urut_buku)
  select $1, $2, b.kode_group, b.kode_dept, b.qty, b.berat, 0, u.urut from buku u cross join (${BUKU}) b
  where u.kode_toko = $1
  on conflict (kode_toko, no_opname, kode_group, kode_dept) do nothing`;

/** Ends a count, whose result is that of this day. Stock stays as it is. */
export async function selesaiOpnameTerima(tx: Tx, context: OpnameContext, nomor: string): Promise<void> {
  const {
    shop: { kode_toko },
    actor: { user_id },
  } = context;
  const tgl = await holdDay(tx, kode_toko);
  await pegang(tx, kode_toko, nomor, 'update');
  await tx.query(SISA, [kode_toko, nomor]);
  await tx.query(
    `update opname_penerimaan set status = 'SELESAI', selesai_oleh = $3, selesai_pada = $4, tgl = $5
      where kode_toko = $1 and no_opname = $2`,
    [kode_toko, nomor, user_id, context.now(), tgl],
  );
  await audit(tx, context, { aksi: 'SELESAI', objek: OBJEK, kode: nomor });
  kabarkan(tx, context, nomor);
}
