import { ActionIcon } from '@mantine/core';
import { Fragment, memo, Suspense, useEffect, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { formatNumber, formatPlain } from '@kilau/contract/core/format.ts';
import { FotoBarang } from '../../../trade/barang/FotoBarang.tsx';
import { angka } from '../../../trade/harga/angka.ts';
import type { AturanJual } from '../../../trade/harga/aturan-jual.ts';
import { Card } from '../../../ui/Card.tsx';
import { focusField } from '../../../ui/form/enter-next.ts';
import { Icon } from '../../../ui/icons.tsx';
import { useT } from '../../../ui/text.ts';
import type { UbahDraft } from './draft.ts';
import type { BarisHitung, HitungJual } from './hitung.ts';
import { LineNote } from './LineNote.tsx';
import type { Layar, UbahLayar } from './layar.ts';
import { LineEditor } from './line-part.ts';
import css from './lines.module.css';

interface LinesTableProps {
  readonly layar: Layar;
  readonly hitung: HitungJual;
  readonly aturan: AturanJual;
  readonly onScreen: (ubah: UbahLayar) => void;
  readonly onDraft: (ubah: UbahDraft) => void;
  /** Esc and the end of typing lead back to the scan field. */
  readonly onLeave: () => void;
  readonly bodyRef: RefObject<HTMLTableSectionElement | null>;
}

const WIDTH = 10;
const NUMBERS = [
  'field.kadar',
  'field.berat',
  'penjualan.harga_gram',
  'field.ongkos',
  'field.diskon',
  'field.total',
] as const;

/** What stands small below the name: where it lies, what it is, what hangs on it. */
function keterangan({ barang }: BarisHitung['baris'], baki: string, utuh: string): string {
  const atribut =
    barang.nama_atribut === ''
      ? ''
      : `${barang.nama_atribut}${barang.harga_atribut > 0 ? ` ${formatNumber(barang.harga_atribut)}` : ''}`;
  const parts = [
    baki,
    barang.kode_dept,
    barang.kadar_cetak,
    barang.size,
    atribut,
    barang.harga.harga_tetap === null ? '' : utuh,
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

function Cells({ baris: row }: { readonly baris: BarisHitung }) {
  const t = useT();
  const { baris, berat, hasil, total } = row;
  const { barang } = baris;
  const numbers: readonly ReactNode[] = [
    formatPlain(barang.kadar),
    formatNumber(berat, 3),
    formatNumber(angka(baris.harga)),
    formatNumber(hasil.ongkos),
    formatNumber(hasil.diskon),
    <strong key="total">{formatNumber(total)}</strong>,
  ];
  return (
    <>
      <td className={css.thumbCell}>
        <span className={css.thumb}>
          <FotoBarang kode_barcode={barang.kode_barcode} foto={barang.foto} alt="" />
        </span>
      </td>
      <td className={css.barcode}>{barang.kode_barcode}</td>
      <td className={css.name}>
        <div>{barang.nama_barang}</div>
        <div className={css.small}>
          {keterangan(baris, t('penjualan.di_baki', { baki: barang.kode_baki }), t('penjualan.utuh'))}
        </div>
      </td>
      {numbers.map((value, index) => (
        <td key={NUMBERS[index]} className={css.num} data-title={t(NUMBERS[index] ?? 'field.total')}>
          {value}
        </td>
      ))}
    </>
  );
}

interface LineButtonsProps {
  readonly kode_barcode: string;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** Opening the line and taking it out, for the mouse; the keyboard has its keys. */
function LineButtons({ kode_barcode, onEdit, onRemove }: LineButtonsProps) {
  const t = useT();
  return (
    <td className={css.lineButtons}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="sm"
        tabIndex={-1}
        aria-label={t('penjualan.ubah_baris', { kode: kode_barcode })}
        onClick={onEdit}
      >
        <Icon name="pencil" size={14} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="sm"
        tabIndex={-1}
        aria-label={t('penjualan.hapus_baris', { kode: kode_barcode })}
        onClick={onRemove}
      >
        <Icon name="trash" size={14} />
      </ActionIcon>
    </td>
  );
}

interface LineProps extends Pick<LinesTableProps, 'aturan' | 'onScreen' | 'onDraft' | 'onLeave'> {
  readonly row: BarisHitung;
  readonly salah: Layar['salah'];
  readonly chosen: boolean;
  readonly edited: boolean;
}

/** A line draws again when something of its own has changed, not with every piece that joins it. */
const Line = memo(function Line({ row, salah, chosen, edited, aturan, onScreen, onDraft, onLeave }: LineProps) {
  const { baris } = row;
  const { kode_barcode, nama_barang } = baris.barang;
  const note = <LineNote baris={row} salah={salah} onTakePrice={() => onDraft({ type: 'take-price', kode_barcode })} />;
  return (
    <Fragment>
      <tr
        className={css.line}
        data-chosen={chosen || undefined}
        data-kode={kode_barcode}
        tabIndex={chosen ? 0 : -1}
        aria-label={`${kode_barcode} ${nama_barang}`}
        aria-current={chosen || undefined}
        onFocus={() => chosen || onScreen({ type: 'select', kode_barcode })}
        onClick={() => onScreen({ type: 'select', kode_barcode })}
        onDoubleClick={() => onScreen({ type: 'edit', kode_barcode })}
      >
        <Cells baris={row} />
        <LineButtons
          kode_barcode={kode_barcode}
          onEdit={() => onScreen({ type: 'edit', kode_barcode })}
          onRemove={() => onDraft({ type: 'remove-line', kode_barcode })}
        />
      </tr>
      {note}
      {edited ? (
        <tr className={css.under}>
          <td colSpan={WIDTH}>
            <Suspense>
              <LineEditor
                baris={baris}
                aturan={aturan}
                salah={salah}
                onSave={(isi) => {
                  onDraft({ type: 'change-line', kode_barcode, isi });
                  onScreen({ type: 'edit', kode_barcode: undefined });
                  onLeave();
                }}
                onCancel={() => {
                  onScreen({ type: 'edit', kode_barcode: undefined });
                  onLeave();
                }}
              />
            </Suspense>
          </td>
        </tr>
      ) : null}
    </Fragment>
  );
});

/** Keys on a line: arrows move, Enter opens it, Del removes it, Esc goes back to the scan field. */
function useLineKeys({ layar, onScreen, onDraft, onLeave }: LinesTableProps) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLTableRowElement) || layar.dipilih === undefined) return;
    const kode_barcode = layar.dipilih;
    const deeds: Readonly<Record<string, () => void>> = {
      ArrowDown: () => onScreen({ type: 'step', by: 1 }),
      ArrowUp: () =>
        layar.draft.barang[0]?.barang.kode_barcode === kode_barcode ? onLeave() : onScreen({ type: 'step', by: -1 }),
      Enter: () =>
        layar.diedit === kode_barcode
          ? focusField(event.currentTarget.querySelector('input') ?? undefined)
          : onScreen({ type: 'edit', kode_barcode }),
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

function Foot({ hitung }: { readonly hitung: HitungJual }) {
  const t = useT();
  return (
    <tfoot>
      <tr>
        <td />
        <td colSpan={3}>{t('penjualan.jumlah_barang', { jumlah: hitung.baris.length })}</td>
        <td className={css.num} data-title={t('field.berat')}>
          {formatNumber(hitung.berat, 3)}
        </td>
        <td />
        <td className={css.num} data-title={t('field.ongkos')}>
          {formatNumber(hitung.ongkos)}
        </td>
        <td className={css.num} data-title={t('field.diskon')}>
          {formatNumber(hitung.diskon)}
        </td>
        <td className={css.num} data-title={t('field.total')}>
          {formatNumber(hitung.total)}
        </td>
        <td />
      </tr>
    </tfoot>
  );
}

/** The goods of the sale. Codes that are being looked up show at once. */
export function LinesTable(props: LinesTableProps) {
  const t = useT();
  const { layar, hitung, aturan, onScreen, onDraft, onLeave, bodyRef } = props;
  const onKeyDown = useLineKeys(props);
  useFollow(bodyRef, layar.dipilih);
  const kosong = hitung.baris.length === 0 && layar.dicari.length === 0;
  return (
    <Card grow className={css.linesCard} aria-label={t('penjualan.barang')}>
      <div className={css.lines}>
        <table className={css.table} aria-label={t('penjualan.barang')}>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{t('field.foto')}</span>
              </th>
              <th scope="col">{t('penjualan.barcode')}</th>
              <th scope="col">{t('field.nama_barang')}</th>
              {NUMBERS.map((key) => (
                <th key={key} scope="col" className={css.num}>
                  {t(key)}
                </th>
              ))}
              <th scope="col">
                <span className="sr-only">{t('umum.aksi')}</span>
              </th>
            </tr>
          </thead>
          <tbody ref={bodyRef} onKeyDown={onKeyDown}>
            {hitung.baris.map((row) => (
              <Line
                key={row.baris.barang.kode_barcode}
                row={row}
                salah={layar.salah}
                chosen={layar.dipilih === row.baris.barang.kode_barcode}
                edited={layar.diedit === row.baris.barang.kode_barcode}
                aturan={aturan}
                onScreen={onScreen}
                onDraft={onDraft}
                onLeave={onLeave}
              />
            ))}
            {layar.dicari.map((kode) => (
              <tr key={`cari-${kode}`} className={css.looking}>
                <td />
                <td className={css.barcode}>{kode}</td>
                <td colSpan={WIDTH - 2}>{t('penjualan.mencari')}</td>
              </tr>
            ))}
          </tbody>
          {hitung.baris.length > 0 ? <Foot hitung={hitung} /> : null}
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
      </div>
    </Card>
  );
}
