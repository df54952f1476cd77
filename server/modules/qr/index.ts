export { countScan, findCode, ownCode } from './queries'
