import { memo, type Ref } from 'react';
import { KODE_SALES, PELANGGAN_FIELDS as fields } from '@kilau/contract/trade/pelanggan/pelanggan.fields.ts';
import { RefField } from '../../engine/resource/RefField.tsx';
import { Card } from '../../ui/Card.tsx';
import { EnterForm } from '../../ui/form/EnterForm.tsx';
import { SelectField } from '../../ui/inputs/SelectField.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { useT } from '../../ui/text.ts';
import type { Salah } from '../dokumen/salah.ts';
import type { AturanJual } from '../harga/aturan-jual.ts';
import { PELANGGAN_KOSONG, type PelangganDraft, type UbahPelanggan } from './pelanggan-draft.ts';
import css from './pelanggan.module.css';

interface CustomerBarProps {
  readonly kode_sales: string;
  readonly pelanggan: PelangganDraft;
  readonly salah: Salah;
  readonly aturan: AturanJual;
  readonly onChange: (ubah: UbahPelanggan) => void;
  /** Enter on the last field: on to the goods. */
  readonly onDone: () => void;
  readonly salesRef: Ref<HTMLInputElement>;
  readonly memberRef: Ref<HTMLInputElement>;
}

const textOf = (record: Readonly<Record<string, unknown>> | undefined, name: string): string =>
  String(record?.[name] ?? '');

/** A member is known: choosing one fills in what the nota says about him. */
function MemberFields({
  pelanggan,
  salah,
  onChange,
  memberRef,
}: Pick<CustomerBarProps, 'pelanggan' | 'salah' | 'onChange' | 'memberRef'>) {
  const t = useT();
  return (
    <>
      <div className={css.wide}>
        <RefField
          name="kode_member"
          label={t('penjualan.member')}
          field={fields.kode_member}
          value={pelanggan.kode_member}
          error={salah['pelanggan.kode_member']}
          inputRef={memberRef}
          onChange={(kode_member) => onChange({ type: 'customer', pelanggan: { kode_member } })}
          onChosen={(record) =>
            onChange({
              type: 'customer',
              pelanggan: {
                nama: textOf(record, 'nama_member'),
                no_hp: textOf(record, 'no_hp'),
                alamat: textOf(record, 'alamat'),
              },
            })
          }
        />
      </div>
      <TextField label={t('field.no_hp')} value={pelanggan.no_hp} readOnly />
      <TextField label={t('field.alamat')} value={pelanggan.alamat} readOnly />
    </>
  );
}

/** A passing customer; left empty he is REGULER. */
function NonMemberFields({ pelanggan, salah, onChange }: Pick<CustomerBarProps, 'pelanggan' | 'salah' | 'onChange'>) {
  const t = useT();
  const set = (name: 'nama' | 'no_hp' | 'alamat') => (value: string) =>
    onChange({ type: 'customer', pelanggan: { [name]: value } });
  return (
    <>
      <div className={css.wide}>
        <TextField
          label={t('field.nama')}
          upper
          maxLength={fields.nama.max}
          placeholder={t('penjualan.reguler')}
          value={pelanggan.nama}
          onChange={set('nama')}
          error={salah['pelanggan.nama']}
        />
      </div>
      <TextField
        label={t('field.no_hp')}
        inputMode="tel"
        maxLength={fields.no_hp.max}
        placeholder="-"
        value={pelanggan.no_hp}
        onChange={set('no_hp')}
        error={salah['pelanggan.no_hp']}
      />
      <TextField
        label={t('field.alamat')}
        upper
        maxLength={fields.alamat.max}
        placeholder="-"
        value={pelanggan.alamat}
        onChange={set('alamat')}
        error={salah['pelanggan.alamat']}
      />
    </>
  );
}

/** Who sells and who buys. Enter goes through it and on to the goods. */
export const CustomerBar = memo(function CustomerBar(props: CustomerBarProps) {
  const { kode_sales, pelanggan, salah, aturan, onChange, onDone, salesRef } = props;
  const t = useT();
  const jenisPelanggan = fields.jenis.options.filter((pilihan) =>
    pilihan === 'MEMBER' ? aturan.member : aturan.non_member,
  );
  return (
    <Card aria-label={t('penjualan.pelanggan')}>
      <EnterForm className={css.customer} label={t('penjualan.pelanggan')} onSubmit={onDone}>
        <RefField
          name="kode_sales"
          label={t('penjualan.sales')}
          field={KODE_SALES}
          value={kode_sales}
          error={salah['kode_sales']}
          inputRef={salesRef}
          onChange={(kode) => onChange({ type: 'sales', kode_sales: kode })}
        />
        <SelectField
          label={t('field.jenis_pelanggan')}
          options={jenisPelanggan.map((value) => ({ value, label: value }))}
          value={pelanggan.jenis}
          error={salah['pelanggan.jenis']}
          onChange={(value) => {
            const next = jenisPelanggan.find((pilihan) => pilihan === value);
            if (next && next !== pelanggan.jenis) {
              onChange({ type: 'customer', pelanggan: { ...PELANGGAN_KOSONG, jenis: next } });
            }
          }}
        />
        {pelanggan.jenis === 'MEMBER' ? <MemberFields {...props} /> : <NonMemberFields {...props} />}
      </EnterForm>
    </Card>
  );
});
