import { useRef, type ReactNode } from 'react';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import type { Setting } from '@kilau/contract/core/setting.ts';
import { useLeaving } from '../../../engine/setting/use-leaving.ts';
import { useKeys } from '../../../platform/keys.ts';
import { PdfView } from '../../../platform/PdfView.tsx';
import { problemText } from '../../../platform/report-problem.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { SaveButton } from '../../../ui/SaveButton.tsx';
import { Card, PageColumn } from '../../../ui/Card.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { EnterForm } from '../../../ui/form/EnterForm.tsx';
import { Loading, State } from '../../../ui/State.tsx';
import { useT } from '../../../ui/text.ts';
import { UndoButton } from '../../../ui/UndoButton.tsx';
import css from './kertas.module.css';
import type { Tata } from './use-tata.ts';

interface TataPageProps {
  readonly setting: Setting;
  readonly tata: Tata;
  /** The fields, beside the paper. */
  readonly children: ReactNode;
  /** Over the paper: handles. */
  readonly over?: ReactNode;
  readonly narrow?: boolean;
}

/** A page that lays out a paper: fields on the left, the paper as it would print on the right. */
export function TataPage({ setting, tata, children, over, narrow = false }: TataPageProps) {
  const t = useT();
  const { stored, changed, unsaved, saving, preview, save, undo } = tata;
  useLeaving(unsaved);
  const form = useRef<HTMLDivElement>(null);
  // By way of the form, which leads to what is wrong.
  const submit = () => form.current?.querySelector('form')?.requestSubmit();
  useKeys([{ key: 'F8', label: t('umum.simpan'), main: true, enabled: changed, run: submit }]);
  return (
    <PageColumn flow>
      <PageHead
        title={t.of(titleKey(setting.page))}
        note={t.of(hintKey(setting.page))}
        chips={changed ? <Chip tone="warn">{t('kertas.belum_disimpan')}</Chip> : undefined}
        actions={changed ? <UndoButton onUndo={undo} /> : undefined}
        deed={<SaveButton disabled={!changed} onClick={submit} saving={saving.isPending} />}
      />
      {stored.isPending ? <Loading /> : null}
      {stored.isError ? (
        <State
          icon="warn"
          tone="bad"
          title={t('umum.gagal_dimuat')}
          actions={<ActionButton onClick={() => void stored.refetch()}>{t('umum.coba_lagi')}</ActionButton>}
        >
          {problemText(stored.error)}
        </State>
      ) : null}
      {stored.data ? (
        <div ref={form} className={css.editor} data-narrow={narrow || undefined}>
          <Card padded>
            <EnterForm className={css.form} onSubmit={save} label={t.of(titleKey(setting.page))}>
              {children}
            </EnterForm>
          </Card>
          <section className={css.preview} aria-label={t('kertas.pratinjau')}>
            <div className={css.previewHead}>
              <h2>{t('kertas.pratinjau')}</h2>
              <span>{preview.isFetching ? t('umum.memuat') : t('kertas.pratinjau_dari')}</span>
            </div>
            {preview.isError ? (
              <State icon="warn" tone="bad" title={t('umum.gagal_dimuat')}>
                {problemText(preview.error)}
              </State>
            ) : null}
            <PdfView blob={preview.data} label={t('kertas.pratinjau')}>
              {over}
            </PdfView>
          </section>
        </div>
      ) : null}
    </PageColumn>
  );
}
