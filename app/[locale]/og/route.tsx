import { SiteCardImage } from '@/components/og/site-card-image'
import { firstLanguage } from '@/contract/languages'
import { getTranslations } from '@/lib/i18n/translations'
import { ogImage } from '@/lib/seo/og-image'

export const generateStaticParams = () => [{ locale: firstLanguage }]

/** The site's own preview card in one language. Castilian pages have public/og.png. */
export async function GET() {
  const [t, home, card] = await Promise.all([
    getTranslations('seo.site'),
    getTranslations('home'),
    getTranslations('seo.card'),
  ])
  const courses = [
    { name: t('starters'), dishes: [t('lentils'), t('salad')] },
    { name: t('mains'), dishes: [t('hake'), t('cheeks')] },
  ]
  return ogImage(
    <SiteCardImage title={home('title')} text={home('lead')} menu={card('menu')} courses={courses} />,
  )
}
