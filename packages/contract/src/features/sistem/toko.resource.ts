import { boolean, choice, code, password, secret, text } from '../../core/field.ts';
import { defineResource } from '../../core/resource.ts';

/** Time zones of Indonesia; a shop's clock, not its business date (decisions.md 7). */
export const ZONA_WAKTU = ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'] as const;

/** What the first run asks for as well. `inisial` begins every document number (decisions.md 14). */
export const TOKO_FIELDS = {
  kode_toko: code({ required: true, readOnly: 'edit', max: 10 }),
  nama_toko: text({ required: true, max: 60, upper: true }),
  alamat_toko: text({ max: 200, upper: true }),
  inisial: code({ required: true, max: 6, help: 'help.inisial' }),
  zona_waktu: choice(ZONA_WAKTU, { required: true, default: 'Asia/Jakarta', optionLabel: 'zona' }),
} as const;

/** The shops of the chain. Head office (PUSAT) sees into the others by their `portal`. */
export const toko = defineResource({
  key: 'toko',
  page: '/master-toko',
  menu: 'utility',
  gate: 'KIRIM_BARANG_MODULE',
  calls: { list: 'tokos', base: 'tokos' },
  table: 'toko',
  id: 'kode_toko',
  name: 'nama_toko',
  namesRepeat: true,
  global: true,
  fields: {
    ...TOKO_FIELDS,
    kota: text({ max: 60, upper: true }),
    no_telp: text({ max: 30 }),
    npwp: text({ max: 30 }),
    level: choice(['CABANG', 'PUSAT'], {
      required: true,
      default: 'CABANG',
      label: 'field.level_toko',
      optionLabel: 'pilihan.level_toko',
    }),
    portal: text({ max: 200, format: 'url', help: 'help.portal' }),
    /** With it both servers sign what they say to each other: the shop lives at its portal, not here. */
    kunci_portal: secret({ max: 200, help: 'help.kunci_portal' }),
    /** It sells on marketplaces: goods that go there stand in a report of their own. */
    online: boolean({ help: 'help.online' }),
    // The first owner, who makes all others: a shop that nobody can log into could never be worked in or changed. Only
    // one that lives on another server has its own there.
    pemilik_user_id: code({ readOnly: 'edit', elsewhere: true, help: 'help.pemilik_user_id' }),
    pemilik_nama: text({ readOnly: 'edit', elsewhere: true, max: 60, upper: true }),
    pemilik_password: password({ readOnly: 'edit', elsewhere: true, help: 'help.password_user' }),
  },
  columns: ['kode_toko', 'nama_toko', 'alamat_toko', 'inisial', 'level', 'portal'],
  search: ['kode_toko', 'nama_toko'],
  unique: ['inisial'],
  rules: [
    {
      check: 'wajib',
      fields: ['pemilik_user_id', 'pemilik_nama', 'pemilik_password'],
      unless: 'kunci_portal',
    },
  ],
});
