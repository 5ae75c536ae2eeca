import { startBridge } from './bridge.ts';
import { ConfigFault, readConfig } from './config.ts';

/** npm run bridge: hands receipts and tags from the browser to the printers of this machine. */
try {
  const config = await readConfig(process.env);
  const bridge = await startBridge(config);
  console.log(`Print bridge on http://127.0.0.1:${bridge.port} for ${config.origins.join(', ')}`);
  console.log(`Printers: ${[...config.printers.keys()].join(', ')}`);
  console.log(`Pairing code: ${bridge.code}`);
  const end = () => void bridge.close().then(() => process.exit(0));
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
} catch (error) {
  if (!(error instanceof ConfigFault)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
