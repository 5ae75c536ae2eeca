import { Group } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { ActionButton } from '../ui/ActionButton.tsx';
import { openDialog } from '../ui/dialog/dialogs.ts';
import { State } from '../ui/State.tsx';
import { text, useT } from '../ui/text.ts';

const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 960 } },
};
const QUALITY = 0.9;

/** What the camera shows now, as a file. */
function snapshot(video: HTMLVideoElement): Promise<File | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return new Promise((resolve) => {
    canvas.toBlob(
      (blob) => resolve(blob ? new File([blob], 'foto-kamera.jpg', { type: 'image/jpeg' }) : undefined),
      'image/jpeg',
      QUALITY,
    );
  });
}

/**
 * The camera's picture. The camera is let go as soon as this is gone, so that other programs and the next photo find it
 * free.
 */
function CameraView({ onTaken, onClose }: { readonly onTaken: (file: File) => void; readonly onClose: () => void }) {
  const t = useT();
  const video = useRef<HTMLVideoElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'starting' | 'on' | 'failed'>('starting');
  useEffect(() => {
    let stream: MediaStream | undefined;
    let gone = false;
    const stop = () => stream?.getTracks().forEach((track) => track.stop());
    const start = async () => {
      try {
        stream = await navigator.mediaDevices.getUserMedia(WANTED);
        if (gone) stop();
        else if (video.current) video.current.srcObject = stream;
      } catch {
        if (!gone) setState('failed');
      }
    };
    void start();
    return () => {
      gone = true;
      stop();
    };
  }, [attempt]);
  const take = async () => {
    const file = video.current && (await snapshot(video.current));
    if (file) onTaken(file);
  };
  if (state === 'failed') {
    const retry = () => {
      setState('starting');
      setAttempt((count) => count + 1);
    };
    return (
      <State
        icon="warn"
        tone="bad"
        title={t('kamera.gagal')}
        actions={
          <ActionButton primary onClick={retry} data-autofocus>
            {t('umum.coba_lagi')}
          </ActionButton>
        }
      >
        {t('kamera.gagal_saran')}
      </State>
    );
  }
  return (
    <>
      <video
        ref={video}
        autoPlay
        playsInline
        muted
        aria-label={t('kamera.kamera')}
        onPlaying={() => setState('on')}
        style={{ display: 'block', width: '100%', aspectRatio: '4 / 3', borderRadius: 8, background: 'var(--ground)' }}
      />
      <Group justify="flex-end" gap={8} mt="sm">
        <ActionButton onClick={onClose}>{t('umum.batal')}</ActionButton>
        <ActionButton primary disabled={state !== 'on'} onClick={() => void take()}>
          {t('kamera.ambil')}
        </ActionButton>
      </Group>
    </>
  );
}

/** Takes a photo with the machine's camera. Nothing when the user thinks better of it. */
export function takePhoto(): Promise<File | undefined> {
  return new Promise((resolve) => {
    let taken: File | undefined;
    openDialog({
      title: text('kamera.judul'),
      size: 'M',
      onClosed: () => resolve(taken),
      content: (close) => (
        <CameraView
          onClose={close}
          onTaken={(file) => {
            taken = file;
            close();
          }}
        />
      ),
    });
  });
}
