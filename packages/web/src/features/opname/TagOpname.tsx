import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { bacaEpc } from '@kilau/contract/features/opname/epc.ts';
import type { JawabTag } from '@kilau/contract/features/opname/opname.wire.ts';
import { api } from '../../platform/api.ts';
import { beep } from '../../platform/beep.ts';
import { ConnectionError } from '../../platform/problem-error.ts';
import { reportProblem } from '../../platform/report-problem.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Card } from '../../ui/Card.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { toast } from '../../ui/dialog/toasts.ts';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { useT } from '../../ui/text.ts';
import type { BacaProps } from './OpnameLayar.tsx';
import { adaPembaca, bacaPort, pilihPort } from './pembaca.ts';
import css from './opname.module.css';

/** Tags of one call at most; the reader's next words go with the next one. */
const SEKALI = 1000;
const LAGI_MS = 2000;

/** Tags that are on their way: one call after the other, and again after a lost line, since seeing a tag twice says nothing. */
function useTag({ nomor, onMaju, onMenunggu }: BacaProps) {
  const antre = useRef<string[]>([]);
  const jalan = useRef(false);
  const hidup = useRef(true);
  const [hasil, setHasil] = useState<JawabTag>();
  const { mutateAsync } = useMutation({ mutationFn: (tag: readonly string[]) => api.post<JawabTag>(`stock-opname-rfid/${encodeURIComponent(nomor)}/tag`, { tag: tag.map((epc) => ({ epc })) }), meta: { quiet: true } });
  useEffect(() => {
    hidup.current = true;
    return () => {
      hidup.current = false;
    };
  }, []);
  const alirkan = useCallback(async () => {
    if (jalan.current) return;
    jalan.current = true;
    while (antre.current.length > 0 && hidup.current) {
      const bagian = antre.current.slice(0, SEKALI);
      try {
        const jawab = await mutateAsync(bagian);
        antre.current = antre.current.slice(bagian.length);
        setHasil(jawab);
        beep(jawab.baru > 0 ? 'ok' : 'error');
        onMaju();
      } catch (error) {
        if (error instanceof ConnectionError) {
          await new Promise((resolve) => {
            setTimeout(resolve, LAGI_MS);
          });
          continue;
        }
        antre.current = [];
        reportProblem(error);
      }
      onMenunggu(antre.current.length);
    }
    jalan.current = false;
  }, [mutateAsync, onMaju, onMenunggu]);
  const kirim = useCallback((tag: readonly string[]) => {
    antre.current.push(...tag);
    onMenunggu(antre.current.length);
    void alirkan();
  }, [alirkan, onMenunggu]);
  return { hasil, kirim };
}

function usePembaca(onTag: (tag: readonly string[]) => void) {
  const stop = useRef<AbortController>(undefined);
  const [aktif, setAktif] = useState(false);
  useEffect(() => () => stop.current?.abort(), []);
  const hubungkan = async () => {
    const port = await pilihPort();
    if (!port) return;
    const controller = new AbortController();
    stop.current = controller;
    setAktif(true);
    try {
      await bacaPort(port, onTag, controller.signal);
    } catch {
      // Pulled out, or taken by another program: the button offers to connect again.
    } finally {
      setAktif(false);
    }
  };
  return { aktif, hubungkan: () => void hubungkan(), putuskan: () => stop.current?.abort() };
}

/** Where tags come in: from a reader on a port, from one that types, or pasted. */
export function TagOpname(props: BacaProps) {
  const t = useT();
  const { hasil, kirim } = useTag(props);
  const { aktif, hubungkan, putuskan } = usePembaca(kirim);
  const [teks, setTeks] = useState('');
  const kirimTeks = () => {
    const tag = bacaEpc(teks);
    setTeks('');
    if (tag.length > 0) kirim(tag);
    else toast(t('opname.tag_kosong'));
  };
  return (
    <Card padded className={css.tag}>
      <TextField label={t('opname.tag')} description={t('opname.tag_bantuan')} multiline value={teks} onChange={setTeks} />
      <div className={css.tombol}>
        <ActionButton primary disabled={teks.trim() === ''} onClick={kirimTeks}>{t('opname.tag_kirim')}</ActionButton>
        {adaPembaca() ? <ActionButton onClick={aktif ? putuskan : hubungkan}>{t(aktif ? 'opname.pembaca_putuskan' : 'opname.pembaca_hubungkan')}</ActionButton> : null}
        {aktif ? <Chip tone="good">{t('opname.pembaca_aktif')}</Chip> : null}
      </div>
      <p className={css.catatan} role="status">{hasil ? t('opname.tag_hasil', { dibaca: hasil.dibaca, baru: hasil.baru, asing: hasil.asing }) : null}</p>
    </Card>
  );
}
