import { passLetterOn, passQuestionOn } from '@/lib/bff/pass-letter-on'

const path = '/api/whatsapp/webhook'
/** As Meta says its letters may be. */
const maxBytes = 3 * 1024 * 1024

export const GET = passQuestionOn(path)
export const POST = passLetterOn(path, ['x-hub-signature-256'], maxBytes)
