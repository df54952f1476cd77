import { firstLanguage } from '@/contract/languages'
import { readPath } from '@/lib/language/read-path'
import { mantel } from './mantel'

const madrid = { lat: 40.4168, lon: -3.7038 }

/** Of Castilian pages; tests/attack/languages.test.ts looks at the others. */
async function pathsIn(sitemap: string) {
  const answer = await fetch(`${mantel.baseUrl}/sitemaps/${sitemap}`)
  const found = [...(await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g)]
  const paths = found.map(([, url = '']) => new URL(url).pathname)
  return paths.filter((path) => readPath(path).language === firstLanguage)
}

/** Addresses of the product as it runs, of each route as many as an attack needs, none of which has been asked for. */
export async function addresses() {
  const [profiles, cities] = await Promise.all([pathsIn('1.xml'), pathsIn('ciudades-1.xml')])
  const profile = (n: number) => profiles[n % profiles.length] ?? ''
  const id = (n: number) => profile(n).split('/').at(-1)?.split('_')[0] ?? ''
  const { lat, lon } = madrid
  const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)

  const of: Record<string, (n: number) => string> = {
    '/bench/[page]': (n) => `/bench/zz${n}`,
    '/menu-del-dia/[[...path]]': (n) => cities[n % cities.length] ?? '',
    '/og/[restaurantId]/[version]': (n) => `/og/${id(n)}/0`,
    '/og/[restaurantId]/[version]/[date]': (n) => `/og/${id(n)}/0/${day}`,
    '/pantalla/[restaurantId]': (n) => `/pantalla/${id(n)}`,
    '/precios/[file]': (n) => `/precios/${(cities[n % cities.length] ?? '').split('/')[2]}.csv`,
    '/restaurant/profile/[slug]': profile,
    '/restaurant/profile/[slug]/feed.json': (n) => `${profile(n)}/feed.json`,
    '/restaurant/profile/[slug]/rss.xml': (n) => `${profile(n)}/rss.xml`,
    '/restaurant/profile/[slug]/[date]': (n) => `${profile(n)}/${day}`,
    '/restaurant/search/[tab]/[state]': (n) => `/restaurant/search/menu?lat=${lat}&lon=${lon}&q=zz${n}`,
    '/sitemaps/[page]': (n) => `/sitemaps/${n + 2}.xml`,
    '/widget/[restaurantId]': (n) => `/widget/${id(n)}`,
  }
  /** What a change of the first `many` restaurants, and of all cities, expires. */
  const changed = (many: number) =>
    Array.from({ length: many }, (_, n) => ({
      restaurantId: id(n),
      city: cities[n % cities.length]?.split('/')[2] ?? '',
      ...madrid,
    }))
  return { of, changed }
}
