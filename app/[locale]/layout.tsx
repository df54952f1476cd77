import type { Metadata, Viewport } from 'next'
import { firstLanguage } from '@/contract/languages'
import { env } from '@/lib/env'
import { getTranslations } from '@/lib/i18n/translations'
import { languageHere } from '@/lib/language/here'
import { pathHere } from '@/lib/language/path-in'
import { Document } from './document'

export async function generateMetadata(): Promise<Metadata> {
  const [t, home] = await Promise.all([getTranslations('site'), getTranslations('seo.home')])
  return {
    metadataBase: new URL(env().SITE_URL),
    title: { default: home('title'), template: t('titleTemplate') },
    description: home('description'),
    applicationName: t('name'),
    formatDetection: { telephone: false },
    manifest: pathHere('/manifest.webmanifest'),
  }
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#15100f' },
  ],
  colorScheme: 'light dark',
}

/** While the product is built, pages are made in Castilian alone; so Next learns which pages can be kept. */
export const generateStaticParams = () => [{ locale: firstLanguage }]

/** A page in the wrong language would be kept for everybody. */
export default async function RootLayout({ children, params }: LayoutProps<'/[locale]'>) {
  const { locale } = await params
  if (locale !== languageHere()) throw new Error(`A page of ${locale} was begun in ${languageHere()}.`)
  return <Document>{children}</Document>
}
