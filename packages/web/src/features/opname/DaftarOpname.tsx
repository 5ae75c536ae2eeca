import { useMemo } from 'react';
import { formatNumber } from '@kilau/contract/core/format.ts';
import type { LocaleKey } from '@kilau/contract/locales/index.ts';
import type { OpnameRingkas } from '@kilau/contract/features/opname/opname.wire.ts';
import { useUser } from '../../platform/session.ts';
import { kapanOleh } from '../../trade/opname/kapan-oleh.ts';
import { Card } from '../../ui/Card.tsx';
import { Chip, type Tone } from '../../ui/Chip.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { CardShape, Column } from '../../ui/table/types.ts';
import { useT } from '../../ui/text.ts';
import { useDaftarOpname, useKabarOpname, type BaseOpname } from './panggilan.ts';
import { readState } from '../../platform/read-state.ts';

const KARTU: CardShape = { title: ['tempat', 'no_opname'], amount: ['ketemu'], state: 'status' };

/** What a count's state is called. */
const STATUS = {
  AKTIF: 'opname.status.AKTIF',
  SELESAI: 'opname.status.SELESAI',
  KOSONG: 'opname.status.KOSONG',
} as const satisfies Record<OpnameRingkas['status'], LocaleKey>;
const TONES: Readonly<Record<OpnameRingkas['status'], Tone>> = { AKTIF: 'warn', SELESAI: 'good', KOSONG: 'plain' };

export function StatusOpname({ status }: Pick<OpnameRingkas, 'status'>) {
  const t = useT();
  return <Chip tone={TONES[status]}>{t(STATUS[status])}</Chip>;
}

function useColumns(): readonly Column<OpnameRingkas>[] {
  const t = useT();
  const { toko } = useUser();
  return useMemo(() => {
    const figure = (key: 'qty' | 'ketemu' | 'belum' | 'keluar' | 'lain', title: string): Column<OpnameRingkas> => ({
      key,
      title,
      numeric: true,
      text: (row) => formatNumber(row[key]),
      sortBy: (row) => row[key],
    });
    return [
      { key: 'no_opname', title: t('field.no_opname'), text: (row) => row.no_opname },
      {
        key: 'status',
        title: t('field.status'),
        text: (row) => t(STATUS[row.status]),
        cell: (row) => <StatusOpname status={row.status} />,
      },
      {
        key: 'tempat',
        title: t('opname.tempat'),
        text: (row) => `${row.kode_gudang} ${row.kode_baki} ${row.nama_baki}`,
      },
      figure('qty', t('opname.isi_awal')),
      figure('ketemu', t('opname.ketemu')),
      figure('belum', t('opname.belum_hilang')),
      figure('keluar', t('opname.keluar')),
      figure('lain', t('opname.lain')),
      {
        key: 'waktu',
        title: t('field.waktu'),
        text: (row) => kapanOleh(row, toko.zona_waktu),
      },
    ];
  }, [t, toko.zona_waktu]);
}

/** Counts under way, which anybody may join, and the latest that ended. */
export function DaftarOpname({
  base,
  onBuka,
}: {
  readonly base: BaseOpname;
  readonly onBuka: (nomor: string) => void;
}) {
  const t = useT();
  const list = useDaftarOpname(base);
  useKabarOpname(base);
  return (
    <Card grow>
      <DataTable<OpnameRingkas>
        fill
        searchable
        label={t('opname.daftar')}
        cards={KARTU}
        columns={useColumns()}
        rows={list.data ?? []}
        rowKey={(row) => row.no_opname}
        {...readState(list)}
        onOpen={(row) => onBuka(row.no_opname)}
        empty={{ title: t('opname.belum_ada'), text: t('opname.belum_ada_saran') }}
      />
    </Card>
  );
}
