import { showPrint } from '../../../engine/paper/paper-print.ts';
import { StatusChip } from '../../../trade/dokumen/StatusChip.tsx';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { useT } from '../../../ui/text.ts';
import css from './jual-beli.module.css';
import { nomorOf, type Dokumen, type JenisDokumen } from './panggilan.ts';

/** What was saved last, with its nota once it has one. */
export function Terakhir({
  jenisDokumen,
  dokumen,
}: {
  readonly jenisDokumen: JenisDokumen;
  readonly dokumen: Dokumen;
}) {
  const t = useT();
  const nomor = nomorOf(dokumen);
  return (
    <div className={css.row}>
      <span>{nomor}</span>
      {dokumen.status === 'DONE' ? (
        <ActionButton size="compact-sm" onClick={() => void showPrint(jenisDokumen.dokumen, nomor)}>
          {t('penjualan.lihat_nota')}
        </ActionButton>
      ) : (
        <StatusChip status={dokumen.status} />
      )}
    </div>
  );
}
