import type { dokumen as source } from '../id/dokumen.ts';

export const dokumen: Record<keyof typeof source, string> = {
  'keadaan.DONE': '完了',
  'keadaan.CANC': '取消済み',
  'perbuatan.buat': '作成',
  'perbuatan.ubah': '変更',
  'perbuatan.batal': '取り消す',
  'dokumen.buat': '新規作成',
  'dokumen.tersimpan': '{{nomor}} を保存しました',
  'dokumen.selesai': '{{perbuatan}}：{{nomor}}',
  'dokumen.disetujui': '{{oleh}} が承認',
  'dokumen.pembayaran': '支払い',
  'dokumen.lihat_bukti': '伝票を見る',
  'dokumen.kosong_saran': '日付や絞り込みを変えるか、番号で検索してください。',
  'dokumen.nomor_atau_nama': '番号または名前',
  'dokumen.cari_ajakan': '番号・名前・スキャンで伝票を探す',
  'dokumen.tidak_ketemu': '{{kata}} の伝票はありません',
  'dokumen.tidak_ada_menunggu': '待っている伝票はありません',
  'dokumen.hasil': '{{jumlah}} 件中 {{berhasil}} 件完了',
  'dokumen.yakin': '{{perbuatan}}：{{jumlah}} 件、合計 {{total}}。よろしいですか？',
  'field.kas_rekening': '金庫／口座',
  'field.sisa': '残り',
};
