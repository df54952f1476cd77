import { HydrationSign } from '@/components/layout/hydration-sign'
import { display, text } from '@/lib/fonts'
import { labelsOf } from '@/lib/i18n/labels'
import { SharedLabels } from '@/lib/i18n/shared-labels'
import './globals.css'

/** What is around every page: of the layout, and of the page for addresses that lead nowhere, which has no layout. */
export async function Document({ children }: { children: React.ReactNode }) {
  const [error, notices] = await Promise.all([labelsOf('error'), labelsOf('notices')])
  return (
    <html lang="es" className={`${display.variable} ${text.variable}`}>
      <body>
        <SharedLabels labels={{ error, notices }}>{children}</SharedLabels>
        <HydrationSign />
      </body>
    </html>
  )
}
