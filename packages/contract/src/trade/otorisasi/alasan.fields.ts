import { text } from '../../core/field.ts';

/** Why a document is refused or taken back: a reason of the shop's list, or words of one's own. */
export const ALASAN = text({
  max: 200,
  required: true,
  suggests: { from: 'kondisi-barang', field: 'nama_kondisi' },
});
