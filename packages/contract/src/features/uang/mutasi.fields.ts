import { money, ref, text } from '../../core/field.ts';

/** The side of a transfer that is the drawer of who makes it (specification, line 80). */
export const CASH = 'CASH';
/** Category of the cash book: own money that changes its place is neither income nor spent. */
export const MUTASI = 'MUTASI';

/** What every transfer says beside its two sides: how much, what for, under which code. */
export const isiMutasi = {
  jumlah: money({ required: true, min: 1, label: 'field.jumlah_rp' }),
  keterangan: text({ required: true, max: 200, upper: true }),
  kategori: ref('kode-transaksi', { required: true }),
} as const;

/** The accounts of the two sides, each of its bank. */
export const rekeningMutasi = {
  asal_rekening: ref('rekening', { where: { kode_bank: 'asal' } }),
  tujuan_rekening: ref('rekening', { where: { kode_bank: 'tujuan' } }),
} as const;

/** Taking a transfer back: both rows at once. */
export const batalMutasi = (page: string) =>
  ({
    page,
    note: 'uang.batal_mutasi_penjelasan',
    from: ['DONE'],
    to: 'CANC',
    approval: 'BATAL MUTASI UANG',
    input: { alasan: text({ required: true, max: 200 }) },
    undoes: ['buat'],
  }) as const;

export const KOLOM_MUTASI = [
  'tgl',
  'asal',
  'asal_rekening',
  'tujuan',
  'tujuan_rekening',
  'total',
  'kategori',
  'keterangan',
  'dibuat_oleh',
] as const;
