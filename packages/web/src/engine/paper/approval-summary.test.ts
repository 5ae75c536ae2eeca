import { describe, expect, it } from 'vitest';
import { IZIN_TUTUP } from '@kilau/contract/features/tutup/approvals.ts';
import { hutang } from '@kilau/contract/features/hutang/hutang.kind.ts';
import { texts } from '@kilau/contract/locales/id/index.ts';
import { text } from '../../ui/text.ts';
import { addTexts, speak } from '../../ui/words.ts';
import { terimaSepuhan } from '@kilau/contract/features/sepuhan/terima-sepuhan.kind.ts';
import { boundFields } from './asked-fields.ts';
import { approvalSummary } from './approval-summary.ts';

describe('what an approver is asked to agree to', () => {
  it('is told in words, also where several of a closed list are bound', () => {
    addTexts('id', texts);
    speak('id');
    const words = { fields: IZIN_TUTUP.nilai, t: text, format: { timeZone: 'Asia/Jakarta', t: text.of } };
    const lines = approvalSummary({ tgl: '2026-11-29', periksa: ['laci', 'dokumen'], alasan: 'besok' }, words);
    expect(lines.map(({ nilai }) => nilai)).toEqual(['29/11/2026', 'Dokumen menunggu, Hitungan laci', 'besok']);
    const dihitung = { user_id: 'KASIR2', menurut_buku: 5000, dihitung: 5000, selisih: -250 };
    const uang = {
      laci: [{ user_id: 'KASIR1', menurut_buku: 1_255_000 }, dihitung],
      rekening: [{ no_rekening: '008123', saldo: 700_000 }],
    };
    expect(approvalSummary(uang, words)).toEqual([
      {
        label: 'Laci',
        nilai: ['KASIR1 · 1,255,000', 'KASIR2 · Menurut Buku 5,000 · Dihitung 5,000 · Selisih -250'],
      },
      { label: text('tutup.tidak_di_laci'), nilai: ['No Rekening 008123 · Saldo 700,000'] },
    ]);
  });

  it('is told as it was sent where no field knows its words', () => {
    const words = { fields: {}, t: text, format: { timeZone: 'Asia/Jakarta', t: text.of } };
    expect(approvalSummary({ kode: [{ a: 1, b: 'X' }, 'Y'] }, words).map(({ nilai }) => nilai)).toEqual(['1 X, Y']);
  });

  it('leaves out of rows what is empty, also where no field knows them', () => {
    const words = { fields: {}, t: text, format: { timeZone: 'Asia/Jakarta', t: text.of } };
    const lines = approvalSummary({ kode: [{ a: null, b: 'X', c: '' }], batas: null, catatan: '' }, words);
    expect(lines.map(({ nilai }) => nilai)).toEqual(['X']);
  });

  it('tells rows by their fields, each figure by its name where several could be confused', () => {
    addTexts('id', texts);
    speak('id');
    const words = { fields: boundFields(hutang), t: text, format: { timeZone: 'Asia/Jakarta', t: text.of } };
    const barang = { berat: 6.5, berat_plastik: 0.2, foto: null, jumlah: 1, kadar: 70, kode_dept: 'CN' };
    const lines = approvalSummary(
      {
        barang: [{ ...barang, kondisi: 'BAIK', nama_barang: 'GELANG' }],
        bayar: [
          { jenis: 'CASH', jumlah: 2_500_000, no_rekening: null, no_rekening_customer: null },
          { jenis: 'TRANSFER', jumlah: 500_000, no_rekening: 'BCA1', no_rekening_customer: '8830-11' },
        ],
        lebih_plafond: 350_000,
        pelanggan: [{ kode_member: null, nama: 'SITI', alamat: '', no_hp: '081211' }],
      },
      words,
    );
    expect(lines).toEqual([
      {
        label: 'Barang',
        nilai: ['GELANG · CN · Kadar 70 · Barang 1 · Berat 6.500 · Berat Plastik 0.200 · BAIK'],
      },
      {
        label: 'Pembayaran',
        nilai: ['CASH · 2,500,000', 'TRANSFER · Jumlah 500,000 · BCA1 · No Rekening Pelanggan 8830-11'],
      },
      { label: text.of('field.lebih_plafond'), nilai: '350,000' },
      { label: 'Pelanggan', nilai: ['SITI · 081211'] },
    ]);
  });

  it('names what was worked out beside what was typed, and nothing that is empty', () => {
    addTexts('id', texts);
    speak('id');
    const words = { fields: boundFields(terimaSepuhan), t: text, format: { timeZone: 'Asia/Jakarta', t: text.of } };
    expect(approvalSummary({ berat_lebih: 7.18, abu: [], keterangan: '' }, words)).toEqual([
      { label: text('sepuhan.berat_lebih'), nilai: '7.180' },
    ]);
  });
});
