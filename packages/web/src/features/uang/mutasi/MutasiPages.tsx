import { useMemo } from 'react';
import { mutasiUangBank } from '@kilau/contract/features/uang/mutasi-uang-bank.kind.ts';
import { mutasiUangCash } from '@kilau/contract/features/uang/mutasi-uang-cash.kind.ts';
import { ListPage } from '../../../engine/paper/ListPage.tsx';
import { useTarget } from '../../../engine/resource/ref-options.ts';
import { useResourceChoice, type ResourceRecord } from '../../../engine/resource/resource-calls.ts';
import { isianMutasiBank, isianMutasiCash, type Rekening } from './isian-mutasi.ts';

/** A shop has a handful of banks and accounts. */
const SEMUA = { limit: 200 } as const;
const NONE: readonly ResourceRecord[] = [];

/** The shop's accounts, and the codes of its banks. */
function useRekening(): { readonly rekening: readonly Rekening[]; readonly bank: readonly string[] } {
  const rekening = useResourceChoice(useTarget({ to: 'rekening' }), SEMUA, true).data?.data ?? NONE;
  const bank = useResourceChoice(useTarget({ to: 'bank' }), SEMUA, true).data?.data ?? NONE;
  return useMemo(
    () => ({
      rekening: rekening.map((row) => ({
        no_rekening: String(row['no_rekening']),
        kode_bank: String(row['kode_bank']),
      })),
      bank: bank.map((row) => String(row['kode_bank'])),
    }),
    [rekening, bank],
  );
}

/** `/mutasi-uang-bank`: transfers between accounts of the shop, and the making of one. */
export function MutasiBankPage() {
  const { rekening } = useRekening();
  const rules = useMemo(() => isianMutasiBank(rekening), [rekening]);
  return <ListPage kind={mutasiUangBank} path={mutasiUangBank.pages.list} rules={rules} />;
}

/** `/mutasi-uang-cash`: money between drawers and accounts of the shop, and the moving of some. */
export function MutasiCashPage() {
  const { rekening, bank } = useRekening();
  const rules = useMemo(() => isianMutasiCash(rekening, bank), [rekening, bank]);
  return <ListPage kind={mutasiUangCash} path={mutasiUangCash.pages.list} rules={rules} />;
}
