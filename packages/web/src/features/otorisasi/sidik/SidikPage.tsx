import { useQuery } from '@tanstack/react-query';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import { type PembacaDipilih, KELOLA_SIDIK } from '@kilau/contract/core/approval-sidik.ts';
import { sidikPage } from '@kilau/contract/features/otorisasi/sidik.ts';
import { DaftarSidik } from '../../../engine/approval/DaftarSidik.tsx';
import { withdraw } from '../../../engine/approval/sidik-calls.ts';
import { useUser } from '../../../platform/session.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { PageColumn } from '../../../ui/Card.tsx';
import { openDialog } from '../../../ui/dialog/dialogs.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { text, useT } from '../../../ui/text.ts';
import { AlatPembaca } from './AlatPembaca.tsx';
import { JariForm } from './JariForm.tsx';
import { askPembaca } from './panggilan.ts';
import { PerangkatForm } from './PerangkatForm.tsx';
import css from './sidik.module.css';

const { path } = sidikPage;

const openPerangkat = () =>
  openDialog({ title: text('sidik.tambah_perangkat'), content: (close) => <PerangkatForm onClose={close} /> });
/** The finger that a reader waits for is taken back when the dialog goes; one that was entered stays. */
function openJari(pembaca: readonly PembacaDipilih[]): void {
  let waits: string | undefined;
  openDialog({
    title: text('sidik.tambah_jari'),
    onClosed: () => void (waits !== undefined && withdraw(waits)),
    content: (close) => (
      <JariForm
        pembaca={pembaca}
        onAsked={(id) => {
          waits = id;
        }}
        onClose={close}
      />
    ),
  });
}

/** What I approve with by finger; an owner looks after the readers here as well. */
export function SidikPage() {
  const t = useT();
  const { level } = useUser();
  const pembaca = useQuery({ queryKey: ['pembaca-sidik', 'pilih'], queryFn: askPembaca, staleTime: 0 });
  const readers = pembaca.data ?? [];
  return (
    <PageColumn flow>
      <PageHead title={t.of(titleKey(path))} note={t.of(hintKey(path))} />
      <div className={css.blocks}>
        <div className={css.deeds}>
          <ActionButton primary onClick={openPerangkat}>
            {t('sidik.tambah_perangkat')}
          </ActionButton>
          {readers.length > 0 ? (
            <ActionButton onClick={() => openJari(readers)}>{t('sidik.tambah_jari')}</ActionButton>
          ) : null}
        </div>
        <DaftarSidik call="sidik-jari" />
        {KELOLA_SIDIK.includes(level) ? <AlatPembaca /> : null}
      </div>
    </PageColumn>
  );
}
