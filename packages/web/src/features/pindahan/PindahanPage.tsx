import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import {
  pindahanPage,
  type DaftarPindahan,
  type KartuPindahan,
} from '@kilau/contract/features/pindahan/pindahan.page.ts';
import type { ImportTarget } from '../../engine/resource/impor/calls.ts';
import { ImportDialog } from '../../engine/resource/impor/ImportDialog.tsx';
import { api } from '../../platform/api.ts';
import { problemText } from '../../platform/report-problem.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Card, PageColumn } from '../../ui/Card.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Loading, State } from '../../ui/State.tsx';
import { downloadText, toCsv } from '../../ui/table/csv.ts';
import { useT } from '../../ui/text.ts';
import css from './pindahan.module.css';

const CALL = 'pindahan';

const useDaftar = () =>
  useQuery({ queryKey: [CALL], queryFn: ({ signal }) => api.get<DaftarPindahan>(CALL, {}, { signal }), staleTime: 0 });

/** Where the file of a card goes, and what its columns are called. */
function useTujuan({ key, path, kolom, master }: KartuPindahan): ImportTarget {
  const t = useT();
  const client = useQueryClient();
  return useMemo(
    () => ({
      key,
      path,
      label: (field) => kolom.find(({ nama }) => nama === field)?.label ?? '',
      sample: () =>
        downloadText(
          `${key}.csv`,
          toCsv(
            kolom.map(({ nama, label }) => ({ key: nama, title: label, text: () => '' })),
            [],
          ),
        ),
      // Whatever was looked at before may be another one now.
      changed: () => client.invalidateQueries(),
      note: t(master ? 'impor.keterangan' : 'pindahan.catatan'),
    }),
    [key, path, kolom, master, client, t],
  );
}

function Impor({ kartu, onClose }: { readonly kartu: KartuPindahan; readonly onClose: () => void }) {
  return <ImportDialog target={useTujuan(kartu)} onClose={onClose} />;
}

interface KartuProps {
  readonly kartu: KartuPindahan;
  readonly terbuka: boolean;
  readonly onPilih: (kartu: KartuPindahan) => void;
}

function Kartu({ kartu, terbuka, onPilih }: KartuProps) {
  const t = useT();
  const { key, kolom, master } = kartu;
  const judul = t(`pindahan.${key}`);
  const label = (yang: 'wajib' | 'awal') => kolom.flatMap((satuan) => (satuan[yang] ? [satuan.label] : [])).join(', ');
  const wajib = label('wajib');
  const awal = label('awal');
  return (
    <Card padded aria-label={judul}>
      <div className={css.isi}>
        <h2>{judul}</h2>
        <p>{t(`pindahan.${key}_isi`)}</p>
        {wajib === '' ? null : <p className="muted">{t('pindahan.wajib', { kolom: wajib })}</p>}
        {awal === '' ? null : <p className="muted">{t('pindahan.wajib_awal', { kolom: awal })}</p>}
        <div>
          <ActionButton
            aria-label={`${t('pindahan.masuk')}: ${judul}`}
            disabled={!terbuka && !master}
            onClick={() => onPilih(kartu)}
          >
            {t('pindahan.masuk')}
          </ActionButton>
        </div>
      </div>
    </Card>
  );
}

/** A shop moves in: what it has comes in out of files, each looked at first, and all of it or nothing. */
export function PindahanPage() {
  const t = useT();
  const { data, error, refetch } = useDaftar();
  const [kartu, setKartu] = useState<KartuPindahan>();
  const close = () => setKartu(undefined);
  const daftar = useRef<HTMLDivElement>(null);
  const ada = data !== undefined;
  useEffect(() => {
    if (ada) daftar.current?.querySelector<HTMLElement>('button:enabled')?.focus();
  }, [ada]);
  return (
    <PageColumn flow>
      <PageHead title={t.of(titleKey(pindahanPage.path))} note={t.of(hintKey(pindahanPage.path))} />
      {error ? (
        <State
          tone="bad"
          title={problemText(error)}
          actions={<ActionButton onClick={() => void refetch()}>{t('umum.coba_lagi')}</ActionButton>}
        />
      ) : null}
      {data === undefined && !error ? <Loading /> : null}
      {data ? (
        <>
          <Card padded role="status">
            {t(data.terbuka ? 'pindahan.petunjuk' : 'pindahan.terlambat')}
          </Card>
          <div ref={daftar} className={css.kartu}>
            {data.kartu.map((satuan) => (
              <Kartu key={satuan.key} kartu={satuan} terbuka={data.terbuka} onPilih={setKartu} />
            ))}
          </div>
        </>
      ) : null}
      <Dialog
        opened={kartu !== undefined}
        onClose={close}
        size="L"
        title={kartu ? t('impor.judul', { judul: t(`pindahan.${kartu.key}`) }) : ''}
      >
        {kartu ? <Impor kartu={kartu} onClose={close} /> : null}
      </Dialog>
    </PageColumn>
  );
}
