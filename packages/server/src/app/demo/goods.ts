import { Dec } from '@kilau/contract/core/dec.ts';
import type { BarangMasuk } from '../../features/barang/tambah/tambah.post.ts';
import type { Random } from './random.ts';

/** Jewellery as it lies in a market shop: type, names, usual weights in milligrams, tag of size. */
const TYPES = [
  {
    kode_dept: 'CN',
    names: ['CINCIN POLOS RANTAI', 'CINCIN MATA SATU', 'CINCIN LISTRING', 'CINCIN UKIR BALI', 'CINCIN KAWIN POLOS'],
    mg: [900, 5_500],
    sizes: ['10', '11', '12', '13', '14', '15', '16', '17', '18'],
  },
  {
    kode_dept: 'KL',
    names: ['KALUNG MILANO 45CM', 'KALUNG HOLLOW 50CM', 'KALUNG ITALY SANTA', 'KALUNG NORI 40CM', 'KALUNG SISIK NAGA'],
    mg: [2_500, 15_000],
    sizes: ['40', '45', '50'],
  },
  {
    kode_dept: 'GL',
    names: ['GELANG RANTAI ITALY', 'GELANG SISIK', 'GELANG BANGKOK', 'GELANG TALI AIR'],
    mg: [2_000, 14_000],
    sizes: ['16', '17', '18', '19'],
  },
  {
    kode_dept: 'AT',
    names: ['ANTING TOGE MATA PUTIH', 'ANTING JURAI', 'ANTING DESI', 'GIWANG MATA BUNGA'],
    mg: [600, 4_000],
    sizes: [''],
  },
  {
    kode_dept: 'LT',
    names: ['LIONTIN HURUF A', 'LIONTIN HATI', 'LIONTIN AYAT KURSI', 'LIONTIN MATA PUTIH'],
    mg: [500, 4_500],
    sizes: [''],
  },
  { kode_dept: 'BR', names: ['BROS BUNGA MAWAR', 'BROS KUPU KUPU', 'BROS MERAK'], mg: [1_500, 7_000], sizes: [''] },
  {
    kode_dept: 'KR',
    names: ['GELANG KERONCONG 3 PCS', 'GELANG KERONCONG 7 PCS', 'GELANG KERONCONG UKIR'],
    mg: [6_000, 22_000],
    sizes: ['60', '62', '64'],
  },
] as const;

/** Groups of the demo chain with their purity and the making charge per gram. Young gold sells most. */
const GROUPS = [
  { kode_group: '375', kadar: '37.5', kadar_cetak: '9K', ongkos: 45_000, share: 34 },
  { kode_group: '420', kadar: '42', kadar_cetak: '10K', ongkos: 45_000, share: 18 },
  { kode_group: '700', kadar: '70', kadar_cetak: '17K', ongkos: 50_000, share: 28 },
  { kode_group: '750', kadar: '75', kadar_cetak: '18K', ongkos: 60_000, share: 16 },
  { kode_group: '999', kadar: '99.9', kadar_cetak: '24K', ongkos: 30_000, share: 4 },
] as const;

/** The little bag that a piece lies in. */
const BERAT_PLASTIK = Dec.from('0.12');

export const TRAYS = Array.from({ length: 20 }, (_, index) => `A${String(index + 1).padStart(2, '0')}`);

function group(random: Random): (typeof GROUPS)[number] {
  let place = random.int(1, 100);
  for (const row of GROUPS) {
    place -= row.share;
    if (place <= 0) return row;
  }
  return GROUPS[0];
}

/** One new piece for a tray; a tray holds one type of jewellery, as trays do. */
export function newPiece(random: Random, kode_baki: string): BarangMasuk {
  const type = TYPES[TRAYS.indexOf(kode_baki) % TYPES.length] ?? TYPES[0];
  const { kode_group, kadar, kadar_cetak, ongkos } = group(random);
  const berat = Dec.from(random.int(type.mg[0] / 10, type.mg[1] / 10)).dividedBy(100, 3, 'down');
  const stone = random.chance(15);
  const berat_atribut = stone ? Dec.from('0.05') : Dec.zero;
  return {
    kode_group,
    kode_dept: type.kode_dept,
    kode_baki,
    nama_barang: random.pick(type.names),
    kode_intern: `${type.kode_dept}${random.int(100, 999)}`,
    berat_asli: berat.plus(berat_atribut).plus(BERAT_PLASTIK),
    berat,
    kadar: Dec.from(kadar),
    kadar_cetak,
    tipe_ongkos: 'PER_GRAM',
    ongkos: Dec.from(ongkos),
    nama_atribut: stone ? 'MATA PUTIH' : null,
    berat_atribut,
    harga_atribut: stone ? Dec.from(25_000) : Dec.zero,
    berat_plastik: BERAT_PLASTIK,
    berat_bandrol: null,
    markis: false,
    harga_khusus: null,
    size: random.pick<string>(type.sizes),
    asal_faktur_pajak: random.chance(60),
    berat_manual: false,
  };
}
