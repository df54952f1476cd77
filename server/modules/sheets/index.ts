export { drawOwn } from './draw-own'
export { sweepSheets } from './sweep-sheets'
