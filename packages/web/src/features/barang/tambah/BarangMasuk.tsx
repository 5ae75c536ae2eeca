import { useMemo } from 'react';
import { Dec } from '@kilau/contract/core/dec.ts';
import { formatNumber, formatPlain } from '@kilau/contract/core/format.ts';
import { FotoBarang } from '../../../trade/barang/FotoBarang.tsx';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Card } from '../../../ui/Card.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { CardShape, Column } from '../../../ui/table/types.ts';
import { useT } from '../../../ui/text.ts';
import css from '../barang.module.css';
import own from './tambah.module.css';
import { BeratDaftar } from '../BeratDaftar.tsx';
import type { Masuk } from './isian.ts';

const KARTU: CardShape = { title: ['nama_barang', 'kode_barcode'], amount: ['berat'], picture: 'foto' };

interface BarangMasukProps {
  readonly masuk: readonly Masuk[];
  readonly onDuplikat: (barang: Masuk) => void;
  readonly onBuka: (barang: Masuk) => void;
}

function useColumns(masuk: readonly Masuk[]): readonly Column<Masuk>[] {
  const t = useT();
  return useMemo(
    () => [
      {
        key: 'foto',
        title: t('field.foto'),
        text: () => '',
        sortable: false,
        screenOnly: true,
        cell: ({ barang }) => (
          <span className={css.kecil}>
            <FotoBarang kode_barcode={barang.kode_barcode} foto={barang.foto} alt="" />
          </span>
        ),
      },
      { key: 'kode_barcode', title: t('field.kode_barcode'), text: ({ barang }) => barang.kode_barcode },
      { key: 'nama_barang', title: t('field.nama_barang'), text: ({ barang }) => barang.nama_barang },
      { key: 'kode_intern', title: t('field.kode_intern'), text: ({ barang }) => barang.kode_intern },
      { key: 'kode_group', title: t('field.kode_group'), text: ({ barang }) => barang.kode_group },
      { key: 'kode_baki', title: t('field.kode_baki'), text: ({ barang }) => barang.kode_baki },
      { key: 'kadar', title: t('field.kadar'), numeric: true, text: ({ barang }) => formatPlain(barang.kadar) },
      {
        key: 'berat',
        title: t('field.berat'),
        numeric: true,
        text: ({ barang }) => formatNumber(barang.berat, 3),
        cell: ({ barang }) => <BeratDaftar teks={formatNumber(barang.berat, 3)} manual={barang.berat_manual} />,
        total: formatNumber(Dec.sum(masuk.map(({ barang }) => barang.berat)), 3),
      },
    ],
    [t, masuk],
  );
}

/** The pieces of the day as they got their barcodes, the newest on top. */
export function BarangMasuk({ masuk, onDuplikat, onBuka }: BarangMasukProps) {
  const t = useT();
  const columns = useColumns(masuk);
  return (
    <Card grow className={own.masuk}>
      <DataTable
        fill
        label={t('barang.masuk_hari_ini')}
        cards={KARTU}
        columns={columns}
        rows={masuk}
        rowKey={({ barang }) => barang.kode_barcode}
        onOpen={onBuka}
        totalLabel={t('barang.total', { jumlah: masuk.length })}
        empty={{ title: t('barang.masuk_kosong'), text: t('barang.masuk_kosong_saran') }}
        renderActions={(barang) => (
          <ActionButton size="compact-xs" onClick={() => onDuplikat(barang)}>
            {t('barang.duplikat')}
          </ActionButton>
        )}
      />
    </Card>
  );
}
