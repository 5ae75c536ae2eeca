import { newPiece, TRAYS } from '../packages/server/src/app/demo/goods.ts';
import { seeded } from '../packages/server/src/app/demo/random.ts';
import type { Api } from './http.ts';

const PASSWORD = 'bench-kilau-1';
/** A password that somebody else gave is changed before anything else is done. */
const FIRST_PASSWORD = 'bench-kilau-0';
const BATCH = 500;
const SEED = 7;
const CASHIERS = 8;

/** The piece that the sales take, all alike, so that one recorded sale fits each of them. */
const RING = {
  kode_group: '700',
  kode_dept: 'CN',
  kode_baki: 'A01',
  nama_barang: 'CINCIN POLOS RANTAI',
  berat_asli: 2.13,
  kadar_cetak: '17K',
  tipe_ongkos: 'PER_GRAM',
  ongkos: 50_000,
  harga_modal: 2_449_500,
};

interface User {
  readonly user_id: string;
  readonly usere_name: string;
}

/** Calls of somebody who has logged in. */
export interface Seat {
  readonly api: Api;
  readonly token: string;
}

export interface Shop {
  readonly owner: Seat;
  readonly cashiers: readonly Seat[];
}

async function login(api: Api, { user_id }: User, password = PASSWORD): Promise<Seat> {
  const { token } = await api.call<{ token: string }>({
    method: 'POST',
    path: 'users/login',
    body: { user_id, password },
  });
  return { api: api.as(token), token };
}

/** Somebody new in the shop, logged in. */
export async function hire(owner: Seat, user_id: string, level: 'KASIR' | 'OWN'): Promise<Seat> {
  const user = { user_id, usere_name: user_id };
  await owner.api.call({ method: 'POST', path: 'users', body: { ...user, level, password: FIRST_PASSWORD } });
  const seat = await login(owner.api, user, FIRST_PASSWORD);
  await seat.api.call({
    method: 'PUT',
    path: 'users/change-password',
    body: { password: FIRST_PASSWORD, new_password: PASSWORD },
  });
  return seat;
}

/** Whether somebody validates what is sold, or it stands once it is saved. */
export const validates = (owner: Seat, value: 'true' | 'false'): Promise<object> =>
  owner.api.call({ method: 'PUT', path: 'para-system/VALIDASI_PENJUALAN_MODULE', body: { value } });

/** The first run of an empty server, with the masters it offers, and people at the tills. */
export async function openShop(api: Api): Promise<Shop> {
  const pemilik = { user_id: 'PEMILIK', usere_name: 'PEMILIK' };
  await api.call({
    method: 'POST',
    path: 'setup',
    body: {
      toko: { kode_toko: 'KL01', nama_toko: 'KILAU PASAR BARU', inisial: 'KL', zona_waktu: 'Asia/Jakarta' },
      pemilik: { ...pemilik, password: PASSWORD },
      contoh_master: true,
      harga: {
        harga_375: 780_000,
        harga_420: 870_000,
        harga_700: 1_437_000,
        harga_750: 1_540_000,
        harga_999: 2_000_000,
      },
    },
  });
  const owner = await login(api, pemilik);
  await owner.api.call({
    method: 'POST',
    path: 'sales',
    body: {
      kode_sales: 'SL01',
      nama_sales: 'RINA',
      kode_bank: 'BCA',
      nama_bank: 'BANK CENTRAL ASIA',
      no_rekening: '0080000001',
      nama_rekening: 'RINA',
    },
  });
  const cashiers: Seat[] = [];
  for (let number = 1; number <= CASHIERS; number++) cashiers.push(await hire(owner, `KASIR${number}`, 'KASIR'));
  return { owner, cashiers };
}

/** Enters pieces and answers their barcodes. */
async function enter(owner: Api, count: number, piece: (index: number) => object): Promise<string[]> {
  const codes: string[] = [];
  while (codes.length < count) {
    const from = codes.length;
    const barang = Array.from({ length: Math.min(BATCH, count - from) }, (_, index) => piece(from + index));
    const { barang: entered } = await owner.call<{ barang: readonly { kode_barcode: string }[] }>({
      method: 'POST',
      path: 'barang',
      body: { barang },
      headers: { 'idempotency-key': `masuk-${barang.length}-${crypto.randomUUID()}` },
    });
    codes.push(...entered.map(({ kode_barcode }) => kode_barcode));
  }
  return codes;
}

/** Jewellery of every kind on every tray, as a shop has it. */
export function enterMixed(owner: Api, count: number): Promise<string[]> {
  const random = seeded(SEED);
  return enter(owner, count, (index) => newPiece(random, TRAYS[index % TRAYS.length] ?? ''));
}

/** A tray of a size that people count. */
export async function enterTray(owner: Api, kode_baki: string, count: number): Promise<string[]> {
  await owner.call({
    method: 'POST',
    path: 'baki',
    body: { kode_baki, nama_baki: kode_baki, kode_gudang: 'TOKO', berat_baki: 150, berat_bandrol: 0.25 },
  });
  return enter(owner, count, () => ({ ...RING, kode_baki }));
}

export const enterRings = (owner: Api, count: number): Promise<string[]> => enter(owner, count, () => RING);
