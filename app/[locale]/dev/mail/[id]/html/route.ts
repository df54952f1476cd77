import { mailAsPage } from '@/lib/bff/mail-as-page'

export const GET = mailAsPage
