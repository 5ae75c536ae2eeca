import { date, image, text } from '../../../core/field.ts';
import { defineSetting } from '../../../core/setting.ts';

/** What a promotion may name. */
export const PENANDA_PROMO = ['kode_customer', 'nama_customer', 'tgl_lahir'] as const;

/** The text that a shop begins with. */
export const CONTOH_PROMO =
  'Halo {nama_customer}, diskon ongkos sampai 50% untuk member {kode_customer} minggu ini. Kami tunggu di toko!';

/**
 * The promotion that goes to all members on one day (specification, sections 3 and 7): one is planned at a time, and it
 * is replaced until its day begins.
 */
export const promoWablas = defineSetting({
  key: 'promo-wablas',
  page: '/send-promo-to-customer',
  menu: 'utility',
  gate: 'NOTIF_WABLAS_PROMO',
  call: 'promo-wablas/setelan',
  readBy: 'page',
  saved: 'promo.disimpan',
  failed: 'promo.gagal',
  fields: {
    /** Empty: none is planned. */
    tgl_kirim: date({ ahead: true, help: 'help.tgl_kirim_promo' }),
    template: text({
      required: true,
      max: 1000,
      multiline: true,
      placeholders: PENANDA_PROMO,
      default: CONTOH_PROMO,
      help: 'help.template_promo',
    }),
    image_url: image({ folder: 'PROMO', use: 'layar', label: 'field.banner_promo' }),
  },
});

/** Answer of `GET promo-wablas`: what is planned, for when, and for how many by now. */
export interface PromoWablas {
  readonly template: string;
  readonly image_url: string | null;
  readonly date: string | null;
  readonly tgl_kirim: string | null;
  readonly penerima: number;
}
