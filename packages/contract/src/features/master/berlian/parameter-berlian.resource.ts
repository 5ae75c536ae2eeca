import { choice, code, integer, ref, weight } from '../../../core/field.ts';
import { defineResource } from '../../../core/resource.ts';
import { MATA_UANG } from './berlian.calc.ts';

/**
 * The price list of stones: so much per carat from one weight to another, for a shape, colour and clarity, or for all
 * where one is left open. Prices in dollars follow the day's rate (domain guide §2.8).
 */
export const parameterBerlian = defineResource({
  key: 'parameter-berlian',
  page: '/master-batu-berlian',
  aliases: ['/master-berlian'],
  menu: 'berlian',
  gate: 'BERLIAN_MODULE',
  calls: { list: 'parameter-berlian', base: 'parameter-berlian' },
  table: 'parameter_berlian',
  id: 'kode_parameter_berlian',
  name: 'kode_parameter_berlian',
  fields: {
    kode_parameter_berlian: code({ required: true, readOnly: 'edit', label: 'field.kode_batu' }),
    kode_shape: ref('batu-shape', { all: true }),
    kode_color: ref('batu-color', { all: true }),
    kode_clarity: ref('batu-clarity', { all: true }),
    karat_dari: weight({ required: true, min: 0, shown: 3, unit: 'ct' }),
    karat_sampai: weight({ unit: 'ct', help: 'help.karat_sampai' }),
    mata_uang: choice(MATA_UANG, { required: true, default: 'USD' }),
    harga_per_karat: integer({ required: true, min: 1, max: 999_999_999_999 }),
  },
  columns: [
    'kode_parameter_berlian',
    'kode_shape',
    'kode_color',
    'kode_clarity',
    'karat_dari',
    'karat_sampai',
    'mata_uang',
    'harga_per_karat',
  ],
  search: ['kode_parameter_berlian', 'kode_shape', 'kode_color', 'kode_clarity'],
  band: { from: 'karat_dari', to: 'karat_sampai', per: ['kode_shape', 'kode_color', 'kode_clarity'] },
});
