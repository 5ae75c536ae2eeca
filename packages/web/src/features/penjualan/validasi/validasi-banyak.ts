import { problemText } from '../../../platform/report-problem.ts';
import { runBatch } from '../../../ui/dialog/progress.ts';
import { text } from '../../../ui/text.ts';
import { panggil, type HasilValidasi } from '../panggilan.ts';

/** So many go to the server at once: often enough for the progress to move, seldom enough not to be slow. */
const AT_ONCE = 10;

/** The list cut into parts of at most `size`. */
function potong<T>(list: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}

/**
 * Validates sales, all or nothing each, and answers what became of every number. Many go behind the progress dialog;
 * those that were not begun when it was cancelled are left out of the answer.
 */
export async function validasiBanyak(nomor: readonly string[]): Promise<readonly HasilValidasi[]> {
  if (nomor.length <= AT_ONCE) return (await panggil.validasi(nomor)).hasil;
  const { done, failed } = await runBatch(
    potong(nomor, AT_ONCE),
    async (bagian) => (await panggil.validasi(bagian)).hasil,
    {
      title: text('penjualan.memvalidasi', { jumlah: nomor.length }),
      label: (bagian) => bagian[0] ?? '',
      size: (bagian) => bagian.length,
    },
  );
  return [
    ...done.flatMap(({ answer }) => answer),
    // No answer for a whole part: whether it was done shows in the list, which is read again.
    ...failed.flatMap(({ item, error }) =>
      item.map((no_faktur) => ({ nomor: no_faktur, status: 'GAGAL', message: problemText(error) })),
    ),
  ];
}
