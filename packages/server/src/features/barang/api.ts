/** What other features may ask of the goods. */
export { gantiFoto } from './foto/foto.ts';
