import { useMemo } from 'react';
import { Dec } from '@kilau/contract/core/dec.ts';
import { formatNumber, formatPlain } from '@kilau/contract/core/format.ts';
import type { BankHari, EmasHari, KasHari } from '@kilau/contract/features/tutup/tutup.wire.ts';
import { BlockFact } from '../../ui/Block.tsx';
import { signed } from '../../ui/signed.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { CardShape, Column } from '../../ui/table/types.ts';
import { useT } from '../../ui/text.ts';

/** The cash of the day, by what it was for, and what came to accounts. */
export function RingkasanKas({ kas, bank }: { readonly kas: KasHari; readonly bank: readonly BankHari[] }) {
  const t = useT();
  const angka = (nilai: keyof KasHari): number => Dec.from(kas[nilai]).toJSON();
  return (
    <>
      <BlockFact label={t('beranda.saldo_awal')} value={signed(angka('awal'))} />
      <BlockFact label={t('tutup.penjualan')} value={signed(angka('penjualan'), 0, true)} />
      <BlockFact label={t('tutup.pemasukan')} value={signed(angka('pemasukan'), 0, true)} />
      <BlockFact label={t('tutup.pembelian')} value={signed(-angka('pembelian'), 0, true)} />
      <BlockFact label={t('tutup.pinjaman')} value={signed(-angka('pinjaman'), 0, true)} />
      <BlockFact label={t('tutup.pengeluaran')} value={signed(-angka('pengeluaran'), 0, true)} />
      <BlockFact kind="sum" label={t('tutup.saldo_akhir')} value={`Rp. ${signed(angka('akhir'))}`} />
      {bank.length === 0 ? null : <BlockFact kind="quiet" label={t('tutup.tidak_di_laci')} value="" />}
      {bank.map(({ no_rekening, nama, akhir }) => (
        <BlockFact
          key={no_rekening}
          label={nama === '' ? no_rekening : nama}
          value={signed(Dec.from(akhir).toJSON())}
        />
      ))}
    </>
  );
}

const KARTU: CardShape = { title: ['tempat'], amount: ['akhir'] };
const gram = (nilai: EmasHari['akhir']): string => formatNumber(nilai, 3);

/** Gold by place and purity, and all of it as pure gold. */
export function EmasTabel({ emas }: { readonly emas: readonly EmasHari[] }) {
  const t = useT();
  const columns = useMemo((): readonly Column<EmasHari>[] => {
    const grams = (key: 'awal' | 'masuk' | 'keluar' | 'akhir' | 'murni', title: string): Column<EmasHari> => ({
      key,
      title,
      numeric: true,
      text: (row) => gram(row[key]),
      sortBy: (row) => Dec.from(row[key]),
      ...(key === 'murni' && { total: gram(Dec.sum(emas.map(({ murni }) => murni))) }),
    });
    return [
      { key: 'tempat', title: t('tutup.tempat'), text: (row) => t(`tutup.tempat.${row.tempat}`) },
      { key: 'kadar', title: t('field.kadar'), numeric: true, text: (row) => formatPlain(row.kadar) },
      grams('awal', t('tutup.awal')),
      grams('masuk', t('tutup.masuk')),
      grams('keluar', t('tutup.keluar')),
      grams('akhir', t('tutup.akhir')),
      grams('murni', t('tutup.murni')),
    ];
  }, [t, emas]);
  return (
    <DataTable<EmasHari>
      label={t('tutup.emas')}
      cards={KARTU}
      columns={columns}
      rows={emas}
      rowKey={({ tempat, kadar }) => `${tempat} ${Dec.from(kadar).toString()}`}
      totalLabel={t('tutup.jumlah_murni')}
      empty={{ title: t('umum.tidak_ada_data'), text: t('tutup.tanpa_emas') }}
    />
  );
}
