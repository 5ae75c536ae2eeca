import { ongkosBaku, type TarifOngkos } from '@kilau/contract/features/master/api.ts';
import type { FormValues } from '../../../ui/form/record-form.ts';

/** A row of parameter ongkos as the server answers it. */
export interface Tarif extends TarifOngkos {
  readonly tipe_ongkos: string;
  readonly ongkos: number;
}

/** What the form should hold now; `undefined` when a charge was typed by hand. Nothing known leaves the field empty. */
export function usulanOngkos(
  tarif: readonly Tarif[],
  isi: FormValues,
  usul: string,
): { readonly tipe_ongkos: string; readonly ongkos: string } | undefined {
  const sekarang = String(isi['ongkos'] ?? '');
  if (sekarang !== '' && sekarang !== usul) return undefined;
  const baku = ongkosBaku(tarif, {
    kode_group: String(isi['kode_group'] ?? ''),
    kode_dept: String(isi['kode_dept'] ?? ''),
  });
  return { tipe_ongkos: baku?.tipe_ongkos ?? 'PER_GRAM', ongkos: baku ? String(baku.ongkos) : '' };
}
