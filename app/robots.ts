import type { MetadataRoute } from 'next'
import { absoluteUrl } from '@/lib/seo/absolute-url'

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: ['/api/', '/dev/', '/restaurant/profile/edit/', '/*/restaurant/profile/edit/'],
    },
    sitemap: absoluteUrl('/sitemap.xml'),
  }
}
