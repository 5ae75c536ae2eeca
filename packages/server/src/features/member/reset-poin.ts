import { Dec } from '@kilau/contract/core/dec.ts';
import { addDays, addMonths } from '@kilau/contract/core/calendar.ts';
import type { PoinAkanHangus } from '@kilau/contract/trade/poin/poin.wire.ts';
import {
  poinHangus,
  resetBerikut,
  resetSebelum,
  type AturanReset,
} from '@kilau/contract/features/member/reset-poin.calc.ts';
import { settingOf } from '../../engine/setting.store.ts';
import { pointEntries, type Entry } from '../../ledger/entry.ts';
import { post } from '../../ledger/post.ts';
import { reverse } from '../../ledger/reverse.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Sql, Tx } from '../../platform/database/tx.ts';
import { uuidv7 } from '../../platform/id.ts';
import { KATEGORI_DARI_LUAR } from '../../trade/poin/antar-poin.ts';
import { KATEGORI_BATAL_POIN, KATEGORI_KOREKSI_POIN, KATEGORI_POIN } from '../../trade/poin/dapat-poin.ts';
import { TUTUP_POSTING } from '../../trade/poin/invariants.ts';

/** Category of points that have lapsed. */
const RESET_POIN = 'RESET POIN';

/** A closing that the reset goes with: its day, the one closed before it, and its number. */
export interface Penutupan {
  readonly tgl: string;
  readonly sebelum: string;
  readonly ke: number;
}

/** What a closing keeps of the reset that it booked. */
export interface PoinHangus {
  readonly tgl_reset: string;
  readonly cara: string;
  readonly member: number;
  readonly jumlah: Dec;
}

interface PoinMember {
  readonly kode_member: string;
  readonly saldo: Dec;
  readonly baru: Dec;
}

const DIDAPAT = `('${KATEGORI_POIN}', '${KATEGORI_BATAL_POIN}', '${KATEGORI_KOREKSI_POIN}',
  '${KATEGORI_DARI_LUAR}')`;
/** Points of every member, and how many of them he has earned since a day. */
const POIN_SQL = `select s.sub as kode_member, s.jumlah as saldo, coalesce((
      select sum(e.jumlah) from entri e where e.kode_toko = s.kode_toko and e.akun = 'POIN' and e.aset = 'POIN'
        and e.sub = s.sub and e.tgl > $2 and e.kategori in ${DIDAPAT}), 0) as baru
  from saldo s where s.kode_toko = $1 and s.akun = 'POIN' and s.aset = 'POIN' and s.jumlah > 0 order by s.sub`;
const LONG_AGO = '0001-01-01';

/** Points that lapse on a day of reset, as they stand now. */
async function hangusPada(
  sql: Sql,
  kode_toko: string,
  aturan: AturanReset,
  due: string,
): Promise<{ readonly kode_member: string; readonly poin: number }[]> {
  const rows = await sql.query<PoinMember>(POIN_SQL, [kode_toko, resetSebelum(aturan, due) ?? LONG_AGO]);
  return rows.flatMap(({ kode_member, saldo, baru }) => {
    const poin = poinHangus(aturan, saldo.toJSON(), baru.toJSON());
    return poin > 0 ? [{ kode_member, poin }] : [];
  });
}

/** Points that lapse within a month of the open day, by member; none where no reset is that near. */
export async function poinAkanHangus(sql: Sql, context: Pick<WorkContext, 'shop' | 'param'>): Promise<PoinAkanHangus> {
  const { kode_toko, tgl_system } = context.shop;
  const aturan = await settingOf(sql, context, 'parameter-reset-poin-member');
  // A reset of the open day itself comes with its closing.
  const due = resetBerikut(aturan, addDays(tgl_system, -1));
  if (due === undefined || due > addMonths(tgl_system, 1)) return { tgl_reset: due ?? null, data: [] };
  const hangus = await hangusPada(sql, kode_toko, aturan, due);
  const names = await sql.query<{ kode_member: string; nama_member: string; no_hp: string }>(
    `select kode_member, nama_member, no_hp from member where kode_toko = $1 and kode_member = any($2)`,
    [kode_toko, hangus.map(({ kode_member }) => kode_member)],
  );
  const byCode = new Map(names.map((row) => [row.kode_member, row]));
  const data = hangus.map(({ kode_member, poin }) => {
    const { nama_member = '', no_hp = '' } = byCode.get(kode_member) ?? {};
    return { kode_member, nama_member, no_hp, poin };
  });
  return { tgl_reset: due, data: data.toSorted((a, b) => b.poin - a.poin) };
}

const aksiOf = (ke: number): string => `${RESET_POIN} ${ke}`;

/**
 * Books the points that lapse with a closing: on the day of the reset, or with the first closing after it.
 * @returns what lapsed, for the closing to keep; nothing where no reset is due.
 */
export async function resetPoin(
  tx: Tx,
  context: WorkContext,
  { tgl, sebelum, ke }: Penutupan,
): Promise<PoinHangus | undefined> {
  if (!context.isOn('MEMBER_RESET_POIN_MODULE')) return undefined;
  const { kode_toko } = context.shop;
  const aturan = await settingOf(tx, context, 'parameter-reset-poin-member');
  const due = resetBerikut(aturan, sebelum);
  if (due === undefined || due > tgl) return undefined;
  const hangus = (await hangusPada(tx, kode_toko, aturan, due)).map(({ kode_member, poin }) => ({
    kode_member,
    poin: Dec.from(poin),
  }));
  const entries = hangus.flatMap(({ kode_member, poin }): Entry[] =>
    pointEntries(kode_member, poin.negated(), RESET_POIN),
  );
  if (entries.length > 0) await post(tx, headOf(context, tgl, aksiOf(ke)), entries);
  return {
    tgl_reset: due,
    cara: aturan.cara_reset,
    member: hangus.length,
    jumlah: Dec.sum(hangus.map(({ poin }) => poin)),
  };
}

/** Gives back what had lapsed with a closing whose day is opened again. */
export async function tarikResetPoin(
  tx: Tx,
  context: WorkContext,
  { tgl, ke }: Omit<Penutupan, 'sebelum'>,
): Promise<void> {
  const { kode_toko } = context.shop;
  const original = { kode_toko, jenis: TUTUP_POSTING, nomor: tgl, aksi: aksiOf(ke) };
  const booked = await tx.maybe(
    `select from posting where kode_toko = $1 and jenis = $2 and nomor = $3 and aksi = $4`,
    Object.values(original),
  );
  if (!booked) return;
  const { tgl: hari, aksi, user_id, kunci, waktu } = headOf(context, tgl, `BATAL ${original.aksi}`);
  await reverse(tx, original, { tgl: hari, aksi, user_id, kunci, waktu }, (entry) => entry);
}

const headOf = ({ shop, actor, now }: WorkContext, tgl: string, aksi: string) => ({
  kode_toko: shop.kode_toko,
  tgl,
  jenis: TUTUP_POSTING,
  nomor: tgl,
  aksi,
  user_id: actor.user_id,
  kunci: uuidv7(now()),
  waktu: now(),
});
