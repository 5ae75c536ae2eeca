import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import type { Field } from '@kilau/contract/core/field.ts';
import { FieldInput } from '../inputs/FieldInput.tsx';
import { api } from '../../platform/api.ts';
import { useKeys } from '../../platform/keys.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { reportProblem } from '../../platform/report-problem.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { success } from '../../ui/dialog/toasts.ts';
import { EnterForm } from '../../ui/form/EnterForm.tsx';
import { useT } from '../../ui/text.ts';
import { minta } from './minta.tsx';
import css from './otorisasi.module.css';
import type { RingkasanBaris } from './permintaan.ts';

type Isi = Readonly<Record<string, string>>;

interface AksiDokumenProps {
  readonly nomor: string;
  /** The call that does it; it gets what was filled in, and the approval. */
  readonly path: string;
  readonly kategori: string;
  /** The reason, which must be given, and what else the action asks for. */
  readonly fields: Readonly<Record<string, Field>> & { readonly alasan: Field };
  /** Labels that say more than the fields' own. */
  readonly labels?: Isi;
  /** What the approval is bound to; what was filled in, unless said. */
  readonly nilai?: (isi: Isi) => Isi;
  /** What the approver reads, beside the reason. */
  readonly ringkasan: (isi: Isi) => readonly RingkasanBaris[];
  readonly judul: string;
  readonly tombol: string;
  readonly penjelasan: string;
  /** What is said when it is done. */
  readonly selesai: string;
  readonly danger?: boolean;
  /** What is read anew afterwards, whatever came of it. */
  readonly cache: QueryKey;
  readonly onDone: () => void;
}

/** What was filled in and what is wrong with it, and doing it: the approval first, then the call. */
function useAksi({
  nomor,
  path,
  kategori,
  fields,
  nilai = (isi) => isi,
  ringkasan,
  selesai,
  cache,
  onDone,
}: AksiDokumenProps) {
  const t = useT();
  const client = useQueryClient();
  const [isi, setIsi] = useState<Isi>(() => Object.fromEntries(Object.keys(fields).map((name) => [name, ''])));
  const [salah, setSalah] = useState<Isi>({});
  const [sibuk, setSibuk] = useState(false);
  const ubah = (name: string, value: string) => {
    setIsi((now) => ({ ...now, [name]: value }));
    setSalah({});
  };
  const lakukan = async () => {
    const alasan = (isi['alasan'] ?? '').trim();
    if (alasan === '') setSalah({ alasan: t('rule.tidak_boleh_kosong') });
    if (alasan === '' || sibuk) return;
    setSibuk(true);
    const kirim = { ...isi, alasan };
    try {
      const otorisasi = await minta({
        kategori,
        dokumen: nomor,
        nilai: nilai(kirim),
        judul: nomor,
        ringkasan: [...ringkasan(kirim), { label: t('field.alasan'), nilai: alasan }],
      });
      if (otorisasi === undefined) return;
      await api.post(path, { ...kirim, otorisasi });
      success(selesai);
      onDone();
    } catch (error) {
      if (error instanceof ProblemError) setSalah(error.fields);
      reportProblem(error);
    } finally {
      setSibuk(false);
      await client.invalidateQueries({ queryKey: cache });
    }
  };
  return { isi, salah, sibuk, ubah, lakukan };
}

/**
 * Does something to a document that takes a reason and an approval: takes it back, settles it. Enter goes on, F8 does
 * it.
 */
export function AksiDokumen(props: AksiDokumenProps) {
  const { fields, labels = {}, judul, tombol, penjelasan, danger = true } = props;
  const { isi, salah, sibuk, ubah, lakukan } = useAksi(props);
  useKeys([{ key: 'F8', label: tombol, run: () => void lakukan(), main: true }]);
  return (
    <EnterForm className={css.aksi} label={judul} onSubmit={() => void lakukan()}>
      {Object.entries(fields).map(([name, field], index) => (
        <FieldInput
          key={name}
          name={name}
          label={labels[name]}
          field={field}
          value={isi[name]}
          error={salah[name]}
          autoFocus={index === 0}
          onChange={(value) => ubah(name, String(value ?? ''))}
        />
      ))}
      <p className="muted">{penjelasan}</p>
      <ActionButton danger={danger} primary={!danger} type="submit" shortcut="F8" loading={sibuk}>
        {tombol}
      </ActionButton>
    </EnterForm>
  );
}
