export function bundleServer(entryPoints: readonly string[], outdir: string): Promise<void>;
