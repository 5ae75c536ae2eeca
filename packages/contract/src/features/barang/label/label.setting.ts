import { boolean, choice, integer } from '../../../core/field.ts';
import { defineSetting } from '../../../core/setting.ts';

/**
 * The tag of a piece: two flags that are printed on and a thin tail. It is edited beside the list of what is printed.
 */
export const settingLabel = defineSetting({
  key: 'setting-label',
  page: '/cetak-barcode',
  menu: 'barang',
  call: 'setting-label',
  fields: {
    // A code of eight digits is 19.75 mm wide: a flag has room for it and for some white beside it.
    lebar_sayap: integer({ required: true, min: 22, max: 50, default: 25 }),
    panjang_ekor: integer({ required: true, min: 0, max: 60, default: 10 }),
    tinggi_label: integer({ required: true, min: 8, max: 40, default: 15 }),
    posisi_ekor: choice(['KANAN', 'TENGAH', 'KIRI'], {
      required: true,
      default: 'KANAN',
      optionLabel: 'pilihan.posisi_ekor',
    }),
    label_geser_x: integer({ required: true, min: -50, max: 50, default: 0, help: 'help.label_geser' }),
    label_geser_y: integer({ required: true, min: -50, max: 50, default: 0 }),
    label_berat: boolean({ default: true }),
    label_kadar: boolean({ default: true }),
    label_jenis: boolean({ default: true }),
    label_intern: boolean({ default: true }),
    label_size: boolean({}),
    label_nama: boolean({}),
    bahasa_printer: choice(['TSPL', 'ZPL'], { required: true, default: 'TSPL', help: 'help.bahasa_printer' }),
    dpi_printer: choice(['203', '300', '600'], { required: true, default: '203' }),
    kegelapan: integer({ required: true, min: 0, max: 15, default: 10 }),
    celah_label: integer({ required: true, min: 0, max: 10, default: 2 }),
  },
});
