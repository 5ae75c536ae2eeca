import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { formatInstant, formatNumber } from '@kilau/contract/core/format.ts';
import { LABEL_MAKS, logLabelFields } from '@kilau/contract/features/barang/label/label.fields.ts';
import type { CetakLabel, LogLabel as Log } from '@kilau/contract/features/barang/label/label.wire.ts';
import { FieldInput } from '../../../engine/inputs/FieldInput.tsx';
import { api } from '../../../platform/api.ts';
import { useUser } from '../../../platform/session.ts';
import { CACHE } from '../../../trade/barang/cache.ts';
import { EnterForm } from '../../../ui/form/EnterForm.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { CardShape, Column } from '../../../ui/table/types.ts';
import { useT } from '../../../ui/text.ts';
import css from './label.module.css';
import { readState } from '../../../platform/read-state.ts';

const KARTU: CardShape = { title: ['nama_barang', 'kode_barcode'], state: 'ke' };

type Filter = Readonly<Record<keyof typeof logLabelFields, string>>;
const NAMES = Object.keys(logLabelFields) as (keyof Filter)[];

function useColumns(): readonly Column<CetakLabel>[] {
  const t = useT();
  const { toko } = useUser();
  return useMemo(
    () => [
      {
        key: 'waktu',
        title: t('field.waktu'),
        text: (row) => formatInstant(row.waktu, toko.zona_waktu),
        sortBy: (row) => row.waktu,
      },
      { key: 'user_id', title: t('field.user_id'), text: (row) => row.user_id },
      { key: 'kode_barcode', title: t('field.kode_barcode'), text: (row) => row.kode_barcode },
      { key: 'nama_barang', title: t('field.nama_barang'), text: (row) => row.nama_barang },
      { key: 'kode_baki', title: t('field.kode_baki'), text: (row) => row.kode_baki },
      {
        key: 'ke',
        title: t('label.cetakan_ke'),
        numeric: true,
        text: (row) => formatNumber(row.ke),
        sortBy: (row) => row.ke,
      },
    ],
    [t, toko.zona_waktu],
  );
}

/** Who printed which tag when; reprints alone, unless all printings are asked for. */
export function LogLabel() {
  const t = useT();
  const { tgl_system } = useUser();
  const columns = useColumns();
  const [filter, setFilter] = useState<Filter>({
    tgl_from: tgl_system,
    tgl_to: tgl_system,
    user_id: '',
    jenis_cetak: 'ULANG',
  });
  const list = useQuery({
    queryKey: [...CACHE, 'label', 'log', filter],
    queryFn: ({ signal }) => api.get<Log>('label-barang/log', filter, { signal }),
    placeholderData: keepPreviousData,
    enabled: filter.tgl_from !== '' && filter.tgl_to !== '',
  });
  const jumlah = list.data?.jumlah ?? 0;
  return (
    <>
      <EnterForm className={css.filter} label={t('label.log')} onSubmit={() => undefined}>
        {NAMES.map((name) => (
          <div key={name} className={css.isianFilter}>
            <FieldInput
              name={name}
              field={{ ...logLabelFields[name], ...(name === 'jenis_cetak' && { required: true }) }}
              value={filter[name]}
              onChange={(value) => setFilter((before) => ({ ...before, [name]: String(value ?? '') }))}
            />
          </div>
        ))}
      </EnterForm>
      <DataTable<CetakLabel>
        searchable
        label={t('label.log')}
        cards={KARTU}
        columns={columns}
        rows={list.data?.data}
        rowKey={(row) => `${row.kode_barcode} ${row.ke}`}
        pageSize={14}
        csv="cetak-label.csv"
        {...readState(list)}
        toolbar={
          <strong className={css.dipilih} role="status">
            {t('label.log_jumlah', { jumlah })}
            {jumlah > LABEL_MAKS ? ` · ${t('label.terpotong', { maks: LABEL_MAKS, jumlah })}` : ''}
          </strong>
        }
        empty={{ title: t('label.log_kosong'), text: t('label.log_kosong_saran') }}
      />
    </>
  );
}
