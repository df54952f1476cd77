import { getWhatsApp } from '@/contract/endpoints/whatsapp'
import { forward } from '@/lib/bff/forward'

export const GET = forward(getWhatsApp)
