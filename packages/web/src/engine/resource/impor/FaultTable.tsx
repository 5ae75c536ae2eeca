import { Button } from '@mantine/core';
import { useMemo } from 'react';
import type { ImportFault } from '@kilau/contract/core/import-wire.ts';
import { downloadText, toCsv } from '../../../ui/table/csv.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { Column } from '../../../ui/table/types.ts';
import { useT } from '../../../ui/text.ts';
import type { ImportTarget } from './calls.ts';
import css from './impor.module.css';

/** @param named whether any row has a code: where none has, its column says nothing. */
function useColumns({ label }: ImportTarget, named: boolean): readonly Column<ImportFault>[] {
  const t = useT();
  return useMemo(
    () => [
      {
        key: 'baris',
        title: t('impor.baris'),
        numeric: true,
        text: (fault) => String(fault.baris),
        sortBy: (fault) => fault.baris,
      },
      ...(named ? [{ key: 'kode', title: t('impor.kode'), text: (fault: ImportFault) => fault.kode }] : []),
      { key: 'field', title: t('impor.isian'), text: ({ field }) => label(field) },
      { key: 'pesan', title: t('impor.pesan'), text: (fault) => fault.pesan },
    ],
    [label, named, t],
  );
}

const faultKey = ({ baris, field }: ImportFault): string => `${baris}.${field}`;

/** The rows that were refused, each fault with its place, to read here or beside the file. */
export function FaultTable({
  target,
  faults,
  isCut,
}: {
  readonly target: ImportTarget;
  readonly faults: readonly ImportFault[];
  readonly isCut: boolean;
}) {
  const t = useT();
  const columns = useColumns(
    target,
    faults.some(({ kode }) => kode !== ''),
  );
  return (
    <>
      <div className={css.head}>
        <h2>{t('impor.kesalahan')}</h2>
        <Button size="compact-sm" onClick={() => downloadText(`${target.key}.csv`, toCsv(columns, faults))}>
          {t('impor.unduh_kesalahan')}
        </Button>
      </div>
      {isCut ? <p className="muted">{t('impor.kesalahan_sebagian', { jumlah: faults.length })}</p> : null}
      <div className={css.faults}>
        <DataTable fill label={t('impor.kesalahan')} columns={columns} rows={faults} rowKey={faultKey} />
      </div>
    </>
  );
}
