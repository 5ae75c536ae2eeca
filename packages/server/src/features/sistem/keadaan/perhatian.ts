import type { CountNotice } from '../../../platform/notice.ts';

const MB = 1_000_000;

/** That the disk of the data is nearly full: the megabytes that are left, one at least. */
export const ruangMenipis: CountNotice = async ({ disk }) => {
  const { keadaan, kosong } = await disk.look();
  return { jumlah: keadaan === 'CUKUP' ? 0 : Math.max(1, Math.floor(kosong / MB)) };
};
