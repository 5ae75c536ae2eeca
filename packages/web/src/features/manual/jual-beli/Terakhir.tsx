import { ActionButton } from '../../../ui/ActionButton.tsx';
import { useT } from '../../../ui/text.ts';
import { StatusChip } from '../../penjualan/api.ts';
import css from './jual-beli.module.css';
import { lihatNota, nomorOf, type Dokumen, type Jenis } from './panggilan.ts';

/** What was saved last, with its nota once it has one. */
export function Terakhir({ jenis, dokumen }: { readonly jenis: Jenis; readonly dokumen: Dokumen }) {
  const t = useT();
  const nomor = nomorOf(dokumen);
  return (
    <div className={css.row}>
      <span>{nomor}</span>
      {dokumen.status === 'DONE' ? (
        <ActionButton size="compact-sm" onClick={() => void lihatNota(jenis, nomor)}>
          {t('penjualan.lihat_nota')}
        </ActionButton>
      ) : (
        <StatusChip status={dokumen.status} />
      )}
    </div>
  );
}
