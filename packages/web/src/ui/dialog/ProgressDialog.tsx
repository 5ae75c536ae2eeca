import { Group, Progress as Bar } from '@mantine/core';
import { useEffect, useState } from 'react';
import { formatNumber } from '@kilau/contract/core/format.ts';
import { ActionButton } from '../ActionButton.tsx';
import { useStore } from '../store.ts';
import { useT } from '../text.ts';
import { Dialog } from './Dialog.tsx';
import { progress, secondsLeft } from './progress.ts';

const clockText = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;

/** The dialog over long work: how many of how many, how long still, and a way out. */
export function ProgressDialog() {
  const t = useT();
  const state = useStore(progress);
  const [now, setNow] = useState(() => performance.now());
  const running = state !== undefined;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, [running]);
  if (!state) return null;
  const left = secondsLeft(state, Math.max(now, state.startedAt));
  const count = t('dialog.proses_hitung', { selesai: formatNumber(state.done), jumlah: formatNumber(state.total) });
  return (
    <Dialog opened onClose={state.cancel} title={state.title} dismissible={false}>
      <Bar.Root size="lg" mb={8}>
        <Bar.Section value={state.total === 0 ? 100 : (state.done / state.total) * 100} aria-label={count} />
      </Bar.Root>
      <Group justify="space-between" gap={8}>
        <span role="status">{count}</span>
        <span className="muted">
          {left === undefined ? t('dialog.proses_hitung_waktu') : t('dialog.proses_sisa', { waktu: clockText(left) })}
        </span>
      </Group>
      <div className="muted">{state.current}</div>
      {state.failed > 0 ? <div>{t('dialog.proses_gagal', { jumlah: state.failed })}</div> : null}
      <Group justify="flex-end" mt="md">
        <ActionButton onClick={state.cancel}>{t('umum.batal')}</ActionButton>
      </Group>
    </Dialog>
  );
}
