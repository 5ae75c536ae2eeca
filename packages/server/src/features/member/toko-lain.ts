import type { MemberTokoLain, TokoDiam } from '@kilau/contract/trade/poin/poin.wire.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { member as anggota } from '@kilau/contract/features/member/member.resource.ts';
import { alone } from '../../engine/resource.write.ts';
import { audit } from '../../platform/audit.ts';
import { tokoKenal } from '../../platform/antar/toko-jauh.ts';
import { fingerprintOf } from '../../platform/canonical.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { memberDiToko, type MemberLuar } from '../../trade/poin/tamu.ts';

/** Longest code that papers take. */
const PANJANG = 20;

/** Members of the chain's other shops whose whole code or number was typed, and shops that did not answer. */
export async function cariTokoLain(
  context: Context,
  q: string,
): Promise<{ readonly data: readonly MemberTokoLain[]; readonly diam: readonly TokoDiam[] }> {
  const { db, shop } = context;
  const toko = (await tokoKenal(db)).filter(({ kode_toko }) => kode_toko !== shop.kode_toko);
  const cari = { kode: q, no_hp: q };
  const dijawab = await Promise.allSettled(toko.map((one) => memberDiToko(db, context, one.kode_toko, cari)));
  const data: MemberTokoLain[] = [];
  const diam: TokoDiam[] = [];
  for (const [index, jawaban] of dijawab.entries()) {
    const one = toko[index];
    if (!one) continue;
    if (jawaban.status === 'rejected') {
      if (!(jawaban.reason instanceof Problem)) throw jawaban.reason;
      diam.push(one);
      continue;
    }
    for (const { kode_member, nama_member, no_hp, alamat, poin } of jawaban.value) {
      data.push({ ...one, kode_member, nama_member, no_hp, alamat, poin });
    }
  }
  return { data, diam };
}

/** A member as he is known here from now on. */
interface Tamu {
  readonly kode_member: string;
  readonly nama_member: string;
  readonly no_hp: string;
  readonly alamat: string;
  readonly jenis_member: string;
}

const SUDAH = `select m.kode_member, m.nama_member, m.no_hp, m.alamat, m.jenis_member from member_tamu g
  join member m using (kode_toko, kode_member)
  where g.kode_toko = $1 and g.toko_poin = $2 and g.kode_poin = $3`;

/** Digits that tell apart what was cut off. */
const PEMBEDA = 6;

/**
 * What he may be called here: by his shop and his code there. Where that is too long, or somebody's already, he is told
 * apart by a sign of both, since their ends may be the same.
 */
function kodeTamu(kode_toko: string, kode_poin: string): readonly string[] {
  const kode = `${kode_toko}-${kode_poin}`;
  const tanda = fingerprintOf([kode_toko, kode_poin]).toString('hex').slice(0, PEMBEDA).toUpperCase();
  const beda = `${kode.slice(0, PANJANG - PEMBEDA - 1)}-${tanda}`;
  return kode.length <= PANJANG ? [kode, beda] : [beda];
}

/** The first of some codes that is nobody's here. */
const BEBAS = `select k.kode_member from unnest($2::text[]) with ordinality as k (kode_member, urut)
  where not exists (select from member m where m.kode_toko = $1 and m.kode_member = k.kode_member)
  order by k.urut limit 1`;

async function tulis(
  tx: Tx,
  context: Context,
  toko: string,
  { kode_member: kode_poin, nama_member, no_hp, alamat, tgl_lahir, nik, jenis_member }: MemberLuar,
): Promise<Tamu> {
  const { shop, actor, now } = context;
  const oleh = [actor.user_id, now()];
  const made = await tx.maybe<{ kode_member: string }>(
    `insert into member (kode_toko, kode_member, nama_member, no_hp, alamat, tgl_lahir, nik, jenis_member,
       dibuat_oleh, dibuat_pada, diubah_oleh, diubah_pada)
     select $1, bebas.kode_member, $3, $4, $5, $6::date, $7, $8, $9, $10::timestamptz, $9, $10
     from (${BEBAS}) bebas on conflict do nothing returning kode_member`,
    [shop.kode_toko, kodeTamu(toko, kode_poin), nama_member, no_hp, alamat, tgl_lahir, nik, jenis_member, ...oleh],
  );
  if (!made) {
    const rule = { rule: 'kode_sudah_ada', params: { kode: no_hp } } as const;
    throw new Problem('kode_sudah_ada', { kode: no_hp }, { no_hp: rule });
  }
  const { kode_member } = made;
  await tx.query(
    `insert into member_tamu (kode_toko, kode_member, toko_poin, kode_poin, dibuat_oleh, dibuat_pada)
     values ($1, $2, $3, $4, $5, $6)`,
    [shop.kode_toko, kode_member, toko, kode_poin, ...oleh],
  );
  const sesudah = { nama_member, no_hp, toko_poin: toko, kode_poin };
  await audit(tx, context, { aksi: 'TAMBAH', objek: 'member', kode: kode_member, sesudah });
  return { kode_member, nama_member, no_hp, alamat, jenis_member };
}

/**
 * Makes a member of another shop known here: he trades as every member does, and his points stay with the shop that
 * keeps him. Done again, it is done once.
 * @throws Problem `toko_tidak_terjangkau`, `rujukan_tidak_ada`, `kode_sudah_ada` where his number is a member's of ours.
 */
export async function kenalkanTamu(context: Context, toko: string, kode_poin: string): Promise<Tamu> {
  const { db, shop } = context;
  const kenal = await tokoKenal(db);
  if (toko === shop.kode_toko || !kenal.some(({ kode_toko }) => kode_toko === toko)) {
    throw new Problem('rujukan_tidak_ada', { kode: toko }, { kode_toko: { rule: 'tidak_terdaftar' } });
  }
  const which = [shop.kode_toko, toko, kode_poin];
  const ada = await db.maybe<Tamu>(SUDAH, which);
  if (ada) return ada;
  const member = (await memberDiToko(db, context, toko, { kode: kode_poin, no_hp: '' })).find(
    ({ kode_member }) => kode_member === kode_poin,
  );
  if (!member) {
    throw new Problem('rujukan_tidak_ada', { kode: kode_poin }, { kode_member: { rule: 'tidak_terdaftar' } });
  }
  return db.tx(async (tx) => {
    await alone(tx, context, { resource: anggota });
    return (await tx.maybe<Tamu>(SUDAH, which)) ?? tulis(tx, context, toko, member);
  });
}
