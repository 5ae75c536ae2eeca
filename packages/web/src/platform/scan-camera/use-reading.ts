import { useEffect, useRef, useState, type RefObject } from 'react';
import { hear } from '../scanner.ts';
import { openDecoder } from './decode.ts';
import { Readings } from './readings.ts';

/** Between two pictures, in milliseconds: quick enough for a hand, and the phone stays cool. */
const PAUSE_MS = 80;
/** Wider pictures cost time, and no tag needs them. */
const WIDEST = 1280;
const TICK_MS = 60;

/** What the user sees of the camera's picture, and nothing beside it. */
function cut(video: HTMLVideoElement, canvas: HTMLCanvasElement): ImageData | undefined {
  const { videoWidth, videoHeight, clientWidth, clientHeight } = video;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen || videoWidth === 0 || clientWidth === 0 || clientHeight === 0) return undefined;
  const scale = Math.max(clientWidth / videoWidth, clientHeight / videoHeight);
  const width = clientWidth / scale;
  const height = clientHeight / scale;
  canvas.width = Math.round(Math.min(width, WIDEST));
  canvas.height = Math.round((height * canvas.width) / width);
  const left = (videoWidth - width) / 2;
  pen.drawImage(video, left, (videoHeight - height) / 2, width, height, 0, 0, canvas.width, canvas.height);
  return pen.getImageData(0, 0, canvas.width, canvas.height);
}

/** Hands codes that the video shows to the page, as its scanner would. @returns the latest, and whether it failed. */
export function useReading(
  video: RefObject<HTMLVideoElement | null>,
  on: boolean,
): { readonly latest: { readonly code: string; readonly count: number } | undefined; readonly failed: boolean } {
  const [latest, setLatest] = useState<{ readonly code: string; readonly count: number }>();
  const [failed, setFailed] = useState(false);
  const readings = useRef(new Readings());
  useEffect(() => {
    if (!on) return undefined;
    const canvas = document.createElement('canvas');
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const take = (code: string): boolean => {
      if (gone || !hear(code)) return false;
      navigator.vibrate?.(TICK_MS);
      setLatest((before) => ({ code, count: (before?.count ?? 0) + 1 }));
      return true;
    };
    const start = async () => {
      const decode = await openDecoder();
      const look = async () => {
        const picture = video.current && cut(video.current, canvas);
        if (picture) readings.current.see(await decode(picture), performance.now(), take);
        if (!gone) timer = setTimeout(() => void look().catch(() => setFailed(true)), PAUSE_MS);
      };
      await look();
    };
    start().catch(() => setFailed(true));
    return () => {
      gone = true;
      clearTimeout(timer);
      setFailed(false);
    };
  }, [on, video]);
  return { latest, failed };
}
