import type { jembatan as source } from '../id/jembatan.ts';

export const jembatan: Record<keyof typeof source, string> = {
  'shell.printer_perangkat': 'Printer of this device',
  'shell.printer_menunggu': '{{jumlah}} waiting for the printer',
  'shell.printer_diam': 'Printer does not answer',
  'jembatan.judul': 'Printer of this device',
  'jembatan.penjelasan':
    'The print bridge is a small program on this computer that hands receipts and tags straight to the printer, without a dialog.',
  'jembatan.alamat': 'Address of the bridge',
  'jembatan.alamat_salah': 'The bridge is always on this computer, such as http://127.0.0.1:9155',
  'jembatan.kode': 'Pairing code',
  'jembatan.kode_dari': 'Shown in the window of the bridge program when it starts.',
  'jembatan.kode_ditolak': 'The pairing code was refused. Copy it again from the bridge’s window.',
  'jembatan.kode_salah': 'The print bridge refused the pairing code: printed through the browser.',
  'jembatan.diam': 'The print bridge does not answer: printed through the browser.',
  'jembatan.tidak_menjawab':
    'The bridge does not answer. Start its program, and let the browser use apps on this computer.',
  'jembatan.hubungkan': 'Connect',
  'jembatan.putuskan': 'Disconnect',
  'jembatan.struk': 'Receipt printer',
  'jembatan.label': 'Tag printer',
  'jembatan.langsung': 'Receipts come out right after validation, without a preview',
  'jembatan.uji': 'Test print',
  'jembatan.cetak_uji': 'Print a test',
  'jembatan.printer_menunggu': '{{nama}}: {{jumlah}} waiting',
  'jembatan.belum_keluar': 'Papers not printed yet',
  'jembatan.menunggu': 'Waiting',
  'jembatan.gagal': 'Failed',
  'jembatan.menunggu_nama': '{{nama}} waits at the bridge and is printed as soon as the printer is ready.',
  'jembatan.ulangi': 'Print again',
  'jembatan.lewat_browser': 'Through the browser',
  'jembatan.sedang_dicetak': '{{nama}} is being printed.',
  'jembatan.buang': 'Discard',
  'jembatan.tidak_terjangkau': 'The printer is off or not connected. It tries again by itself.',
  'jembatan.terputus': 'Cut off in the middle of printing. Look at what came out, then print again if needed.',
  'jembatan.macet':
    'The printer stopped in the middle, perhaps out of paper. Look at what came out, then print again if needed.',
  'jembatan.kedaluwarsa': 'The printer was not ready for too long, so this paper was given up.',
  'jembatan.berhenti': 'The bridge stopped while it was printing. Look at what came out, then print again if needed.',
  'jembatan.ditolak':
    'The print queue of this computer refused it. Check the printer’s name in the settings of the bridge.',
  'jembatan.hilang': 'The bridge no longer has this paper. Print it through the browser.',
};
