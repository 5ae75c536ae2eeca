import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { penjualan as dokumen } from '@kilau/contract/features/penjualan/penjualan.kind.ts';
import { papersChanged } from '../../../engine/paper/paper-keys.ts';
import { bringPrint } from '../../../engine/paper/paper-print.ts';
import { beep } from '../../../platform/beep.ts';
import { useActor } from '../../../platform/session.ts';
import { useBayar } from '../../../trade/bayar/use-bayar.ts';
import { kurangIzin } from '../../../trade/dokumen/izin-baris.ts';
import { aturanJual, type AturanJual } from '../../../trade/harga/aturan-jual.ts';
import type { Sah } from '../../../trade/dokumen/sahkan.ts';
import { confirm, onThisPage } from '../../../ui/dialog/dialogs.ts';
import { success, toast } from '../../../ui/dialog/toasts.ts';
import { useT } from '../../../ui/text.ts';
import type { PeganganTukar } from '../tukar/pegangan.ts';
import type { Penjualan } from '../wire.ts';
import { draftHampa, draftKosong, type DraftJual } from './draft.ts';
import { hitungJual, type HitungJual } from './hitung.ts';
import type { Lanjut } from './layar.ts';
import { fetchOtorisasi } from './refusal-part.ts';
import { ingatSales } from './sales-terakhir.ts';
import type { Tertunda } from './tertunda.ts';
import { useHands, type Hands } from './use-hands.ts';
import { useHarga } from './use-harga.ts';
import { useLayar, type LayarHandle } from './use-layar.ts';
import { usePindai } from './use-pindai.ts';
import { useTukarMode } from './use-tukar-mode.ts';
import { useSimpan, type SimpanHandle } from './use-simpan.ts';

interface Leads {
  readonly handle: LayarHandle;
  readonly hands: Hands;
  readonly openPayment: (id?: string) => void;
}

/** Leads the hand to what is missing. */
function lead(path: string, { handle, hands, openPayment }: Leads): void {
  const [rows = '', key = ''] = path.split('.');
  if (rows === 'kode_sales') hands.keSales();
  else if (rows === 'pelanggan') hands.keMember();
  else if (rows === 'bayar') openPayment(key === '' ? undefined : key);
  else if (rows === 'barang' && key !== '') handle.ubah({ type: 'edit', kode_barcode: key });
  else hands.keIsian();
}

/** Refused: the hand goes to what the answer names, a line that cannot be had or what is wrong; else where it was. */
function refused(sebelum: Element | null, leads: Leads): void {
  const { handle, hands } = leads;
  const [first] = Object.keys(handle.now().salah);
  const [rows, key, field] = (first ?? '').split('.');
  if (first === undefined) hands.back(sebelum);
  // Of a piece that is not to be had nothing can be typed: its line is looked at, and taken out with Del.
  else if (rows === 'barang' && field === 'kode_barcode') void requestAnimationFrame(() => hands.toLine(key));
  else lead(first, leads);
}

/** Saved: the answer stays in sight, what shows sales is read again, and the hand is back at the scan field. */
function useSaved(handle: LayarHandle, hands: Hands, berikutnya: () => DraftJual) {
  const t = useT();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [terakhir, setTerakhir] = useState<Penjualan>();
  const [disini] = useState(onThisPage);
  const onSaved = (saved: Penjualan, draft: DraftJual) => {
    const nomor = saved.no_faktur_group;
    ingatSales(draft.kode_sales);
    handle.mulai(berikutnya());
    beep('ok');
    success(t(draft.ubah === '' ? 'penjualan.tersimpan' : 'penjualan.perubahan_tersimpan', { nomor }));
    void papersChanged(client, dokumen);
    if (draft.ubah !== '') {
      if (disini()) void navigate({ to: dokumen.pages.list, search: { q: nomor } });
      return;
    }
    setTerakhir(saved);
    hands.keIsian();
    if (saved.status === 'DONE') void bringPrint(dokumen, nomor, disini);
  };
  /** Validated where it was saved: the card says so, and the hand is free for the next piece. */
  const disahkan = (sah: Sah) => {
    setTerakhir((saved) => saved && { ...saved, ...sah });
    hands.keIsian();
  };
  return { terakhir, onSaved, disahkan };
}

interface Ganti extends Pick<SimpanHandle, 'fase' | 'titipkan'> {
  readonly handle: LayarHandle;
  readonly hands: Hands;
  readonly berikutnya: () => DraftJual;
}

/** Another sale in place of this one: a new one, or one that was put off. Asks before typing is lost. */
function useGanti({ handle, hands, fase, titipkan, berikutnya }: Ganti) {
  const t = useT();
  const navigate = useNavigate();
  const { layar } = handle;
  const leave = () => layar.draft.ubah !== '' && void navigate({ to: dokumen.pages.create });
  const masihDikirim = (): boolean => {
    if (fase === 'kirim') toast(t('penjualan.sedang_dikirim'));
    return fase === 'kirim';
  };
  const baru = async () => {
    if (masihDikirim()) return;
    if (fase === 'menunggu') titipkan();
    else if (!draftHampa(layar.draft)) {
      const message = t(layar.draft.ubah === '' ? 'penjualan.buang_draf' : 'penjualan.buang_perubahan', {
        jumlah: layar.draft.barang.length,
      });
      if (
        !(await confirm({ title: t('penjualan.penjualan_baru'), message, yes: t('penjualan.buang'), danger: true }))
      ) {
        return;
      }
      handle.mulai(berikutnya());
    }
    leave();
    hands.keIsian();
  };
  const bukaLagi = async ({ draft, salah }: Tertunda) => {
    // It would lie in the place of what is being sent, and go with it.
    if (masihDikirim()) return false;
    if (fase === 'menunggu') titipkan();
    else if (
      !draftHampa(layar.draft) &&
      !(await confirm({
        title: t('penjualan.buka_lagi'),
        message: t('penjualan.buang_draf', { jumlah: layar.draft.barang.length }),
        danger: true,
      }))
    ) {
      return false;
    }
    handle.ubah({ type: 'draft', ubah: { type: 'replace', draft } });
    handle.ubah({ type: 'errors', salah: salah ?? {} });
    return true;
  };
  return { baru, bukaLagi };
}

/** Approvals that lines lack, and asking for them before the sale is saved. */
function useIzin(
  handle: LayarHandle,
  aturan: AturanJual,
  { baris }: HitungJual,
  lama: { readonly current: PeganganTukar | undefined },
) {
  const now = Date.now();
  const mintaIzin = async (kode_barcode?: string) => {
    const kurang = hitungJual(handle.now().draft, aturan).baris.filter(
      (row) =>
        kurangIzin(row, Date.now()) && (kode_barcode === undefined || row.baris.barang.kode_barcode === kode_barcode),
    );
    if (kurang.length > 0) {
      const { mintaOtorisasi } = await fetchOtorisasi();
      if (!(await mintaOtorisasi(handle, kurang))) return;
    }
    if (kode_barcode === undefined) await lama.current?.minta();
  };
  const lamaKurang = handle.layar.draft.tukar?.kurang ?? 0;
  return { kurang: baris.filter((row) => kurangIzin(row, now)).length + lamaKurang, mintaIzin };
}

/** Everything the screen of a sale does. */
export function useSale(page: string, awal: DraftJual) {
  const actor = useActor();
  const aturan = useMemo(() => aturanJual(actor), [actor]);
  const handle = useLayar(page, () => awal);
  const { layar } = handle;
  const hands = useHands(aturan.sales_wajib && layar.draft.kode_sales === '');
  const bayar = useBayar(hands.keIsian);
  const [mencari, setMencari] = useState(false);
  const berikutnya = () => draftKosong(handle.now().draft.kode_sales, aturan.non_member ? 'NON MEMBER' : 'MEMBER');
  const { terakhir, onSaved, disahkan } = useSaved(handle, hands, berikutnya);
  const tukar = useTukarMode(handle, hands.keIsian);
  const { fase, simpan, titipkan } = useSimpan({
    handle,
    aturan,
    onSaved,
    berikutnya,
    tukar: tukar.pegangan,
    onBroken: (path) => lead(path, { handle, hands, openPayment: bayar.buka }),
    onRefused: (sebelum) => refused(sebelum, { handle, hands, openPayment: bayar.buka }),
  });
  const { pindai, jejak } = usePindai(handle, fase !== 'isi', tukar.pegangan);
  useHarga(handle);

  const { draft } = layar;
  const hitung = useMemo(() => hitungJual(draft, aturan), [draft, aturan]);
  const { kurang, mintaIzin } = useIzin(handle, aturan, hitung, tukar.pegangan);
  /** What follows on a line that was taken over. */
  const lanjut = (kode_barcode: string, apa: Lanjut) => {
    if (apa === 'SIMPAN') simpan();
    else if (apa === 'BAYAR') bayar.buka();
    else void mintaIzin(kode_barcode).then(hands.keIsian);
  };
  const ganti = useGanti({ handle, hands, fase, titipkan, berikutnya });
  return {
    aturan,
    handle,
    hands,
    fase,
    simpan,
    pindai,
    jejak,
    terakhir,
    disahkan,
    ...ganti,
    tukar,
    hitung,
    kurang,
    mintaIzin,
    lanjut,
    bayar,
    cari: { dibuka: mencari, buka: () => setMencari(true), tutup: () => setMencari(false) },
  };
}

export type Sale = ReturnType<typeof useSale>;
