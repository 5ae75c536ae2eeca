import type { gesek as source } from '../id/gesek.ts';

export const gesek: Record<keyof typeof source, string> = {
  'page.gesek-tunai': 'Contanti da carta',
  'hint.gesek-tunai':
    'Si striscia una carta e si consegnano contanti meno una commissione. Bank Indonesia lo vieta con carte di credito.',
  'modul.GESEK_TUNAI_KREDIT': 'Si danno contanti anche da carte di credito (vietato da Bank Indonesia)',
  'field.no_gesek': 'N. operazione',
  'field.jenis_kartu': 'Tipo di carta',
  'field.jumlah_gesek_rp': 'Importo addebitato',
  'field.kartu_4_digit': 'Ultime 4 cifre della carta',
  'field.nama_pemegang_kartu': 'Titolare della carta',
  'field.fee_rp': 'Commissione',
  'field.tunai': 'Contanti',
  'help.gesek_kredit': 'Carte di credito solo se il titolare lo permette in Impostazioni di sistema.',
  'help.gesek_fee': 'Commissione = importo addebitato × percentuale; il resto esce dal tuo cassetto.',
  'gesek.batal_penjelasan': 'I contanti tornano nel tuo cassetto e l’importo addebitato esce dal conto, oggi.',
  'gesek.bukti': 'Ricevuta contanti da carta',
  'rule.tunai_habis': 'La commissione non lascia contanti',
  'rule.gesek_kredit_dilarang': 'Qui le carte di credito sono vietate',
};
