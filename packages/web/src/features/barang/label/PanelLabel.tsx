import { Dec } from '@kilau/contract/core/dec.ts';
import { formatPlain } from '@kilau/contract/core/format.ts';
import type { Fields } from '@kilau/contract/core/field.ts';
import { settingLabel } from '@kilau/contract/features/barang/label/label.setting.ts';
import type { LocaleKey } from '@kilau/contract/locales/index.ts';
import { FieldInput } from '../../../engine/inputs/FieldInput.tsx';
import { PdfView } from '../../../platform/PdfView.tsx';
import { problemText } from '../../../platform/report-problem.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { SaveButton } from '../../../ui/SaveButton.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EnterForm } from '../../../ui/form/EnterForm.tsx';
import { ruleText } from '../../../ui/form/rule-text.ts';
import { State } from '../../../ui/State.tsx';
import { useT } from '../../../ui/text.ts';
import { UndoButton } from '../../../ui/UndoButton.tsx';
import css from './label.module.css';
import type { TataLabelHandle } from './use-tata-label.ts';

const FIELDS: Fields = settingLabel.fields;
const BAGIAN: readonly { readonly judul: LocaleKey; readonly isian: readonly (keyof typeof settingLabel.fields)[] }[] =
  [
    {
      judul: 'label.isi',
      isian: ['label_berat', 'label_kadar', 'label_jenis', 'label_intern', 'label_size', 'label_nama'],
    },
    {
      judul: 'label.bentuk',
      isian: ['lebar_sayap', 'tinggi_label', 'panjang_ekor', 'posisi_ekor', 'label_geser_x', 'label_geser_y'],
    },
    { judul: 'label.printer', isian: ['bahasa_printer', 'dpi_printer', 'kegelapan', 'celah_label'] },
  ];

/** Millimetres from end to end. */
function ukuran({ values }: TataLabelHandle): { readonly lebar: string; readonly tinggi: string } {
  const mm = (name: string): Dec => Dec.parse(values[name]) ?? Dec.zero;
  return {
    lebar: formatPlain(mm('lebar_sayap').plus(mm('lebar_sayap')).plus(mm('panjang_ekor'))),
    tinggi: formatPlain(mm('tinggi_label')),
  };
}

function Tata({ tata, judul }: { readonly tata: TataLabelHandle; readonly judul: string }) {
  const t = useT();
  const { values, salah, set, save, undo, changed, saving } = tata;
  return (
    <EnterForm className={css.tata} label={judul} onSubmit={save}>
      {BAGIAN.map((bagian) => (
        <fieldset key={bagian.judul} className={css.bagian}>
          <legend>{t(bagian.judul)}</legend>
          <div className={css.isian}>
            {bagian.isian.map((name) => {
              const broken = salah[name];
              return (
                <FieldInput
                  key={name}
                  name={name}
                  field={settingLabel.fields[name]}
                  value={values[name] ?? ''}
                  error={broken && ruleText(t, name, broken, FIELDS)}
                  onChange={(value) => set(name, value)}
                />
              );
            })}
          </div>
        </fieldset>
      ))}
      <div className={css.tombol}>
        <UndoButton size="compact-sm" disabled={!changed || saving} onUndo={undo} />
        <SaveButton primary={false} keyless size="compact-sm" type="submit" disabled={!changed} saving={saving} />
      </div>
    </EnterForm>
  );
}

/** The tag as it will be printed, and below it how it is laid out. */
export function PanelLabel({
  tata,
  terbuka,
  onBuka,
}: {
  readonly tata: TataLabelHandle;
  readonly terbuka: boolean;
  readonly onBuka: () => void;
}) {
  const t = useT();
  const { preview } = tata;
  return (
    <Card padded className={css.panel} aria-label={t('label.pratinjau')}>
      <div className={css.kepala}>
        <h2>{t('label.pratinjau')}</h2>
        <span>{t('label.ukuran', ukuran(tata))}</span>
      </div>
      {preview.isError ? (
        <State icon="warn" tone="bad" title={t('umum.gagal_dimuat')}>
          {problemText(preview.error)}
        </State>
      ) : (
        <PdfView blob={preview.data} label={t('label.pratinjau')} />
      )}
      <ActionButton size="compact-sm" aria-expanded={terbuka} onClick={onBuka}>
        {t('label.tata')}
      </ActionButton>
      {terbuka ? <Tata tata={tata} judul={t('label.tata')} /> : null}
    </Card>
  );
}
