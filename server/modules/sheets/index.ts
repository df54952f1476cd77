export { sweepSheets } from './sweep-sheets'
