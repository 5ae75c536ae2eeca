import { choice } from '../../core/field.ts';

/** The kinds of papers that a bought or sorted piece belongs to, until another one takes it on. */
const ASAL = ['pembelian', 'hutang', 'terima-barang', 'sortir-pembelian', 'terima-sepuhan'] as const;
const KATA = { label: 'sepuhan.asal_jenis', optionLabel: 'pilihan.jenis_asal' } as const;

/** Which of them had a piece. */
export const asalJenis = choice(ASAL, { required: true, ...KATA });
/** The same of a piece that may have lain for sale, in no such paper's hand. */
export const asalJenisBila = choice(ASAL, KATA);
