import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { addTexts, onMissingText, say, speak } from '../ui/words.ts';
import { textLoader } from './texts.ts';

const read = vi.fn((language: string, area: string) => Promise.resolve({ [`${area}.kata`]: `${area} ${language}` }));
const texts = textLoader({ atStart: [], areaOf: (key) => key.split('.', 1)[0], read });

afterEach(() => {
  read.mockClear();
  vi.unstubAllGlobals();
});
// Files share a process: the next one says its words in the language that it expects, and may lack some.
afterAll(() => {
  speak('id');
  onMissingText(() => undefined);
});

describe('texts by need', () => {
  it('are there when the module that says them is, in the language spoken and in the fallback', async () => {
    texts.need(['uji']);
    expect(read).not.toHaveBeenCalled();
    speak('it');
    texts.begin();
    const module = { part: 1 };
    expect(await texts.wait(module)).toBe(module);
    expect(say('uji.kata')).toBe('uji it');
    await vi.waitFor(() => expect(read.mock.calls).toContainEqual(['en', 'uji']));
  });
  it('are asked for once', async () => {
    texts.need(['uji']);
    await texts.wait(undefined);
    expect(read).not.toHaveBeenCalled();
  });
  it('are asked for again after the line broke', async () => {
    read.mockRejectedValueOnce(new Error('no line'));
    texts.need(['putus']);
    await expect(texts.wait(undefined)).rejects.toThrow('no line');
    await texts.wait(undefined);
    expect(say('putus.kata')).toBe('putus it');
  });
  it('come late, and are told, when no module asked for them', async () => {
    const told = vi.fn();
    vi.stubGlobal('reportError', told);
    onMissingText(texts.missing);
    expect(say('lupa.kata')).toBe('lupa.kata');
    expect(told).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(say('lupa.kata')).toBe('lupa it'));
  });
});

describe('a text', () => {
  it('has its parameters filled in, and English where the language lacks it', () => {
    addTexts('it', { 'uji.halo': 'Ciao {{nama}}, {{ jumlah }} {{lain}}' });
    addTexts('en', { 'uji.hanya': 'Only here' });
    expect(say('uji.halo', { nama: 'Ana', jumlah: 3 })).toBe('Ciao Ana, 3 {{lain}}');
    expect(say('uji.hanya')).toBe('Only here');
  });
});
