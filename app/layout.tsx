import type { Metadata, Viewport } from 'next'
import { getTranslations } from 'next-intl/server'
import { env } from '@/lib/env'
import { display, text } from '@/lib/fonts'
import { labelsOf } from '@/lib/i18n/labels'
import { SharedLabels } from '@/lib/i18n/shared-labels'
import './globals.css'

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

export default async function RootLayout({ children }: { children: React.ReactNode }) {
  const [error, notices] = await Promise.all([labelsOf('error'), labelsOf('notices')])
  return (
    <html lang="es" className={`${display.variable} ${text.variable}`}>
      <body>
        <SharedLabels labels={{ error, notices }}>{children}</SharedLabels>
      </body>
    </html>
  )
}
