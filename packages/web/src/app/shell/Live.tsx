import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useHoursWatch } from '../../features/sistem/hak/hours-watch.ts';
import { resumeOutbox } from '../../platform/outbox.ts';
import { settingsOfShop } from '../../platform/page-list.ts';
import { startRealtime, useLineBack, useRealtime } from '../../platform/realtime.ts';
import { startScale } from '../../platform/scale.ts';
import { useBranch, type ModuleValue } from '../../platform/session.ts';
import { sessionEnded } from './session-ended.ts';
import { settingsChanged } from './settings-changed.ts';
import { Waits } from './Waits.tsx';

/** What lives with a login: the line to the server, the scale, and documents that an earlier page left unsent. */
export function Live() {
  // Head office that looks into a branch hears what happens there.
  const branch = useBranch();
  useEffect(startRealtime, [branch]);
  useEffect(startScale, []);
  useEffect(resumeOutbox, []);
  useRealtime<readonly ModuleValue[]>('settings-changed', (changed) => void settingsChanged(changed));
  useRealtime('session-ended', sessionEnded);
  const client = useQueryClient();
  // Rights, hours and protections take effect at once; the layout reads its user again.
  useRealtime('akses-berubah', () => void client.invalidateQueries({ queryKey: ['users/me'] }));
  useRealtime<{ readonly key: string }>('setting-berubah', ({ key }) => {
    void client.invalidateQueries({ queryKey: ['setting', key] });
    // The login carries the shop's name, address and time zone.
    if (settingsOfShop.includes(key)) void client.invalidateQueries({ queryKey: ['users/me'] });
  });
  useLineBack(() => void client.invalidateQueries({ queryKey: ['users/me'] }));
  useHoursWatch();
  return <Waits />;
}
