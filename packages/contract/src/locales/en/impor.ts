import type { impor as source } from '../id/impor.ts';

/** Texts of the area `impor`, in English. */
export const impor: Record<keyof typeof source, string> = {
  'problem.impor_bukan_csv':
    'This file is not CSV in UTF-8. Save it as Excel (.xlsx), or choose Save As, then CSV UTF-8.',
  'problem.impor_rusak':
    'The file cannot be read from row {{baris}} on: a quotation mark is not closed, or stands in the middle of a cell.',
  'problem.impor_kosong': 'The file contains no data: the first row names the columns, the rows below hold the data.',
  'problem.impor_kolom_tidak_ada': 'The file has no column {{kolom}}.',
  'problem.impor_kolom_ganda': 'The column {{kolom}} occurs more than once, or its meaning is not clear.',
  'problem.impor_terlalu_banyak': 'The file has more than {{maks}} rows. Split it into several files.',
  'problem.impor_sudah_masuk':
    'This file has already been imported. If its contents really are to be entered once more, put them in another file.',
  'problem.impor_ditolak': '{{jumlah}} {{jumlah?row|rows}} {{jumlah?was|were}} refused, nothing was saved.',
  'rule.baris_ditolak': '{{sebab}}',
  'rule.angka_ragu':
    'Can be read in two ways: write thousands with a comma and decimals with a point, such as 1,500 or 2.13',
  'rule.notasi_ilmiah': 'The spreadsheet has shortened this number: format its column as text and enter it again',
  'rule.galat_rumus':
    'This cell holds an error of a spreadsheet formula, not a value: mend the formula and import again',
  'rule.isi_tanpa_judul': 'There is content in a column without a heading',
  'rule.tidak_dapat_diubah': 'Cannot be changed',
  'rule.ganda_di_file': '{{kode}} already stands in row {{baris}} of this file',
  'rule.lain_dari_pertama': 'Must be empty, or as in row {{baris}}, the first one of this number',
  'rule.daftar_tetap': 'This list is fixed: nothing can be added to it',
  'impor.impor': 'Import Excel / CSV',
  'impor.judul': 'Import Excel / CSV · {{judul}}',
  'impor.keterangan':
    'Codes that do not exist yet are added, those that exist are changed in the columns of the file. Columns that are not in the file stay as they are.',
  'impor.pilih': 'Choose Excel or CSV file',
  'impor.pilih_lain': 'Choose another file',
  'impor.seret': 'or drag the file here',
  'impor.contoh': 'CSV sample',
  'impor.memeriksa': 'Checking {{nama}}',
  'impor.mengimpor': 'Importing {{nama}}',
  'impor.tahap_baca': 'Reading the file',
  'impor.tahap_periksa': 'Checking rows',
  'impor.tahap_simpan': 'Saving',
  'impor.baru': 'New',
  'impor.berubah': 'Changed',
  'impor.sama': 'Unchanged',
  'impor.ditolak': 'Refused',
  'impor.dilewati': 'Columns that are left out: {{kolom}}',
  'impor.ditolak_semua':
    'Correct the rows below and choose the file again. As long as a row is refused, nothing is imported.',
  'impor.kesalahan_sebagian': 'The first {{jumlah}} {{jumlah?error|errors}} {{jumlah?is|are}} shown.',
  'impor.kesalahan': 'Refused rows',
  'impor.baris': 'Row',
  'impor.kode': 'Code',
  'impor.isian': 'Field',
  'impor.pesan': 'Error',
  'impor.unduh_kesalahan': 'Download error list',
  'impor.tidak_ada': 'Everything in the file is already saved just so.',
  'impor.jalankan': 'Import {{jumlah}} {{jumlah?row|rows}}',
  'impor.selesai': '{{jumlah}} {{jumlah?record|records}} imported',
  'impor.dibatalkan': 'Import cancelled, nothing was saved',
  'impor.terlalu_besar': 'The file is larger than {{maks}} MB. Split it into several files.',
  'problem.impor_lembar_makro':
    'This Excel file contains macros. Save it again as Excel Workbook (.xlsx) without macros.',
  'problem.impor_rumus_kosong':
    'Row {{baris}} holds a formula whose result was not saved. Open the file in Excel, save it again, then import it.',
  'problem.impor_sel_gabung':
    'Row {{baris}} lies in merged cells, so it is not clear which row their value belongs to. Unmerge them in Excel, fill in every row, then import again.',
  'problem.impor_lembar_besar':
    'This Excel sheet is too large to be read. Delete empty rows and columns, or split it into several files.',
  'impor.contoh_excel': 'Excel sample',
};
