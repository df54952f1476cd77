export { countScan, findCode } from './queries'
