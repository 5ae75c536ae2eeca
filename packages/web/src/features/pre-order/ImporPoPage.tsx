import { FileButton } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { labelKey, type Fields } from '@kilau/contract/core/field.ts';
import { titleKey } from '@kilau/contract/core/page.ts';
import { IMPOR_FIELDS, type HasilImporPo } from '@kilau/contract/features/pre-order/impor.fields.ts';
import { IMPOR_PO, preOrder } from '@kilau/contract/features/pre-order/pre-order.kind.ts';
import { papersChanged } from '../../engine/paper/paper-keys.ts';
import { newKey } from '../../platform/api.ts';
import { downloadFile } from '../../platform/print.tsx';
import { ProblemError } from '../../platform/problem-error.ts';
import { reportProblem } from '../../platform/report-problem.ts';
import { postSteps } from '../../platform/steps.ts';
import { useTombolIsian } from '../../trade/isian/tombol.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Card, PageColumn } from '../../ui/Card.tsx';
import { success } from '../../ui/dialog/toasts.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { SaveButton } from '../../ui/SaveButton.tsx';
import { downloadText } from '../../ui/table/csv.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { Column } from '../../ui/table/types.ts';
import { useT } from '../../ui/text.ts';
import css from './impor.module.css';

const TYPES = '.xlsx,.csv,.txt,.tsv,text/csv';
const FIELDS: Fields = IMPOR_FIELDS;

/** A file as it was when it was chosen, and what it would do. */
interface Dipilih {
  readonly nama: string;
  readonly isi: Blob;
  readonly hasil: HasilImporPo;
}

/** Sends the file to be looked at, or to be taken over under a key. */
function kirim(nama: string, isi: Blob, key?: string): Promise<HasilImporPo> {
  const body = new FormData();
  body.set('file', isi, nama);
  return postSteps<HasilImporPo>(
    `${preOrder.base}/import`,
    {
      query: { coba: key === undefined },
      body,
      signal: new AbortController().signal,
      ...(key !== undefined && { key }),
    },
    () => undefined,
  );
}

/** Chooses, looks at and takes over a file. */
function useImpor() {
  const t = useT();
  const client = useQueryClient();
  const [dipilih, setDipilih] = useState<Dipilih>();
  const [sibuk, setSibuk] = useState(false);
  const key = useRef('');
  const jalankan = async (work: () => Promise<void>) => {
    if (sibuk) return;
    setSibuk(true);
    try {
      await work();
    } catch (error) {
      reportProblem(error);
    } finally {
      setSibuk(false);
    }
  };
  const pilih = (file: File | null) =>
    void jalankan(async () => {
      if (!file) return;
      // What is checked is what is imported, whatever a spreadsheet does meanwhile.
      const isi = new Blob([await file.arrayBuffer()]);
      key.current = newKey();
      setDipilih(undefined);
      setDipilih({ nama: file.name, isi, hasil: await kirim(file.name, isi) });
    });
  const impor = () =>
    void jalankan(async () => {
      if (!dipilih || dipilih.hasil.ditolak > 0) return;
      const { nama, isi } = dipilih;
      try {
        const { po, baris } = await kirim(nama, isi, key.current);
        success(t('po.impor_selesai', { po: po.length, baris }));
        setDipilih(undefined);
        await papersChanged(client, preOrder);
      } catch (error) {
        // Somebody was faster, or a master has changed: what was looked at before is not how it stands now.
        if (error instanceof ProblemError && error.code === 'impor_ditolak') {
          setDipilih({ nama, isi, hasil: await kirim(nama, isi) });
        }
        throw error;
      }
    });
  return { dipilih, sibuk, pilih, impor };
}

type Salah = HasilImporPo['kesalahan'][number];

function Kesalahan({ hasil }: { readonly hasil: HasilImporPo }) {
  const t = useT();
  const columns = useMemo((): readonly Column<Salah>[] => {
    const label = ({ field }: Salah) => {
      const known = FIELDS[field];
      return known ? t.of(labelKey(field, known)) : '';
    };
    return [
      { key: 'baris', title: t('impor.baris'), numeric: true, text: ({ baris }) => String(baris) },
      { key: 'kode', title: t('field.no_luar'), text: ({ kode }) => kode },
      { key: 'field', title: t('impor.isian'), text: label },
      { key: 'pesan', title: t('impor.pesan'), text: ({ pesan }) => pesan },
    ];
  }, [t]);
  return (
    <DataTable<Salah>
      fill
      label={t('impor.kesalahan')}
      columns={columns}
      rows={hasil.kesalahan}
      rowKey={({ baris, field }) => `${baris}.${field}`}
    />
  );
}

/** What the file would do, or what is wrong with it. */
function Hasil({
  dipilih,
  sibuk,
  onImpor,
}: {
  readonly dipilih: Dipilih;
  readonly sibuk: boolean;
  readonly onImpor: () => void;
}) {
  const t = useT();
  const { nama, hasil } = dipilih;
  return (
    <Card padded grow>
      <div role="status" className={css.hasil}>
        <strong>{nama}</strong>
        <span>{t('po.impor_siap', { po: hasil.po.length, baris: hasil.baris - hasil.ditolak })}</span>
        {hasil.kolom_dilewati.length === 0 ? null : (
          <span className="muted">{t('impor.dilewati', { kolom: hasil.kolom_dilewati.join(', ') })}</span>
        )}
        {hasil.ditolak === 0 ? (
          <SaveButton saving={sibuk} onClick={onImpor}>
            {t('po.impor_simpan')}
          </SaveButton>
        ) : (
          <span>{t('impor.ditolak_semua')}</span>
        )}
      </div>
      {hasil.ditolak === 0 ? null : <Kesalahan hasil={hasil} />}
    </Card>
  );
}

/** Orders that were taken elsewhere come in out of a file: it is looked at first, and all of it comes in or nothing. */
export function ImporPoPage() {
  const t = useT();
  const { dipilih, sibuk, pilih, impor } = useImpor();
  const reset = useRef<() => void>(null);
  const mulai = useRef<HTMLDivElement>(null);
  useEffect(() => mulai.current?.querySelector('button')?.focus(), []);
  const siap = dipilih !== undefined && dipilih.hasil.ditolak === 0;
  useTombolIsian({ simpan: { run: impor, label: t('po.impor_simpan'), enabled: siap && !sibuk } });
  const contoh = () => downloadText('pre-order.csv', `${Object.keys(IMPOR_FIELDS).join(',')}\r\n`);
  return (
    <PageColumn>
      <PageHead title={t.of(titleKey(IMPOR_PO))} note={t('po.impor_keterangan')} />
      <Card padded>
        <div ref={mulai} className={css.pilih}>
          <FileButton accept={TYPES} onChange={pilih} resetRef={reset}>
            {({ onClick }) => (
              <ActionButton
                primary={!siap}
                onClick={() => {
                  // The same file, corrected meanwhile, counts as chosen anew.
                  reset.current?.();
                  onClick();
                }}
              >
                {t(dipilih ? 'impor.pilih_lain' : 'po.impor_pilih')}
              </ActionButton>
            )}
          </FileButton>
          <ActionButton onClick={() => void downloadFile(`${preOrder.base}/import/contoh.xlsx`, {}, 'pre-order.xlsx')}>
            {t('impor.contoh_excel')}
          </ActionButton>
          <ActionButton onClick={contoh}>{t('impor.contoh')}</ActionButton>
        </div>
      </Card>
      {dipilih ? <Hasil dipilih={dipilih} sibuk={sibuk} onImpor={impor} /> : null}
    </PageColumn>
  );
}
