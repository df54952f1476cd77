export { qrPath, qrRuns } from './qr-path'
export { qrSquares } from './qr-squares'
