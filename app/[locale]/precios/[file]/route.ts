import { pricesFile } from '@/lib/city/prices-file'

export const revalidate = 3600
export const generateStaticParams = () => []

export const GET = pricesFile
