import { useEffect, useRef, useState } from 'react';

/** The device's clock, drawn every second until a moment; then `onEnd`, once. */
export function useCountdown(sampai: number, onEnd?: () => void): number {
  const [now, setNow] = useState(() => Date.now());
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  const over = now >= sampai;
  useEffect(() => {
    if (over) {
      latest.current?.();
      return undefined;
    }
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [over]);
  return now;
}
