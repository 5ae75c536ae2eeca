import type { gesek as source } from '../id/gesek.ts';

export const gesek: Record<keyof typeof source, string> = {
  'page.gesek-tunai': 'Cash Out of a Card',
  'hint.gesek-tunai': 'A card is swiped and cash handed out less a fee. Bank Indonesia forbids it with credit cards.',
  'modul.GESEK_TUNAI_KREDIT': 'Cash out of a card accepts credit cards (forbidden by Bank Indonesia)',
  'field.no_gesek': 'Swipe no.',
  'field.jenis_kartu': 'Kind of card',
  'field.jumlah_gesek_rp': 'Amount swiped',
  'field.kartu_4_digit': 'Last 4 digits',
  'field.nama_pemegang_kartu': 'Card holder',
  'field.fee_rp': 'Fee',
  'field.tunai': 'Cash',
  'help.gesek_kredit': 'Credit cards only where the owner allows it in System Settings.',
  'help.gesek_fee': 'Fee = amount × percent; the rest leaves your drawer.',
  'gesek.batal_penjelasan': 'The cash comes back into your drawer and the amount swiped leaves the account, today.',
  'gesek.bukti': 'Cash out slip',
  'rule.tunai_habis': 'The fee leaves no cash',
  'rule.gesek_kredit_dilarang': 'Credit cards are forbidden here',
};
