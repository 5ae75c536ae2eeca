import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { deepMantine } from './vite/deep-mantine.ts';
import { definitions } from './vite/definitions.ts';
import { firstChunks } from './vite/first-chunks.ts';
import { kitStyles } from './vite/kit-styles.ts';
import { packed } from './vite/packed.ts';
import { pageList } from './vite/page-list.ts';
import { chunkName, texts } from './vite/texts.ts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};
const SERVER = process.env['KILAU_SERVER'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), deepMantine(), kitStyles(), pageList(), definitions(), texts(), packed()],
  define: { __VERSION__: JSON.stringify(version) },
  build: {
    target: 'es2022',
    sourcemap: false,
    chunkSizeWarningLimit: 700,
    // A page names its styles; naming all its scripts beforehand would weigh more than it saves on a shop's own wire.
    modulePreload: {
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: {
      output: {
        chunkFileNames: chunkName,
        codeSplitting: { includeDependenciesRecursively: false, groups: firstChunks() },
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': { target: SERVER },
      '/socket.io': { target: SERVER, ws: true },
    },
  },
});
