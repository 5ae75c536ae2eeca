import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { hpLengkap, nomorHp } from './hp.ts';

/** A member as the counter reads him. */
export interface MemberRingkas {
  readonly kode_member: string;
  readonly nama_member: string;
  readonly no_hp: string;
  readonly alamat: string | null;
  readonly jenis_member?: string | null;
}

interface Ditemukan {
  /** What was looked for. */
  readonly kata: string;
  readonly cocok: readonly MemberRingkas[];
  /** Whose number begins as an unknown one does. */
  readonly mirip: readonly MemberRingkas[];
}

const TYPING_MS = 120;
const MOST = 6;
/** So much of a number is common to people who bought their cards together. */
const AWAL_HP = 8;

async function cari(kata: string, signal: AbortSignal): Promise<Ditemukan> {
  const page = async (q: string) =>
    (await api.get<{ readonly data: readonly MemberRingkas[] }>('member/get/all', { q, limit: MOST }, { signal })).data;
  const cocok = await page(nomorHp(kata) ?? kata);
  const hp = hpLengkap(kata);
  const mirip = cocok.length === 0 && hp !== undefined && hp.length > AWAL_HP ? await page(hp.slice(0, AWAL_HP)) : [];
  return { kata, cocok, mirip };
}

const query = (kata: string) => ({
  queryKey: ['resource', 'member', 'pelanggan', kata],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => cari(kata, signal),
  staleTime: 10_000,
});

/** Members by phone, name or code while somebody types; `segera` asks at once, for a hand that does not wait. */
export function useCariPelanggan(typed: string, enabled: boolean) {
  const client = useQueryClient();
  const kata = typed.trim();
  const [settled] = useDebouncedValue(kata, TYPING_MS);
  const found = useQuery({
    ...query(settled),
    enabled: enabled && settled !== '',
    placeholderData: keepPreviousData,
  });
  const { data, error } = found;
  return {
    error,
    /** What was found for exactly what stands in the field. */
    ditemukan: data?.kata === kata ? data : undefined,
    segera: () => client.query(query(kata)),
  };
}

/** The one that is meant, where there is no doubt. */
export function satuSatunya({ kata, cocok }: Ditemukan): MemberRingkas | undefined {
  const hp = nomorHp(kata);
  const sama = cocok.filter(
    ({ kode_member, no_hp }) => kode_member.toUpperCase() === kata.toUpperCase() || (hp !== undefined && no_hp === hp),
  );
  return sama.length === 1 ? sama[0] : cocok.length === 1 ? cocok[0] : undefined;
}
