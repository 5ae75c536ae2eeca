import { Link } from '@tanstack/react-router';
import { formatNumber } from '@kilau/contract/core/format.ts';
import { loadDefinition } from '../../../engine/definitions.ts';
import { useClock } from '../../../platform/clock.ts';
import { useHome } from '../../../platform/home.ts';
import { reportProblem } from '../../../platform/report-problem.ts';
import { Block, BlockEmpty } from '../../../ui/Block.tsx';
import css from '../../../ui/block.module.css';
import { signed } from '../../../ui/signed.ts';
import { useT, type Translate } from '../../../ui/text.ts';
import type { HomePaper } from './papers.ts';

interface Nota extends HomePaper {
  /** The ways that it was paid by, joined as they are told. */
  readonly cara: string | null;
}

const JOINED = ' + ';
const caraText = (t: Translate, cara: string): string =>
  cara
    .split(JOINED)
    .map((jenis) => t.of(`pilihan.jenis_bayar.${jenis}`))
    .join(JOINED);

/** Shows the paper, from where it is printed again and counted. */
const printAgain = ({ jenis, nomor }: Nota): void =>
  void Promise.all([loadDefinition('kind', jenis), import('../../../engine/paper/paper-print.ts')])
    .then(([kind, { showPrint }]) => showPrint(kind, nomor))
    .catch(reportProblem);

function NotaRow({ nota }: { readonly nota: Nota }) {
  const t = useT();
  const clock = useClock();
  const cara = nota.cara === null ? undefined : caraText(t, nota.cara);
  return (
    <tr>
      <td>
        <Link to={nota.halaman} search={{ q: nota.nomor }} className={css.more}>
          {nota.nomor}
        </Link>
      </td>
      <td className={css.wide}>{clock(nota.dibuat_pada, nota.tgl)}</td>
      <td>{nota.nama}</td>
      <td className={`${css.n} ${css.wide}`}>{nota.qty}</td>
      <td className={`${css.n} ${css.wide}`}>{formatNumber(nota.gram, 3)}</td>
      <td className={`${css.wide} ${css.shortens}`} title={cara}>
        {cara}
      </td>
      <td className={`${css.n} ${css.strong}`}>{signed(nota.keluar ? -nota.total : nota.total)}</td>
      <td className={css.n}>
        <button
          type="button"
          className={css.more}
          aria-label={t('beranda.cetak_ulang_nota', { nomor: nota.nomor })}
          onClick={() => printAgain(nota)}
        >
          {t('beranda.cetak_ulang')}
        </button>
      </td>
    </tr>
  );
}

/** The last papers somebody made or booked himself: what a customer comes back for a minute later. */
export function NotaSaya() {
  const t = useT();
  const asked = useHome<{ readonly data: readonly Nota[] }>('dokumen/saya');
  const rows = asked.data?.data ?? [];
  const [first] = rows;
  return (
    <Block
      title={t('beranda.nota_saya')}
      asked={asked}
      fills
      end={first ? <Link to={first.halaman}>{t('beranda.semua_nota')}</Link> : undefined}
    >
      {() =>
        rows.length === 0 ? (
          <BlockEmpty>{t('beranda.belum_ada_nota')}</BlockEmpty>
        ) : (
          <div className={css.scroll}>
            <table className={css.table}>
              <thead>
                <tr>
                  <th scope="col">{t('beranda.no_faktur')}</th>
                  <th scope="col" className={css.wide}>
                    {t('beranda.jam')}
                  </th>
                  <th scope="col">{t('beranda.pelanggan')}</th>
                  <th scope="col" className={`${css.n} ${css.wide}`}>
                    {t('beranda.barang')}
                  </th>
                  <th scope="col" className={`${css.n} ${css.wide}`}>
                    {t('beranda.berat')}
                  </th>
                  <th scope="col" className={css.wide}>
                    {t('beranda.cara')}
                  </th>
                  <th scope="col" className={css.n}>
                    {t('beranda.total')}
                  </th>
                  <th scope="col">
                    <span className="sr-only">{t('beranda.cetak_ulang')}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map((nota) => (
                  <NotaRow key={`${nota.jenis} ${nota.nomor}`} nota={nota} />
                ))}
              </tbody>
            </table>
          </div>
        )
      }
    </Block>
  );
}
