import { roleOf, type Notice } from '@kilau/contract/core/home.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { deedNeed } from '@kilau/contract/core/kind-rights.ts';
import { pageRequirement } from '@kilau/contract/core/page.ts';
import { can } from '@kilau/contract/core/permission.ts';
import { notices, pageAt, selling, type NoticeKey } from '@kilau/contract/registry.ts';
import { tradeKinds } from '../../../engine/paper/home/figures.ts';
import { waitingSums } from '../../../engine/paper/home/waiting.ts';
import type { Context } from '../../../platform/context.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import type { CountNotice, Counted } from '../../../platform/notice.ts';

export type NoticeCounts = Readonly<Record<NoticeKey, CountNotice>>;

/** Whom a notice is for: its roles, as far as they may open the page where it is seen to. */
function isFor({ roles, page }: Notice, { actor }: Context): boolean {
  const at = pageAt(page);
  return roles.includes(roleOf(actor, selling)) && at !== undefined && can(actor, pageRequirement(at));
}

const told = (context: Context, { key, page, tone, unit }: Omit<Notice, 'roles'>, { jumlah, nilai }: Counted) => ({
  kunci: key,
  judul: context.t(`perhatian.${key}`, { jumlah }),
  jumlah,
  nilai: unit === undefined ? null : (nilai ?? null),
  satuan: unit ?? null,
  nada: tone,
  halaman: page,
});

/** Papers of trade that wait, for whose home does not list them: a line for each page where they cease to. */
async function waiting(context: Context, kinds: readonly Kind[]) {
  if (roleOf(context.actor, selling) !== 'pemilik') return [];
  const mine = tradeKinds(kinds).filter(
    (kind) => kind.validation !== undefined && can(context.actor, deedNeed(kind, kind.validation.deed)),
  );
  const rows = await waitingSums(context, mine);
  return rows.map(({ jenis, jumlah, total, lama }) => {
    const kind = mine.find(({ key }) => key === jenis);
    const page = kind?.deeds[kind.validation?.deed ?? '']?.page ?? '/home';
    const key = lama > 0 ? 'menunggu-lama' : 'menunggu';
    const notice = { key, page, tone: lama > 0 ? 'bad' : 'warn', unit: 'money' } as const;
    return { ...told(context, notice, { jumlah, nilai: total }), kunci: `${key}.${jenis}` };
  });
}

/** What features have counted for who asks: nothing of what is all right. @param counts by key of the notice. */
export const perhatianRoutes = (counts: NoticeCounts, kinds: readonly Kind[]): readonly Route[] => [
  route({
    method: 'GET',
    path: 'perhatian',
    tag: 'perhatian',
    summary: 'Yang perlu saya lihat, dengan halamannya',
    need: {},
    handler: async (context) => {
      const mine = notices.filter((notice) => isFor(notice, context));
      const rows = await Promise.all(
        mine.map(async (notice) => told(context, notice, await counts[notice.key as NoticeKey](context))),
      );
      const data = [...rows, ...(await waiting(context, kinds))].filter(({ jumlah }) => jumlah > 0);
      const order = { bad: 0, warn: 1, info: 2 } as const;
      return { data: data.toSorted((a, b) => order[a.nada] - order[b.nada]) };
    },
  }),
];
