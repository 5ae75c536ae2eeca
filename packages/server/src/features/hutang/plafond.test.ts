import type { Problem } from '@kilau/contract/core/problem.ts';
import { beforeAll, expect, it } from 'vitest';
import { grantApproval } from '../../engine/approval.ts';
import { testDatabase } from '../../testing/database.ts';
import { isiHutang } from '../../testing/hutang.ts';
import { hutangDi } from '../../testing/lakukan-hutang.ts';
import { openShop } from '../../testing/shop.ts';

const shop = testDatabase();
const { kerja, hutangBaru, papers } = hutangDi(shop);

beforeAll(async () => {
  await openShop(shop.db);
  await shop.db.query(
    `insert into harga_emas_pembelian (kode_toko, _id, kadar, harga_gram) values ('KL01', '1', 70, 1150000)`,
  );
  await shop.db.query(
    `insert into para_hutang_pokok_persen (kode_toko, _id, kadar, persen) values ('KL01', '1', 70, 80)`,
  );
});

it('more than the ceiling is approved for a customer, not for another one of his name', async () => {
  const context = kerja('KASIR1', {
    HUTANG_MODULE: 'true',
    MEMBER_MODULE: 'true',
    PARAMETER_JUMLAH_HUTANG_POKOK_MODULE: 'HARGA_EMAS',
  });
  const isi = isiHutang({ jumlah_hutang: 9_300_000 });
  const { params } = (await hutangBaru(isi, context).catch((error: unknown) => error)) as Problem;
  const { id } = await shop.db.tx((tx) =>
    grantApproval(tx, context, {
      kategori: 'PLAFOND HUTANG',
      dokumen: '',
      nilai: JSON.parse(String(params['nilai'])) as Record<string, unknown>,
      keterangan: 'uji',
      disetujui_oleh: 'SPV1',
      saluran: 'MANUAL',
    }),
  );
  const nomor = await shop.db.tx((tx) => papers.make(tx, 'hutang', isi, context, id));
  await shop.db.query(
    `insert into member (kode_toko, kode_member, nama_member, no_hp) values ('KL01', 'MBT', 'BU TINI', '0812')`,
  );
  const ubah = (more: object) =>
    shop.db.tx((tx) =>
      papers.change(tx, 'hutang', nomor, isiHutang({ jumlah_hutang: 9_300_000, ...more }), 1, context),
    );
  await expect(ubah({ pelanggan: { jenis: 'MEMBER', kode_member: 'MBT' } })).rejects.toMatchObject({
    code: 'plafond_terlampaui',
  });
  await ubah({ keterangan: 'SAMA' });
});
