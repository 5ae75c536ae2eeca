import { Suspense, useEffect, type KeyboardEvent, type RefObject } from 'react';
import { formatNumber } from '@kilau/contract/core/format.ts';
import { Card } from '../../../ui/Card.tsx';
import { focusField } from '../../../ui/form/enter-next.ts';
import { Icon } from '../../../ui/icons.tsx';
import { useT } from '../../../ui/text.ts';
import { bukaBaris } from './buka-baris.ts';
import type { HitungJual } from './hitung.ts';
import type { Layar } from './layar.ts';
import { KOLOM, LineRow, type LineDeeds } from './LineRow.tsx';
import css from './lines.module.css';
import { AksesorisRows, TitipanRows } from './line-part.ts';

interface LinesTableProps extends LineDeeds {
  readonly layar: Layar;
  readonly hitung: HitungJual;
  readonly bodyRef: RefObject<HTMLTableSectionElement | null>;
}

/** Keys on a line: arrows move, Enter opens it, `%` and `=` its discount, Del removes it, Esc goes back to the scan. */
function useLineKeys({ layar, onScreen, onDraft, onLeave }: LinesTableProps) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLTableRowElement) || layar.dipilih === undefined) return;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const kode_barcode = layar.dipilih;
    const deeds: Readonly<Record<string, (() => void) | undefined>> = {
      ArrowDown: () => onScreen({ type: 'step', by: 1 }),
      ArrowUp: () =>
        layar.draft.barang[0]?.barang.kode_barcode === kode_barcode ? onLeave() : onScreen({ type: 'step', by: -1 }),
      Enter: () =>
        layar.diedit === kode_barcode
          ? focusField(event.currentTarget.querySelector('input') ?? undefined)
          : bukaBaris(onScreen, { kode_barcode }),
      '%': () => bukaBaris(onScreen, { kode_barcode, di: 'PERSEN' }),
      '=': () => bukaBaris(onScreen, { kode_barcode, di: 'TOTAL' }),
      Delete: () => {
        onDraft({ type: 'remove-line', kode_barcode });
        onLeave();
      },
      Escape: onLeave,
    };
    const deed = deeds[event.key];
    if (!deed) return;
    event.preventDefault();
    deed();
  };
}

/** Puts the focus on a line. */
export const focusLine = (body: HTMLElement | null, kode_barcode: string | undefined): void =>
  body?.querySelector<HTMLElement>(`tr[data-kode="${CSS.escape(kode_barcode ?? '')}"]`)?.focus();

/** While the hand is on the lines, the focus goes with the chosen one. */
function useFollow(bodyRef: RefObject<HTMLElement | null>, dipilih: string | undefined): void {
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLTableRowElement && bodyRef.current?.contains(activeElement)) {
      focusLine(bodyRef.current, dipilih);
    }
  }, [bodyRef, dipilih]);
}

/** The line that the keys mean is in sight, also when it is not the one that has the hand: a scan, an open line. */
function useInSight(bodyRef: RefObject<HTMLElement | null>, { dipilih, diedit, draft }: Layar): void {
  const jumlah = draft.barang.length;
  useEffect(() => {
    const line = bodyRef.current?.querySelector<HTMLElement>('tr[data-chosen]');
    const under = diedit === undefined ? undefined : line?.nextElementSibling;
    for (const row of [under, line]) row?.scrollIntoView({ block: 'nearest' });
  }, [bodyRef, dipilih, diedit, jumlah]);
}

/** The sums, always in sight. */
function Foot({ hitung }: { readonly hitung: HitungJual }) {
  const t = useT();
  return (
    <tfoot>
      <tr className={css.foot}>
        <td className={css.what}>
          {t('penjualan.jumlah_barang', { jumlah: hitung.baris.length + hitung.titipan.length })}
        </td>
        <td className={css.calc}>
          <span>
            <b>{formatNumber(hitung.berat, 3)}</b> gr <i />
          </span>
          <span className={css.sums}>
            <span>{`${t('penjualan.ongkos')} ${formatNumber(hitung.ongkos)}`}</span>
            <span>{`${t('penjualan.diskon')} ${hitung.diskon.isZero() ? '' : '−'}${formatNumber(hitung.diskon)}`}</span>
          </span>
        </td>
        <td className={css.total}>
          <strong>{formatNumber(hitung.total)}</strong>
        </td>
      </tr>
    </tfoot>
  );
}

function Head() {
  const t = useT();
  return (
    <thead>
      <tr className={css.head}>
        <th scope="col">{t('penjualan.kolom_barang')}</th>
        <th scope="col" className={css.calc}>
          <span>{t('field.berat')}</span>
          <span>{t('penjualan.harga_gram')}</span>
        </th>
        <th scope="col" className={css.total}>
          {t('field.total')}
        </th>
      </tr>
    </thead>
  );
}

/** The goods of the sale, each to be read at arm's length. Codes that are being looked up show at once. */
export function LinesTable(props: LinesTableProps) {
  const t = useT();
  const { layar, hitung, bodyRef, aturan, onScreen, onDraft, onLeave, onLanjut } = props;
  const onKeyDown = useLineKeys(props);
  useFollow(bodyRef, layar.dipilih);
  useInSight(bodyRef, layar);
  const jumlah = hitung.baris.length + hitung.titipan.length + hitung.aksesoris.length;
  const kosong = jumlah === 0 && layar.dicari.length === 0;
  return (
    <Card grow className={css.linesCard} aria-label={t('penjualan.barang')}>
      <table className={css.lines} aria-label={t('penjualan.barang')} data-kosong={kosong || undefined}>
        <Head />
        <tbody ref={bodyRef} onKeyDown={onKeyDown}>
          {hitung.baris.map((row) => {
            const { kode_barcode } = row.baris.barang;
            const edited = layar.diedit === kode_barcode;
            return (
              <LineRow
                key={kode_barcode}
                row={row}
                salah={layar.salah}
                tanya={layar.izin[kode_barcode]}
                chosen={layar.dipilih === kode_barcode}
                edited={edited}
                dibuka={edited ? layar.dibuka : undefined}
                {...{ aturan, onScreen, onDraft, onLeave, onLanjut }}
              />
            );
          })}
          {hitung.titipan.length === 0 ? null : (
            <Suspense>
              <TitipanRows barang={hitung.titipan} />
            </Suspense>
          )}
          {hitung.aksesoris.length === 0 ? null : (
            <Suspense>
              <AksesorisRows
                aksesoris={hitung.aksesoris}
                salah={layar.salah}
                onChange={(aksesoris) => onDraft({ type: 'accessories', aksesoris })}
                onLeave={onLeave}
              />
            </Suspense>
          )}
          {layar.dicari.map((kode) => (
            <tr key={`cari-${kode}`} className={css.looking}>
              <td colSpan={KOLOM}>
                {kode} · {t('penjualan.mencari')}
              </td>
            </tr>
          ))}
        </tbody>
        {jumlah > 0 ? <Foot hitung={hitung} /> : null}
      </table>
      {kosong ? (
        <div className={css.empty}>
          <Icon name="barcode" size={28} />
          <p>{t('penjualan.kosong')}</p>
          {layar.salah['barang'] === undefined ? null : (
            <p className={css.bad} role="alert">
              {layar.salah['barang']}
            </p>
          )}
        </div>
      ) : null}
    </Card>
  );
}
