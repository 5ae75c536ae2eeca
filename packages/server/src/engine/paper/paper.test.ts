import { kindFaults } from '@kilau/contract/core/kind-faults.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { moveDay } from '../../ledger/business-date.ts';
import { SHOP } from '../../testing/shop.ts';
import { pinjaman } from '../../testing/toy-kinds.ts';
import { ASKED, newKey, toyShop, type Shown } from '../../testing/toy-shop.ts';

const shop = toyShop();
const { kode_toko } = SHOP;
const kasir = () => shop.as('KASIR1');
const ALASAN = { alasan: 'SALAH' };

beforeAll(() => shop.open({ KASIR1: 'KASIR', KASIR2: 'KASIR', SPV1: 'SPV', OWNER: 'OWN' }));

const baca = async (nomor: string): Promise<Shown> => (await kasir()('GET', `uji-pinjaman/${nomor}`)).body as Shown;
/** Undoes with an approval of the supervisor. */
async function undo(nomor: string, key: string, kategori: string, disetujui_oleh = 'SPV1') {
  const otorisasi = await shop.izin(kategori, nomor, ALASAN, { disetujui_oleh });
  return shop.deed(kasir(), nomor, key, { ...ALASAN, otorisasi });
}
/** A paper in the state named. */
async function inState(status: string): Promise<string> {
  const { nomor } = await shop.make(kasir());
  if (status === 'CANC') await undo(nomor, 'tolak', 'TOLAK UJI');
  if (['AKTIF', 'TUNGGU', 'LUNAS'].includes(status)) await shop.deed(kasir(), nomor, 'validasi');
  if (status === 'TUNGGU') await shop.deed(kasir(), nomor, 'ajukan');
  if (status === 'LUNAS') await shop.deed(kasir(), nomor, 'pelunasan');
  expect((await baca(nomor)).status).toBe(status);
  return nomor;
}

describe('the life of a paper', () => {
  it('goes through its deeds with rest, content and postings, and back again to nothing', async () => {
    expect(kindFaults(pinjaman)).toEqual([]);
    const before = await shop.balances();
    const { nomor, status, boleh } = await shop.make(kasir());
    expect({ nomor, status, boleh }).toEqual({
      nomor: 'KL-UP-261121-0001',
      status: 'OPEN',
      boleh: ['validasi', 'tolak', 'ubah'],
    });
    expect(await shop.balances()).toEqual(before);
    expect((await shop.deed(kasir(), nomor, 'validasi')).body).toMatchObject({ status: 'AKTIF', sisa: 8_000_000 });
    await shop.deed(kasir(), nomor, 'bunga', { jumlah: 240_000 });
    await shop.deed(kasir(), nomor, 'bunga', { jumlah: 240_000 });
    await shop.deed(kasir(), nomor, 'sebagian', { jumlah: 1_000_000 });
    expect(await baca(nomor)).toMatchObject({ versi: 5, sisa: 7_000_000, jatuh_tempo: '2027-02-21' });
    expect(await shop.balances()).toMatchObject({
      'KAS KASIR1': -6_520_000,
      [`MODAL ${nomor}`]: 7_000_000,
      [`PENJUALAN ${nomor}`]: -480_000,
    });
    expect((await shop.deed(kasir(), nomor, 'pelunasan')).body).toMatchObject({ status: 'LUNAS', sisa: 0 });
    expect(await shop.differences()).toEqual([]);

    expect((await undo(nomor, 'batal-lunas', 'BATAL LUNAS UJI')).body).toMatchObject({
      status: 'AKTIF',
      sisa: 7_000_000,
    });
    await undo(nomor, 'batal-bayar', 'BATAL BAYAR UJI');
    await undo(nomor, 'batal-bayar', 'BATAL BAYAR UJI');
    expect(await baca(nomor)).toMatchObject({ sisa: 8_000_000, jatuh_tempo: '2027-01-21' });
    // Interest is still paid: the loan itself cannot be taken back behind it.
    expect((await undo(nomor, 'batal', 'BATAL UJI')).body).toMatchObject({
      code: 'perbuatan_lain_terakhir',
      params: { nomor, aksi: 'BUNGA' },
    });
    await undo(nomor, 'batal-bayar', 'BATAL BAYAR UJI');
    expect((await undo(nomor, 'batal', 'BATAL UJI')).body).toMatchObject({ status: 'CANC', sisa: 0 });
    expect(await shop.balances()).toEqual(before);
    expect(await shop.differences()).toEqual([]);
    const { riwayat, bayar } = await baca(nomor);
    expect(
      riwayat.map(({ ke, aksi, membalik }) => `${String(ke)} ${String(aksi)} ${String(membalik ?? '')}`.trim()),
    ).toEqual([
      '1 BUAT',
      '2 VALIDASI',
      '3 BUNGA',
      '4 BUNGA',
      '5 SEBAGIAN',
      '6 PELUNASAN',
      '7 BATAL-LUNAS 6',
      '8 BATAL-BAYAR 5',
      '9 BATAL-BAYAR 4',
      '10 BATAL-BAYAR 3',
      '11 BATAL 2',
    ]);
    expect(bayar).toHaveLength(10);
  });

  it('keeps the content that a change replaces, and shows the new one', async () => {
    const { nomor } = await shop.make(kasir());
    const body = { ...ASKED, versi: 1, pokok: 5_000_000, jaminan: [{ nama_barang: 'GELANG', berat: 7 }] };
    const reply = await kasir()('PUT', `uji-pinjaman/${nomor}`, body, { 'idempotency-key': newKey() });
    expect(reply.body).toMatchObject({ versi: 2, total: 5_000_000, jaminan: [{ nama_barang: 'GELANG', berat: 7 }] });
    expect(
      await shop.server.db.query(`select ke, pokok::int as pokok from uji_pinjaman where nomor = $1 order by ke`, [
        nomor,
      ]),
    ).toEqual([
      { ke: 1, pokok: 8_000_000 },
      { ke: 2, pokok: 5_000_000 },
    ]);
    await shop.deed(kasir(), nomor, 'validasi');
    expect(await baca(nomor)).toMatchObject({ sisa: 5_000_000 });
    // Back to what was said last, not to what was said first.
    await undo(nomor, 'batal', 'BATAL UJI');
    expect(await baca(nomor)).toMatchObject({ status: 'CANC', total: 5_000_000 });
    expect(
      (await kasir()('PUT', `uji-pinjaman/${nomor}`, { ...body, versi: 4 }, { 'idempotency-key': newKey() })).body,
    ).toMatchObject({ code: 'keadaan_tidak_sesuai', params: { status: 'CANC', oleh: 'KASIR1' } });
    expect(await shop.differences()).toEqual([]);
  });

  it('books what another has saved into the drawer of who books it, and takes both back', async () => {
    const nomor = await inState('AKTIF');
    const before = await shop.balances();
    await shop.deed(kasir(), nomor, 'ajukan');
    expect(await baca(nomor)).toMatchObject({ status: 'TUNGGU', sisa: 8_000_000 });
    expect(await shop.balances()).toEqual(before);
    await undo(nomor, 'tolak-ajuan', 'TOLAK AJUAN UJI');
    expect(await baca(nomor)).toMatchObject({ status: 'AKTIF', sisa: 8_000_000 });
    await shop.deed(kasir(), nomor, 'ajukan');
    expect((await shop.deed(shop.as('KASIR2'), nomor, 'terima')).body).toMatchObject({ status: 'LUNAS', sisa: 0 });
    expect(await shop.balances()).toMatchObject({ 'KAS KASIR2': 8_000_000, 'KAS KASIR1': before['KAS KASIR1'] });
    expect(await shop.differences()).toEqual([]);
    expect((await undo(nomor, 'batal-lunas', 'BATAL LUNAS UJI')).body).toMatchObject({
      status: 'AKTIF',
      sisa: 8_000_000,
    });
    // KASIR1 took it back, out of his own drawer.
    expect(await shop.balances()).toMatchObject({
      'KAS KASIR2': 8_000_000,
      'KAS KASIR1': (before['KAS KASIR1'] ?? 0) - 8_000_000,
    });
    expect(await shop.differences()).toEqual([]);
    // The saved redemption went with its booking: nothing stands between now and the loan's own beginning.
    expect((await undo(nomor, 'batal', 'BATAL UJI')).body).toMatchObject({ status: 'CANC', sisa: 0 });
    expect(await shop.differences()).toEqual([]);
  });

  it('validates at once where validation is switched off', async () => {
    const set = (value: string) =>
      shop.server.db.query(
        `update para_system set value = $2 where kode_toko = $1 and key = 'VALIDASI_PENJUALAN_MODULE'`,
        [kode_toko, value],
      );
    const bump = () =>
      shop.server.db.query(`update toko set versi_parameter = versi_parameter + 1 where kode_toko = $1`, [kode_toko]);
    await set('false');
    await bump();
    expect(await shop.make(kasir())).toMatchObject({ status: 'AKTIF', versi: 2, sisa: 8_000_000 });
    await set('true');
    await bump();
  });
});

describe('states and deeds', () => {
  it('lets each deed be done from its own states, and refuses it from any other without a trace', async () => {
    for (const status of Object.keys(pinjaman.states)) {
      const nomor = await inState(status);
      for (const [key, deed] of Object.entries(pinjaman.deeds)) {
        if (!('page' in deed) || (deed.from as readonly string[]).includes(status)) continue;
        const before = await baca(nomor);
        const known = Object.keys('input' in deed ? deed.input : {});
        const all = Object.entries({ ...ALASAN, jumlah: 1, nilai: 1 });
        const input = Object.fromEntries(all.filter(([name]) => known.includes(name)));
        const reply = await shop.deed(kasir(), nomor, key, input);
        expect({ key, status, code: (reply.body as { code: string }).code }).toEqual({
          key,
          status,
          code: 'keadaan_tidak_sesuai',
        });
        expect(await baca(nomor)).toEqual(before);
      }
    }
  });

  it('does many at once, a result for each', async () => {
    const open = await inState('OPEN');
    const over = await inState('LUNAS');
    const send = () =>
      kasir()(
        'POST',
        'uji-pinjaman/validasi',
        { nomor: [open, over, 'KL-UP-000000-0001'] },
        { 'idempotency-key': 'banyak-sekali' },
      );
    const { body } = await send();
    expect(body).toMatchObject({
      hasil: [
        { nomor: open, status: 'AKTIF' },
        { nomor: over, status: 'GAGAL', code: 'keadaan_tidak_sesuai' },
        { status: 'GAGAL', code: 'dokumen_tidak_ditemukan' },
      ],
    });
    // The same again: what was done is done once.
    expect((await send()).body).toMatchObject({ hasil: [{ nomor: open, status: 'AKTIF' }, {}, {}] });
    expect(await baca(open)).toMatchObject({ versi: 2 });
  });
});

describe('a paper that does something to others', () => {
  const tukar = async (no_pinjaman: string) =>
    (await kasir()('POST', 'uji-tukar', { no_pinjaman, pokok: 3_000_000 }, { 'idempotency-key': newKey() }))
      .body as Shown;
  const made = async (nomor: string): Promise<string> =>
    (
      await shop.server.db.one<{ nomor: string }>(`select nomor from perbuatan where sebab_nomor = $1 and ke = 1`, [
        nomor,
      ])
    ).nomor;
  const undoTukar = async (nomor: string) => {
    const otorisasi = await shop.izin('BATAL TUKAR UJI', nomor, ALASAN);
    const headers = { 'idempotency-key': newKey() };
    return kasir()('POST', `uji-tukar/${nomor}/batal`, { ...ALASAN, otorisasi }, headers);
  };

  it('does it in one transaction, and undoes it with itself', async () => {
    const old = await inState('AKTIF');
    const before = await shop.balances();
    const { nomor } = await tukar(old);
    const baru = await made(nomor);
    expect(await baca(old)).toMatchObject({ status: 'LUNAS', sisa: 0 });
    expect(await baca(baru)).toMatchObject({ status: 'OPEN', total: 3_000_000 });
    expect((await shop.balances())[`MODAL ${old}`]).toBeUndefined();
    expect(await shop.differences()).toEqual([]);
    expect((await undoTukar(nomor)).body).toMatchObject({ status: 'CANC' });
    expect(await baca(old)).toMatchObject({ status: 'AKTIF', sisa: 8_000_000 });
    expect(await baca(baru)).toMatchObject({ status: 'CANC', sisa: 0 });
    expect(await shop.balances()).toEqual(before);
    expect(await shop.differences()).toEqual([]);
  });

  it('is the only one that does and undoes it', async () => {
    const old = await inState('AKTIF');
    expect((await shop.deed(kasir(), old, 'tukar')).status).toBe(404);
    const { nomor } = await tukar(old);
    const baru = await made(nomor);
    expect((await undo(old, 'batal-lunas', 'BATAL LUNAS UJI')).body).toMatchObject({ code: 'perbuatan_lain_terakhir' });
    expect((await shop.deed(kasir(), baru, 'validasi')).body).toMatchObject({
      code: 'dokumen_terkait',
      params: { nomor: baru, sebab: nomor },
    });
    // One loan cannot be ended twice: the second exchange leaves nothing behind.
    const { body } = await kasir()(
      'POST',
      'uji-tukar',
      { no_pinjaman: old, pokok: 1 },
      { 'idempotency-key': newKey() },
    );
    expect(body).toMatchObject({ code: 'keadaan_tidak_sesuai', params: { nomor: old, status: 'LUNAS' } });
    expect(await shop.differences()).toEqual([]);
  });
});

describe('printing', () => {
  it('counts each, shows a preview that counts nothing, and takes an approval for any but the first', async () => {
    const nomor = await inState('AKTIF');
    const print = (more: object = {}) =>
      kasir()('POST', `uji-pinjaman/${nomor}/cetak`, { bentuk: 'slip.txt', ...more });
    const lagi = async (nilai: object, more: object = {}) =>
      print({ otorisasi: await shop.izin('CETAK ULANG UJI', nomor, nilai), ...more });
    // Of two who print the first at once, one has it.
    const papers = await Promise.all([print(), print()]);
    expect(papers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(papers.find(({ status }) => status === 422)?.body).toMatchObject({
      code: 'otorisasi_diperlukan',
      params: { kategori: 'CETAK ULANG UJI', dokumen: nomor, nilai: '{"bentuk":"slip.txt","ke":2}' },
    });
    expect((await kasir()('GET', `uji-pinjaman/${nomor}/slip.txt`)).text).toContain('PRATINJAU');
    for (const other of [
      { bentuk: 'slip.txt', ke: 3 },
      { bentuk: 'slip.pdf', ke: 2 },
    ]) {
      expect((await lagi(other)).body).toMatchObject({ code: 'otorisasi_tidak_berlaku' });
    }
    const kedua = await lagi({ bentuk: 'slip.txt', ke: 2 }, { tugas: 'T1' });
    expect([kedua.headers['x-cetak-ke'], kedua.text.includes('DUPLIKAT ke-1')]).toEqual(['2', true]);
    // The same job is the same printing, and that was approved.
    expect((await print({ tugas: 'T1' })).headers['x-cetak-ke']).toBe('2');
    expect((await print({ tugas: 'T2' })).status).toBe(422);
    expect((await lagi({ bentuk: 'slip.txt', ke: 3 })).headers['x-cetak-ke']).toBe('3');
  });
});

describe('approvals and days', () => {
  it('asks for one, bound to the paper and to all that is said', async () => {
    const nomor = await inState('AKTIF');
    expect((await shop.deed(kasir(), nomor, 'batal', ALASAN)).body).toMatchObject({
      code: 'otorisasi_diperlukan',
      params: { kategori: 'BATAL UJI' },
    });
    const other = await shop.izin('BATAL UJI', nomor, { alasan: 'LAIN' });
    expect((await shop.deed(kasir(), nomor, 'batal', { ...ALASAN, otorisasi: other })).body).toMatchObject({
      code: 'otorisasi_tidak_berlaku',
    });
    const elsewhere = await shop.izin('BATAL UJI', 'KL-UP-000000-0001', ALASAN);
    expect((await shop.deed(kasir(), nomor, 'batal', { ...ALASAN, otorisasi: elsewhere })).status).toBe(422);
    expect(await baca(nomor)).toMatchObject({ status: 'AKTIF', versi: 2 });
    expect((await undo(nomor, 'batal', 'BATAL UJI')).status).toBe(200);
  });

  it('is over for taking something back once anything else was done: nobody has seen what is the last deed now', async () => {
    const nomor = await inState('AKTIF');
    const izin = () => shop.izin('BATAL BAYAR UJI', nomor, ALASAN);
    await shop.deed(kasir(), nomor, 'bunga', { jumlah: 240_000 });
    const [otorisasi, kedua] = [await izin(), await izin()];
    await shop.deed(kasir(), nomor, 'sebagian', { jumlah: 5_000_000 });
    expect((await shop.deed(kasir(), nomor, 'batal-bayar', { ...ALASAN, otorisasi })).body).toMatchObject({
      code: 'otorisasi_tidak_berlaku',
    });
    const dilihat = [await izin(), await izin()];
    const balik = dilihat.map((id) => () => shop.deed(kasir(), nomor, 'batal-bayar', { ...ALASAN, otorisasi: id }));
    expect((await balik[0]?.())?.body).toMatchObject({ sisa: 8_000_000 });
    // The other one was given for the payment that is gone, and not for the interest before it.
    expect((await balik[1]?.())?.body).toMatchObject({ code: 'otorisasi_tidak_berlaku' });
    expect((await shop.deed(kasir(), nomor, 'batal-bayar', { ...ALASAN, otorisasi: kedua })).status).toBe(422);
    expect(await baca(nomor)).toMatchObject({ sisa: 8_000_000, jatuh_tempo: '2027-01-21' });
  });

  it('binds what was worked out beside what was sent', async () => {
    const nomor = await inState('AKTIF');
    const lelang = async (nilai: object) =>
      shop.deed(kasir(), nomor, 'lelang', {
        nilai: 9_000_000,
        otorisasi: await shop.izin('LELANG UJI', nomor, nilai),
      });
    expect((await lelang({ nilai: 9_000_000 })).body).toMatchObject({ code: 'otorisasi_tidak_berlaku' });
    expect((await lelang({ nilai: 9_000_000, kelebihan: 900_000 })).status).toBe(422);
    expect((await lelang({ nilai: 9_000_000, kelebihan: 1_000_000 })).body).toMatchObject({ status: 'LUNAS', sisa: 0 });
    expect(await shop.differences()).toEqual([]);
  });

  it('lets a deed end where what was worked out says', async () => {
    const nomor = await inState('AKTIF');
    const pay = (jumlah: number) => shop.deed(kasir(), nomor, 'sebagian', { jumlah });
    expect((await pay(5_000_000)).body).toMatchObject({ status: 'AKTIF', sisa: 3_000_000 });
    expect((await pay(3_000_000)).body).toMatchObject({ status: 'LUNAS', sisa: 0 });
    expect((await undo(nomor, 'batal-lunas', 'BATAL LUNAS UJI')).body).toMatchObject({
      status: 'AKTIF',
      sisa: 3_000_000,
    });
  });

  it('leaves what was done on an earlier day to the owner, and dates the undoing today', async () => {
    const nomor = await inState('AKTIF');
    const open = await inState('OPEN');
    await shop.server.db.tx((tx) => moveDay(tx, kode_toko, '2026-11-22'));
    expect((await undo(nomor, 'batal', 'BATAL UJI')).body).toMatchObject({ code: 'otorisasi_pemilik' });
    expect((await undo(nomor, 'batal', 'BATAL UJI', 'OWNER')).body).toMatchObject({ status: 'CANC' });
    expect((await baca(nomor)).riwayat.map(({ tgl }) => tgl)).toEqual(['2026-11-21', '2026-11-21', '2026-11-22']);
    // What waited when the day closed is neither validated nor changed any more, only refused.
    expect((await shop.deed(kasir(), open, 'validasi')).body).toMatchObject({ code: 'hari_sudah_tutup' });
    const body = { ...ASKED, versi: 1 };
    expect((await kasir()('PUT', `uji-pinjaman/${open}`, body, { 'idempotency-key': newKey() })).body).toMatchObject({
      code: 'hari_sudah_tutup',
    });
    expect((await undo(open, 'tolak', 'TOLAK UJI', 'OWNER')).body).toMatchObject({ status: 'CANC' });
    expect(await shop.differences()).toEqual([]);
  });
});
