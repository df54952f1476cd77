import type { Metadata, Viewport } from 'next'
import { getTranslations } from 'next-intl/server'
import { env } from '@/lib/env'
import { Document } from './document'

export async function generateMetadata(): Promise<Metadata> {
  const [t, home] = await Promise.all([getTranslations('site'), getTranslations('seo.home')])
  return {
    metadataBase: new URL(env().SITE_URL),
    title: { default: home('title'), template: t('titleTemplate') },
    description: home('description'),
    applicationName: t('name'),
    formatDetection: { telephone: false },
  }
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#15100f' },
  ],
  colorScheme: 'light dark',
}

export default function RootLayout({ children }: { children: React.ReactNode }) {
  return <Document>{children}</Document>
}
