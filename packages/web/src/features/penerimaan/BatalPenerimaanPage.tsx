import { useDebouncedValue } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import { BATAL_PENERIMAAN } from '@kilau/contract/features/penerimaan/penerimaan-barang.document.ts';
import { useKeys } from '../../platform/keys.ts';
import { useUser } from '../../platform/session.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Card, PageColumn } from '../../ui/Card.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { DateInput } from '../../ui/inputs/DateInput.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { useT } from '../../ui/text.ts';
import { DaftarTerima } from './DaftarTerima.tsx';
import css from './penerimaan.module.css';
import { RincianTerima } from './RincianTerima.tsx';

const CARI = 'cari-penerimaan';
const TYPING_MS = 250;

/** Receipts by day, or found by number or paper: opened to be taken back. */
export function BatalPenerimaanPage() {
  const t = useT();
  const { tgl_system } = useUser();
  const [tgl, setTgl] = useState({ tgl_from: tgl_system, tgl_to: tgl_system });
  const [kata, setKata] = useState('');
  const [words] = useDebouncedValue(kata.trim(), TYPING_MS);
  const [dibuka, setDibuka] = useState('');
  const query = useMemo(() => ({ ...tgl, q: words }), [tgl, words]);
  useKeys([{ key: 'F9', label: t('umum.cari'), run: () => document.getElementById(CARI)?.focus(), main: true }]);
  const title = t.of(titleKey(BATAL_PENERIMAAN));
  return (
    <PageColumn>
      <PageHead title={title} note={t.of(hintKey(BATAL_PENERIMAAN))} />
      <Card padded className={css.filter} aria-label={t('penjualan.filter')}>
        <DateInput label={t('field.tgl_awal')} value={tgl.tgl_from} today={tgl_system} max={tgl.tgl_to || undefined} onChange={(tgl_from) => setTgl((now) => ({ ...now, tgl_from }))} />
        <DateInput label={t('field.tgl_akhir')} value={tgl.tgl_to} today={tgl_system} min={tgl.tgl_from || undefined} onChange={(tgl_to) => setTgl((now) => ({ ...now, tgl_to }))} />
      </Card>
      <Card grow>
        <DaftarTerima
          label={title} query={query} dibuka={dibuka} onBuka={setDibuka} cari={{ id: CARI, kata, onKata: setKata }}
          empty={{
            title: t('terima.tidak_ada'), text: t('terima.tidak_ada_saran'),
            actions: tgl.tgl_from === '' ? undefined : <ActionButton onClick={() => setTgl({ tgl_from: '', tgl_to: '' })}>{t('penjualan.semua_tanggal')}</ActionButton>,
          }}
        />
      </Card>
      <Dialog size="L" opened={dibuka !== ''} onClose={() => setDibuka('')} title={dibuka}>{dibuka === '' ? null : <RincianTerima nomor={dibuka} aksi="batal" />}</Dialog>
    </PageColumn>
  );
}
