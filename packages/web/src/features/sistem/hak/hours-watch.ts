import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { formatInstant } from '@kilau/contract/core/format.ts';
import { useUser } from '../../../platform/session.ts';
import { openDialog } from '../../../ui/dialog/dialogs.ts';
import { toast } from '../../../ui/dialog/toasts.ts';
import { text } from '../../../ui/text.ts';
import { TELL_BEFORE, warnings } from './hours.ts';

/** Timers count in 32 bits. */
const LONGEST_MS = 2_000_000_000;

/** Tells the user some minutes before his hours end, and asks the server once they have: it ends the login. */
export function useHoursWatch(): void {
  const client = useQueryClient();
  const { jam_akses_sampai, toko } = useUser();
  const { zona_waktu } = toko;
  useEffect(() => {
    if (!jam_akses_sampai) return undefined;
    const left = Date.parse(jam_akses_sampai) - Date.now();
    if (left > LONGEST_MS) return undefined;
    const jam = formatInstant(jam_akses_sampai, zona_waktu).slice(-5);
    const say = (minutes: number) => {
      const sentence = text('jam.hampir', { jam, menit: minutes });
      if (minutes > TELL_BEFORE) openDialog({ title: text('jam.judul'), stays: true, content: () => sentence });
      else toast(sentence, 'bad');
    };
    const timers = warnings(left).map(({ minutes, wait }) => setTimeout(() => say(minutes), wait));
    timers.push(setTimeout(() => void client.invalidateQueries({ queryKey: ['users/me'] }), Math.max(0, left) + 1000));
    return () => timers.forEach(clearTimeout);
  }, [jam_akses_sampai, zona_waktu, client]);
}
