// next.config.ts imports this file, and Next reads it without the aliases of tsconfig.json.
import { firstLanguage, isLanguage, type Language } from '../../contract/languages'

/** Addresses that are the same for every language: built and public files, and handlers without words. A test compares them with the folders. */
export const wordless = [
  ...['_next', 'api', 'files', 'pdfjs', 'imagen-del-menu', 'sitemaps', 'icons', 'fonts', 'map'],
  ...['templates', 'robots.txt', 'sitemap.xml', 'favicon.ico'],
  ...['icon.svg', 'apple-icon.png', 'credits.json', 'og.png', 'pantalla.js', 'sw.js'],
]

export const isWordless = (path: string) =>
  wordless.some((start) => path === `/${start}` || path.startsWith(`/${start}/`))

/** «/en/faqs» → English and «/faqs»; «/faqs» → Castilian and «/faqs». Reads whatever follows the path, too. */
export function readPath(address = '/'): { language: Language; path: string } {
  const [, first = '', rest = ''] = address.match(/^\/([a-z]{2})(?=[/?#]|$)(.*)$/s) ?? []
  if (first === firstLanguage || !isLanguage(first)) return { language: firstLanguage, path: address }
  return { language: first, path: rest.startsWith('/') ? rest : `/${rest}` }
}

/** The folder of app/ for an address: `app/[locale]` has a folder for Castilian too. */
export function insidePath(address: string) {
  const { language, path } = readPath(address)
  return isWordless(path) ? address : `/${language}${path === '/' ? '' : path}`
}
