export { qrCode } from './qr-code';
export { type Served, serve } from './serve';
export { type Flags, KNOWN, readSettings } from './settings/settings';
