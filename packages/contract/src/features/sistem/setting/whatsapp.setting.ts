import { boolean, date, integer, secret, tags, text } from '../../../core/field.ts';
import { defineSetting } from '../../../core/setting.ts';

/** What a message about a nota may name. */
export const PENANDA_NOTA = ['nama_toko', 'nama_customer', 'nomor', 'tanggal', 'total', 'tautan'] as const;

/** What a test of the connection comes to, and why nothing answered. */
export const HASIL_TES = ['TERHUBUNG', 'DITOLAK', 'BERMASALAH', 'DILARANG', 'TIDAK_TERJANGKAU'] as const;
export const SEBAB_TES = ['timeout', 'name', 'refused', 'certificate', 'other'] as const;

/** The answer of `POST whatsapp-setting/tes`. */
export interface HasilTes {
  readonly hasil: (typeof HASIL_TES)[number];
  /** HTTP status and milliseconds of an answer. */
  readonly status?: number;
  readonly ms?: number;
  readonly sebab?: (typeof SEBAB_TES)[number];
}

/** Phones that are told at night how the day ended. */
const PENERIMA_MAKS = 5;

/** What a reminder of a loan or an instalment may name. */
export const PENANDA_INGAT = ['nama_toko', 'nama_customer', 'nomor', 'jatuh_tempo', 'jumlah'] as const;
const TEMPLATE_HUTANG =
  'Yth. {nama_customer}, pinjaman {nomor} di {nama_toko} sebesar {jumlah} jatuh tempo {jatuh_tempo}. Terima kasih.';
const TEMPLATE_CICILAN =
  'Yth. {nama_customer}, angsuran {nomor} di {nama_toko} sebesar {jumlah} jatuh tempo {jatuh_tempo}. Terima kasih.';
const ingat = { max: 500, multiline: true, placeholders: PENANDA_INGAT, required: true } as const;

const TEMPLATE_NOTA =
  'Terima kasih {nama_customer} sudah berbelanja di {nama_toko}.\nNota {nomor} tanggal {tanggal}, total {total}.\n{tautan}';

/**
 * The gateway that sends for the shop: `POST {alamat_gateway}/chat/send?id={id_perangkat}` with the token
 * (specification, section 7), and what it sends with a nota.
 */
export const whatsappSetting = defineSetting({
  key: 'whatsapp-setting',
  page: '/whatsapp-setting',
  menu: 'utility',
  gate: 'WHATSAPP_MODULE',
  call: 'whatsapp-setting',
  readBy: 'page',
  fields: {
    alamat_gateway: text({ max: 200, format: 'url', help: 'help.alamat_gateway' }),
    id_perangkat: text({ max: 60, help: 'help.id_perangkat' }),
    token: secret({ max: 500, help: 'help.token' }),
    /** By which the gateway is known that hands on what comes in. */
    kunci_masuk: secret({ min: 16, max: 200, help: 'help.kunci_masuk' }),
    no_pengirim: text({ min: 10, max: 20, only: 'digits', help: 'help.no_pengirim' }),
    kirim_otomatis: boolean({ help: 'help.kirim_otomatis' }),
    template_nota: text({
      required: true,
      max: 1000,
      multiline: true,
      placeholders: PENANDA_NOTA,
      default: TEMPLATE_NOTA,
      help: 'help.template_nota',
    }),
    kaki_pesan: text({ max: 200, help: 'help.kaki_pesan' }),
    jeda_detik: integer({ required: true, min: 5, max: 600, default: 10, help: 'help.jeda_detik' }),
    batas_harian: integer({ required: true, min: 1, max: 5000, default: 500, help: 'help.batas_harian' }),
    perangkat_sejak: date({ help: 'help.perangkat_sejak' }),
    ingatkan_hutang: boolean({ help: 'help.ingatkan_hutang' }),
    template_hutang: text({ ...ingat, default: TEMPLATE_HUTANG }),
    ingatkan_cicilan: boolean({ help: 'help.ingatkan_cicilan' }),
    template_cicilan: text({ ...ingat, default: TEMPLATE_CICILAN }),
    kabar_malam: boolean({ help: 'help.kabar_malam' }),
    penerima_malam: tags({ max: PENERIMA_MAKS, plain: true, help: 'help.penerima_malam' }),
  },
  groups: [
    { title: 'setelan.gateway', fields: ['alamat_gateway', 'id_perangkat', 'token', 'kunci_masuk', 'no_pengirim'] },
    { title: 'setelan.pesan', fields: ['kirim_otomatis', 'template_nota', 'kaki_pesan'] },
    { title: 'setelan.laju_pesan', fields: ['jeda_detik', 'batas_harian', 'perangkat_sejak'] },
    {
      title: 'setelan.pengingat',
      fields: ['ingatkan_hutang', 'template_hutang', 'ingatkan_cicilan', 'template_cicilan'],
    },
    { title: 'setelan.kabar_malam', fields: ['kabar_malam', 'penerima_malam'] },
  ],
  needs: [
    { when: { kirim_otomatis: [true] }, fields: ['alamat_gateway', 'token'] },
    { when: { ingatkan_hutang: [true] }, fields: ['template_hutang'], only: true },
    { when: { ingatkan_cicilan: [true] }, fields: ['template_cicilan'], only: true },
    { when: { kabar_malam: [true] }, fields: ['alamat_gateway', 'penerima_malam'] },
  ],
});
