import { useMemo, useState } from 'react';
import { Dec } from '@kilau/contract/core/dec.ts';
import { kunciBaris } from '@kilau/contract/features/manual/jual-beli.calc.ts';
import type { StokManual } from '@kilau/contract/features/manual/stok.fields.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Card } from '../../../ui/Card.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { CardShape } from '../../../ui/table/types.ts';
import { useT } from '../../../ui/text.ts';
import { ANGKA_BEBAS, useKolomStok } from './kolom.tsx';
import { SARING_AWAL, useStok } from './panggilan.ts';
import { SaringStok } from './SaringStok.tsx';
import { readPages } from '../../../platform/read-state.ts';

const KARTU: CardShape = { title: ['kode_dept'], amount: ['bebas_berat'] };

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
  const columns = useKolomStok<StokManual>(ANGKA_BEBAS);
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
          rowKey={kunciBaris}
          tone={(row) => (terpilih.has(kunciBaris(row)) ? 'gold' : undefined)}
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
