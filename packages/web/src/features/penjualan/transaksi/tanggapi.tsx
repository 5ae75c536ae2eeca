import { formatRupiah } from '@kilau/contract/core/format.ts';
import { penjualan } from '@kilau/contract/features/penjualan/penjualan.kind.ts';
import { beep } from '../../../platform/beep.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { problemText } from '../../../platform/report-problem.ts';
import type { AturanJual } from '../../../trade/harga/aturan-jual.ts';
import { ingatKyc, kycDari } from '../../../trade/pelanggan/kyc/ingat.ts';
import { fetchKyc, perluKyc } from '../../../trade/pelanggan/kyc/perlu-kyc.ts';
import { didahului, tawarkanMuatUlang } from '../../../trade/dokumen/muat-ulang.ts';
import { confirm } from '../../../ui/dialog/dialogs.ts';
import { failure } from '../../../ui/dialog/toasts.ts';
import { text } from '../../../ui/text.ts';
import { hargaSekarang, type BarisDraft, type DraftJual } from './draft.ts';
import { hitungJual } from './hitung.ts';
import { salahBarcode, salahDari } from './kirim.ts';
import { mintaAksesoris } from './minta-aksesoris.ts';
import { mintaLimit } from './minta-limit.ts';
import { mintaOtorisasi } from './minta-otorisasi.ts';
import type { LayarHandle } from './use-layar.ts';
import { cariBarang } from './use-pindai.ts';

/** Shows old and new price of lines whose price has moved, and takes the new ones when told to. */
export async function tawarkanHarga(handle: LayarHandle, basi: readonly BarisDraft[]): Promise<void> {
  const setuju = await confirm({
    title: text('penjualan.harga_berubah'),
    message: (
      <>
        <p>{text('penjualan.harga_berubah_pesan')}</p>
        <ul>
          {basi.map(({ barang, harga, baru }) => (
            <li
              key={barang.kode_barcode}
            >{`${barang.kode_barcode} ${barang.nama_barang}: ${formatRupiah(harga)} → ${formatRupiah(baru === null ? harga : hargaSekarang(baru))}`}</li>
          ))}
        </ul>
      </>
    ),
    yes: text('penjualan.pakai_harga_baru'),
    no: text('umum.batal'),
  });
  if (setuju) {
    for (const { barang } of basi) handle.ubahDraft({ type: 'take-price', kode_barcode: barang.kode_barcode });
  }
}

/** The price of one piece has moved: reads it again and offers it. */
async function hargaBergerak(handle: LayarHandle, kode_barcode: string): Promise<void> {
  handle.ubahDraft({ type: 'price-seen', barang: await cariBarang(kode_barcode, handle.now().draft) });
  await tawarkanHarga(
    handle,
    handle.now().draft.barang.filter((baris) => baris.baru !== null),
  );
}

/** The server wants an approval, or no longer takes the ones it got. True when it has them now. */
async function otorisasiKurang(handle: LayarHandle, aturan: AturanJual, error: ProblemError): Promise<boolean> {
  if ('otorisasi_limit' in error.fields) return mintaLimit(handle, aturan, error);
  const aksesoris = Object.keys(error.fields)
    .map((path) => /^aksesoris\.(\d+)\.otorisasi$/.exec(path)?.[1])
    .find((found) => found !== undefined);
  if (aksesoris !== undefined) return mintaAksesoris(handle, Number(aksesoris), error);
  const index = Object.keys(error.fields)
    .map((path) => /^barang\.(\d+)\.otorisasi$/.exec(path)?.[1])
    .find((found) => found !== undefined);
  const semua = hitungJual(handle.now().draft, aturan).baris;
  const diminta =
    index === undefined
      ? semua.filter(({ kategori }) => kategori !== undefined)
      : semua.slice(Number(index), Number(index) + 1);
  const kategori = error.params['kategori'];
  return mintaOtorisasi(handle, diminta, kategori === undefined ? undefined : String(kategori));
}

/** The law asks who the customer is, or something that was said of him is wrong. True when that is known now. */
async function kenali({ tersimpan: { key } }: LayarHandle, draft: DraftJual, error: ProblemError): Promise<boolean> {
  const { pelanggan } = draft;
  const { mintaKyc } = await fetchKyc();
  const kyc = await mintaKyc(error, pelanggan, kycDari(key, pelanggan));
  if (kyc) ingatKyc(key, pelanggan, kyc);
  return kyc !== undefined;
}

/** Puts the server's sentences where they belong, and says the first aloud. */
function tunjukkan(handle: LayarHandle, draft: DraftJual, error: ProblemError): void {
  const kode = error.params['kode_barcode'];
  const salah = salahDari(draft, error.fields);
  const diBaris = kode !== undefined && Object.keys(salah).length === 0;
  handle.ubah({
    type: 'errors',
    salah: diBaris ? { [salahBarcode(draft, String(kode))]: error.message } : salah,
  });
  if (kode !== undefined) handle.ubah({ type: 'select', kode_barcode: String(kode) });
  beep('error');
  failure(problemText(error));
}

/**
 * What to do about a refusal: bring what was missing, or show it at the line or field it means.
 * @returns true when the sale may be sent again as it is now.
 */
export async function tanggapi(
  handle: LayarHandle,
  aturan: AturanJual,
  draft: DraftJual,
  ditolak: unknown,
): Promise<boolean> {
  const error = handle.tersimpan.refused(ditolak);
  if (!(error instanceof ProblemError)) {
    beep('error');
    failure(problemText(error));
    return false;
  }
  if (perluKyc(error)) return kenali(handle, draft, error);
  if (didahului(error, draft.ubah)) {
    beep('error');
    await tawarkanMuatUlang(penjualan, draft.ubah, error, handle.tersimpan.clear);
    return false;
  }
  switch (error.code) {
    case 'otorisasi_diperlukan':
    case 'otorisasi_tidak_berlaku':
      return otorisasiKurang(handle, aturan, error);
    case 'harga_sudah_berubah':
      await hargaBergerak(handle, String(error.params['kode_barcode'] ?? ''));
      return false;
    default:
      tunjukkan(handle, draft, error);
      return false;
  }
}
