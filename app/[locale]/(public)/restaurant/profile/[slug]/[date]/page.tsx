import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { MenuDay } from '@/components/restaurant/menu-day'
import { JsonLd } from '@/components/ui/json-ld'
import { isCanonicalSlug, menuDayPath, parseProfileSlug } from '@/contract/rules/profile/profile-slug'
import { isDate, localNow } from '@/contract/rules/time/local-time'
import { getMenuDay } from '@/lib/api/menu-day'
import { getRestaurant } from '@/lib/api/restaurants'
import { permanentRedirect } from '@/lib/language/redirect'
import { breadcrumbJsonLd, menuDayCrumbs } from '@/lib/seo/crumbs'
import { menuDayJsonLd } from '@/lib/seo/menu-day-json-ld'
import { menuDayMetadata } from '@/lib/seo/menu-day-metadata'

type Props = PageProps<'/[locale]/restaurant/profile/[slug]/[date]'>

export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await menuDayOf(params)
  return found ? menuDayMetadata(found.restaurant, found.date, found.day.menu, found.day.translations) : {}
}

export default async function Page({ params }: Props) {
  const { slug } = await params
  const found = await menuDayOf(params)
  if (!found) notFound()
  const { restaurant, date, day } = found
  if (!isCanonicalSlug(slug, restaurant)) permanentRedirect(menuDayPath(restaurant, date))
  const today = localNow(new Date(), restaurant.timeZone).date
  return (
    <>
      {day.menu.map((menu) => (
        <JsonLd key={menu.menuId} thing={menuDayJsonLd(restaurant, menu, date < today, day.translations)} />
      ))}
      <JsonLd thing={breadcrumbJsonLd(await menuDayCrumbs(restaurant, date))} />
      <MenuDay {...{ restaurant, date, today, day }} translations={day.translations} />
    </>
  )
}

async function menuDayOf(params: Props['params']) {
  const { slug, date } = await params
  const id = parseProfileSlug(slug)
  if (!id || !isDate(date)) return null
  const [restaurant, day] = await Promise.all([getRestaurant(id), getMenuDay(id, date)])
  return restaurant && day && { restaurant, date, day }
}
