import { formatRupiah } from '@kilau/contract/core/format.ts';
import type { ProblemError } from '../../../platform/problem-error.ts';
import { openDialog } from '../../../ui/dialog/dialogs.ts';
import { text } from '../../../ui/text.ts';
import type { PelangganDraft } from '../pelanggan-draft.ts';
import type { KycIsi } from './ingat.ts';
import { KycForm } from './KycForm.tsx';

/** What is known of the customer without asking: who he is on this paper, and what he showed. */
const dariPelanggan = ({ nama, no_hp, alamat }: PelangganDraft): KycIsi => ({
  nama_lengkap: nama,
  no_hp,
  alamat,
  jenis_identitas: 'KTP',
  kewarganegaraan: 'INDONESIA',
});

/** Sentences at fields that were said and are wrong; that all are missing at first needs no red. */
const salahDari = ({ code, fields }: ProblemError): Readonly<Record<string, string>> =>
  code === 'kyc_wajib'
    ? {}
    : Object.fromEntries(Object.entries(fields).map(([path, sentence]) => [path.replace(/^kyc\./, ''), sentence]));

/** Why it is asked for, where the refusal says it. */
function penjelasan({ code, params }: ProblemError): string | undefined {
  if (code !== 'kyc_wajib') return undefined;
  const rupiah = (name: string) => formatRupiah(String(params[name] ?? 0));
  return text('kyc.penjelasan', { jumlah: rupiah('jumlah'), batas: rupiah('batas') });
}

/**
 * Asks what the law wants to be known of a customer.
 * @param dikatakan what was said before, if anything, and what else the paper knows of him.
 * @returns what is sent of it; nothing when it was closed.
 */
export const mintaKyc = (
  error: ProblemError,
  pelanggan: PelangganDraft,
  dikatakan: KycIsi = {},
): Promise<KycIsi | undefined> =>
  new Promise((resolve) => {
    let answer: KycIsi | undefined;
    openDialog({
      title: text('kyc.judul'),
      onClosed: () => resolve(answer),
      content: (close) => (
        <KycForm
          awal={{ ...dariPelanggan(pelanggan), ...dikatakan }}
          salah={salahDari(error)}
          penjelasan={penjelasan(error)}
          onDone={(kyc) => {
            answer = kyc;
            close();
          }}
          onClose={close}
        />
      ),
    });
  });
