import { text } from '../../core/field.ts';
import { keteranganPenjualan } from './keterangan-penjualan.resource.ts';

/** `PUT` and `DELETE para-keterangan-penjualan?keterangan=`: the remark as it reads now (specification, section 7). */
export const KETERANGAN_LAMA = { keterangan: text({ required: true, max: 100 }) } as const;

/** Body of that PUT: what is sent changes. */
export const KETERANGAN_UBAH = {
  keterangan: { ...keteranganPenjualan.fields.keterangan, required: false },
  status: { ...keteranganPenjualan.fields.status, required: false, default: undefined },
} as const;
