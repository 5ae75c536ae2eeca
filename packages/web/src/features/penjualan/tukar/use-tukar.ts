import { useEffect, useMemo } from 'react';
import type { RujukanBeli } from '@kilau/contract/trade/beli/beli.wire.ts';
import type { Izin } from '../../../engine/approval/permintaan.ts';
import { useActor } from '../../../platform/session.ts';
import { aturanBeli, type AturanBeli } from '../../../trade/beli/aturan.ts';
import { RUJUKAN_KOSONG, type HitungBarang } from '../../../trade/beli/hitung.ts';
import type { IsianBeli } from '../../../trade/beli/isian-beli.ts';
import { denganNota, ISI_BELI_KOSONG, notaDari, type IsiBeli } from '../../../trade/beli/isi.ts';
import { mintaIzinBarang, tanpaIzin } from '../../../trade/beli/izin.ts';
import { cariNota, useRujukan, useRujukanTiba } from '../../../trade/beli/panggilan.ts';
import { pelangganDari } from '../../../trade/beli/pelanggan-nota.ts';
import { periksaBarang } from '../../../trade/beli/periksa.ts';
import { useBaris } from '../../../trade/beli/use-baris.ts';
import { useSegar } from '../../../trade/beli/use-segar.ts';
import { kataSalah } from '../../../trade/dokumen/kata-salah.ts';
import { salahBarang, type Salah } from '../../../trade/dokumen/salah.ts';
import { aturanJual } from '../../../trade/harga/aturan-jual.ts';
import { focusFirstError } from '../../../ui/form/enter-next.ts';
import { useStable } from '../../../ui/use-stable.ts';
import { useT } from '../../../ui/text.ts';
import { hitungJual } from '../transaksi/hitung.ts';
import type { TukarDraft } from '../transaksi/draft.ts';
import type { LayarHandle } from '../transaksi/use-layar.ts';
import type { PeganganTukar } from './pegangan.ts';
import { periksaKembali, permintaanKembali } from './kembali.ts';
import { susunTukar } from './susun.ts';

const MULAI = 'tukar.';

/** Sentences about old goods, as their lines know them. */
const salahTukar = (salah: Salah): Salah =>
  Object.fromEntries(
    Object.entries(salah).flatMap(([path, sentence]) =>
      path.startsWith(MULAI) ? [[path.slice(MULAI.length), sentence]] : [],
    ),
  );

/** The old goods of the sale, entered as those of a purchase are. */
function useForm(handle: LayarHandle, rujukan: RujukanBeli, aturan: AturanBeli) {
  const { now, ubahDraft } = handle;
  const baca = useMemo(
    () => ({
      get current(): IsiBeli {
        return now().draft.tukar?.isi ?? ISI_BELI_KOSONG;
      },
    }),
    [now],
  );
  const tulis = (isi: IsiBeli) => {
    const lama = now().draft.tukar;
    // What was asked of a piece may be answered once nothing is exchanged any more.
    if (!lama) return;
    // Behind a reload lines are read again, maybe before conditions and prices have come: what was worked out stands.
    const tukar =
      rujukan === RUJUKAN_KOSONG ? { ...lama, isi } : susunTukar(lama.beli, isi, rujukan, aturan, lama.kembali).tukar;
    ubahDraft({ type: 'exchange', tukar });
  };
  const ganti = useStable((ubah: (isi: IsiBeli) => IsiBeli) => tulis(ubah(baca.current)));
  return { isi: baca.current, now: baca, key: handle.tersimpan.key, ganti };
}

/** What was worked out of them goes with the prices and rules that it was worked out with. */
function useSusunan(handle: LayarHandle, rujukan: RujukanBeli, aturan: AturanBeli): HitungBarang {
  const { tukar } = handle.layar.draft;
  const susunan = susunTukar(tukar?.beli ?? '', tukar?.isi ?? ISI_BELI_KOSONG, rujukan, aturan, tukar?.kembali);
  const { ubahDraft } = handle;
  const baru = susunan.tukar;
  const dari = (draft: TukarDraft) => JSON.stringify([draft.kurang, draft.kirim]);
  const beda = tukar !== undefined && rujukan !== RUJUKAN_KOSONG && dari(tukar) !== dari(baru);
  useEffect(() => {
    if (beda) ubahDraft({ type: 'exchange', tukar: baru });
  });
  return susunan.hitung;
}

interface Diminta {
  readonly aturan: AturanBeli;
  readonly susun: () => Promise<HitungBarang>;
  /** Reads the lines again. */
  readonly segarkan: () => void;
}

/** Asks for what lines and a transfer back to the customer lack in one go; all of it anew where none holds any more. */
function useMinta(handle: LayarHandle, form: ReturnType<typeof useForm>, { aturan, susun, segarkan }: Diminta) {
  const t = useT();
  const actor = useActor();
  const { now, ubahDraft } = handle;
  const setujuiKembali = (otorisasi: Izin | null) => {
    const { tukar } = now().draft;
    if (tukar?.kembali) ubahDraft({ type: 'exchange', tukar: { ...tukar, kembali: { ...tukar.kembali, otorisasi } } });
  };
  return useStable(async (lagi = false) => {
    if (lagi) {
      form.ganti(tanpaIzin);
      setujuiKembali(null);
      segarkan();
    }
    const { draft } = now();
    const { keluar } = hitungJual(draft, aturanJual(actor)).bayar;
    const lain = permintaanKembali(t, draft.tukar?.kembali, keluar, aturan.izin_transfer);
    const diberi = await mintaIzinBarang(t, await susun(), aturan, lain);
    if (!diberi) return false;
    form.ganti(diberi.beri);
    if (lain.length > 0) setujuiKembali(diberi.lain[0] ?? null);
    return true;
  });
}

/** Everything that is done to old goods on the page of a sale. @param onPegang told what can be asked of them. */
export function useTukar(
  handle: LayarHandle,
  keIsian: () => void,
  onPegang: (bagian: PeganganTukar | undefined) => void,
): IsianBeli {
  const actor = useActor();
  const aturan = useMemo(() => aturanBeli(actor), [actor]);
  const { member } = aturanJual(actor);
  const rujukan = useRujukan('tukar');
  const tiba = useRujukanTiba('tukar');
  const form = useForm(handle, rujukan, aturan);
  const hitung = useSusunan(handle, rujukan, aturan);
  const baris = useBaris(form, keIsian);
  const segarkan = useSegar(form.now, form.ganti, () => handle.now().draft.tukar?.beli ?? '');
  const { now, ubah, ubahDraft } = handle;

  const pindai = useStable(async (kode: string, setelahKirim: () => Promise<void>) => {
    const [found] = await Promise.all([cariNota(kode, now().draft.tukar?.beli ?? ''), tiba()]);
    await setelahKirim();
    if (now().draft.tukar === undefined) return undefined;
    const ada = new Set(form.now.current.barang.map((row) => notaDari(row)?.kode_barcode));
    const baru = found.filter(({ kode_barcode }) => !ada.has(kode_barcode));
    const [nota] = baru;
    if (!nota) return [];
    const { pelanggan, ketik = '' } = now().draft;
    const pemilik = pelangganDari(pelanggan, nota, member);
    // Who is typed there is still to be made out.
    if (pemilik !== pelanggan && ketik === '') ubahDraft({ type: 'customer', pelanggan: pemilik });
    const { draft, pertama } = denganNota(form.now.current, baru);
    form.ganti(() => draft);
    baris.buka(pertama);
    return baru.map(({ nama_barang }) => nama_barang);
  });
  const susun = async () => susunTukar('', form.now.current, await tiba(), aturan).hitung;
  const minta = useMinta(handle, form, { aturan, susun, segarkan });
  const siap = useStable(async () => {
    if (form.now.current.barang.length === 0) return true;
    const { baris: dihitung } = await susun();
    const rusak = {
      ...periksaBarang(form.now.current, dihitung, aturan),
      ...periksaKembali(now().draft.tukar?.kembali),
    };
    if (Object.keys(rusak).length === 0) return minta();
    const kata = Object.entries(kataSalah(rusak)).map(([path, sentence]) => [MULAI + path, sentence] as const);
    ubah({ type: 'errors', salah: Object.fromEntries(kata) });
    const salah = form.now.current.barang.find(({ id }) =>
      Object.keys(rusak).some((path) => path.startsWith(salahBarang(id, ''))),
    );
    if (salah) baris.tunjuk(salah.id);
    setTimeout(() => focusFirstError(document.body));
    return false;
  });
  const bukaLuar = useStable(() => baris.bukaLuar());
  useEffect(() => {
    onPegang({ pindai, siap, minta, bukaLuar });
    return () => onPegang(undefined);
  }, [onPegang, pindai, siap, minta, bukaLuar]);

  const salah = salahTukar(handle.layar.salah);
  const ubahIsi = (part: Partial<IsiBeli>) => form.ganti((isi) => ({ ...isi, ...part }));
  return { draft: form.isi, hitung, rujukan, aturan, baris, tangan: { keIsian }, form: { salah, ubah: ubahIsi } };
}
