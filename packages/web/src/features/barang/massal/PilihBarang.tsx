import { useEffect, useRef, useState } from 'react';
import { pilihBarangFields } from '@kilau/contract/features/barang/massal/ubah-massal.fields.ts';
import { FieldInputs } from '../../../engine/inputs/FieldInputs.tsx';
import { useScanner } from '../../../platform/scanner.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EnterForm } from '../../../ui/form/EnterForm.tsx';
import { TextField } from '../../../ui/inputs/TextField.tsx';
import { FilterRow } from '../../../ui/Rows.tsx';
import { useT } from '../../../ui/text.ts';

const { barcode: _, ...FIELDS } = pilihBarangFields;
/** Where somebody types, or is asked something: the page that opens meanwhile leaves the hand there. */
const TAKEN = 'input, textarea, select, [role="dialog"]';

export type Pilihan = Readonly<Record<keyof typeof pilihBarangFields, string>>;
export const PILIHAN_KOSONG: Pilihan = { kode_group: '', kode_dept: '', kode_baki: '', barcode: '' };

/** Which pieces are to change: by group, type, tray, or barcodes that were scanned or pasted. */
export function PilihBarang({
  pilihan,
  onTampil,
}: {
  readonly pilihan: Pilihan;
  readonly onTampil: (pilihan: Pilihan) => void;
}) {
  const t = useT();
  const [isi, setIsi] = useState(pilihan);
  const barcode = useRef<HTMLInputElement>(null);
  // Of all fields this one is there at once: the pickers are fetched, and would take the hand in the middle of a scan.
  useEffect(() => {
    if (!document.activeElement?.closest(TAKEN)) barcode.current?.focus();
  }, []);
  // Each scan adds its piece to those before: a scanner types no blank between them.
  useScanner((kode) => {
    const barcodes = new Set([...isi.barcode.split(/\s+/).filter(Boolean), kode.trim()]);
    const next = { ...isi, barcode: [...barcodes].join(' ') };
    setIsi(next);
    onTampil(next);
  });
  const ubah = (part: Partial<Pilihan>) => setIsi((now) => ({ ...now, ...part }));
  return (
    <Card padded>
      <EnterForm label={t('massal.pilihan')} onSubmit={() => onTampil(isi)}>
        <FilterRow>
          <FieldInputs fields={FIELDS} values={isi} onChange={ubah} />
          <TextField
            ref={barcode}
            name="barcode"
            label={t('field.barcode')}
            placeholder={t('massal.barcode_saran')}
            value={isi.barcode}
            onChange={(kode) => ubah({ barcode: kode })}
          />
          <ActionButton type="submit" primary>
            {t('massal.tampilkan')}
          </ActionButton>
        </FilterRow>
      </EnterForm>
    </Card>
  );
}
