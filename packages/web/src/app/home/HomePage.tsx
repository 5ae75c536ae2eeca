import { Suspense, useMemo } from 'react';
import { roleOf } from '@kilau/contract/core/home.ts';
import { LANGUAGE_TAGS } from '@kilau/contract/locales/index.ts';
import { NewsBoard } from '../../features/sistem/hak/NewsBoard.tsx';
import { blocks, selling } from '../../platform/page-list.ts';
import { useActor, useCan, useUser } from '../../platform/session.ts';
import { useShopWorkedIn } from '../../platform/shops.ts';
import { PageColumn } from '../../ui/Card.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Loading } from '../../ui/State.tsx';
import { useT } from '../../ui/text.ts';
import { useLanguage } from '../../ui/words.ts';
import { homes } from './roles.ts';

const hourIn = (timeZone: string): number =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(new Date()));

/** The greeting of the hour, in the shop's time zone. */
function greetingKey(hour: number) {
  if (hour < 11) return 'home.selamat_pagi';
  if (hour < 15) return 'home.selamat_siang';
  return hour < 19 ? 'home.selamat_sore' : 'home.selamat_malam';
}

/** The business date in words. */
function useDayInWords(): string {
  const language = useLanguage();
  const { tgl_system } = useUser();
  const day = new Date(`${tgl_system}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return tgl_system;
  const words = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(LANGUAGE_TAGS[language], words).format(day);
}

/** Where a day begins: the blocks that features declare for the role of whoever is logged in. */
export function HomePage() {
  const t = useT();
  const actor = useActor();
  const can = useCan();
  const { usere_name } = useUser();
  const { nama_toko, zona_waktu } = useShopWorkedIn();
  const role = roleOf(actor, selling);
  const mine = useMemo(
    () =>
      blocks.filter(({ roles, need }) => roles.includes(role) && can(need ?? {})).toSorted((a, b) => a.order - b.order),
    [role, can],
  );
  const Home = homes[role];
  return (
    <PageColumn>
      <PageHead
        title={t(greetingKey(hourIn(zona_waktu)), { nama: usere_name })}
        note={`${useDayInWords()} · ${nama_toko}`}
      />
      <NewsBoard />
      <Suspense fallback={<Loading />}>
        <Home blocks={mine} />
      </Suspense>
    </PageColumn>
  );
}
