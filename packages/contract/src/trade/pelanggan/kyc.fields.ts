import { boolean, choice, date, text } from '../../core/field.ts';
import type { Values } from '../../core/schema.ts';
import { IDENTITAS } from '../beli/baris-beli.fields.ts';

/**
 * What has to be known of a customer whose trade of a day reaches AML_KYC_MIN (domain guide §12.1): kept with the paper
 * that reached it, told in the PPATK report alone.
 */
export const KYC_FIELDS = {
  nama_lengkap: text({ max: 100, upper: true }),
  jenis_identitas: choice(IDENTITAS, {}),
  nik_sim_passport: text({ max: 30, upper: true }),
  tempat_lahir: text({ max: 60, upper: true }),
  tgl_lahir: date({}),
  kewarganegaraan: text({ max: 40, upper: true }),
  alamat: text({ max: 200, upper: true }),
  no_hp: text({ max: 20 }),
  pekerjaan: text({ max: 60, upper: true }),
  sumber_dana: text({ max: 100, upper: true }),
  /** Who it is really for; empty: the customer himself. */
  pemilik_manfaat: text({ max: 100, upper: true, help: 'kyc.bantuan_pemilik_manfaat' }),
  npwp: text({ max: 20, only: 'digits' }),
  /** A member of staff finds it odd. */
  mencurigakan: boolean({ help: 'kyc.bantuan_mencurigakan' }),
} as const;

export type Kyc = Values<typeof KYC_FIELDS>;

/** What may stay empty; all else is asked for. */
const BOLEH_KOSONG: ReadonlySet<string> = new Set(['pemilik_manfaat', 'npwp', 'mencurigakan']);
export const KYC_WAJIB = (Object.keys(KYC_FIELDS) as (keyof Kyc)[]).filter((name) => !BOLEH_KOSONG.has(name));

/** Nothing is known of him. */
export const KYC_KOSONG: Kyc = {
  nama_lengkap: null,
  jenis_identitas: null,
  nik_sim_passport: null,
  tempat_lahir: null,
  tgl_lahir: null,
  kewarganegaraan: null,
  alamat: null,
  no_hp: null,
  pekerjaan: null,
  sumber_dana: null,
  pemilik_manfaat: null,
  npwp: null,
  mencurigakan: false,
};

/** Whether anything was said of him. */
export const adaKyc = (kyc: Kyc): boolean => Object.values(kyc).some((value) => value !== null && value !== false);
