import { useState } from 'react';
import { useKeys } from '../../../platform/keys.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { SaveButton } from '../../../ui/SaveButton.tsx';
import { Card, PageColumn } from '../../../ui/Card.tsx';
import { confirm } from '../../../ui/dialog/dialogs.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { useT } from '../../../ui/text.ts';
import { AkunCell } from './AkunCell.tsx';
import { useSimpanJurnal } from './jurnal-calls.ts';
import { isianBerubah, type Akun, type JurnalAkun } from './jurnal.ts';
import css from './akun.module.css';

interface EditJurnalProps {
  readonly jurnal: JurnalAkun;
  readonly akun: readonly Akun[];
  readonly onClose: () => void;
}

/** The kinds of account of one journal, each with its number. */
export function EditJurnal({ jurnal, akun, onClose }: EditJurnalProps) {
  const t = useT();
  const [pilihan, setPilihan] = useState<Readonly<Record<string, string>>>({});
  const { mutate, isPending } = useSimpanJurnal(jurnal, onClose);
  const berubah = isianBerubah(jurnal, pilihan);
  const changed = new Set(berubah.map(({ kode_akun }) => kode_akun));
  const save = () => {
    if (berubah.length > 0 && !isPending) mutate(berubah);
  };
  const back = async () => {
    if (berubah.length === 0 || (await confirm({ title: t('umum.kembali'), message: t('akun.buang'), danger: true }))) {
      onClose();
    }
  };
  useKeys([
    { key: 'F8', label: t('akun.simpan'), main: true, enabled: berubah.length > 0, run: save },
    { key: 'Escape', label: t('umum.kembali'), main: true, run: () => void back() },
  ]);
  return (
    <PageColumn>
      <PageHead
        title={`${jurnal.trx} · ${jurnal.type}`}
        note={berubah.length > 0 ? t('akun.diubah', { jumlah: berubah.length }) : undefined}
        actions={
          <ActionButton shortcut="Esc" onClick={() => void back()}>
            {t('umum.kembali')}
          </ActionButton>
        }
        deed={
          <SaveButton disabled={berubah.length === 0} onClick={save} saving={isPending}>
            {t('akun.simpan')}
          </SaveButton>
        }
      />
      <Card grow>
        <div className={css.scroll}>
          <table className={css.table} aria-label={`${jurnal.trx} ${jurnal.type}`}>
            <thead>
              <tr>
                <th scope="col">{t('akun.posisi')}</th>
                <th scope="col">{t('field.jenis_akun')}</th>
                <th scope="col">{t('field.nomor_akun')}</th>
              </tr>
            </thead>
            <tbody>
              {jurnal.detail_akun.map(({ _id, kode_akun, posisi, jenis_akun, nomor_akun }, index) => (
                <tr key={_id} data-changed={changed.has(kode_akun) || undefined}>
                  <td>{t(`akun.${posisi}`)}</td>
                  <td>{t.of(`jenis_akun.${jenis_akun}`)}</td>
                  <td className={css.akun}>
                    <AkunCell
                      jenisAkun={t.of(`jenis_akun.${jenis_akun}`)}
                      nomor={pilihan[kode_akun] ?? nomor_akun}
                      akun={akun}
                      first={index === 0}
                      onChange={(nomor) => setPilihan((now) => ({ ...now, [kode_akun]: nomor }))}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Card>
    </PageColumn>
  );
}
