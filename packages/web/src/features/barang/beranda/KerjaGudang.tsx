import { Link, useNavigate } from '@tanstack/react-router';
import { KERJA_GUDANG } from '@kilau/contract/features/barang/beranda.ts';
import { hintKey, pageRequirement, titleKey } from '@kilau/contract/core/page.ts';
import { pageAt } from '../../../platform/pages.ts';
import { pages } from '../../../platform/page-list.ts';
import { useScanner } from '../../../platform/scanner.ts';
import { useCan } from '../../../platform/session.ts';
import { Card } from '../../../ui/Card.tsx';
import { useT } from '../../../ui/text.ts';
import css from './kerja-gudang.module.css';

const DATA = '/data-barang';
/** Where other work begins, for whoever is neither a cashier nor a clerk of goods. */
const WORK = new Set(['transaction', 'validation', 'view']);
const MOST = 9;

/** Pages of a clerk's work; where he has none of goods, those of whatever work he has. */
function usePages() {
  const can = useCan();
  const goods = KERJA_GUDANG.flatMap((path) => pageAt(path) ?? []).filter((page) => can(pageRequirement(page)));
  if (goods.length > 0) return goods;
  return pages
    .filter((page) => WORK.has(page.kind) && page.menu !== undefined && can(pageRequirement(page)))
    .slice(0, MOST);
}

/** Entry, moves, weighing and labels, each a tile; a piece that is scanned is looked up. */
export function KerjaGudang() {
  const t = useT();
  const can = useCan();
  const navigate = useNavigate();
  useScanner((kode) => void navigate({ to: DATA, search: { kode } }), can({ pages: [DATA] }));
  const list = usePages();
  if (list.length === 0) return <Card padded>{t('beranda.belum_ada_menu')}</Card>;
  return (
    <nav className={css.tiles} aria-label={t('beranda.mulai')}>
      {list.map(({ path }) => (
        <Link key={path} to={path} className={css.tile}>
          <strong>{t.of(titleKey(path))}</strong>
          {t.has(hintKey(path)) ? <span>{t.of(hintKey(path))}</span> : null}
        </Link>
      ))}
    </nav>
  );
}
