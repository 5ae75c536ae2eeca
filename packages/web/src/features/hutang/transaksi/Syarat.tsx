import type { ReactNode } from 'react';
import type { Field } from '@kilau/contract/core/field.ts';
import { formatDate, formatNumber, formatPlain, formatRupiah } from '@kilau/contract/core/format.ts';
import { hutang } from '@kilau/contract/features/hutang/hutang.kind.ts';
import { FieldInput } from '../../../engine/inputs/FieldInput.tsx';
import { kataCara } from '../../../trade/bayar/kata-cara.ts';
import type { Salah } from '../../../trade/dokumen/salah.ts';
import { Card } from '../../../ui/Card.tsx';
import { SelectField } from '../../../ui/inputs/SelectField.tsx';
import { SaveButton } from '../../../ui/SaveButton.tsx';
import { useT } from '../../../ui/text.ts';
import css from './hutang.module.css';
import type { HitungHutang, SyaratDraft } from './isi.ts';

const { jumlah_hutang, bunga, lama_pinjam, no_hutang, nik_sim_passport, keterangan } = hutang.header;
const { jenis: cara, no_rekening, no_rekening_customer } = hutang.rows.bayar;

interface SyaratProps {
  readonly draft: SyaratDraft;
  readonly hitung: HitungHutang;
  readonly salah: Salah;
  readonly sibuk: boolean;
  readonly validasi: boolean;
  readonly onUbah: (part: Partial<SyaratDraft>) => void;
  readonly onSimpan: () => void;
  /** What was saved last and is done next, while there is nothing to save. */
  readonly terakhir: ReactNode;
}

/** What is worked out, label by label. */
function Hitungan({ hitung, jumlah }: { readonly hitung: HitungHutang; readonly jumlah: string }) {
  const t = useT();
  const { plafond, lebih, berat, berat_total, jatuh_tempo, bunga_rp, besar_kembali } = hitung;
  const rows: readonly (readonly [string, string])[] = [
    [t('field.berat'), `${formatNumber(berat, 3)} gr`],
    [t('field.berat_total'), `${formatNumber(berat_total, 3)} gr`],
    ...(plafond && hitung.baris.length > 0 ? [[t('field.plafond'), formatRupiah(plafond)] as const] : []),
    [t('field.jatuh_tempo'), formatDate(jatuh_tempo)],
    [t('field.bunga_30_hari'), formatPlain(hitung.bunga)],
    [t('field.lama_pinjam'), String(hitung.lama_pinjam)],
    ...(jumlah === '' ? [] : [[t('field.bunga_rp'), formatRupiah(bunga_rp)] as const]),
  ];
  return (
    <>
      <dl className={css.hitungan}>
        {rows.map(([label, isi]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{isi}</dd>
          </div>
        ))}
      </dl>
      <div className={css.total} role="status">
        <span>{t('field.besar_kembali')}</span>
        <strong>{jumlah === '' ? '-' : formatRupiah(besar_kembali)}</strong>
      </div>
      {hitung.baris.length > 0 && lebih.gt(0) ? (
        <p role="alert" className={css.lebih}>
          {t('hutang.di_atas_plafond', { lebih: formatRupiah(lebih) })}
        </p>
      ) : null}
    </>
  );
}

/** How the customer is paid. */
function Cara({ draft, salah, onUbah }: Pick<SyaratProps, 'draft' | 'salah' | 'onUbah'>) {
  const t = useT();
  const isian = (name: 'no_rekening' | 'no_rekening_customer', field: Field, label?: string) => (
    <FieldInput
      name={name}
      {...(label !== undefined && { label })}
      field={field}
      value={draft[name]}
      error={salah[name]}
      onChange={(value) => onUbah({ [name]: String(value ?? '') })}
    />
  );
  return (
    <>
      <SelectField
        label={t('field.cara_bayar')}
        options={cara.options.map((value) => ({ value, label: kataCara(t, value) }))}
        value={draft.cara}
        onChange={(value) => onUbah({ cara: value === 'TRANSFER' ? 'TRANSFER' : 'CASH' })}
      />
      {draft.cara === 'TRANSFER' ? (
        <>
          {isian('no_rekening', no_rekening, t('jual_beli.dari_rekening'))}
          {isian('no_rekening_customer', no_rekening_customer)}
        </>
      ) : null}
    </>
  );
}

/** The loan itself: how much for how long, what it comes to, and the one primary action. */
export function Syarat({ draft, hitung, salah, sibuk, validasi, onUbah, onSimpan, terakhir }: SyaratProps) {
  const t = useT();
  const isian = (name: Exclude<keyof SyaratDraft, 'cara'>, field: Field, readOnly = false) => (
    <FieldInput
      name={name}
      field={{ ...field, required: false }}
      value={readOnly ? formatPlain(hitung.bunga) : draft[name]}
      error={salah[name]}
      readOnly={readOnly}
      onChange={(value) => onUbah({ [name]: String(value ?? '') })}
    />
  );
  return (
    <div className={css.side}>
      <Card padded className={css.side} aria-label={t('hutang.HUTANG')}>
        {isian('jumlah_hutang', jumlah_hutang)}
        <div className={css.dua}>
          {isian('bunga', bunga, hitung.bunga_tetap)}
          {isian('lama_pinjam', lama_pinjam)}
        </div>
        <Hitungan hitung={hitung} jumlah={draft.jumlah_hutang} />
        <Cara draft={draft} salah={salah} onUbah={onUbah} />
        <div className={css.dua}>
          {isian('no_hutang', no_hutang)}
          {isian('nik_sim_passport', nik_sim_passport)}
        </div>
        {isian('keterangan', keterangan)}
        {terakhir ? null : <SaveButton size="lg" fullWidth onClick={onSimpan} saving={sibuk} />}
        <p className="muted" role="status">
          {t(sibuk ? 'penjualan.sedang_dikirim' : validasi ? 'penjualan.masuk_validasi' : 'penjualan.langsung_nota')}
        </p>
      </Card>
      {terakhir}
    </div>
  );
}
