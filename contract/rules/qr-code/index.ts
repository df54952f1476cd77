export { qrSquares } from './qr-squares'
