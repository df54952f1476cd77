import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { TranslatedDay } from '@/components/restaurant/languages/translated-day'
import { isCanonicalSlug, menuDayPathIn, parseProfileSlug } from '@/contract/rules/profile/profile-slug'
import { isDate } from '@/contract/rules/time/local-time'
import { getMenuDayIn } from '@/lib/api/menu-day'
import { getRestaurant } from '@/lib/api/restaurants'
import { isShownLanguage } from '@/lib/i18n/menu-words'
import { translatedDayMetadata } from '@/lib/seo/translated-day-metadata'

type Props = PageProps<'/[locale]/restaurant/profile/[slug]/[date]/[language]'>

export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, date, language } = await params
  const restaurant = await getRestaurant(parseProfileSlug(slug) ?? '')
  if (!restaurant || !isDate(date) || !isShownLanguage(language)) return {}
  return translatedDayMetadata(restaurant, date, language)
}

export default async function Page({ params }: Props) {
  const { slug, date, language } = await params
  const restaurant = await getRestaurant(parseProfileSlug(slug) ?? '')
  if (!restaurant || !isDate(date) || !isShownLanguage(language)) notFound()
  if (!isCanonicalSlug(slug, restaurant)) permanentRedirect(menuDayPathIn(restaurant, date, language))
  const day = await getMenuDayIn(restaurant.restaurantId, date, language)
  if (!day?.menu.length) notFound()
  return <TranslatedDay restaurant={restaurant} date={date} language={language} menus={day.menu} />
}
