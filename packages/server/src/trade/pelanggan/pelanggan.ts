import { Problem } from '@kilau/contract/core/problem.ts';
import { moduleOn } from '@kilau/contract/core/permission.ts';
import type { Values } from '@kilau/contract/core/schema.ts';
import type { PELANGGAN_FIELDS } from '@kilau/contract/trade/pelanggan/pelanggan.fields.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';

/** The customer as the sale keeps him: a snapshot, so that a nota never changes afterwards. */
export interface Pelanggan {
  readonly jenis: 'MEMBER' | 'NON MEMBER';
  readonly kode_member: string;
  readonly nama: string;
  readonly no_hp: string;
  readonly alamat: string;
}

/** A passing customer who gives no name is REGULER (domain guide §2.3). */
const REGULER = { nama: 'REGULER', no_hp: '-', alamat: '-' };

async function memberJual(tx: Tx, kode_toko: string, kode_member: string | null): Promise<Pelanggan> {
  const at = 'pelanggan.kode_member';
  if (!kode_member) throw new Problem('pelanggan_wajib', {}, { [at]: { rule: 'tidak_boleh_kosong' } });
  const member = await tx.maybe<{ nama_member: string; no_hp: string; alamat: string }>(
    `select nama_member, no_hp, alamat from member where kode_toko = $1 and kode_member = $2 and status_aktif`,
    [kode_toko, kode_member],
  );
  if (!member) throw new Problem('rujukan_tidak_ada', { kode: kode_member }, { [at]: { rule: 'tidak_terdaftar' } });
  return { jenis: 'MEMBER', kode_member, nama: member.nama_member, no_hp: member.no_hp, alamat: member.alamat || '-' };
}

/** Who buys. A member is known by his code, whatever kind was sent, and his data come from him, whatever was typed. */
export async function pelangganJual(
  tx: Tx,
  context: WorkContext,
  masuk: Values<typeof PELANGGAN_FIELDS>,
): Promise<Pelanggan> {
  // A reseller is a member too; only the sale tells them apart.
  if (masuk.jenis !== 'NON MEMBER' || masuk.kode_member) {
    if (!moduleOn(context.actor, 'MEMBER_MODULE')) throw new Problem('modul_tidak_aktif', { modul: 'MEMBER_MODULE' });
    return memberJual(tx, context.shop.kode_toko, masuk.kode_member);
  }
  if (context.isOn('NONMEMBER_DISABLED_TRANSACTION')) {
    throw new Problem('non_member_tidak_aktif', {}, { 'pelanggan.jenis': { rule: 'bukan_pilihan' } });
  }
  return {
    jenis: 'NON MEMBER',
    kode_member: '',
    nama: masuk.nama ?? REGULER.nama,
    no_hp: masuk.no_hp ?? REGULER.no_hp,
    alamat: masuk.alamat ?? REGULER.alamat,
  };
}

/**
 * Who is to owe the shop: a loan or instalments of a customer without a name would be nobody's to pay or to redeem
 * ("customer data filled", specification, section 5).
 * @throws Problem `pelanggan_wajib` and those of {@link pelangganJual}
 */
export async function pelangganBerhutang(
  tx: Tx,
  context: WorkContext,
  masuk: Values<typeof PELANGGAN_FIELDS>,
): Promise<Pelanggan> {
  const pelanggan = await pelangganJual(tx, context, masuk);
  if (pelanggan.jenis === 'NON MEMBER' && !masuk.nama) {
    throw new Problem('pelanggan_wajib', {}, { 'pelanggan.nama': { rule: 'tidak_boleh_kosong' } });
  }
  return pelanggan;
}
