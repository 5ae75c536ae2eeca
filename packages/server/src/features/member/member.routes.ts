import { kodeMember } from '@kilau/contract/features/member/kode-member.calc.ts';
import { AFILIASI } from '@kilau/contract/features/member/setting-member.setting.ts';
import { code, text } from '@kilau/contract/core/field.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import type { PoinMember } from '@kilau/contract/trade/poin/poin.wire.ts';
import { settingOf } from '../../engine/setting.store.ts';
import type { Context } from '../../platform/context.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { poinAkanHangus } from './reset-poin.ts';
import { aturanPoin, saldoPoin } from '../../trade/poin/poin.ts';
import { saldoTamu, tamuOf } from '../../trade/poin/tamu.ts';
import { cariTokoLain, kenalkanTamu } from './toko-lain.ts';

/** Longest number that is still counted on: more digits are somebody's own code. */
const MOST_DIGITS = 9;

/** The code after the highest one of the shop's own form; nothing where codes are typed by hand. */
async function kodeBerikut(context: Context): Promise<string | null> {
  const setting = await settingOf(context.db, context, 'setting-member');
  if (!setting.kode_otomatis) return null;
  const { awalan_kode } = setting;
  const { nomor } = await context.db.one<{ nomor: number }>(
    `select coalesce(max(right(kode_member, -length($2))::integer), 0) + 1 as nomor from member
     where kode_toko = $1 and starts_with(kode_member, $2) and right(kode_member,
       -length($2)) ~ '^[0-9]{1,${MOST_DIGITS}}$'`,
    [context.shop.kode_toko, awalan_kode],
  );
  return kodeMember(setting, nomor);
}

/** What a member has, as a sale shows it. */
async function poinMember(context: Context, kode_member: string): Promise<PoinMember> {
  const { db, shop } = context;
  const [tamu, { cashback_poin }] = await Promise.all([
    tamuOf(db, shop.kode_toko, kode_member),
    aturanPoin(db, context),
  ]);
  const saldo = await (tamu ? saldoTamu(db, context, tamu) : saldoPoin(db, shop.kode_toko, kode_member));
  const nilai = cashback_poin.toJSON();
  return { kode_member, poin: saldo.toJSON(), nilai, ...(tamu && { toko_poin: tamu.toko_poin }) };
}

const tag = 'member';
/** Pages on which a customer is looked for. */
const PELANGGAN = ['/data-member', '/transaksi-penjualan', '/transaksi-pembelian', '/tukar-point'];

export const memberRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: 'member-kode-berikut',
    tag,
    summary: 'Usul kode untuk member baru',
    need: { gate: 'MEMBER_MODULE', pages: ['/data-member'] },
    handler: async (context) => ({ kode: await kodeBerikut(context) }),
  }),
  route({
    method: 'GET',
    path: 'member/{kode_member}/poin',
    tag,
    summary: 'Poin seorang member dan nilai satu poin',
    need: { gate: 'MEMBER_MODULE' },
    params: recordSchema({ kode_member: text({ max: 20, required: true }) }),
    handler: (context, { params: { kode_member } }) => poinMember(context, kode_member),
  }),
  route({
    method: 'GET',
    path: 'member-toko-lain',
    tag,
    summary: 'Member toko lain dalam satu grup, dengan kode atau nomor telepon lengkap',
    need: { gate: 'MEMBER_MODULE', pages: PELANGGAN },
    query: recordSchema({ q: text({ min: 2, max: 20, required: true }) }),
    handler: (context, { query: { q } }) => cariTokoLain(context, q),
  }),
  route({
    method: 'POST',
    path: 'member-toko-lain',
    tag,
    summary: 'Pakai member toko lain di toko ini; poinnya tetap di tokonya',
    need: { gate: 'MEMBER_MODULE', pages: PELANGGAN },
    body: recordSchema({
      kode_toko: code({ max: 20, required: true }),
      kode_member: code({ max: 20, required: true }),
    }),
    handler: (context, { body: { kode_toko, kode_member } }) => kenalkanTamu(context, kode_toko, kode_member),
  }),
  route({
    method: 'GET',
    path: 'member-poin-hangus',
    tag,
    summary: 'Poin member yang hangus dalam sebulan',
    need: { gate: 'MEMBER_RESET_POIN_MODULE', pages: ['/parameter-reset-poin-member'] },
    handler: (context) => poinAkanHangus(context.db, context),
  }),
  route({
    method: 'GET',
    path: 'parameter-member-afiliasi',
    tag: 'setting-member',
    summary: 'Aturan afiliasi member: poin untuk yang mengajak dan yang diajak',
    need: { gate: 'MEMBER_MODULE' },
    handler: async (context) => {
      const setting = await settingOf(context.db, context, 'setting-member');
      return Object.fromEntries(AFILIASI.map((name) => [name, setting[name]]));
    },
  }),
];
