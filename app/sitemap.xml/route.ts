import { connection } from 'next/server'
import { sitemapIndex } from '@/lib/seo/sitemap'

export async function GET() {
  await connection()
  return sitemapIndex()
}
