import { useEffect, useRef, useState, type RefObject } from 'react';

/** Why there is no picture. */
export type CameraFailure = 'unsafe' | 'refused' | 'missing' | 'taken';
/** How far the picture is: on its way, there with a lamp or without, or why there is none. */
export type Picture = 'starting' | { readonly track: MediaStreamTrack; readonly lamp: boolean } | CameraFailure;

/** Small tags need a large picture of the side that shows away from the user. */
const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1920 }, height: { ideal: 1080 } },
};

/** What phones know of their lamp and lens beyond the language's library. */
interface LampAndLens {
  readonly torch?: boolean;
  readonly focusMode?: readonly string[];
}

const FAILURES: Readonly<Record<string, CameraFailure>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
};

const tune = (track: MediaStreamTrack, wanted: object): Promise<void> =>
  track.applyConstraints({ advanced: [wanted] }).catch(() => undefined);

/** Switches the lamp beside the lens. */
export const light = (track: MediaStreamTrack, torch: boolean): Promise<void> => tune(track, { torch });

async function begin(): Promise<{
  readonly stream: MediaStream;
  readonly track: MediaStreamTrack;
  readonly lamp: boolean;
}> {
  const stream = await navigator.mediaDevices.getUserMedia(WANTED);
  const [track] = stream.getVideoTracks();
  if (!track) throw new DOMException('no picture', 'NotFoundError');
  const { torch = false, focusMode = [] } = (track.getCapabilities?.() ?? {}) as LampAndLens;
  if (focusMode.includes('continuous')) await tune(track, { focusMode: 'continuous' });
  return { stream, track, lamp: torch };
}

/** The camera's picture for a video, for as long as the component is there; then others find it free. */
export function useStream(attempt: number): {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly picture: Picture;
} {
  const video = useRef<HTMLVideoElement>(null);
  const [picture, setPicture] = useState<Picture>(isSecureContext ? 'starting' : 'unsafe');
  useEffect(() => {
    if (!isSecureContext) return undefined;
    let gone = false;
    let stop = () => {};
    const start = async () => {
      try {
        setPicture('starting');
        const { stream, track, lamp } = await begin();
        stop = () => stream.getTracks().forEach((each) => each.stop());
        if (gone) return stop();
        if (video.current) video.current.srcObject = stream;
        // Pulled out, or taken by a call.
        track.addEventListener('ended', () => setPicture('taken'));
        setPicture({ track, lamp });
      } catch (error) {
        if (!gone) setPicture(FAILURES[error instanceof DOMException ? error.name : ''] ?? 'taken');
      }
    };
    void start();
    return () => {
      gone = true;
      stop();
    };
  }, [attempt]);
  return { video, picture };
}
