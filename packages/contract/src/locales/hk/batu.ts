import type { batu as source } from '../id/batu.ts';

/** Texts of the area `batu`, in Traditional Chinese. */
export const batu: Readonly<Record<keyof typeof source, string>> = {
  // Isian
  'field.atribut': '附件',
  'field.batu': '寶石',
  'field.kode_jenis_batu': '寶石種類',
  'field.jumlah_batu': '數量',
  'field.carat': '克拉 (ct)',
  'field.harga_batu': '寶石價值',
  'field.kode_cutgrade': '切工等級',
  'field.kode_polish': '打磨',
  'field.kode_symmetry': '對稱',
  'field.kode_fluorescence': '熒光',
  'field.no_sertifikat': '證書編號',

  // Aturan
  'rule.nama_barang_pendek': '貨品名稱必須多於 5 個字元',
  'rule.berat_nol': '重量不可為 0',
  'rule.melebihi_berat_asli': '重量不可超過貨品實際重量：最多 {{maks}} 克',
  'rule.kurang_dari_berat_emas': '重量不可少於貨品含金重量：至少 {{min}} 克',
  'rule.aksesoris_tanpa_barcode': '配件不使用條碼：請於 {{halaman}} 輸入',
  'rule.tara_menghabiskan_berat': '扣除附件及膠袋後，實際重量 {{berat}} 克已無剩餘',
  'rule.berat_tidak_diubah': '重量不可更改：請先報廢，再重新輸入',
  'rule.kadar_lewat_update': '成色須經批核於「更新成色」更改',
  'rule.perlu_hak_nilai': '只限有「更新貨品利潤」權限者',
  'rule.tidak_diubah_di_sini': '不可在此更改',

  // Formulir
  'atribut.ke': '{{label}} {{nomor}}',
  'atribut.jumlah': '合計 {{berat}} 克 · {{harga}}',
  'berat.dibulatkan': '留空：將為 {{berat}} 克',
  'berat.tanpa_tara': '留空：{{asli}} − 附件 {{atribut}} − 膠袋 {{plastik}}，即 {{berat}} 克',
  'help.berat_asli': '連同附件及膠袋的稱重讀數。',
  'batu.ke': '寶石 {{nomor}}',
  'batu.tambah': '加入寶石',
  'batu.tombol_tambah': '加入寶石',
  'batu.hapus': '移除寶石 {{nomor}}',
  'batu.jumlah': '{{jumlah}} 顆 · {{carat}} ct · {{nilai}}',
  'batu.per_baris': '克拉與價值為整行合計；相同的寶石同一行。價值由寶石價目表建議。',
  'batu.di_luar_harga': '寶石價值 {{nilai}} 未計入：請加到附件價格，或使用固定價格。',
  'batu.sertifikat': '證書 {{nomor}}',

  // Kartu barang
  'kartu.terakhir': '最後看見',
  'kartu.di_baki': '在 {{baki}}',
  'kartu.tidak_terlihat': '盤點時未找到',
  'kartu.keterangan': '備註：{{isi}}',
  'kartu.disetujui': '批准：{{user}}',

  // Rekonsiliasi dan ekspor
  'rekonsiliasi.atribut_sama_dengan_jumlah': '貨品附件逐項 = 其合計',
  'rekonsiliasi.berbatu_adalah_berlian': '有寶石的貨品標記為鑽石貨品',
  'ekspor.barang_batu': '貨品的寶石',
};
