import type { BarangDitambah, BarangRingkas } from '@kilau/contract/features/barang/barang.wire.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { problemText, reportProblem } from '../../../platform/report-problem.ts';
import type { Fase } from '../../../trade/dokumen/fase.ts';
import { useKirim } from '../../../trade/dokumen/use-kirim.ts';
import { izinBeratTerima } from '../../../trade/terima/izin-berat.ts';
import { failure, success } from '../../../ui/dialog/toasts.ts';
import { text } from '../../../ui/text.ts';
import { barangCalls } from '../calls.ts';
import { isianBerikut, salahIsian } from './isian.ts';
import type { IsianHandle } from './use-isian.ts';

const FORM = 'tambah-barang';

/** Stores the photo of a piece that has its barcode by now. The piece is saved in any case. */
async function simpanFoto(handle: IsianHandle, { kode_barcode }: BarangRingkas, file: File): Promise<void> {
  try {
    const { foto } = await barangCalls.foto(kode_barcode, file);
    handle.ubahMasuk(kode_barcode, foto);
  } catch (error) {
    failure(text('barang.foto_gagal', { kode_barcode, pesan: problemText(error) }));
  }
}

/** Saves the form: nothing is called saved before the server has said so, and a lost line is waited for. */
export function useSimpan(handle: IsianHandle): { readonly fase: Fase; readonly simpan: () => void } {
  const { kirim, sibuk, menunggu } = useKirim<BarangDitambah>(
    handle.key,
    ({ barang: [baru] }) => {
      if (!baru) throw new Error('the answer names no piece');
      const { foto, live, selesai } = handle;
      const isi = live.get();
      success(text('barang.tersimpan', { nama: baru.nama_barang, kode_barcode: baru.kode_barcode }));
      selesai({ barang: baru, isi }, isianBerikut(isi));
      if (foto) void simpanFoto(handle, baru, foto);
    },
    (error, ulang) => {
      if (izinBeratTerima(error, ulang)) return;
      const told = handle.refused(error);
      const fields = error instanceof ProblemError ? salahIsian(error.fields) : {};
      if (Object.keys(fields).length > 0) handle.setErrors(fields);
      else reportProblem(told);
    },
  );
  const simpan = () => {
    const values = sibuk ? undefined : handle.parse();
    if (!values) return;
    const nama = String(values['nama_barang'] ?? '');
    void kirim({
      key: handle.key,
      path: barangCalls.path,
      body: { barang: [values] },
      label: text('barang.kiriman', { nama }),
    });
  };
  return { fase: menunggu ? 'menunggu' : sibuk ? 'kirim' : 'isi', simpan };
}

/** F8 from anywhere saves as the button does, with the caret led to what is wrong. */
export const kirimForm = (): void => (document.getElementById(FORM) as HTMLFormElement | null)?.requestSubmit();
export const FORM_ID = FORM;
