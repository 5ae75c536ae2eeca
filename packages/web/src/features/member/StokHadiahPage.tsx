import { stokHadiah } from '@kilau/contract/features/member/stok-hadiah.kind.ts';
import { ListPage } from '../../engine/paper/ListPage.tsx';
import type { MakeRules } from '../../engine/paper/make-rules.ts';

/** What is said of gifts that come alone: those that are taken cost what they came in for. */
const HANYA_TAMBAH = { harga_satuan: 0, tunai: false } as const;

const RULES: MakeRules = {
  fields: (asked, { arah }) =>
    arah === 'AMBIL' ? Object.fromEntries(Object.entries(asked).filter(([name]) => !(name in HANYA_TAMBAH))) : asked,
  settle: ({ arah }, before) => (arah === 'AMBIL' && before['arah'] !== 'AMBIL' ? HANYA_TAMBAH : {}),
};

/** `/stok-hadiah`: gifts that came into the shop or were taken, and the entering of some. */
export function StokHadiahPage() {
  return <ListPage kind={stokHadiah} path={stokHadiah.pages.list} rules={RULES} />;
}
