import { maxCityListPage } from '@/contract/endpoints/cities'
import { profilePath } from '@/contract/rules/profile/profile-slug'
import { getCities } from '../api/cities'
import { getSitemapPage } from '../api/restaurants'
import { citiesPath, cityHref } from '../city/question'
import { hostHas } from '../host/features'
import { guidePath } from '../i18n/menu-guide'
import { absoluteUrl } from './absolute-url'
import { addressesOf } from './in-languages'

import 'server-only'

type Entry = { path: string; updatedAt?: string }

const staticPaths = [
  '/',
  '/restaurant/search/menu',
  '/restaurant/search/restaurant',
  citiesPath,
  '/contacta',
  '/faqs',
  '/privacidad',
  '/aviso-legal',
  '/creditos',
  guidePath,
]

/** One file for the site's own pages, one for each thousand cities, and one for each ten thousand restaurants. */
export async function sitemapIndex() {
  const [{ pages }, cities] = await Promise.all([
    (await hostHas('sitemap')) ? getSitemapPage(1) : { pages: [] },
    (await hostHas('cities')) ? getCities(1) : { pages: 0 },
  ])
  const files = [
    { path: '/sitemaps/web.xml' },
    ...Array.from({ length: cities.pages }, (_, i) => ({ path: `/sitemaps/ciudades-${i + 1}.xml` })),
    ...pages.map((updatedAt, i) => ({ path: `/sitemaps/${i + 1}.xml`, updatedAt })),
  ]
  return xml(`<sitemapindex ${namespace}>${files.map(fileOf).join('')}</sitemapindex>`)
}

export async function sitemapPage(_: Request, { params }: { params: Promise<{ page: string }> }) {
  const entries = await entriesOf((await params).page)
  if (!entries) return new Response(null, { status: 404 })
  return xml(`<urlset ${namespace}>${entries.map(urlsOf).join('')}</urlset>`)
}

async function entriesOf(file: string): Promise<Entry[] | null> {
  if (file === 'web.xml') return ownPages()
  const [, cities, number] = file.match(/^(ciudades-)?([1-9]\d{0,3})\.xml$/) ?? []
  if (!number || !(await hostHas(cities ? 'cities' : 'sitemap'))) return null
  const entries = await (cities ? cityEntries(Number(number)) : restaurantEntries(Number(number)))
  return entries.length > 0 ? entries : null
}

async function ownPages() {
  const hasCities = await hostHas('cities')
  return staticPaths.filter((path) => hasCities || path !== citiesPath).map((path) => ({ path }))
}

async function restaurantEntries(page: number): Promise<Entry[]> {
  const { entries } = await getSitemapPage(page)
  return entries.map((restaurant) => ({ path: profilePath(restaurant), updatedAt: restaurant.updatedAt }))
}

async function cityEntries(page: number): Promise<Entry[]> {
  if (page > maxCityListPage) return []
  const { cities } = await getCities(page)
  return cities.flatMap(({ slug: city, updatedAt, cuisines }) => [
    { path: cityHref({ city }), updatedAt },
    ...cuisines.map(({ cuisine, updatedAt }) => ({ path: cityHref({ city, cuisine }), updatedAt })),
  ])
}

const namespace =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'

const lastmod = ({ updatedAt }: Entry) => (updatedAt ? `<lastmod>${updatedAt}</lastmod>` : '')

const fileOf = (file: Entry) =>
  `<sitemap><loc>${escaped(absoluteUrl(file.path))}</loc>${lastmod(file)}</sitemap>`

/** A page in every language; each of them names all. */
function urlsOf(entry: Entry) {
  const addresses = Object.entries(addressesOf(entry.path))
  const links = addresses.map(
    ([language, url]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(url)}"/>`,
  )
  return addresses
    .filter(([language]) => language !== 'x-default')
    .map(([, url]) => `<url><loc>${escaped(url)}</loc>${lastmod(entry)}${links.join('')}</url>`)
    .join('')
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/'/g, '&apos;')

const xml = (body: string) =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>${body}`, {
    headers: { 'content-type': 'application/xml' },
  })
