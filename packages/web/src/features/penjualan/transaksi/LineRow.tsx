import { ActionIcon } from '@mantine/core';
import { Fragment, memo, Suspense } from 'react';
import { formatNumber, formatPlain } from '@kilau/contract/core/format.ts';
import { FotoBarang } from '../../../trade/barang/FotoBarang.tsx';
import { salahBarang, type Salah } from '../../../trade/dokumen/salah.ts';
import { angka } from '../../../trade/harga/angka.ts';
import type { AturanJual } from '../../../trade/harga/aturan-jual.ts';
import { Icon } from '../../../ui/icons.tsx';
import { useT, type Translate } from '../../../ui/text.ts';
import type { IsiBaris, UbahDraft } from './draft.ts';
import { bukaBaris } from './buka-baris.ts';
import type { BarisHitung } from './hitung.ts';
import type { Lanjut, TanyaIzin, TempatBaris, UbahLayar } from './layar.ts';
import { LineEditor, LineNote } from './line-part.ts';
import css from './lines.module.css';

/** What the lines need to do anything. */
export interface LineDeeds {
  readonly aturan: AturanJual;
  readonly onScreen: (ubah: UbahLayar) => void;
  readonly onDraft: (ubah: UbahDraft) => void;
  /** Esc and the end of typing lead back to the scan field. */
  readonly onLeave: () => void;
  /** A line was taken over, and this follows. */
  readonly onLanjut: (kode_barcode: string, lanjut: Lanjut) => void;
}

interface LineRowProps extends LineDeeds {
  readonly row: BarisHitung;
  readonly salah: Salah;
  readonly tanya: TanyaIzin | undefined;
  readonly chosen: boolean;
  readonly edited: boolean;
  readonly dibuka: TempatBaris | undefined;
}

/** Columns of a line for assistive technology: what, how it is priced, what it comes to. */
export const KOLOM = 3;

/** What stands small below the name: which piece, what it is, where it lies, what hangs on it. */
function keterangan({ barang, ...pasar }: BarisHitung['baris'], t: Translate): string {
  const atribut =
    barang.nama_atribut === ''
      ? ''
      : `${barang.nama_atribut}${barang.harga_atribut > 0 ? ` ${formatNumber(barang.harga_atribut)}` : ''}`;
  return [
    barang.kode_barcode,
    barang.kode_group,
    barang.kadar_cetak || formatPlain(barang.kadar),
    t('penjualan.di_baki', { baki: barang.kode_baki }),
    barang.size,
    atribut,
    barang.kode_dept,
    pasar.kode_marketplace ?? '',
    pasar.kurir ?? '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** What is added to the price and taken off it. */
function tambahan({ baris, hasil, ppn }: BarisHitung, t: Translate, ditambah: boolean): string {
  const { persentase, harga_tetap } = baris.barang.harga;
  return [
    harga_tetap === null ? '' : t('penjualan.utuh'),
    persentase > 0 && harga_tetap === null ? `${formatPlain(persentase)} %` : '',
    hasil.ongkos.isZero() ? '' : `${t('penjualan.ongkos')} ${formatNumber(hasil.ongkos)}`,
    hasil.diskon.isZero() ? '' : `${t('penjualan.diskon')} −${formatNumber(hasil.diskon)}`,
    ditambah && !ppn.isZero() ? `PPN ${formatNumber(ppn)}` : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** The price as a sentence: so many grams at so much, and what comes to that. */
function Harga({ row, aturan }: { readonly row: BarisHitung; readonly aturan: AturanJual }) {
  const t = useT();
  const { berat, baris } = row;
  return (
    <td className={css.calc}>
      <span>
        <b>{formatNumber(berat, 3)}</b> gr <i>{baris.barang.harga.harga_tetap === null ? '×' : ''}</i>
      </span>
      <span className={css.harga}>{formatNumber(angka(baris.harga))}</span>
      <small>{tambahan(row, t, aturan.ppn?.cara === 'EXCLUDE')}</small>
    </td>
  );
}

/** Opening the line and taking it out, for the mouse; the keyboard has its keys. */
function LineButtons({
  kode,
  onEdit,
  onRemove,
}: {
  readonly kode: string;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}) {
  const t = useT();
  const look = { variant: 'subtle', color: 'gray', size: 'sm', tabIndex: -1 } as const;
  return (
    <span className={css.lineButtons}>
      <ActionIcon {...look} aria-label={t('penjualan.ubah_baris', { kode })} onClick={onEdit}>
        <Icon name="pencil" size={14} />
      </ActionIcon>
      <ActionIcon {...look} aria-label={t('penjualan.hapus_baris', { kode })} onClick={onRemove}>
        <Icon name="trash" size={14} />
      </ActionIcon>
    </span>
  );
}

/** Whether there is anything to say about a line. */
const adaCatatan = ({ baris, kategori }: BarisHitung, salah: Salah): boolean =>
  kategori !== undefined ||
  baris.baru !== null ||
  Object.keys(salah).some((path) => path.startsWith(salahBarang(baris.barang.kode_barcode, '')));

function Editor({ row, salah, aturan, dibuka, onScreen, onDraft, onLeave, onLanjut }: LineRowProps) {
  const { kode_barcode } = row.baris.barang;
  const tutup = () => {
    onScreen({ type: 'edit', kode_barcode: undefined });
    onLeave();
  };
  const simpan = (isi: IsiBaris, lanjut?: Lanjut) => {
    onDraft({ type: 'change-line', kode_barcode, isi });
    tutup();
    if (lanjut) onLanjut(kode_barcode, lanjut);
  };
  return (
    <tr className={css.under}>
      <td colSpan={KOLOM}>
        <Suspense>
          <LineEditor
            key={dibuka}
            baris={row.baris}
            aturan={aturan}
            salah={salah}
            dibuka={dibuka}
            onSave={simpan}
            onCancel={tutup}
          />
        </Suspense>
      </td>
    </tr>
  );
}

/** A line draws again when something of its own has changed, not with every piece that joins it. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { row, salah, tanya, chosen, edited, aturan, onScreen, onDraft } = props;
  const t = useT();
  const { barang } = row.baris;
  const { kode_barcode, nama_barang } = barang;
  const edit = () => {
    if (!edited) bukaBaris(onScreen, { kode_barcode });
  };
  const rincian = keterangan(row.baris, t);
  return (
    <Fragment>
      <tr
        className={css.line}
        data-chosen={chosen || undefined}
        data-edited={edited || undefined}
        data-kode={kode_barcode}
        tabIndex={chosen ? 0 : -1}
        aria-label={`${kode_barcode} ${nama_barang}`}
        aria-current={chosen || undefined}
        onFocus={() => chosen || onScreen({ type: 'select', kode_barcode })}
        onClick={() => onScreen({ type: 'select', kode_barcode })}
        onDoubleClick={edit}
      >
        <td className={css.what}>
          <span className={css.photo}>
            <FotoBarang kode_barcode={kode_barcode} foto={barang.foto} alt="" />
          </span>
          <div className={css.nama}>
            <b title={nama_barang}>{nama_barang}</b>
            <span title={rincian}>{rincian}</span>
            {adaCatatan(row, salah) ? (
              <Suspense>
                <LineNote
                  baris={row}
                  salah={salah}
                  tanya={tanya}
                  onTakePrice={() => onDraft({ type: 'take-price', kode_barcode })}
                />
              </Suspense>
            ) : null}
          </div>
        </td>
        <Harga row={row} aturan={aturan} />
        <td className={css.total}>
          <strong>{formatNumber(row.total)}</strong>
          <LineButtons
            kode={kode_barcode}
            onEdit={edit}
            onRemove={() => onDraft({ type: 'remove-line', kode_barcode })}
          />
        </td>
      </tr>
      {edited ? <Editor {...props} /> : null}
    </Fragment>
  );
});
