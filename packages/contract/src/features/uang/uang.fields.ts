import { choice, image, money, ref, text } from '../../core/field.ts';
import { ARAH, TEKS_ARAH } from './arah.ts';

/** What money beside the trade says of itself, in the drawer or on an account: what for, how much, its proof. */
export const isiUang = {
  kode_transaksi: ref('kode-transaksi', { required: true }),
  jumlah: money({ required: true, min: 1 }),
  keterangan: text({ required: true, max: 200, upper: true }),
  gambar: image({ label: 'field.foto_bukti', use: 'layar', camera: true }),
} as const;

/** What of it is stored beside the head of every paper. */
export const simpanUang = {
  kode_transaksi: ref('kode-transaksi', {}),
  gambar: image({ label: 'field.foto_bukti' }),
} as const;

/** Which way it goes, as it is asked for and as it is stored. */
export const mintaArah = { arah: choice(ARAH, { required: true, ...TEKS_ARAH }) } as const;
export const simpanArah = { arah: choice(ARAH, TEKS_ARAH) } as const;

/** Taking it back, with the word of a supervisor. */
export const batalUang = <Kategori extends string>(page: string, approval: Kategori) =>
  ({
    page,
    from: ['DONE'],
    to: 'CANC',
    approval,
    input: { alasan: text({ required: true, max: 200 }) },
    undoes: ['buat'],
  }) as const;
