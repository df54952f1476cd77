import type { MetadataRoute } from 'next'
import { firstLanguage } from '@/contract/languages'
import { getTranslations } from '@/lib/i18n/translations'
import { languageHere } from '@/lib/language/here'
import { pathHere } from '@/lib/language/path-in'
import { site } from '@/lib/site'

export const generateStaticParams = () => [{ locale: firstLanguage }]

export async function GET() {
  const headers = { 'content-type': 'application/manifest+json' }
  return Response.json(await manifest(), { headers })
}

async function manifest(): Promise<MetadataRoute.Manifest> {
  const [home, nav] = await Promise.all([getTranslations('seo.home'), getTranslations('nav')])
  return {
    id: '/',
    name: home('title'),
    short_name: site.name,
    description: home('description'),
    lang: languageHere(),
    dir: 'ltr',
    start_url: pathHere('/'),
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    categories: ['food', 'lifestyle'],
    icons: [192, 512].flatMap((size) => [
      { src: `/icons/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' },
      {
        src: `/icons/maskable-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'maskable',
      },
    ]),
    shortcuts: [
      { name: nav('menus'), url: pathHere('/restaurant/search/menu') },
      { name: nav('favourites'), url: pathHere('/favoritos') },
      { name: nav('restaurants'), url: pathHere('/restaurant/search/restaurant') },
    ],
  }
}
