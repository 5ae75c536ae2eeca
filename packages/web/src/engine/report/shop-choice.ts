import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../platform/api.ts';
import { useBranch, useUser, type ShopScope, type UserData } from '../../platform/session.ts';
import { useShops, type ShopRow } from '../../platform/shops.ts';
import type { FormValues } from '../../ui/form/record-form.ts';

interface Chosen {
  /** The shop worked in when it was chosen: choosing in the header starts over. */
  readonly from: string;
  /** What the report draws and asks by; absent for the shop worked in. */
  readonly scope: ShopScope | undefined;
  /** Filters that were set by hand stay. */
  readonly kept: FormValues;
}

export interface ShopChoice extends Partial<Chosen> {
  readonly shops: readonly ShopRow[];
  /** The shop that the report is of. */
  readonly shop: ShopRow | undefined;
  /** The shop that was picked and has yet to answer, or else that of the report. */
  readonly picked: string;
  readonly choose: (kode_toko: string, kept: FormValues) => void;
}

/** The user as another shop has him; times are told by its clock. @throws ProblemError when he may not work there. */
async function scopeOf({ kode_toko, zona_waktu }: ShopRow): Promise<ShopScope> {
  const user = await api.get<UserData>('users/me', {}, { toko: kode_toko });
  return { kode_toko, user: { ...user, toko: { ...user.toko, zona_waktu } } };
}

/**
 * The shop of a report, where head office may choose it: the one worked in until another was chosen here. That one's
 * modules and business date are known before anything is drawn by them. `undefined` where there is nothing to choose.
 */
export function useShopChoice(wanted: boolean): ShopChoice | undefined {
  const shops = useShops(wanted);
  const { kode_toko } = useUser();
  const from = useBranch() ?? kode_toko;
  const [last, setLast] = useState<Chosen>();
  // A refusal says so by itself, and leaves the report where it was.
  const asking = useMutation({
    mutationFn: async (shop: ShopRow) => (shop.kode_toko === from ? undefined : scopeOf(shop)),
  });
  if (!wanted || shops.length === 1) return undefined;
  const chosen = last?.from === from ? last : undefined;
  const kode = chosen?.scope?.kode_toko ?? from;
  const choose = (next: string, kept: FormValues) => {
    const shop = shops.find((one) => one.kode_toko === next);
    // Of two quick choices the later one counts.
    if (shop) asking.mutate(shop, { onSuccess: (scope) => setLast({ from, scope, kept }) });
  };
  return {
    ...chosen,
    shops,
    choose,
    shop: shops.find((one) => one.kode_toko === kode),
    picked: asking.isPending ? asking.variables.kode_toko : kode,
  };
}
