import { useMemo } from 'react';
import { Dec } from '@kilau/contract/core/dec.ts';
import { formatGram, formatNumber, formatPlain } from '@kilau/contract/core/format.ts';
import { titleKey } from '@kilau/contract/core/page.ts';
import type { BarangKadar } from '@kilau/contract/features/barang/pindah/pindah.wire.ts';
import {
  kadarUbahFields,
  nilaiKadar,
  OTORISASI_KADAR,
} from '@kilau/contract/features/barang/massal/ubah-massal.fields.ts';
import { FieldInput } from '../../../engine/inputs/FieldInput.tsx';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { success } from '../../../ui/dialog/toasts.ts';
import type { Column } from '../../../ui/table/types.ts';
import { useT } from '../../../ui/text.ts';
import { useOtorisasi } from '../../../engine/approval/minta.tsx';
import css from '../pindah/pindah.module.css';
import { LayarMassal, type IsianProps } from './LayarMassal.tsx';
import { cetakTeks, kadarBaru, ketikanKadar, type NilaiKadar } from './nilai.ts';
import { useMassal } from './use-massal.ts';

const PATH = '/update-kadar';
const KOSONG: NilaiKadar = { kadar: '', kadar_cetak: undefined };
const atau = (cetak: string): string => (cetak === '' ? '-' : cetak);
type Nilai = ReadonlyMap<string, NilaiKadar>;

function useColumns(nilai: Nilai): readonly Column<BarangKadar>[] {
  const t = useT();
  return useMemo(() => {
    const kadar = (row: BarangKadar) => {
      const baru = kadarBaru(row, nilai.get(row.kode_barcode));
      return baru
        ? t('massal.lama_baru', { lama: formatPlain(row.kadar), baru: formatPlain(baru) })
        : formatPlain(row.kadar);
    };
    const cetak = (row: BarangKadar) => {
      const isi = nilai.get(row.kode_barcode);
      const baru = isi && kadarBaru(row, isi) ? cetakTeks(isi) : row.kadar_cetak;
      return baru === row.kadar_cetak ? baru : t('massal.lama_baru', { lama: atau(row.kadar_cetak), baru: atau(baru) });
    };
    return [
      { key: 'kode_barcode', title: t('field.kode_barcode'), text: (row) => row.kode_barcode },
      { key: 'nama_barang', title: t('field.nama_barang'), text: (row) => row.nama_barang },
      { key: 'kode_group', title: t('laporan.group'), text: (row) => row.kode_group },
      { key: 'kode_baki', title: t('laporan.baki'), text: (row) => `${row.kode_gudang} · ${row.kode_baki}` },
      { key: 'berat', title: t('field.berat'), numeric: true, text: (row) => formatNumber(row.berat, 3) },
      { key: 'kadar_group', title: t('kadar.group'), numeric: true, text: (row) => formatPlain(row.kadar_group) },
      {
        key: 'kadar',
        title: t('field.kadar'),
        numeric: true,
        text: kadar,
        cell: (row) => (
          <span className={kadarBaru(row, nilai.get(row.kode_barcode)) ? css.baru : undefined}>{kadar(row)}</span>
        ),
      },
      {
        key: 'kadar_cetak',
        title: t('field.kadar_cetak'),
        text: cetak,
        cell: (row) => (
          <span className={kadarBaru(row, nilai.get(row.kode_barcode)) ? css.baru : undefined}>{cetak(row)}</span>
        ),
      },
    ];
  }, [t, nilai]);
}

function Isian({ isi, onChange }: IsianProps<BarangKadar, NilaiKadar>) {
  const t = useT();
  return (
    <>
      <FieldInput
        name="kadar"
        label={t('kadar.baru')}
        field={{ ...kadarUbahFields.kadar, required: false }}
        value={isi.kadar}
        onChange={(nilai) => onChange({ ...isi, kadar: String(nilai ?? '') })}
      />
      <FieldInput
        name="kadar_cetak"
        label={t('kadar.cetak_baru')}
        field={kadarUbahFields.kadar_cetak}
        value={cetakTeks(isi)}
        onChange={(nilai) => onChange({ ...isi, kadar_cetak: String(nilai ?? '') })}
      />
    </>
  );
}

/** The pieces whose purity really changes, with what it and the printed one become and were. */
const kadarBerubah = (rows: readonly BarangKadar[], nilai: Nilai) =>
  rows.flatMap((row) => {
    const kadar = kadarBaru(row, nilai.get(row.kode_barcode));
    const kadar_cetak = cetakTeks(nilai.get(row.kode_barcode) ?? KOSONG);
    return kadar
      ? [
          {
            kode_barcode: row.kode_barcode,
            versi: row.versi,
            kadar,
            kadar_cetak,
            tanpa_cetak: kadar_cetak === '',
            berat: row.berat,
            semula: `${formatPlain(row.kadar)} · ${atau(row.kadar_cetak)}`,
          },
        ]
      : [];
  });

/** The purity of pieces that were entered wrongly: those that differ from their group, or those that were chosen. */
export function UpdateKadarPage() {
  const t = useT();
  const { minta } = useOtorisasi();
  const massal = useMassal<BarangKadar, NilaiKadar>('barang/get/ready-update-kadar', true);
  const { rows, dipilih, nilai, setNilai, sibuk, kirim } = massal;
  const columns = useColumns(nilai);
  const berubah = kadarBerubah(rows, nilai);
  const siap = berubah.length > 0 && !sibuk;
  const simpan = async () => {
    if (!siap) return;
    const otorisasi = await minta({
      kategori: OTORISASI_KADAR,
      dokumen: '',
      nilai: nilaiKadar(berubah),
      judul: t.of(titleKey(PATH)),
      ringkasan: [
        { label: t('field.jumlah_barang'), nilai: String(berubah.length) },
        {
          label: t('field.total_berat'),
          nilai: formatGram(Dec.sum(berubah.map((perubahan) => perubahan.berat)), t),
        },
        ...berubah.slice(0, 10).map((perubahan) => ({
          label: perubahan.kode_barcode,
          nilai: `${formatPlain(perubahan.kadar)} · ${atau(perubahan.kadar_cetak)}`,
          semula: perubahan.semula,
        })),
      ],
    });
    if (otorisasi === undefined) return;
    const barang = berubah.map(({ kode_barcode, versi, kadar, kadar_cetak, tanpa_cetak }) => ({
      kode_barcode,
      versi,
      kadar: kadar.toString(),
      kadar_cetak,
      tanpa_cetak,
    }));
    const hasil = await kirim<{ readonly no_update: string; readonly jumlah: number }>(
      'barang/update-kadar',
      { barang, otorisasi },
      t.of(titleKey(PATH)),
    );
    if (hasil) success(t('kadar.tersimpan', { jumlah: hasil.jumlah, nomor: hasil.no_update }));
  };
  const ikutGroup = () =>
    setNilai(
      new Map(rows.map((row) => [row.kode_barcode, { kadar: String(row.kadar_group), kadar_cetak: undefined }])),
    );
  return (
    <LayarMassal<BarangKadar, NilaiKadar>
      path={PATH}
      massal={massal}
      columns={columns}
      berubah={berubah.length}
      simpan={{ label: t('kadar.simpan'), siap, run: simpan }}
      Isian={Isian}
      kosong={KOSONG}
      onTerapkan={(isi) => setNilai(new Map(rows.map((row) => [row.kode_barcode, isi])))}
      tombol={<ActionButton onClick={ikutGroup}>{t('kadar.ikut_group')}</ActionButton>}
      diketik={ketikanKadar}
      kini={(row) => nilai.get(row.kode_barcode) ?? { kadar: String(row.kadar), kadar_cetak: undefined }}
      empty={
        dipilih
          ? { title: t('massal.kosong'), text: t('massal.kosong_saran') }
          : { title: t('kadar.semua_sama'), text: t('kadar.semua_sama_saran') }
      }
    />
  );
}
