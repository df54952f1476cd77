import { type CityQuestion, citiesPath, cityHref } from '@/lib/city/question'
import { useTranslations } from '@/lib/i18n/translations'
import type { Crumb } from '@/lib/seo/crumbs'

/** The breadcrumbs of a city's page. The last crumb is the page itself. */
export function useCityCrumbs(question?: CityQuestion, name = ''): Crumb[] {
  const t = useTranslations('city.crumbs')
  const cuisineName = useTranslations('cuisines')
  const crumbs = [
    { name: t('home'), path: '/' },
    { name: t('cities'), path: citiesPath },
  ]
  if (!question) return crumbs
  const { city, cuisine } = question
  crumbs.push({ name, path: cityHref({ city }) })
  if (cuisine) crumbs.push({ name: cuisineName(cuisine), path: cityHref({ city, cuisine }) })
  return crumbs
}
