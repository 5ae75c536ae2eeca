import { useMemo } from 'react';
import { formatNumber } from '@kilau/contract/core/format.ts';
import { titleKey } from '@kilau/contract/core/page.ts';
import type { BarangProfit } from '@kilau/contract/features/barang/pindah/pindah.wire.ts';
import { profitFields, PROFIT_MAKS } from '@kilau/contract/features/barang/massal/ubah-massal.fields.ts';
import { bebasBarang, peganganBarang } from '@kilau/contract/trade/barang/keadaan.ts';
import { FieldInput } from '../../../engine/inputs/FieldInput.tsx';
import { success } from '../../../ui/dialog/toasts.ts';
import { SelectField } from '../../../ui/inputs/SelectField.tsx';
import type { Column } from '../../../ui/table/types.ts';
import { useT } from '../../../ui/text.ts';
import css from '../pindah/pindah.module.css';
import { LayarMassal, type IsianProps } from './LayarMassal.tsx';
import {
  barisProfit,
  bedaProfit,
  ketikanProfit,
  PROFIT_KOSONG,
  profitKini,
  profitLama,
  terapkanProfit,
  type KetikanProfit,
  type NilaiProfit,
} from './nilai.ts';
import { useMassal } from './use-massal.ts';

const PATH = '/update-profit-barang';
const UANG = ['ongkos', 'harga_atribut', 'harga_khusus'] as const;
type Nilai = ReadonlyMap<string, KetikanProfit>;

const bebas = (row: BarangProfit): boolean => bebasBarang(row);
const kini = (nilai: Nilai, row: BarangProfit): NilaiProfit => profitKini(row, nilai.get(row.kode_barcode));

/** Old values, and the new ones beside them where they differ. */
function useColumns(nilai: Nilai): readonly Column<BarangProfit>[] {
  const t = useT();
  return useMemo(() => {
    const tipe = (tipe_ongkos: string) =>
      tipe_ongkos === 'TOTAL' ? t('pilihan.tipe_ongkos.TOTAL') : t('pilihan.tipe_ongkos.PER_GRAM');
    const teks = (nama: keyof NilaiProfit, isi: NilaiProfit) =>
      nama === 'tipe_ongkos' ? tipe(isi.tipe_ongkos) : isi[nama] === '' ? '-' : formatNumber(isi[nama]);
    const kolom = (nama: keyof NilaiProfit): Column<BarangProfit> => {
      const tulis = (row: BarangProfit) => {
        const [lama, baru] = [teks(nama, profitLama(row)), teks(nama, kini(nilai, row))];
        return bedaProfit(row, kini(nilai, row)).includes(nama) ? t('massal.lama_baru', { lama, baru }) : lama;
      };
      return {
        key: nama,
        title: t(`field.${nama}`),
        numeric: nama !== 'tipe_ongkos',
        sortable: false,
        text: tulis,
        cell: (row) => (
          <span className={bedaProfit(row, kini(nilai, row)).includes(nama) ? css.baru : undefined}>{tulis(row)}</span>
        ),
      };
    };
    return [
      { key: 'kode_barcode', title: t('field.kode_barcode'), text: (row) => row.kode_barcode },
      { key: 'nama_barang', title: t('field.nama_barang'), text: (row) => row.nama_barang },
      { key: 'kode_group', title: t('laporan.group'), text: (row) => row.kode_group },
      { key: 'kode_baki', title: t('laporan.baki'), text: (row) => row.kode_baki },
      { key: 'berat', title: t('field.berat'), numeric: true, text: (row) => formatNumber(row.berat, 3) },
      kolom('tipe_ongkos'),
      ...UANG.map(kolom),
      { key: 'pegangan', title: t('field.pegangan'), text: peganganBarang },
    ];
  }, [t, nilai]);
}

/** For many pieces, what is left empty stays as it is; a fixed price belongs to markis pieces alone. */
function Isian({ isi, onChange, row }: IsianProps<BarangProfit, KetikanProfit>) {
  const t = useT();
  const tipe = [
    ...(row === undefined ? [{ value: '', label: t('massal.biarkan') }] : []),
    ...profitFields.tipe_ongkos.options.map((value) => ({ value, label: t(`pilihan.tipe_ongkos.${value}`) })),
  ];
  return (
    <>
      <SelectField
        label={t('field.tipe_ongkos')}
        options={tipe}
        value={isi.tipe_ongkos ?? ''}
        placeholder={t('massal.biarkan')}
        onChange={(tipe_ongkos) => onChange({ ...isi, tipe_ongkos })}
      />
      {UANG.filter((nama) => (row?.markis ?? true) || nama !== 'harga_khusus').map((nama) => (
        <FieldInput
          key={nama}
          name={nama}
          field={{ ...profitFields[nama], required: false }}
          value={isi[nama] ?? ''}
          onChange={(nilai) => onChange({ ...isi, [nama]: String(nilai ?? '') })}
        />
      ))}
    </>
  );
}

/** Labour and prices of many pieces at once or one by one, seen before they are saved. */
export function UpdateProfitPage() {
  const t = useT();
  const massal = useMassal<BarangProfit, KetikanProfit>('barang/get/update-profit', false);
  const { rows, dipilih, nilai, setNilai, sibuk, kirim } = massal;
  const columns = useColumns(nilai);
  const berubah = rows.filter((row) => bebas(row) && bedaProfit(row, kini(nilai, row)).length > 0);
  const dipesan = rows.filter((row) => !bebas(row)).length;
  const terlalu = rows.length > PROFIT_MAKS;
  const siap = berubah.length > 0 && !sibuk && !terlalu;
  const simpan = async () => {
    if (!siap) return;
    const hasil = await kirim<{ readonly jumlah: number }>(
      'barang/update-profit',
      { barang: berubah.map((row) => barisProfit(row, kini(nilai, row))) },
      t.of(titleKey(PATH)),
    );
    if (hasil) success(t('massal.tersimpan', { jumlah: hasil.jumlah }));
  };
  return (
    <LayarMassal<BarangProfit, KetikanProfit>
      path={PATH}
      massal={massal}
      columns={columns}
      berubah={berubah.length}
      simpan={{ label: t('massal.simpan'), siap, run: simpan }}
      Isian={Isian}
      kosong={PROFIT_KOSONG}
      onTerapkan={(isi) =>
        setNilai(
          new Map(
            rows.filter(bebas).map((row) => [row.kode_barcode, terapkanProfit(row, nilai.get(row.kode_barcode), isi)]),
          ),
        )
      }
      kini={(row) => kini(nilai, row)}
      diketik={ketikanProfit}
      bebas={bebas}
      empty={{ title: dipilih ? t('massal.kosong') : t('massal.pilihan'), text: t('massal.kosong_saran') }}
    >
      {dipesan > 0 ? (
        <div className={css.terhalang} role="note">
          {t('massal.dipesan', { jumlah: dipesan })}
        </div>
      ) : null}
      {terlalu ? (
        <div className={css.terhalang} role="alert">
          {t('massal.terlalu_banyak', { maks: PROFIT_MAKS })}
        </div>
      ) : null}
    </LayarMassal>
  );
}
