import { paraBungaHutang } from '@kilau/contract/features/hutang/para-bunga-hutang.resource.ts';
import {
  paraHutangPokokPersen,
  paraHutangPokokTetap,
  POKOK_MODULE,
} from '@kilau/contract/features/hutang/para-hutang-pokok.resource.ts';
import { plafondHutangKadar } from '@kilau/contract/features/hutang/plafond-hutang-kadar.resource.ts';
import { ResourcePage } from '../../engine/resource/ResourcePage.tsx';
import { useParam } from '../../platform/session.ts';
import { useT } from '../../ui/text.ts';
import { ContohBunga, ContohPlafond, ContohPokokPersen, ContohPokokTetap } from './contoh.tsx';
import css from './hutang.module.css';

/** Interest by amount, with what a loan costs by it. */
export const BungaHutangPage = () => <ResourcePage resource={paraBungaHutang} Example={ContohBunga} />;

/** Ceilings per gram, with what is lent on ten. */
export const PlafondKadarPage = () => <ResourcePage resource={plafondHutangKadar} Example={ContohPlafond} />;

/** One of two masters, as the module's value says (decisions.md 16). */
export function HutangPokokPage() {
  const t = useT();
  const hargaEmas = useParam(POKOK_MODULE) === 'HARGA_EMAS';
  const note = <p className={css.bentuk}>{t(hargaEmas ? 'pinjaman.bentuk_harga_emas' : 'pinjaman.bentuk_tetap')}</p>;
  return hargaEmas ? (
    <ResourcePage key="persen" resource={paraHutangPokokPersen} Example={ContohPokokPersen} above={note} />
  ) : (
    <ResourcePage key="tetap" resource={paraHutangPokokTetap} Example={ContohPokokTetap} above={note} />
  );
}
