import { useState } from 'react';
import { stokAksesoris } from '@kilau/contract/features/aksesoris/stok-aksesoris.kind.ts';
import { FieldInputs } from '../../engine/inputs/FieldInputs.tsx';
import { useKeys } from '../../platform/keys.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { EnterForm } from '../../ui/form/EnterForm.tsx';
import { useT } from '../../ui/text.ts';
import css from './aksesoris.module.css';
import { qtyOf, type BarisKeranjang } from './keranjang.ts';
import { kosongText } from '../../ui/form/rule-text.ts';

const { barang } = stokAksesoris.rows;
const WAJIB = ['nama_aksesoris', 'kode_group', 'kode_dept', 'kode_baki', 'qty'] as const;
const FIELDS = {
  nama_aksesoris: { ...barang.nama_aksesoris, required: true },
  kode_group: { ...barang.kode_group, required: true },
  kode_dept: { ...barang.kode_dept, required: true },
  kode_baki: { ...barang.kode_baki, required: true },
  qty: { ...barang.qty, required: true },
  harga_jual: { ...barang.harga_jual, required: false },
  berat: { ...barang.berat, required: false },
} as const;
export type IsiBaru = Omit<BarisKeranjang, 'id' | 'kode_barcode' | 'stok'>;

interface FormBaruProps {
  /** What the form begins with: the group, and the tray of the one before. */
  readonly awal: IsiBaru;
  readonly onMasuk: (isi: IsiBaru) => void;
}

/** A new accessory with its first stock. It gets its code when the document is saved. */
export function FormBaru({ awal, onMasuk }: FormBaruProps) {
  const t = useT();
  const [isi, setIsi] = useState(awal);
  const [salah, setSalah] = useState<Readonly<Record<string, string>>>({});
  const masuk = () => {
    const kosong = WAJIB.filter((name) => (name === 'qty' ? qtyOf(isi) <= 0 : isi[name].trim() === ''));
    setSalah(Object.fromEntries(kosong.map((name) => [name, kosongText(t, name)])));
    if (kosong.length === 0) onMasuk({ ...isi, nama_aksesoris: isi.nama_aksesoris.trim().toUpperCase() });
  };
  useKeys([{ key: 'F8', label: t('aksesoris.masukkan'), run: masuk, main: true }]);
  return (
    <EnterForm className={css.isian} label={t('aksesoris.baru')} onSubmit={masuk}>
      <FieldInputs
        fields={FIELDS}
        values={isi}
        errors={salah}
        first="nama_aksesoris"
        onChange={(part) => {
          setIsi((now) => ({ ...now, ...part }));
          setSalah((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in part))));
        }}
      />
      <ActionButton primary type="submit" shortcut="F8">
        {t('aksesoris.masukkan')}
      </ActionButton>
    </EnterForm>
  );
}
