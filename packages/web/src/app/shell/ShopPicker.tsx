import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { session, useBranch, useUser } from '../../platform/session.ts';
import { SelectField } from '../../ui/inputs/SelectField.tsx';
import { useT } from '../../ui/text.ts';

interface TokoRow {
  readonly kode_toko: string;
  readonly nama_toko: string;
}

/** Head office looks into a branch: every call from then on asks for that shop. Elsewhere there is nothing to choose. */
export function ShopPicker() {
  const { toko } = useUser();
  return toko.level === 'PUSAT' ? <BranchSelect /> : null;
}

function BranchSelect() {
  const t = useT();
  const { kode_toko, toko } = useUser();
  const branch = useBranch();
  const client = useQueryClient();
  const shops = useQuery({ queryKey: ['tokos'], queryFn: ({ signal }) => api.get<readonly TokoRow[]>('tokos', {}, { signal }), retry: false });
  const own = { kode_toko, nama_toko: toko.nama_toko };
  const list = [own, ...(shops.data ?? []).filter((shop) => shop.kode_toko !== kode_toko)];
  if (list.length === 1) return null;
  return (
    <SelectField
      aria-label={t('shell.pilih_toko')}
      w={210}
      options={list.map((shop) => ({ value: shop.kode_toko, label: `${shop.kode_toko} · ${shop.nama_toko}` }))}
      value={branch ?? kode_toko}
      onChange={(next) => {
        session.chooseBranch(next === kode_toko || next === '' ? undefined : next);
        // Nothing that was read for one shop may be shown for another.
        void client.resetQueries();
      }}
    />
  );
}
