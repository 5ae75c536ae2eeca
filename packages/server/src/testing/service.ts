import { kindSchema } from '@kilau/contract/core/kind-schema.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import { service } from '@kilau/contract/features/service/service.kind.ts';

const MASUK = kindSchema(service);

type Isi = Readonly<Record<string, unknown>>;

/** A ring to be gilded for 50,000 and a chain to be soldered for 75,000. */
export const CINCIN_KALUNG: readonly Isi[] = [
  { nama_barang: 'CINCIN POLOS', berat: 3.25, deskripsi: 'SEPUH', ongkos: 50_000 },
  { nama_barang: 'KALUNG', berat: 10.5, deskripsi: 'PATRI', ongkos: 75_000 },
];
export const ONGKOS = 125_000;

/** What is sent to take goods in for a repair. */
export const isiService = (bayar: readonly Isi[], more: Isi = {}) =>
  MASUK.parse({
    kode_sales: 'SL01',
    pelanggan: { nama: 'BU TINI', no_hp: '0812' },
    tgl_selesai: '2026-11-25',
    barang: CINCIN_KALUNG,
    bayar,
    ...more,
  });

/** What is sent with a deed, as the call reads it. */
export const isiPerbuatan = (deed: keyof typeof service.deeds, input: Isi): Isi => {
  const { input: fields } = service.deeds[deed] as { readonly input?: Parameters<typeof recordSchema>[0] };
  return recordSchema(fields ?? {}).parse(input);
};
