import { useState } from 'react';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import { BATAL_PENERIMAAN } from '@kilau/contract/features/penerimaan/penerimaan-barang.document.ts';
import { RentangTgl } from '../../engine/document/RentangTgl.tsx';
import { useCariDokumen } from '../../engine/document/use-cari-dokumen.ts';
import { useKeys } from '../../platform/keys.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Card, PageColumn } from '../../ui/Card.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { FilterRow } from '../../ui/Rows.tsx';
import { useT } from '../../ui/text.ts';
import { DaftarTerima } from './DaftarTerima.tsx';
import { RincianTerima } from './RincianTerima.tsx';

const CARI = 'cari-penerimaan';

/** Receipts by day, or found by number or paper: opened to be taken back. */
export function BatalPenerimaanPage() {
  const t = useT();
  const { filter, set, typed, setTyped, query, cariSemua } = useCariDokumen({});
  const [dibuka, setDibuka] = useState('');
  useKeys([{ key: 'F9', label: t('umum.cari'), run: () => document.getElementById(CARI)?.focus(), main: true }]);
  const title = t.of(titleKey(BATAL_PENERIMAAN));
  return (
    <PageColumn>
      <PageHead title={title} note={t.of(hintKey(BATAL_PENERIMAAN))} />
      <Card padded aria-label={t('penjualan.filter')}>
        <FilterRow>
          <RentangTgl rentang={filter} onChange={set} />
        </FilterRow>
      </Card>
      <Card grow>
        <DaftarTerima
          label={title}
          query={query}
          dibuka={dibuka}
          onBuka={setDibuka}
          cari={{ id: CARI, kata: typed, onKata: setTyped }}
          empty={{
            title: t('terima.tidak_ada'),
            text: t('terima.tidak_ada_saran'),
            actions:
              filter.tgl_from === '' ? undefined : (
                <ActionButton onClick={() => cariSemua(typed)}>{t('penjualan.semua_tanggal')}</ActionButton>
              ),
          }}
        />
      </Card>
      <Dialog size="L" opened={dibuka !== ''} onClose={() => setDibuka('')} title={dibuka}>
        {dibuka === '' ? null : <RincianTerima nomor={dibuka} aksi="batal" />}
      </Dialog>
    </PageColumn>
  );
}
