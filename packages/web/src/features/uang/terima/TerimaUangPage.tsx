import { useEffect, useRef, type RefObject } from 'react';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import { TERIMA_UANG, terimaUang } from '@kilau/contract/features/uang/terima-uang.kind.ts';
import { PapersButton } from '../../../engine/paper/PapersButton.tsx';
import { useKeys } from '../../../platform/keys.ts';
import { useScanner } from '../../../platform/scanner.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Block } from '../../../ui/Block.tsx';
import { Card, PageColumn } from '../../../ui/Card.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { EnterForm } from '../../../ui/form/EnterForm.tsx';
import { TextField } from '../../../ui/inputs/TextField.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { useT } from '../../../ui/text.ts';
import { rupiah } from './kata.ts';
import { MenujuTabel } from './MenujuTabel.tsx';
import { bolehDiterima, useDiJalan, useSegarkan } from './panggilan.ts';
import { Rincian } from './Rincian.tsx';
import css from './terima.module.css';
import { useTerima } from './use-terima.ts';

interface CariProps {
  readonly terima: ReturnType<typeof useTerima>;
  readonly field: RefObject<HTMLInputElement | null>;
}

/** The number on the paper that came with the money, and what was sent under it. */
function Cari({ terima: { nomor, salah, kiriman, sibuk, ketik, lihat, terima }, field }: CariProps) {
  const t = useT();
  return (
    <Card className={css.form} aria-label={t('terima_uang.judul')}>
      <h2>{t('terima_uang.judul')}</h2>
      <EnterForm label={t('terima_uang.judul')} onSubmit={() => void lihat(nomor)}>
        <div className={css.search}>
          <TextField
            ref={field}
            label={t('field.nomor_referensi')}
            name="nomor_referensi"
            upper
            value={nomor}
            onChange={ketik}
            error={salah === '' ? undefined : salah}
            maxLength={60}
          />
          <ActionButton type="submit" shortcut="Enter">
            {t('umum.cari')}
          </ActionButton>
        </div>
      </EnterForm>
      {kiriman ? <Rincian kiriman={kiriman} sibuk={sibuk} onTerima={() => void terima()} /> : null}
    </Card>
  );
}

/** Money of other shops: by its reference into the drawer, and what is on its way here. */
export function TerimaUangPage() {
  const t = useT();
  const asked = useDiJalan();
  const segarkan = useSegarkan();
  const field = useRef<HTMLInputElement>(null);
  const keField = () => field.current?.focus();
  const terima = useTerima(keField);
  useEffect(() => field.current?.focus(), []);
  const rows = asked.data?.data ?? [];
  const title = t.of(titleKey(TERIMA_UANG));
  const { kiriman, lihat } = terima;
  const boleh = kiriman !== undefined && bolehDiterima(kiriman);
  useScanner((kode) => void lihat(kode.toUpperCase()));
  useKeys([
    { key: 'F9', label: t('umum.cari'), main: true, run: keField },
    { key: 'F8', label: title, main: true, enabled: boleh, run: () => void terima.terima() },
  ]);
  const jumlah = rupiah(rows.reduce((sum, { jumlah_rp }) => sum + jumlah_rp, 0));
  return (
    <PageColumn flow>
      <PageHead
        title={title}
        note={t.of(hintKey(TERIMA_UANG))}
        chips={
          rows.length === 0 ? undefined : (
            <Chip tone="warn">{t('terima_uang.jumlah_di_jalan', { dokumen: rows.length, jumlah })}</Chip>
          )
        }
        actions={<PapersButton kind={terimaUang} label={t('terima_uang.riwayat')} onDone={() => void segarkan()} />}
      />
      <div className={css.grid}>
        <Cari terima={terima} field={field} />
        <Block title={t('terima_uang.menuju')} asked={asked}>
          {() => <MenujuTabel rows={rows} onPilih={(nomor) => void lihat(nomor)} />}
        </Block>
      </div>
    </PageColumn>
  );
}
