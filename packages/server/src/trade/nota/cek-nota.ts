import { timingSafeEqual } from 'node:crypto';
import { tautanCek } from '@kilau/contract/trade/nota/cek-nota.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { NotaContext } from './nota-bagian.ts';
import type { DokumenNota } from './nota-dokumen.ts';

/** Letters and digits that nobody takes for another. */
const HURUF = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Sixty bits: at the rate at which codes may be tried, more than anybody lives to see. */
const PANJANG = 12;

/**
 * The sign of a nota: made by the shop's key of its number, so that one that was found out tells nothing of the next.
 */
const tandaNota = (secrets: Pick<Secrets, 'sign'>, kode_toko: string, nomor: string): string =>
  Array.from(secrets.sign(nomor, `cek-nota/${kode_toko}`).subarray(0, PANJANG), (byte) => HURUF[byte % 32]).join('');

/** Whether a sign is that of the nota, told in the same time for every wrong one. */
export function cocokTanda(
  secrets: Pick<Secrets, 'sign'>,
  { kode_toko, nomor, tanda }: { readonly kode_toko: string; readonly nomor: string; readonly tanda: string },
): boolean {
  const benar = Buffer.from(tandaNota(secrets, kode_toko, nomor));
  const diberi = Buffer.from(tanda.toUpperCase());
  return diberi.length === benar.length && timingSafeEqual(diberi, benar);
}

/** A sale with the address of its page, where the shop has one (CEK_NOTA_MODULE) and says where it is reached. */
export function denganCek(context: NotaContext, dokumen: DokumenNota): DokumenNota {
  const { shop, isOn, param, secrets, origin } = context;
  const alamat = param('CEK_NOTA_ALAMAT').replace(/\/+$/, '') || origin;
  if (!isOn('CEK_NOTA_MODULE') || !alamat || !secrets) return dokumen;
  const nomor = dokumen.no_faktur_group;
  const tanda = tandaNota(secrets, shop.kode_toko, nomor);
  return { ...dokumen, cek: `${alamat}${tautanCek({ kode_toko: shop.kode_toko, nomor, tanda })}` };
}
