import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formatNumber } from '@kilau/contract/core/format.ts';
import type { HasilOpnameHutang, HutangOpname } from '@kilau/contract/features/hutang/opname/opname-hutang.wire.ts';
import { nilaiSelesaiOpname } from '@kilau/contract/trade/opname/akhir.ts';
import { api } from '../../../platform/api.ts';
import { useIzinAkhir } from '../../../trade/opname/use-izin-akhir.ts';
import { useT } from '../../../ui/text.ts';

const KUNCI = ['opname-hutang'] as const;

/** The count that is under way, and what may be done to it. */
export function useOpnameHutang() {
  const t = useT();
  const client = useQueryClient();
  const hasil = useQuery({
    queryKey: KUNCI,
    queryFn: ({ signal }) => api.get<HasilOpnameHutang>('opname-hutang/get/hasil', {}, { signal }),
  });
  const lakukan = async (deed: 'start' | 'kosongkan' | 'selesai', isi: { readonly otorisasi?: string | null } = {}) =>
    void client.setQueryData(KUNCI, await api.post<HasilOpnameHutang>(`opname-hutang/${deed}`, isi));
  const izin = useIzinAkhir();
  /**
   * Ends the count, with the approval that it needs as it stands now. @returns whether it did: it goes on where the
   * approval was not given.
   */
  const akhiri = async (deed: 'kosongkan' | 'selesai'): Promise<boolean> => {
    const { data } = await hasil.refetch();
    if (!data?.no_opname) {
      // The server says why there is nothing to end.
      await lakukan(deed);
      return true;
    }
    const hitungan = { ketemu: data.hutang_ketemu.length, belum: data.hutang_hilang.length };
    const ringkasan = [
      { label: t('opname.mulai'), nilai: data.mulai_oleh },
      { label: t('opname.ketemu'), nilai: formatNumber(hitungan.ketemu) },
      { label: t('opname.hilang'), nilai: formatNumber(hitungan.belum) },
    ];
    const akhir = { no_opname: data.no_opname, mulai_oleh: data.mulai_oleh, ringkasan };
    const otorisasi = await (deed === 'selesai'
      ? izin.selesai({ ...akhir, belum: hitungan.belum, nilai: nilaiSelesaiOpname(hitungan) })
      : izin.kosongkan(akhir));
    if (otorisasi === undefined) return false;
    await lakukan(deed, { otorisasi });
    return true;
  };
  const scan = async (no_faktur_hutang: string): Promise<HutangOpname> => {
    const { hutang } = await api.post<{ readonly hutang: HutangOpname }>('opname-hutang', { no_faktur_hutang });
    await client.invalidateQueries({ queryKey: KUNCI });
    return hutang;
  };
  return { hasil, mulai: () => lakukan('start'), akhiri, scan };
}
