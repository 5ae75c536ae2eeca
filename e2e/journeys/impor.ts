import { expect, journey } from '../lib/journey.ts';
import { call, login, open, token } from '../lib/steps.ts';

const csv = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`${lines.join('\r\n')}\r\n`),
});

/** A list of trays comes from a sheet: what is wrong is named, nothing goes in until all of it is right. */
export const impor = journey({
  name: 'import: bad rows are named, then all rows go in at once',
  server: 'demo',
  walk: async ({ page, server, accessible, picture, step }) => {
    const head = 'Kode Gudang,Kode Baki,Nama Baki,Berat Baki,Berat Bandrol';
    const letter = String.fromCodePoint(65 + (Date.now() % 26));
    const codes = Array.from(
      { length: 200 },
      (_, index) => `I${letter}${Date.now().toString().slice(-3)}${String(index).padStart(3, '0')}`,
    );
    const good = codes.map((kode, index) => `TOKO,${kode},BAKI IMPOR ${index},${120 + (index % 50)}.5,0.25`);
    await login(page, 'SPV1');
    await open(page, server, '/master-baki');
    step('two bad rows are found');
    await page.getByRole('button', { name: 'Impor Excel / CSV' }).click();
    const dialog = page.getByRole('dialog');
    const bad = [...good];
    bad[3] = `ENTAH,${codes[3] ?? ''},BAKI,120,0.25`;
    bad[7] = `TOKO,${codes[7] ?? ''},BAKI,0,0.25`;
    await dialog.locator('input[type="file"]').setInputFiles(csv('baki.csv', [head, ...bad]));
    await dialog.getByRole('heading', { name: 'Baris yang Ditolak' }).waitFor();
    for (const kode of [codes[3], codes[7]]) await dialog.getByText(String(kode)).first().waitFor();
    await accessible();
    await picture('impor-ditolak');
    const mine = await token(server, 'SU1');
    const none = await call(server, 'GET', `baki/${codes[0] ?? ''}`, { token: mine });
    expect(none.status === 404, `a row of a refused file was kept: ${none.status}`);
    step('the corrected file goes in whole');
    await dialog.locator('input[type="file"]').setInputFiles(csv('baki.csv', [head, ...good]));
    await dialog.getByRole('button', { name: 'Impor 200 Baris' }).click();
    await page.getByText('200 Data Berhasil Diimpor').waitFor();
    const last = await call<{ nama_baki: string }>(server, 'GET', `baki/${codes.at(-1) ?? ''}`, { token: mine });
    expect(last.body.nama_baki === 'BAKI IMPOR 199', `the last row reads ${JSON.stringify(last.body)}`);
  },
});
