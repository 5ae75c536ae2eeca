import { Block } from '../../ui/Block.tsx';
import blockCss from '../../ui/block.module.css';
import { Batang, type Deret } from './Batang.tsx';
import css from './dashboard.module.css';

interface GrafikBlockProps {
  readonly title: string;
  readonly asked: Parameters<typeof Block>[0]['asked'];
  readonly tabel: boolean;
  /** The figure that the chart comes to. */
  readonly angka: string;
  readonly catatan?: string;
  readonly labels: readonly string[];
  readonly deret: readonly Deret[];
  /** What the bars are held against, with its name. */
  readonly lawan?: { readonly nama: string; readonly data: readonly number[] };
  readonly kini?: number;
  readonly tiap?: number;
  readonly pendek: (value: number) => string;
  readonly penuh: (value: number) => string;
}

/** What the bars of a chart say, in figures. */
function Tabel({
  title,
  labels,
  deret,
  lawan,
  penuh,
}: Pick<GrafikBlockProps, 'title' | 'labels' | 'deret' | 'lawan' | 'penuh'>) {
  const kolom = lawan ? [...deret, lawan] : deret;
  const jumlah = (data: readonly number[]): number => data.reduce((all, value) => all + value, 0);
  return (
    <table className={blockCss.table} aria-label={title}>
      <thead>
        <tr>
          <td />
          {kolom.map(({ nama }) => (
            <th key={nama} scope="col" className={blockCss.n}>
              {nama}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map((label, index) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {kolom.map(({ nama, data }) => (
              <td key={nama} className={blockCss.n}>
                {data[index] === 0 || data[index] === undefined ? '–' : penuh(data[index])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td>Σ</td>
          {kolom.map(({ nama, data }) => (
            <td key={nama} className={blockCss.n}>
              {penuh(jumlah(data))}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** One chart of a dashboard, with the table that says the same. */
export function GrafikBlock({ title, asked, tabel, angka, catatan, ...chart }: GrafikBlockProps) {
  const { labels, deret, lawan, kini, tiap, pendek } = chart;
  // Nothing that was not answered comes to a figure, be it nought.
  const told = !asked.isPending && !asked.isError;
  return (
    <Block title={title} asked={asked} end={told ? <span className={css.angka}>{angka}</span> : undefined}>
      {() => (
        <div className={css.grafik} data-tabel={tabel || undefined}>
          <div className={css.legenda}>
            <span>{catatan}</span>
            {deret.map(({ nama, warna }) => (
              <span key={nama} className={css.kunci} data-warna={warna}>
                {nama}
              </span>
            ))}
            {lawan ? (
              <span className={css.kunci} data-warna="lawan">
                {lawan.nama}
              </span>
            ) : null}
          </div>
          {tabel ? (
            <Tabel title={title} {...chart} />
          ) : (
            <Batang
              labels={labels}
              deret={deret}
              format={pendek}
              {...(lawan && { tanda: lawan.data })}
              {...(kini !== undefined && { kini })}
              {...(tiap !== undefined && { tiap })}
            />
          )}
        </div>
      )}
    </Block>
  );
}
