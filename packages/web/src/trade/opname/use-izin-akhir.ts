import {
  nilaiKosongkanOpname,
  OTORISASI_KOSONGKAN_OPNAME,
  OTORISASI_SELESAI_OPNAME,
  perluOtorisasiKosongkan,
  perluOtorisasiSelesai,
} from '@kilau/contract/trade/opname/akhir.ts';
import { useOtorisasi } from '../../engine/approval/minta.tsx';
import type { RingkasanBaris } from '../../engine/approval/permintaan.ts';
import { useActor } from '../../platform/session.ts';

/** A count that somebody wants to end, in words for who approves it. */
interface Berakhir {
  readonly no_opname: string;
  readonly mulai_oleh: string;
  readonly ringkasan: readonly RingkasanBaris[];
}

/** What it comes to: how much is missing, and the values that an approval is bound to. */
interface Selesai extends Berakhir {
  readonly belum: number;
  readonly nilai: Readonly<Record<string, unknown>>;
}

/**
 * Asks for the approval that the end of a count needs. Each answers its id, null where none is needed, and nothing when
 * the dialog was closed.
 */
export function useIzinAkhir() {
  const { minta } = useOtorisasi();
  const actor = useActor();
  const selesai = async (akhir: Selesai): Promise<string | null | undefined> => {
    if (!perluOtorisasiSelesai(actor, akhir)) return null;
    const { no_opname, nilai, ringkasan } = akhir;
    return minta({ kategori: OTORISASI_SELESAI_OPNAME, dokumen: no_opname, nilai, judul: no_opname, ringkasan });
  };
  const kosongkan = async (akhir: Berakhir): Promise<string | null | undefined> => {
    if (!perluOtorisasiKosongkan(actor, akhir)) return null;
    const { no_opname, ringkasan } = akhir;
    const nilai = nilaiKosongkanOpname(akhir);
    return minta({ kategori: OTORISASI_KOSONGKAN_OPNAME, dokumen: no_opname, nilai, judul: no_opname, ringkasan });
  };
  return { selesai, kosongkan };
}
