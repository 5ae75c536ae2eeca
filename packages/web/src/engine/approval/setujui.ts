import { api } from '../../platform/api.ts';
import { BERLAKU_MS, type Izin, type Permintaan } from './permintaan.ts';

export interface Penyetuju {
  readonly username: string;
  readonly password: string;
  readonly keterangan: string;
}

/** Answer of `POST authorization/manual`. */
interface Diizinkan {
  readonly id: string;
}

/** Asks the server for one approval by username and password. */
async function setujuiSatu(diminta: Permintaan, penyetuju: Penyetuju): Promise<Izin> {
  const { kategori, dokumen, nilai, level } = diminta;
  const body = { ...penyetuju, kategori, dokumen, nilai, ...(level && { level }) };
  const { id } = await api.post<Diizinkan>('authorization/manual', body);
  // By this device's clock, which may differ from the server's: only how long counts.
  return { id, kategori, disetujui_oleh: penyetuju.username, sampai: Date.now() + BERLAKU_MS };
}

/**
 * Asks for several at once, one call each, because each is bound to its own values.
 * @param given what an earlier try already brought: an approval is not asked for twice.
 */
export async function setujui(
  permintaan: readonly Permintaan[],
  penyetuju: Penyetuju,
  given: Map<Permintaan, Izin>,
): Promise<readonly Izin[]> {
  for (const diminta of permintaan) {
    if (!given.has(diminta)) given.set(diminta, await setujuiSatu(diminta, penyetuju));
  }
  return [...given.values()];
}
