import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import { penjualan as dokumen } from '@kilau/contract/features/penjualan/penjualan.kind.ts';
import { beep } from '../../../platform/beep.ts';
import { useKeys } from '../../../platform/keys.ts';
import { problemText } from '../../../platform/report-problem.ts';
import { useScanner } from '../../../platform/scanner.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Card, PageColumn } from '../../../ui/Card.tsx';
import { EnterForm } from '../../../ui/form/EnterForm.tsx';
import { focusField } from '../../../ui/form/enter-next.ts';
import { ScanRow } from '../../../ui/form/ScanRow.tsx';
import { TextField } from '../../../ui/inputs/TextField.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Loading, State } from '../../../ui/State.tsx';
import { useT } from '../../../ui/text.ts';
import { panggil, usePenjualan } from '../panggilan.ts';
import { SaleDetail } from '../rincian/SaleDetail.tsx';
import { CancelForm } from './CancelForm.tsx';
import css from './batal.module.css';

const PAGE = dokumen.deeds.batal.page;

/** The sale behind a number or a sold piece: the one that can be cancelled, or else the latest one. */
function useFound(kode: string) {
  return useQuery({
    queryKey: [dokumen.base, 'temukan', kode],
    queryFn: async ({ signal }) => {
      const { data } = await panggil.daftar({ q: kode, limit: 20 }, signal);
      const tepat = data.find((row) => row.no_faktur_group === kode.toUpperCase());
      return (tepat ?? data.find((row) => row.status === 'DONE') ?? data[0])?.no_faktur_group ?? null;
    },
    enabled: kode !== '',
  });
}

function Found({
  kode,
  nomor,
  onDone,
}: {
  readonly kode: string;
  readonly nomor: string | null;
  readonly onDone: () => void;
}) {
  const t = useT();
  const sale = usePenjualan(nomor ?? undefined);
  if (nomor === null) {
    return (
      <State icon="search" title={t('penjualan.tidak_ketemu', { kode })}>
        {t('penjualan.tidak_ketemu_saran')}
      </State>
    );
  }
  if (sale.isPending) return <Loading />;
  if (sale.isError) {
    return (
      <State icon="warn" tone="bad" title={t('umum.gagal_dimuat')}>
        {problemText(sale.error)}
      </State>
    );
  }
  return (
    <div className={css.grid}>
      <Card padded className={css.scroll} aria-label={t('penjualan.rincian')}>
        <SaleDetail penjualan={sale.data} />
      </Card>
      <CancelForm key={`${nomor}${sale.data.status}`} penjualan={sale.data} onDone={onDone} />
    </div>
  );
}

/** Cancels a validated sale: find it by number or by one of its pieces, say why, have it approved. */
export function BatalPenjualanPage() {
  const t = useT();
  const { q }: { readonly q?: unknown } = useSearch({ strict: false });
  const [typed, setTyped] = useState(q === undefined ? '' : String(q));
  const [kode, setKode] = useState(typed);
  const field = useRef<HTMLInputElement>(null);
  const found = useFound(kode);
  const find = (code: string) => {
    setTyped(code);
    setKode(code.trim());
  };
  const toField = () => void requestAnimationFrame(() => focusField(field.current ?? undefined));
  const scanned = useRef(false);
  useScanner((code) => {
    scanned.current = true;
    find(code);
  });
  useEffect(() => {
    if (kode === '') field.current?.focus();
  }, [kode]);
  useEffect(() => {
    if (found.data === undefined || !scanned.current) return;
    scanned.current = false;
    beep(found.data === null ? 'error' : 'ok');
  }, [found.data, kode]);
  useKeys([{ key: 'F9', label: t('umum.cari'), run: toField, main: true }]);
  return (
    <PageColumn>
      <PageHead title={t.of(titleKey(PAGE))} note={t.of(hintKey(PAGE))} />
      <Card padded>
        <EnterForm label={t('penjualan.cari_penjualan')} onSubmit={() => find(typed)}>
          <ScanRow
            action={
              <ActionButton type="submit" shortcut="Enter">
                {t('umum.cari')}
              </ActionButton>
            }
          >
            <TextField
              ref={field}
              aria-label={t('penjualan.nomor_atau_barcode')}
              placeholder={t('penjualan.nomor_atau_barcode')}
              upper
              value={typed}
              onChange={setTyped}
            />
          </ScanRow>
        </EnterForm>
      </Card>
      {kode === '' ? (
        <State icon="barcode" title={t('penjualan.batal_ajakan')}>
          {t('penjualan.batal_ajakan_saran')}
        </State>
      ) : found.isPending ? (
        <Loading />
      ) : found.isError ? (
        <State icon="warn" tone="bad" title={t('umum.gagal_dimuat')}>
          {problemText(found.error)}
        </State>
      ) : (
        <Found kode={kode} nomor={found.data} onDone={toField} />
      )}
    </PageColumn>
  );
}
