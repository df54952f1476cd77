export { qrUrl } from './get-own-qr'
export { countScan, findCode, ownCode } from './queries'
