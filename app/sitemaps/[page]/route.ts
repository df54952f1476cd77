import { sitemapPage } from '@/lib/seo/sitemap'

export const revalidate = 3600
export const generateStaticParams = () => []

export const GET = sitemapPage
