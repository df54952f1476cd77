import path from 'node:path'
import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import { firstLanguage, languageCodes } from './contract/languages'
import { wordless } from './lib/language/read-path'
import { dinerSide, wholeOnly } from './lib/language/sides'

const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(self)' },
]

const others = `(?:(?:${languageCodes.join('|')})/)?`

/** All but /widget/{id}, which is made for other people's pages; lib/front/frames.ts says the same in its policy. */
const unframed = {
  source: `/((?!${others}widget/[^/]+$).*)`,
  headers: [{ key: 'X-Frame-Options', value: 'SAMEORIGIN' }],
}

/** What stays where it is: other languages have their folder, files and calls have none. */
const inPlace = [...languageCodes, ...wordless].map((path) => path.replaceAll('.', '\\.')).join('|')

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  /** Searches have no parts for links that prefetch (docs/insides.md). */
  turbopack: { resolveAlias: { './collect-segment-data': './lib/insides/page/page-parts.ts' } },
  /** lib/front does it, and remembers. */
  compress: false,
  /** lib/cache makes one as it keeps a page; Next would, for every request, from the whole of it. */
  generateEtags: false,
  cacheHandler: path.resolve('dist/web/cache-handler.mjs'),
  /** How long a shared cache in front may show a page after the page's own time. Such a cache gets no reports of changes. */
  expireTime: 3600,
  /** lib/cache has a memory of its own. */
  cacheMaxMemorySize: 0,
  /** Nothing uses it: pictures come in the sizes they are shown in. */
  images: { unoptimized: true },
  /** Searches are without number: their pages may fill the memory's share, never the disk. */
  experimental: { isrFlushToDisk: false, globalNotFound: true },
  /** `npm run check` does it, in a tenth of the time. */
  typescript: { ignoreBuildErrors: true },
  /** Common clients go to /login (docs/product.md#sign-in). */
  redirects: async () => [
    { source: '/login', destination: '/signin', permanent: true },
    {
      source: `/:language(${languageCodes.join('|')})/login`,
      destination: '/:language/signin',
      permanent: true,
    },
    { source: `/${firstLanguage}`, destination: '/', permanent: true },
    { source: `/${firstLanguage}/:path+`, destination: '/:path+', permanent: true },
    // A day's menu had its language at its end, before there were pages in languages.
    {
      source: '/restaurant/profile/:slug/:date(\\d{4}-\\d{2}-\\d{2})/:language(en|fr|de|ca)',
      destination: '/:language/restaurant/profile/:slug/:date',
      permanent: true,
    },
    // Languages of the diner's side have no owners' pages.
    ...wholeOnly.map((path) => ({
      source: `/(${dinerSide.join('|')})${path}/:path*`,
      destination: `${path}/:path*`,
      permanent: false,
    })),
  ],
  /** Castilian’s addresses have no prefix, its pages have a folder (lib/language/read-path.ts). */
  rewrites: async () => ({
    beforeFiles: [
      { source: '/', destination: `/${firstLanguage}` },
      { source: `/:path((?!(?:${inPlace})(?:/|$)).+)`, destination: `/${firstLanguage}/:path` },
    ],
    afterFiles: [],
    fallback: [],
  }),
  headers: async () => [{ source: '/:path*', headers: securityHeaders }, unframed],
}

export default createNextIntlPlugin('./lib/i18n/request.ts')(config)
