import { qrCardFile } from '@/lib/bff/qr-card-file'

export const GET = qrCardFile
