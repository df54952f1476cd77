export { isReadable } from './qr-color'
export { qrPath, qrRuns } from './qr-path'
export { logoBox, qrPicture, squaresFor } from './qr-picture'
export { qrSquares } from './qr-squares'
