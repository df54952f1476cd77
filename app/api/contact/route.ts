import { sendContactMessage } from '@/contract/endpoints/contact'
import { submit } from '@/lib/bff/submit'

export const POST = submit(sendContactMessage, (_, { ok }) => (ok ? '/contacta#gracias' : '/contacta#error'))
