import { invoiceFile } from '@/lib/bff/invoice-file'

export const GET = invoiceFile
