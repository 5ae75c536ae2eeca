import type { kyc as source } from '../id/kyc.ts';

export const kyc: Record<keyof typeof source, string> = {
  'problem.kyc_wajib':
    'Le operazioni di questo cliente oggi arrivano a {{jumlah}}: da {{batas}} vanno registrati i suoi dati.',
  'kyc.judul': 'Identificazione del cliente (KYC)',
  'kyc.penjelasan':
    'Le operazioni di oggi di questo cliente sono {{jumlah}}; da {{batas}} la legge chiede chi è. Lo vede solo chi legge il report PPATK.',
  'kyc.pakai': 'Usa e salva',
  'kyc.akan_diminta': 'Da {{batas}}: i dati del cliente (KYC) vengono chiesti al salvataggio',
  'rule.tanggal_belum_terjadi': 'Data non ancora trascorsa',
  'field.kyc': 'Identificazione (KYC)',
  'field.nama_lengkap': 'Nome completo',
  'field.tempat_lahir': 'Luogo di nascita',
  'field.kewarganegaraan': 'Cittadinanza',
  'field.pekerjaan': 'Professione',
  'field.sumber_dana': 'Origine dei fondi',
  'field.pemilik_manfaat': 'Titolare effettivo',
  'field.mencurigakan': 'Sospetta',
  'kyc.bantuan_pemilik_manfaat': 'Per chi è davvero l’operazione; vuoto significa il cliente stesso.',
  'kyc.bantuan_mencurigakan': 'Una nota per il report PPATK; il cliente non viene informato.',
  'page.laporan-ppatk': 'Report PPATK',
  'hint.laporan-ppatk': 'Clienti le cui operazioni in un giorno raggiungono il limite, in tutti i negozi.',
  'field.wajib_lapor': 'Da segnalare',
  'laporan.batas_ppatk': 'A partire da',
  'laporan.batas_ppatk.LAPOR': 'Da segnalare',
  'laporan.batas_ppatk.KYC': 'Da identificare',
  'laporan.pelanggan_ppatk': 'Clienti',
  'laporan.rp_jual': 'Vendite',
  'laporan.rp_beli': 'Acquisti',
};
