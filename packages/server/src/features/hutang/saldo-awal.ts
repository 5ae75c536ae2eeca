import type { OpeningInput } from '@kilau/contract/core/kind.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { hutang } from '@kilau/contract/features/hutang/hutang.kind.ts';
import type { Making, Work } from '../../engine/paper/kind.ts';
import { moneyEntry } from '../../ledger/entry.ts';
import { susunHutang, type HutangMasuk } from './hitung.ts';
import { entriJaminan } from './jaminan.ts';

const KATEGORI = 'SALDO AWAL';

/** @throws Problem at a day that lies before the one it follows, or is still to come; at more than was lent. */
function assertUrut(
  { jumlah_hutang, sisa_hutang, tgl_hutang, tgl_bunga, jatuh_tempo }: HutangMasuk & OpeningInput<typeof hutang>,
  tgl: string,
): void {
  const salah = (at: string, rule: string) => new Problem('data_tidak_valid', {}, { [at]: { rule } });
  if (sisa_hutang.gt(jumlah_hutang)) throw salah('sisa_hutang', 'melebihi_tagihan');
  if (tgl_hutang > tgl_bunga || tgl_bunga > tgl) throw salah('tgl_bunga', 'bukan_tanggal');
  if (jatuh_tempo < tgl_hutang) throw salah('jatuh_tempo', 'bukan_tanggal');
}

/** A loan of before: its money went long ago, its goods lie here, its interest runs from where it was paid to. */
export async function saldoAwal(
  work: Work,
  masuk: HutangMasuk & OpeningInput<typeof hutang>,
  nomor: string,
): Promise<Making<typeof hutang>> {
  const { sisa_hutang, tgl_hutang, tgl_bunga, jatuh_tempo } = masuk;
  assertUrut(masuk, work.tgl);
  const { kode_sales, pelanggan, keterangan, total, kepala, baris } = await susunHutang(work, masuk);
  return {
    ...(kode_sales !== undefined && { kode_sales }),
    ...(pelanggan && { pelanggan }),
    ...(keterangan !== undefined && { keterangan }),
    ...(total && { total }),
    sisa: sisa_hutang,
    kepala: { ...kepala, tgl_hutang, tgl_bunga, jatuh_tempo },
    ...(baris && { baris }),
    entries: () => [
      ...moneyEntry('HUTANG', nomor, sisa_hutang, KATEGORI),
      ...moneyEntry('MODAL', '', sisa_hutang.negated(), KATEGORI),
      ...entriJaminan(nomor, baris?.barang ?? [], 1, KATEGORI),
    ],
  };
}
