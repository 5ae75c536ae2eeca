import type { ApprovalAsked } from '@kilau/contract/core/approval.ts';
import { labelKey, money } from '@kilau/contract/core/field.ts';
import { formatField, formatNumber, formatPlain } from '@kilau/contract/core/format.ts';
import { NilaiSemula } from '../../../engine/approval/NilaiSemula.tsx';
import { useFormat } from '../../../engine/cells/FieldCell.tsx';
import { toldValue } from '../../../engine/paper/approval-summary.ts';
import { StoredImage } from '../../../platform/images.tsx';
import { FotoBarang } from '../../../trade/barang/FotoBarang.tsx';
import { useT } from '../../../ui/text.ts';
import { semulaBaris, totalBaris, useKartu, type Kartu } from './kartu.ts';
import { dokumenText, fieldsOf } from './nilai.ts';
import css from './persetujuan.module.css';

/** The piece that it is about, as the books have it. */
function Piece({ kode_barcode, kartu }: { readonly kode_barcode: string; readonly kartu: Kartu }) {
  const { nama_barang, kode_group, kode_baki, kadar, kadar_cetak, berat, foto } = kartu.barang;
  const facts = [kode_barcode, kode_group, kadar_cetak || formatPlain(kadar), `${formatNumber(berat, 3)} g`, kode_baki];
  return (
    <div className={css.piece}>
      <span className={css.foto}>
        <FotoBarang kode_barcode={kode_barcode} foto={foto} alt="" besar />
      </span>
      <div>
        <strong>{nama_barang}</strong>
        <span className="muted">{facts.join(' · ')}</span>
      </div>
    </div>
  );
}

interface Row {
  readonly name: string;
  readonly label: string;
  readonly value: string | readonly string[];
  readonly semula: string | undefined;
  readonly gambar: boolean;
}

/** The values by their names, each beside what it would be where the piece tells that, and what a line comes to. */
function useRows(diminta: ApprovalAsked, kartu: Kartu | undefined): readonly Row[] {
  const t = useT();
  const format = useFormat();
  const fields = fieldsOf(diminta);
  const semula = kartu ? semulaBaris(kartu, diminta.nilai) : {};
  const rows = Object.entries(fields).flatMap(([name, field]): Row[] => {
    const value = toldValue(field, diminta.nilai[name], { fields, t, format });
    if (value.length === 0) return [];
    const was = semula[name] === undefined ? undefined : formatField(field, semula[name], format);
    // A picture is what is looked at, not the name that it is kept under.
    return [{ name, label: t.of(labelKey(name, field)), value, semula: was, gambar: field.kind === 'image' }];
  });
  const total = kartu && totalBaris(kartu, diminta.nilai);
  if (total === undefined) return rows;
  const sum = formatField(money({}), total, format);
  return [...rows, { name: 'total', label: t('field.harga_total'), value: sum, semula: undefined, gambar: false }];
}

/** One thing that is asked for: the very values that the approval will be bound to, told by the server. */
export function NilaiDiminta({ diminta }: { readonly diminta: ApprovalAsked }) {
  const t = useT();
  const { kode_barcode } = diminta.nilai;
  const dokumen = dokumenText(diminta, t);
  const kartu = useKartu(kode_barcode);
  const rows = useRows(diminta, kartu);
  return (
    <section className={css.asked} aria-label={diminta.kategori}>
      {typeof kode_barcode === 'string' && kartu ? <Piece kode_barcode={kode_barcode} kartu={kartu} /> : null}
      <h3>
        {diminta.kategori}
        {dokumen === '' ? null : <span className="muted"> · {dokumen}</span>}
      </h3>
      <dl>
        {rows.map(({ name, label, value, semula, gambar }) => (
          <div key={name} className={typeof value === 'string' ? undefined : css.rows}>
            <dt>{label}</dt>
            {gambar ? (
              <dd>
                <StoredImage name={String(diminta.nilai[name])} alt={label} fallback="" />
              </dd>
            ) : (
              <NilaiSemula nilai={value} semula={semula} />
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
