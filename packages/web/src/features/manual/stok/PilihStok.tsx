import { useMemo, useState } from 'react';
import { Dec } from '@kilau/contract/core/dec.ts';
import { formatNumber, formatPlain } from '@kilau/contract/core/format.ts';
import type { StokManual } from '@kilau/contract/features/manual/stok.wire.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Card } from '../../../ui/Card.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { CardShape, Column } from '../../../ui/table/types.ts';
import { useT } from '../../../ui/text.ts';
import { kunciStok, SARING_AWAL, useStok } from './panggilan.ts';
import { SaringStok } from './SaringStok.tsx';
import { readPages } from '../../../platform/read-state.ts';

const KARTU: CardShape = { title: ['kode_dept'], amount: ['bebas_berat'] };

function useColumns(): readonly Column<StokManual>[] {
  const t = useT();
  return useMemo(
    () => [
      { key: 'letak', title: t('manual.letak'), text: (row) => `${row.kode_gudang} · ${row.kode_baki}` },
      { key: 'kode_group', title: t('laporan.group'), text: (row) => row.kode_group },
      { key: 'kode_dept', title: t('laporan.jenis'), text: (row) => `${row.kode_dept} ${row.nama_dept}` },
      { key: 'kadar', title: t('field.kadar'), numeric: true, text: (row) => formatPlain(row.kadar) },
      {
        key: 'bebas_qty',
        title: t('manual.bebas'),
        numeric: true,
        text: (row) => formatNumber(row.bebas_qty),
        sortBy: (row) => row.bebas_qty,
      },
      {
        key: 'bebas_berat',
        title: t('manual.bebas_gram'),
        numeric: true,
        text: (row) => formatNumber(row.bebas_berat, 3),
        sortBy: (row) => row.bebas_berat,
      },
    ],
    [t],
  );
}

interface PilihStokProps {
  /** Keys of rows that are on the list already. */
  readonly terpilih: ReadonlySet<string>;
  readonly onPilih: (stok: StokManual) => void;
}

/** The stock that is free, narrowed by place and kind; Enter or a click on a row takes something of it. */
export function PilihStok({ terpilih, onPilih }: PilihStokProps) {
  const t = useT();
  const [saring, setSaring] = useState(SARING_AWAL);
  const { list, rows } = useStok(saring);
  const columns = useColumns();
  const bebas = useMemo(() => rows.filter((row) => row.bebas_qty > 0 || !Dec.from(row.bebas_berat).isZero()), [rows]);
  return (
    <>
      <SaringStok saring={saring} onChange={setSaring} />
      <Card grow>
        <DataTable<StokManual>
          fill
          label={t('manual.stok')}
          toolbar={<strong>{t('manual.stok')}</strong>}
          cards={KARTU}
          columns={columns}
          rows={bebas}
          rowKey={kunciStok}
          tone={(row) => (terpilih.has(kunciStok(row)) ? 'gold' : undefined)}
          onOpen={onPilih}
          {...readPages(list)}
          empty={{
            title: t('manual.stok_kosong'),
            text: t('manual.pilih_saran'),
            actions: <ActionButton onClick={() => setSaring(SARING_AWAL)}>{t('barang.kosongkan_filter')}</ActionButton>,
          }}
        />
      </Card>
    </>
  );
}
