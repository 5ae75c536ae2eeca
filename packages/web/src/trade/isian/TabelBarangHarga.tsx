import { useMemo } from 'react';
import { Dec } from '@kilau/contract/core/dec.ts';
import { formatNumber, formatRupiah } from '@kilau/contract/core/format.ts';
import { Card } from '../../ui/Card.tsx';
import type { Column } from '../../ui/table/types.ts';
import { useT, type Translate } from '../../ui/text.ts';
import { salahBarang, type Salah } from '../dokumen/salah.ts';
import { angka } from '../harga/angka.ts';
import { hargaBarang, hargaGram, type BarangDraft, type BarangHitung } from '../harga/barang-harga.ts';
import css from './isian.module.css';
import { kolomAngka } from './kolom.tsx';
import { NamaBaris } from './NamaBaris.tsx';
import { TabelIsian } from './TabelIsian.tsx';
import { TandaIzin } from './TandaIzin.tsx';

interface TabelBarangHargaProps {
  readonly rows: readonly BarangHitung[];
  readonly salah: Salah;
  readonly onLepas: (id: string) => void;
  /** Opens a piece to say what was agreed on; absent: its price is the day's. */
  readonly onBuka?: (id: string) => void;
  readonly empty: { readonly title: string; readonly text: string };
}

/** What is taken off a piece, and whether somebody has to agree to that or to its price. */
function Diambil({ barang: { tawar }, kategori }: { readonly barang: BarangDraft } & Pick<BarangHitung, 'kategori'>) {
  const { diskon = '', otorisasi = null } = tawar ?? {};
  const kata = diskon === '' ? undefined : `−${formatNumber(angka(diskon))}`;
  if (kategori === undefined) return kata === undefined ? null : <span className={css.kecil}> {kata}</span>;
  return <TandaIzin kategori={kategori} otorisasi={otorisasi} {...(kata !== undefined && { kata })} />;
}

/** That the day's price has moved since a piece was scanned, from what to what. */
function hargaBergerak(barang: BarangDraft, t: Translate): string | undefined {
  const { semula } = barang;
  const kini = hargaBarang(barang);
  if (semula === undefined || semula === kini) return undefined;
  return t('penjualan.harga_basi', { lama: formatRupiah(Dec.from(semula)), baru: formatRupiah(Dec.from(kini)) });
}

/** Columns of the pieces, with their totals. */
function useColumns({ rows, salah }: Pick<TabelBarangHargaProps, 'rows' | 'salah'>): readonly Column<BarangHitung>[] {
  const t = useT();
  return useMemo(
    () => [
      {
        key: 'barang',
        title: t('nota.barang'),
        text: ({ baris: { barang } }) => `${barang.kode_barcode} ${barang.nama_barang}`,
        cell: ({ baris: { barang } }) => (
          <NamaBaris
            salah={salah[salahBarang(barang.id)]}
            berubah={hargaBergerak(barang, t)}
            rincian={[barang.kode_barcode, barang.kode_group, barang.kadar_cetak, barang.kode_baki]}
          >
            {barang.nama_barang}
          </NamaBaris>
        ),
      },
      kolomAngka('berat', t('field.berat'), ({ baris }) => Dec.from(baris.barang.berat), { angka: 3, jumlah: rows }),
      kolomAngka('harga', t('field.harga_gram'), ({ baris }) => hargaGram(baris.barang), {
        tanda: ({ baris: { barang }, kategori }) => <Diambil barang={barang} kategori={kategori} />,
      }),
      kolomAngka('ongkos', t('field.ongkos'), ({ baris }) => Dec.from(baris.barang.jual.ongkos)),
      kolomAngka('total', t('field.harga_total'), ({ total }) => total, { jumlah: rows }),
    ],
    [t, rows, salah],
  );
}

/** Pieces that were scanned to be promised, at the day's price or what was agreed on. */
export function TabelBarangHarga({ rows, salah, onLepas, onBuka, empty }: TabelBarangHargaProps) {
  const t = useT();
  return (
    <Card grow>
      <TabelIsian<BarangHitung>
        rows={rows}
        rowKey={(row) => row.baris.barang.id}
        onLepas={onLepas}
        {...(onBuka && { onOpen: (row: BarangHitung) => onBuka(row.baris.barang.id) })}
        lepas={t('umum.hapus')}
        label={t('penjualan.barang')}
        columns={useColumns({ rows, salah })}
        status="ready"
        totalLabel={t('nota.jumlah_barang', { jumlah: rows.length })}
        empty={empty}
      />
    </Card>
  );
}
