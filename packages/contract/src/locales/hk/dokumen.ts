import type { dokumen as source } from '../id/dokumen.ts';

export const dokumen: Record<keyof typeof source, string> = {
  'keadaan.DONE': '完成',
  'keadaan.CANC': '已取消',
  'perbuatan.buat': '建立',
  'perbuatan.ubah': '更改',
  'perbuatan.batal': '取消',
  'dokumen.buat': '新增',
  'dokumen.tersimpan': '已儲存 {{nomor}}',
  'dokumen.selesai': '{{perbuatan}}：{{nomor}}',
  'dokumen.disetujui': '{{oleh}} 批准',
  'dokumen.pembayaran': '付款',
  'dokumen.lihat_bukti': '查看單據',
  'dokumen.kosong_saran': '更改日期或篩選，或以單號搜尋。',
  'dokumen.nomor_atau_nama': '單號或姓名',
  'dokumen.cari_ajakan': '以單號、姓名或掃描尋找單據',
  'dokumen.tidak_ketemu': '找不到 {{kata}} 的單據',
  'dokumen.tidak_ada_menunggu': '沒有待處理的單據',
  'dokumen.hasil': '{{jumlah}} 張中 {{berhasil}} 張成功',
  'dokumen.yakin': '{{perbuatan}} {{jumlah}} 張單據？合計 {{total}}。',
  'field.kas_rekening': '錢箱／帳戶',
  'field.sisa': '餘額',
};
