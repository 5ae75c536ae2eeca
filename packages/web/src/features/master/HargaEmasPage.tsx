import { Link } from '@tanstack/react-router';
import { memo, useState } from 'react';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import { Dec } from '@kilau/contract/core/dec.ts';
import { PAPAN_HARGA } from '@kilau/contract/features/master/papan-harga.ts';
import { formatInstant, formatPlain, formatRupiah } from '@kilau/contract/core/format.ts';
import { hargaEmasPage } from '@kilau/contract/features/master/harga.ts';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import { hargaJauh, selisihPersen } from '@kilau/contract/trade/harga/harga-gram.calc.ts';
import { tandaWajar } from '@kilau/contract/trade/wajar/wajar.calc.ts';
import { useKeys } from '../../platform/keys.ts';
import { problemText } from '../../platform/report-problem.ts';
import { useCan, useParam, useUser } from '../../platform/session.ts';
import { SaveButton } from '../../ui/SaveButton.tsx';
import { Card, PageColumn } from '../../ui/Card.tsx';
import { confirm } from '../../ui/dialog/dialogs.ts';
import { success } from '../../ui/dialog/toasts.ts';
import { EnterForm } from '../../ui/form/EnterForm.tsx';
import { MoneyInput, PercentInput } from '../../ui/inputs/NumberInputs.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Loading, State } from '../../ui/State.tsx';
import { useT } from '../../ui/text.ts';
import {
  barisBerubah,
  periksaHarga,
  type BarisBerubah,
  type Diketik,
  type HargaDiketik,
  type HargaGroup,
} from './harga-baris.ts';
import { useHargaEmas } from './harga-emas.ts';
import css from './harga.module.css';
import { ruleText } from '../../ui/form/rule-text.ts';

const FORM = 'harga-emas';
const KELOMPOK_HARGA = '/master-kelompok-harga';
const COLUMNS = [
  'field.kode_group',
  'field.nama_group',
  'field.jenis_group',
  'field.kadar',
  'field.persentase',
  'field.harga',
  'master.selisih',
  'master.terakhir_diubah',
] as const;
const NUMBERS: ReadonlySet<string> = new Set(['field.kadar', 'field.persentase', 'field.harga', 'master.selisih']);
/** What a phone has no room for: the price itself must be there to be typed. */
const WIDE: ReadonlySet<string> = new Set([
  'field.nama_group',
  'field.jenis_group',
  'field.kadar',
  'field.persentase',
  'master.terakhir_diubah',
]);
const headClass = (key: string) =>
  [NUMBERS.has(key) && css.num, WIDE.has(key) && css.lebar].filter(Boolean).join(' ') || undefined;

interface BarisProps {
  readonly row: HargaGroup;
  readonly typed: HargaDiketik | undefined;
  readonly breaks: { readonly harga?: RuleBreak; readonly persentase?: RuleBreak };
  /** Whether the shop prices by percentage; otherwise Enter goes from price to price. */
  readonly berpersen: boolean;
  readonly onType: (kode: string, part: HargaDiketik) => void;
}

function Selisih({ lama, baru }: { readonly lama: number; readonly baru: string | undefined }) {
  const next = Dec.parse(baru);
  if (!next || next.eq(lama)) return null;
  const persen = selisihPersen(lama, next);
  const sign = next.gt(lama) ? '+' : '';
  return (
    <>
      {`${sign}${formatRupiah(next.minus(lama)).replace('Rp. ', '')}`}
      {persen ? ` (${sign}${formatPlain(persen)} %)` : ''}
    </>
  );
}

/** A price shared with other groups: it is changed where it comes from. */
function HargaKelompok({ row }: { readonly row: HargaGroup }) {
  const t = useT();
  const can = useCan();
  const asal = t('parameter.ikut_kelompok', { kode: row.kelompok_harga ?? '' });
  return (
    <span className={css.bersama}>
      <span className={css.asal}>
        {can({ pages: [KELOMPOK_HARGA] }) ? <Link to={KELOMPOK_HARGA}>{asal}</Link> : asal}
      </span>
      {formatRupiah(row.harga)}
    </span>
  );
}

const Baris = memo(function Baris({ row, typed, breaks, berpersen, onType }: BarisProps) {
  const t = useT();
  const { toko } = useUser();
  const { kode_group } = row;
  const said = (name: keyof typeof breaks) => breaks[name] && ruleText(t, name, breaks[name]);
  return (
    <tr data-changed={typed !== undefined || undefined}>
      <td className={css.code}>{kode_group}</td>
      <td className={css.lebar}>{row.nama_group}</td>
      <td className={css.lebar}>{row.jenis_group}</td>
      <td className={`${css.num} ${css.lebar}`}>{formatPlain(row.kadar)}</td>
      <td className={`${css.persen} ${css.lebar}`} data-enter-skip={berpersen ? undefined : true}>
        <PercentInput
          aria-label={`${t('field.persentase')} ${kode_group}`}
          value={typed?.persentase ?? String(row.persentase)}
          error={said('persentase')}
          onChange={(persentase) => onType(kode_group, { persentase })}
        />
      </td>
      <td className={css.harga}>
        {row.sumber === 'KELOMPOK' ? (
          <HargaKelompok row={row} />
        ) : (
          <MoneyInput
            aria-label={`${t('field.harga')} ${kode_group}`}
            value={typed?.harga ?? String(row.harga)}
            error={said('harga')}
            onChange={(harga) => onType(kode_group, { harga })}
          />
        )}
      </td>
      <td className={css.num}>
        <Selisih lama={row.harga} baru={typed?.harga} />
      </td>
      <td className={`${css.kecil} ${css.lebar}`}>
        {row.diubah_pada === null ? '' : `${row.diubah_oleh ?? ''} ${formatInstant(row.diubah_pada, toko.zona_waktu)}`}
      </td>
    </tr>
  );
});

/**
 * Prices that moved further than the shop's limit are shown once more before they go out, all together; the server
 * would ask for each. Answers what confirms them, and nothing when they are to be corrected.
 */
function useAskFar(): (rows: readonly BarisBerubah[]) => Promise<readonly string[] | undefined> {
  const t = useT();
  const batas = useParam('BATAS_HARGA_PERSEN');
  return async (rows) => {
    const far = rows.filter((row) => hargaJauh(row.lama, row.harga, batas));
    if (far.length === 0) return [];
    const sure = await confirm({
      title: t('master.harga_jauh', { persen: batas }),
      message: (
        <ul className={css.daftar}>
          {far.map((row) => (
            <li key={row.kode_group}>{`${row.kode_group}: ${formatRupiah(row.lama)} → ${formatRupiah(row.harga)}`}</li>
          ))}
        </ul>
      ),
      danger: true,
    });
    return sure ? far.map(({ kode_group, harga }) => tandaWajar.hargaEmas(kode_group, harga)) : undefined;
  };
}

interface TabelProps extends Pick<BarisProps, 'berpersen' | 'onType'> {
  readonly rows: readonly HargaGroup[];
  readonly diketik: Diketik;
  /** What is wrong, by group and field. */
  readonly breaks: Readonly<Record<string, RuleBreak>>;
}

/** The groups, each with its price to type. */
function Tabel({ rows, diketik, breaks, berpersen, onType }: TabelProps) {
  const t = useT();
  return (
    <table className={css.table}>
      <thead>
        <tr>
          {COLUMNS.map((key) => (
            <th key={key} scope="col" className={headClass(key)}>
              {t(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Baris
            key={row.kode_group}
            row={row}
            typed={diketik[row.kode_group]}
            berpersen={berpersen}
            breaks={{
              harga: breaks[`${row.kode_group}.harga`],
              persentase: breaks[`${row.kode_group}.persentase`],
            }}
            onType={onType}
          />
        ))}
      </tbody>
    </table>
  );
}

/** Today's price per gram and sale purity of every group: typed in place, saved together. */
export function HargaEmasPage() {
  const t = useT();
  const { query, diketik, ketik, save } = useHargaEmas();
  const [breaks, setBreaks] = useState<Readonly<Record<string, RuleBreak>>>({});
  const askFar = useAskFar();
  const berpersen = useParam('MODE_HARGA') === 'PERSENTASE';
  const rows = query.data ?? [];
  const changed = barisBerubah(rows, diketik);
  const submit = async () => {
    if (save.isPending || changed.length === 0) return;
    const found = periksaHarga(changed);
    setBreaks(found);
    if (Object.keys(found).length > 0) return;
    const konfirmasi = await askFar(changed);
    if (konfirmasi) save.mutate({ rows: changed, konfirmasi }, { onSuccess: () => success(t('master.disimpan')) });
  };
  useKeys([{ key: 'F8', label: t('umum.simpan'), run: () => void submit(), main: true, enabled: changed.length > 0 }]);
  const { kode_toko } = useUser();
  return (
    <PageColumn>
      <PageHead
        title={t.of(titleKey(hargaEmasPage.path))}
        note={
          changed.length > 0 ? t('master.harga_berubah', { jumlah: changed.length }) : t.of(hintKey(hargaEmasPage.path))
        }
        actions={
          <a href={`${PAPAN_HARGA}?toko=${kode_toko}`} target="_blank" rel="noreferrer">
            {t('papan.buka')}
          </a>
        }
        deed={<SaveButton type="submit" form={FORM} disabled={changed.length === 0} saving={save.isPending} />}
      />
      <Card grow>
        {query.isPending ? (
          <Loading />
        ) : query.isError ? (
          <State icon="warn" tone="bad" title={t('umum.gagal_dimuat')}>
            {problemText(query.error)}
          </State>
        ) : rows.length === 0 ? (
          <State title={t('umum.tidak_ada_data')}>{t('master.harga_tanpa_group')}</State>
        ) : (
          <EnterForm
            id={FORM}
            className={css.scroll}
            label={t.of(titleKey(hargaEmasPage.path))}
            onSubmit={() => void submit()}
          >
            <Tabel rows={rows} diketik={diketik} breaks={breaks} berpersen={berpersen} onType={ketik} />
          </EnterForm>
        )}
      </Card>
    </PageColumn>
  );
}
