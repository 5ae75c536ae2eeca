import type { opname_hutang as source } from '../id/opname-hutang.ts';

export const opname_hutang: Record<keyof typeof source, string> = {
  'pilihan.hasil_opname_hutang.KETEMU': 'Trovato',
  'pilihan.hasil_opname_hutang.HILANG': 'Mancante',
  'problem.opname_hutang_belum_mulai': 'Nessuna conta dei pegni in corso: iniziane una.',
  'opname_hutang.kosongkan': 'Svuota la conta',
  'opname_hutang.lanjut': 'Continua la conta',
  'opname_hutang.lihat': 'Vedi il risultato',
  'opname_hutang.cetak': 'Stampa la conta',
  'opname_hutang.selesaikan': 'Termina la conta',
  'opname_hutang.kosongkan_data': 'Svuota i dati',
  'opname_hutang.opname': 'Inizia la conta',
  'opname_hutang.batal': 'Annulla',
  'opname_hutang.kembali': 'Indietro',
  'opname_hutang.kosongkan_penjelasan':
    'Svuota i dati abbandona la conta in corso; Inizia la conta ne apre una nuova su tutti i prestiti in corso, o partecipa a quella già iniziata.',
  'opname_hutang.hilang': 'Prestiti non trovati',
  'opname_hutang.ketemu': 'Prestiti trovati',
  'opname_hutang.kosong': 'Nessuno',
  'opname_hutang.ada': 'La conta è disponibile',
  'opname_hutang.discan': 'Scansionato',
  'opname_hutang.selesai': 'Conta dei pegni terminata',
  'opname_hutang.tersedia': 'Prestiti trovati · righe: {{baris}} · {{detik}} s',
  'page.stock-opname-hutang': 'Conta dei pegni',
  'hint.stock-opname-hutang': 'Scansiona ogni busta dei pegni: quali ci sono e quali mancano.',
  'page.laporan-opname-hutang': 'Report conta dei pegni',
  'hint.laporan-opname-hutang': 'Conte dei pegni per data: trovati e mancanti.',
};
