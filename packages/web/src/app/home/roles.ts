import { lazy, type ComponentType } from 'react';
import type { Role } from '@kilau/contract/core/home.ts';
import type { Home } from './home.ts';
import type { HomeColumnsProps } from './HomeColumns.tsx';

type Fetch<R extends Role> = () => Promise<{ readonly home: Home<R> }>;
/** A role fetches its own home only. */
const fetches: { readonly [R in Role]: Fetch<R> } = {
  kasir: () => import('./kasir.ts'),
  gudang: () => import('./gudang.ts'),
  pengawas: () => import('./pengawas.ts'),
  pemilik: () => import('./pemilik.ts'),
};

const homeOf = (role: Role) =>
  lazy(async () => {
    const [{ home }, { homeColumns }] = await Promise.all([fetches[role](), import('./HomeColumns.tsx')]);
    return { default: homeColumns(home) };
  });

/** The home of each role, fetched when it is drawn. */
export const homes: Readonly<Record<Role, ComponentType<HomeColumnsProps>>> = {
  kasir: homeOf('kasir'),
  gudang: homeOf('gudang'),
  pengawas: homeOf('pengawas'),
  pemilik: homeOf('pemilik'),
};
