import { passFile } from '@/lib/bff/pass-file'

export const GET = passFile
