import type { opname_hutang as source } from '../id/opname-hutang.ts';

export const opname_hutang: Record<keyof typeof source, string> = {
  'pilihan.hasil_opname_hutang.KETEMU': '確認済み',
  'pilihan.hasil_opname_hutang.HILANG': '不明',
  'problem.opname_hutang_belum_mulai': '担保品の棚卸が始まっていません。先に開始してください。',
  'opname_hutang.kosongkan': '棚卸データをクリア',
  'opname_hutang.lanjut': '棚卸を続ける',
  'opname_hutang.lihat': '棚卸結果を見る',
  'opname_hutang.cetak': '棚卸を印刷',
  'opname_hutang.selesaikan': '棚卸を終える',
  'opname_hutang.kosongkan_data': 'データをクリア',
  'opname_hutang.opname': '棚卸',
  'opname_hutang.batal': 'キャンセル',
  'opname_hutang.kembali': '戻る',
  'opname_hutang.kosongkan_penjelasan':
    '「データをクリア」は進行中の棚卸を破棄します。「棚卸」はすべての貸付で新しく始めるか、進行中の棚卸に参加します。',
  'opname_hutang.hilang': '未確認の貸付',
  'opname_hutang.ketemu': '確認済みの貸付',
  'opname_hutang.kosong': 'ありません',
  'opname_hutang.ada': '棚卸データがあります',
  'opname_hutang.discan': 'スキャンしました',
  'opname_hutang.selesai': '担保品の棚卸が終わりました',
  'opname_hutang.tersedia': '貸付データ · {{baris}} 行 · {{detik}} 秒',
  'page.stock-opname-hutang': '担保品の棚卸',
  'hint.stock-opname-hutang': '担保品の袋をスキャンし、有無を確かめます。',
  'page.laporan-opname-hutang': '担保品棚卸レポート',
  'hint.laporan-opname-hutang': '日付別の担保品棚卸：確認済みと不明。',
};
