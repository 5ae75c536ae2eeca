import { useCallback, useEffect, useState } from 'react';
import { formatInstant } from '@kilau/contract/core/format.ts';
import { useUser } from './session.ts';

const MINUTE_MS = 60_000;

/** The minute of an instant by the shop's clock; of another business day than the open one, that day before it. */
export function useClock(): (instant: string, tgl?: string) => string {
  const { toko, tgl_system } = useUser();
  return useCallback(
    (instant, tgl = tgl_system) => {
      const minute = formatInstant(instant, toko.zona_waktu).slice(-5);
      return tgl === tgl_system ? minute : `${tgl.slice(8, 10)}/${tgl.slice(5, 7)} ${minute}`;
    },
    [toko.zona_waktu, tgl_system],
  );
}

/** Today in the shop's own time zone, watched past midnight. */
export function useToday(timeZone: string): string {
  const read = () =>
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
      new Date(),
    );
  const [today, setToday] = useState(read);
  useEffect(() => {
    const timer = setInterval(() => setToday(read()), MINUTE_MS);
    return () => clearInterval(timer);
  });
  return today;
}
