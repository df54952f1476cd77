import { HydrationSign } from '@/components/layout/hydration-sign'
import { PressGuard } from '@/components/layout/press-guard'
import { display, text } from '@/lib/fonts'
import { labelsOf } from '@/lib/i18n/labels'
import { SharedLabels } from '@/lib/i18n/shared-labels'
import { plainMark } from '@/lib/insides/plain'
import { languageHere } from '@/lib/language/here'
import '../globals.css'

/** The document of every page: used by the layout, and by the not-found page, which has no layout. */
export async function Document({ children }: { children: React.ReactNode }) {
  const [error, notices] = await Promise.all([labelsOf('error'), labelsOf('notices')])
  return (
    <html
      suppressHydrationWarning
      lang={languageHere()}
      data-plain={plainMark()}
      className={`${display.variable} ${text.variable}`}
    >
      <body>
        <SharedLabels labels={{ error, notices }}>{children}</SharedLabels>
        <PressGuard />
        <HydrationSign />
      </body>
    </html>
  )
}
