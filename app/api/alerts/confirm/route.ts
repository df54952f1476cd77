import { confirmAlert } from '@/lib/bff/alerts'

export const POST = confirmAlert
