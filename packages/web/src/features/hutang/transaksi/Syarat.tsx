import type { ReactNode } from 'react';
import { formatDate, formatGram, formatPlain, formatRupiah } from '@kilau/contract/core/format.ts';
import { hutang } from '@kilau/contract/features/hutang/hutang.kind.ts';
import { FieldInput } from '../../../engine/inputs/FieldInput.tsx';
import { CaraKeluar, JumlahKeluar, KartuKeluar } from '../../../trade/bayar/KartuKeluar.tsx';
import { angka } from '../../../trade/harga/angka.ts';
import { useT } from '../../../ui/text.ts';
import css from './hutang.module.css';
import { FIELDS_SYARAT, type HitungHutang } from './isi.ts';
import type { HutangHalaman } from './use-hutang.ts';

const { no_rekening, no_rekening_customer } = hutang.rows.bayar;
const REKENING = { no_rekening: { ...no_rekening, label: 'jual_beli.dari_rekening' }, no_rekening_customer } as const;

/** What is worked out, label by label. */
function Hitungan({ hitung, jumlah }: { readonly hitung: HitungHutang; readonly jumlah: string }) {
  const t = useT();
  const { plafond, lebih, berat, berat_total, jatuh_tempo, bunga_rp, besar_kembali } = hitung;
  const rows: readonly (readonly [string, string])[] = [
    [t('field.berat'), formatGram(berat, t)],
    [t('field.berat_total'), formatGram(berat_total, t)],
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
      <JumlahKeluar label={t('field.besar_kembali')}>{jumlah === '' ? '-' : formatRupiah(besar_kembali)}</JumlahKeluar>
      {hitung.baris.length > 0 && lebih.gt(0) ? (
        <p role="alert" className={css.lebih}>
          {t('hutang.di_atas_plafond', { lebih: formatRupiah(lebih) })}
        </p>
      ) : null}
    </>
  );
}

interface SyaratProps {
  readonly halaman: HutangHalaman;
  /** What was saved last and is done next, while there is nothing to save. */
  readonly terakhir: ReactNode;
}

/** The loan itself: how much for how long, what it comes to, and the one primary action. */
export function Syarat({ halaman, terakhir }: SyaratProps) {
  const t = useT();
  const { draft, hitung, form } = halaman;
  const { salah, ubah } = form;
  const isian = (name: keyof typeof FIELDS_SYARAT, readOnly = false) => (
    <FieldInput
      name={name}
      field={{ ...FIELDS_SYARAT[name], required: false }}
      value={readOnly ? formatPlain(hitung.bunga) : draft[name]}
      error={salah[name]}
      readOnly={readOnly}
      onChange={(value) => ubah({ [name]: String(value ?? '') })}
    />
  );
  return (
    <KartuKeluar label={t('hutang.HUTANG')} nilai={angka(draft.jumlah_hutang)} halaman={halaman} terakhir={terakhir}>
      {isian('jumlah_hutang')}
      <div className={css.dua}>
        {isian('bunga', hitung.bunga_tetap)}
        {isian('lama_pinjam')}
      </div>
      <Hitungan hitung={hitung} jumlah={draft.jumlah_hutang} />
      <CaraKeluar draft={draft} salah={salah} fields={REKENING} onUbah={ubah} />
      <div className={css.dua}>
        {isian('no_hutang')}
        {isian('nik_sim_passport')}
      </div>
      {isian('keterangan')}
    </KartuKeluar>
  );
}
