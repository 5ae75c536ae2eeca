import { barangFields } from '@kilau/contract/features/barang/barang.fields.ts';
import type { Barang } from '@kilau/contract/features/barang/barang.wire.ts';
import { labelKey, type Field } from '@kilau/contract/core/field.ts';
import {
  formatDate,
  formatField,
  formatGram,
  formatNumber,
  formatPlain,
  formatRupiah,
} from '@kilau/contract/core/format.ts';
import { useFormat } from '../../../engine/cells/FieldCell.tsx';
import { useT, type Translate } from '../../../ui/text.ts';
import css from './daftar.module.css';

/** Shown when they hold something; the weight first, because it is what is asked for. */
const ISIAN = [
  'berat',
  'berat_asli',
  'berat_manual',
  'size',
  'kode_intern',
  'tipe_ongkos',
  'ongkos',
  'berat_plastik',
  'berat_bandrol',
  'harga_khusus',
  'harga_modal',
  'markis',
  'asal_faktur_pajak',
] as const;

const fieldOf = (name: (typeof ISIAN)[number]): Field => barangFields[name];
const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || value === 0 || value === false;
const nama = (kode: string, name: string): string => (kode === name ? kode : `${kode} · ${name}`);

/** Each part that is not gold, with what it weighs and costs; several are added up. */
function faktaAtribut(
  { atribut, berat_atribut, harga_atribut }: Barang,
  t: Translate,
): readonly (readonly [string, string])[] {
  const label = t('field.atribut');
  const isi = (apa: string, berat: number, harga: number) =>
    [apa, berat === 0 ? '' : formatGram(berat, t), harga === 0 ? '' : formatRupiah(harga)]
      .filter((kata) => kata !== '')
      .join(' · ');
  const satuan = atribut.map(
    (bagian, index) =>
      [
        atribut.length === 1 ? label : t('atribut.ke', { label, nomor: index + 1 }),
        isi(bagian.nama_atribut, bagian.berat_atribut, bagian.harga_atribut),
      ] as const,
  );
  return atribut.length > 1
    ? [
        ...satuan,
        [label, t('atribut.jumlah', { berat: formatNumber(berat_atribut, 3), harga: formatRupiah(harga_atribut) })],
      ]
    : satuan;
}

/** What a piece is: place, class, weights, what hangs on it. */
export function FaktaBarang({ barang }: { readonly barang: Barang }) {
  const t = useT();
  const format = useFormat();
  const facts: readonly (readonly [string, string])[] = [
    [t('barang.letak'), `${barang.kode_gudang} · ${nama(barang.kode_baki, barang.nama_baki)}`],
    [t('field.kode_group'), nama(barang.kode_group, barang.nama_group)],
    [t('field.kode_dept'), nama(barang.kode_dept, barang.nama_dept)],
    [
      t('field.kadar'),
      barang.kadar_cetak === ''
        ? formatPlain(barang.kadar)
        : t('barang.kadar_dicetak', { kadar: formatPlain(barang.kadar), kadar_cetak: barang.kadar_cetak }),
    ],
    ...ISIAN.filter((name) => !isNothing(barang[name])).map(
      (name) => [t.of(labelKey(name, fieldOf(name))), formatField(fieldOf(name), barang[name], format)] as const,
    ),
    ...faktaAtribut(barang, t),
    [t('barang.masuk'), `${formatDate(barang.tgl_masuk)} · ${barang.no_tambah} · ${barang.dibuat_oleh}`],
    ...(barang.no_terima === '' ? [] : [[t('terima.dari_penerimaan'), barang.no_terima] as const]),
  ];
  return (
    <dl className={css.fakta}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
