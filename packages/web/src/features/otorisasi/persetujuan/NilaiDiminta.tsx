import { useQuery } from '@tanstack/react-query';
import { approvals } from '@kilau/contract/approvals.ts';
import { misfitOf, type ApprovalAsked } from '@kilau/contract/core/approval.ts';
import { labelKey, type Fields } from '@kilau/contract/core/field.ts';
import { formatNumber } from '@kilau/contract/core/format.ts';
import { useFormat } from '../../../engine/cells/FieldCell.tsx';
import { toldValue } from '../../../engine/paper/approval-summary.ts';
import { api } from '../../../platform/api.ts';
import { StoredImage } from '../../../platform/images.tsx';
import { FotoBarang } from '../../../trade/barang/FotoBarang.tsx';
import { useT } from '../../../ui/text.ts';
import css from './persetujuan.module.css';

/** What the card of a piece says, as far as an approver looks at it. */
interface Kartu {
  readonly barang: {
    readonly nama_barang: string;
    readonly kode_baki: string;
    readonly kadar: number;
    readonly berat: number;
    readonly foto: string;
  };
}

/** The fields of the category that this asks for: its values are told by their names, in the order declared. */
const fieldsOf = (asked: ApprovalAsked): Fields =>
  approvals.find((category) => category.kategori === asked.kategori && misfitOf(category, asked) === undefined)
    ?.nilai ?? {};

/** The piece that it is about, as the books have it. */
function Piece({ kode_barcode }: { readonly kode_barcode: string }) {
  const found = useQuery({
    queryKey: ['otorisasi-qr', 'barang', kode_barcode],
    queryFn: ({ signal }) => api.get<Kartu>(`barang/${encodeURIComponent(kode_barcode)}`, {}, { signal }),
    retry: false,
    throwOnError: false,
    meta: { quiet: true },
  });
  if (!found.data) return null;
  const { nama_barang, kode_baki, kadar, berat, foto } = found.data.barang;
  return (
    <div className={css.piece}>
      <span className={css.foto}>
        <FotoBarang kode_barcode={kode_barcode} foto={foto} alt="" besar />
      </span>
      <div>
        <strong>{nama_barang}</strong>
        <span className="muted">{[kode_barcode, kadar, `${formatNumber(berat, 3)} g`, kode_baki].join(' · ')}</span>
      </div>
    </div>
  );
}

/** One thing that is asked for: the very values that the approval will be bound to, told by the server. */
export function NilaiDiminta({ diminta }: { readonly diminta: ApprovalAsked }) {
  const t = useT();
  const format = useFormat();
  const fields = fieldsOf(diminta);
  const { kode_barcode } = diminta.nilai;
  // A picture is what is looked at, not the name that it is kept under.
  const rows = Object.entries(fields).flatMap(([name, field]) => {
    const value = toldValue(field, diminta.nilai[name], { fields, t, format });
    return value.length === 0
      ? []
      : [{ name, label: t.of(labelKey(name, field)), value, gambar: field.kind === 'image' }];
  });
  return (
    <section className={css.asked} aria-label={diminta.kategori}>
      {typeof kode_barcode === 'string' ? <Piece kode_barcode={kode_barcode} /> : null}
      <h3>
        {diminta.kategori}
        {diminta.dokumen === '' ? null : <span className="muted"> · {diminta.dokumen}</span>}
      </h3>
      <dl>
        {rows.map(({ name, label, value, gambar }) => (
          <div key={name} className={typeof value === 'string' ? undefined : css.rows}>
            <dt>{label}</dt>
            {gambar ? (
              <dd>
                <StoredImage name={String(diminta.nilai[name])} alt={label} fallback="" />
              </dd>
            ) : (
              [value].flat().map((one, index) => <dd key={index}>{one}</dd>)
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
