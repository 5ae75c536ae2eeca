import { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { z } from 'zod';
import { jsonDari, panggilToko } from '../../platform/antar/panggil.ts';
import { pemanggilOf } from '../../platform/antar/pemanggil.ts';
import { diServerLain, tokoJauh } from '../../platform/antar/toko-jauh.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Sql } from '../../platform/database/tx.ts';
import type { OutsideAnswer } from '../../platform/outside.ts';
import { saldoPoin } from './poin.ts';

/** A member of another shop who trades here: which shop keeps his points, and what he is called there. */
export interface Tamu {
  readonly toko_poin: string;
  readonly kode_poin: string;
}

/** So long the shop that keeps a member is waited for, while a deed here stands still. */
const TUNGGU_MS = 5000;

/** Condition on a member `m`: this shop keeps him. */
export const BUKAN_TAMU = `not exists (select from member_tamu g where g.kode_toko = m.kode_toko
  and g.kode_member = m.kode_member)`;

/**
 * Points of a member `m` as lists and reports tell them: nothing, rather than none, of one whom another shop keeps. What
 * he has is that shop's to say, and counts among its points.
 */
export const POIN_MEMBER = `case when ${BUKAN_TAMU} then coalesce((select sum(s.jumlah) from saldo s
  where s.kode_toko = m.kode_toko and s.akun = 'POIN' and s.aset = 'POIN' and s.sub = m.kode_member), 0)::bigint end`;

/** Where a member's points are kept, if not here. */
export const tamuOf = (sql: Sql, kode_toko: string, kode_member: string): Promise<Tamu | undefined> =>
  sql.maybe<Tamu>(`select toko_poin, kode_poin from member_tamu where kode_toko = $1 and kode_member = $2`, [
    kode_toko,
    kode_member,
  ]);

type Penanya = Pick<WorkContext, 'shop' | 'actor' | 'now' | 'secrets' | 'loopback'>;

/** Asks the server that keeps a shop something of its members. @throws Problem `toko_tidak_terjangkau` */
export async function tanyaPenyimpan(
  sql: Sql,
  { shop, actor, now, secrets, loopback = false }: Penanya,
  kode_toko: string,
  perintah: 'member' | 'poin',
  isi: unknown,
  timeout = TUNGGU_MS,
): Promise<OutsideAnswer & { readonly kind: 'answer' }> {
  const toko = secrets && (await tokoJauh(sql, { secrets }, kode_toko));
  if (!toko) throw new Problem('toko_tidak_terjangkau', { kode_toko });
  const answer = await panggilToko(
    { now, loopback },
    {
      dari: shop.kode_toko,
      toko,
      method: 'POST',
      path: `antar-server/${perintah}`,
      body: JSON.stringify({ isi: JSON.stringify(isi) }),
      pemanggil: await pemanggilOf(sql, actor.kode_toko, actor.user_id),
      timeout,
    },
  );
  if (answer.kind !== 'answer') throw new Problem('toko_tidak_terjangkau', { kode_toko });
  return answer;
}

/** A member as his shop tells another one of him, with his points. */
const MEMBER = z.object({
  kode_member: z.string().min(1).max(20),
  nama_member: z.string().max(100),
  no_hp: z.string().max(20),
  alamat: z.string().max(200),
  tgl_lahir: z.iso.date().nullable(),
  nik: z.string().max(20),
  jenis_member: z.enum(['REGULER', 'VIP', 'RESELLER']),
  poin: z.number().int(),
});
export type MemberLuar = z.infer<typeof MEMBER>;

/** How one asks for members of another shop: whoever knows the whole code or the whole number, and nobody else. */
export const ISI_MEMBER = z.object({ kode: z.string().min(1).max(20), no_hp: z.string().max(20) });
export type CariMember = z.infer<typeof ISI_MEMBER>;

/** Members of this shop by code or telephone, as other shops are told of them. */
export const memberDicari = (sql: Sql, kode_toko: string, { kode, no_hp }: CariMember): Promise<MemberLuar[]> =>
  sql.query<MemberLuar>(
    `select m.kode_member, m.nama_member, m.no_hp, coalesce(m.alamat, '') as alamat, m.tgl_lahir,
       coalesce(m.nik, '') as nik, m.jenis_member, ${POIN_MEMBER} as poin
     from member m where m.kode_toko = $1 and m.status_aktif and ${BUKAN_TAMU}
       and (upper(m.kode_member) = upper($2) or m.no_hp = $3) order by m.kode_member limit 5`,
    [kode_toko, kode, no_hp],
  );

/** Members of another shop by code or telephone. @throws Problem `toko_tidak_terjangkau` */
export async function memberDiToko(
  sql: Sql,
  context: Penanya,
  kode_toko: string,
  cari: CariMember,
): Promise<readonly MemberLuar[]> {
  if (!(await diServerLain(sql, kode_toko))) return memberDicari(sql, kode_toko, cari);
  const isi = jsonDari(await tanyaPenyimpan(sql, context, kode_toko, 'member', cari));
  const dibaca = z.object({ member: z.array(MEMBER) }).safeParse(isi);
  if (!dibaca.success) throw new Problem('toko_tidak_terjangkau', { kode_toko });
  return dibaca.data.member;
}

/**
 * What such a member may spend, as the shop that keeps him says: nothing where he is out of use there.
 * @throws Problem `toko_tidak_terjangkau`
 */
export async function saldoTamu(sql: Sql, context: Penanya, { toko_poin, kode_poin }: Tamu): Promise<Dec> {
  if (!(await diServerLain(sql, toko_poin))) {
    const aktif = await sql.maybe(`select 1 from member where kode_toko = $1 and kode_member = $2 and status_aktif`, [
      toko_poin,
      kode_poin,
    ]);
    return aktif ? saldoPoin(sql, toko_poin, kode_poin) : Dec.zero;
  }
  const member = await memberDiToko(sql, context, toko_poin, { kode: kode_poin, no_hp: '' });
  return Dec.from(member.find(({ kode_member }) => kode_member === kode_poin)?.poin ?? 0);
}

/** What a member has, wherever that is kept. @throws Problem `toko_tidak_terjangkau` */
export async function saldoMember(sql: Sql, context: Penanya, kode_member: string): Promise<Dec> {
  const { kode_toko } = context.shop;
  const tamu = await tamuOf(sql, kode_toko, kode_member);
  return tamu ? saldoTamu(sql, context, tamu) : saldoPoin(sql, kode_toko, kode_member);
}
