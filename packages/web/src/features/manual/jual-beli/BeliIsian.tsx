import { useQuery } from '@tanstack/react-query';
import { useState, type Ref } from 'react';
import { Dec } from '@kilau/contract/core/dec.ts';
import { formatRupiah } from '@kilau/contract/core/format.ts';
import { pembelianManual } from '@kilau/contract/features/manual/beli-manual.kind.ts';
import { FieldInput } from '../../../engine/inputs/FieldInput.tsx';
import { api } from '../../../platform/api.ts';
import type { Salah } from '../../../trade/dokumen/salah.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EnterForm } from '../../../ui/form/EnterForm.tsx';
import { useT } from '../../../ui/text.ts';
import { hargaBeli, ISI_BELI, periksaIsiBeli, type BarisBeli, type IsiBeli } from './isi.ts';
import css from './jual-beli.module.css';
import { useAturanBeli } from './use-aturan-beli.ts';
import { kalimat } from './use-formulir.ts';

const { kode_group, kode_dept, kadar, kode_baki, qty, berat, berat_nota, harga_gram, potongan } =
  pembelianManual.rows.barang;
const FIELDS = [
  ['kode_group', kode_group, 'laporan.group'],
  ['kode_dept', kode_dept, 'laporan.jenis'],
  ['kadar', kadar, 'field.kadar'],
  ['kode_baki', kode_baki, 'jual_beli.baki_tujuan'],
  ['qty', qty, 'field.qty'],
  ['berat', berat, 'field.berat'],
  ['berat_nota', berat_nota, 'field.berat_nota'],
  ['harga', harga_gram, 'field.harga_gram'],
  ['potongan', potongan, 'field.potongan'],
] as const;

interface Harga {
  readonly kode_group: string;
  readonly harga: number;
}

/** One line to be bought. What is left empty the shop fills in: the purity of the group, gudang BELI. */
export function BeliIsian({
  ubah,
  onSimpan,
  fieldRef,
}: {
  readonly ubah: BarisBeli | undefined;
  readonly onSimpan: (isi: IsiBeli) => void;
  readonly fieldRef: Ref<HTMLInputElement>;
}) {
  const t = useT();
  const aturan = useAturanBeli();
  const [isi, setIsi] = useState<IsiBeli>(ubah ?? ISI_BELI);
  const [salah, setSalah] = useState<Salah>({});
  const groups = useQuery({
    queryKey: ['resource', 'group', 'harga'],
    queryFn: ({ signal }) => api.get<readonly Harga[]>('group/get/all', {}, { signal }),
  });
  const set = (part: Partial<IsiBeli>) => {
    setIsi((now) => ({ ...now, ...part }));
    setSalah({});
  };
  const simpan = () => {
    const jual = groups.data?.find((group) => group.kode_group === isi.kode_group)?.harga ?? 0;
    const rusak = periksaIsiBeli(isi, aturan, Dec.from(jual));
    setSalah(kalimat(rusak));
    if (Object.keys(rusak).length > 0) return;
    onSimpan(isi);
    // The next piece is often of the same kind, into the same tray.
    setIsi({
      ...ISI_BELI,
      kode_group: isi.kode_group,
      kode_dept: isi.kode_dept,
      kadar: isi.kadar,
      kode_baki: isi.kode_baki,
      harga: isi.harga,
    });
  };
  return (
    <Card padded aria-label={t('jual_beli.isian_beli')}>
      <EnterForm className={css.beli} label={t('jual_beli.isian_beli')} onSubmit={simpan}>
        {FIELDS.map(([name, field, label], index) => (
          <FieldInput
            key={name}
            name={name}
            label={t(label)}
            field={{ ...field, required: false }}
            value={isi[name]}
            error={salah[name]}
            inputRef={index === 0 ? fieldRef : undefined}
            onChange={(value) => set({ [name]: String(value ?? '') })}
            onChosen={name === 'kode_group' ? (record) => set({ kadar: String(record?.['kadar'] ?? '') }) : undefined}
          />
        ))}
        <div className={css.tambah}>
          <ActionButton type="submit" shortcut="Enter">
            {t(ubah ? 'penjualan.pakai' : 'penjualan.tambah')}
          </ActionButton>
        </div>
        <output className={css.tambah}>{formatRupiah(hargaBeli(isi, aturan))}</output>
      </EnterForm>
    </Card>
  );
}
