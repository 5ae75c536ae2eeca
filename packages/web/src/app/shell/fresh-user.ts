import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../platform/api.ts';
import { followShop } from '../../platform/i18n.ts';
import { reportProblem } from '../../platform/report-problem.ts';
import { session, type UserData } from '../../platform/session.ts';

/**
 * Rights, modules and the business date may have changed since the login that the browser remembers.
 * @returns whether the page may be drawn: behind a new program it waits for what the old one could not remember, and
 *   behind a tab in another shop for what holds in this one.
 */
export function useFreshUser(): boolean {
  const [known, setKnown] = useState(session.isWhole);
  const me = useQuery({
    queryKey: ['users/me'],
    queryFn: ({ signal }) => api.get<UserData>('users/me', {}, { signal }),
    staleTime: 0,
  });
  useEffect(() => {
    if (!me.data) return;
    session.renew(me.data);
    setKnown(true);
    if (session.branch() === undefined) followShop(me.data.kode_toko, me.data.modules).catch(reportProblem);
  }, [me.data]);
  return known || me.isError;
}
