import { useMemo, useState } from 'react';
import { formatInstant, formatNumber } from '@kilau/contract/core/format.ts';
import { kataHasil } from '@kilau/contract/features/opname/kata.ts';
import { barangDari, KELOMPOK, type Kelompok } from '@kilau/contract/features/opname/kelompok.ts';
import type { BarangOpname as Baris, Opname } from '@kilau/contract/features/opname/opname.wire.ts';
import { useUser } from '../../platform/session.ts';
import { FotoBarang } from '../../trade/barang/FotoBarang.tsx';
import { Card } from '../../ui/Card.tsx';
import { SelectField } from '../../ui/inputs/SelectField.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { CardShape, Column } from '../../ui/table/types.ts';
import { useT } from '../../ui/text.ts';
import css from './opname.module.css';

const KARTU: CardShape = { title: ['nama_barang', 'kode_barcode'], amount: ['berat'], state: 'hasil', picture: 'foto' };

function useColumns(berjalan: boolean): readonly Column<Baris>[] {
  const t = useT();
  const { toko } = useUser();
  return useMemo(
    () => [
      {
        key: 'foto',
        title: t('field.foto'),
        text: () => '',
        sortable: false,
        screenOnly: true,
        cell: (row) => (
          <span className={css.kecil}>
            <FotoBarang
              kode_barcode={row.kode_barcode}
              foto={row.foto}
              alt={t('opname.foto', { nama: row.nama_barang })}
            />
          </span>
        ),
      },
      { key: 'kode_barcode', title: t('field.kode_barcode'), text: (row) => row.kode_barcode },
      { key: 'nama_barang', title: t('field.nama_barang'), text: (row) => row.nama_barang },
      { key: 'kode_baki', title: t('laporan.baki'), text: (row) => row.kode_baki },
      {
        key: 'berat',
        title: t('field.berat'),
        numeric: true,
        text: (row) => (row.berat === 0 ? '' : formatNumber(row.berat, 3)),
        sortBy: (row) => row.berat,
      },
      { key: 'hasil', title: t('opname.hasil'), text: (row) => kataHasil(t, row, berjalan) },
      {
        key: 'oleh',
        title: t('opname.dilihat_oleh'),
        text: (row) => (row.waktu === null ? '' : `${row.oleh} ${formatInstant(row.waktu, toko.zona_waktu)}`),
        sortBy: (row) => row.waktu,
      },
    ],
    [t, toko.zona_waktu, berjalan],
  );
}

/** The pieces of a count, heap by heap; those not found come first. */
export function BarangOpname({ opname }: { readonly opname: Opname }) {
  const t = useT();
  const [kelompok, setKelompok] = useState<Kelompok>('belum');
  const selesai = opname.status === 'SELESAI';
  const berjalan = opname.status === 'AKTIF';
  const rows = useMemo(() => barangDari(opname.barang, kelompok), [opname.barang, kelompok]);
  const judul = (nama: Kelompok): string => t(nama === 'belum' && selesai ? 'opname.hilang' : `opname.${nama}`);
  const options = KELOMPOK.map((nama) => ({
    value: nama,
    label: `${judul(nama)} (${formatNumber(barangDari(opname.barang, nama).length)})`,
  }));
  return (
    <Card grow>
      <DataTable<Baris>
        fill
        label={judul(kelompok)}
        cards={KARTU}
        columns={useColumns(!selesai)}
        rows={rows}
        rowKey={(row) => row.kode_barcode}
        // While it is under way the field for scans has the hand; with it that goes.
        handAt={berjalan ? undefined : ''}
        searchable
        csv={`${opname.no_opname}-${kelompok}.csv`}
        totalLabel={t('umum.jumlah_baris', { jumlah: rows.length })}
        empty={{ title: kelompok === 'belum' ? t('opname.semua_ketemu') : t('opname.tidak_ada_baris') }}
        toolbar={
          <div className={css.pilih}>
            <SelectField
              aria-label={t('opname.tampilkan')}
              options={options}
              value={kelompok}
              clearable={false}
              onChange={(next) => setKelompok(KELOMPOK.find((nama) => nama === next) ?? 'belum')}
            />
          </div>
        }
      />
    </Card>
  );
}
