import { code, image, percent, ref, text } from '../../core/field.ts';

/** What a line says of the marketplace that brought it, and the picture that was taken as it was sold. */
export const PASAR_FIELDS = {
  kode_marketplace: ref('marketplace', {}),
  /** Who carries the parcel, and under which number. */
  kurir: text({ max: 40, upper: true }),
  no_resi: text({ max: 40, upper: true }),
  foto_jual: image({}),
} as const;

/** The same as it is kept, with what the marketplace takes of the price. */
export const PASAR_TERSIMPAN = {
  kode_marketplace: code({ required: true }),
  fee_marketplace: percent({ required: true }),
  kurir: text({ max: 40, required: true }),
  no_resi: text({ max: 40, required: true }),
  foto_jual: image({ required: true }),
} as const;

/** What a line sends that came over the counter. */
export const TANPA_PASAR_MASUK = { kode_marketplace: null, kurir: null, no_resi: null, foto_jual: null } as const;
