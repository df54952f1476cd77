import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ProfileTrail } from '@/components/city/profile-trail'
import { RestaurantProfile } from '@/components/restaurant/restaurant-profile'
import { wishLabels } from '@/components/restaurant/wish-labels'
import { WishedDishes } from '@/components/restaurant/wished-dishes'
import { JsonLd } from '@/components/ui/json-ld'
import { ServingClock } from '@/components/ui/serving/serving-clock'
import { servingLabels } from '@/components/ui/serving/serving-labels'
import { isCanonicalSlug, parseProfileSlug, profilePath } from '@/contract/rules/profile/profile-slug'
import { localNow } from '@/contract/rules/time/local-time'
import { getMenuDay, translationsOf } from '@/lib/api/menu-day'
import { getMenus, getRestaurant } from '@/lib/api/restaurants'
import { getTranslations } from '@/lib/i18n/translations'
import { permanentRedirect } from '@/lib/language/redirect'
import { restaurantJsonLd } from '@/lib/seo/restaurant-json-ld'
import { restaurantMetadata } from '@/lib/seo/restaurant-metadata'
import { profileParts } from './profile-parts'

type Props = PageProps<'/[locale]/restaurant/profile/[slug]'>

export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const profile = await profileOf(params)
  return profile ? restaurantMetadata(profile.restaurant, profile.menus, new Date()) : {}
}

export default async function Page({ params }: Props) {
  const { slug } = await params
  const [profile, serving, cuisineName] = await Promise.all([
    profileOf(params),
    servingLabels(),
    getTranslations('cuisines'),
  ])
  if (!profile) notFound()
  const { restaurant, menus, day, translations } = profile
  if (!isCanonicalSlug(slug, restaurant)) permanentRedirect(profilePath(restaurant))
  const renderedAt = Date.now()
  return (
    <>
      <JsonLd
        thing={restaurantJsonLd(restaurant, menus, { now: new Date(renderedAt), translations, cuisineName })}
      />
      <RestaurantProfile
        restaurant={restaurant}
        menus={menus}
        previousMenuDate={day?.previousDate}
        renderedAt={renderedAt}
        serving={serving}
        translations={translations}
        parts={await profileParts(restaurant, menus, renderedAt)}
      />
      <ProfileTrail restaurant={restaurant} />
      <ServingClock labels={serving} />
      <WishedDishes labels={await wishLabels()} />
    </>
  )
}

async function profileOf(params: Props['params']) {
  const id = parseProfileSlug((await params).slug)
  if (!id) return null
  const [restaurant, menus] = await Promise.all([getRestaurant(id), getMenus(id)])
  if (!restaurant) return null
  const today = localNow(new Date(), restaurant.timeZone).date
  const [day, translations] = await Promise.all([
    getMenuDay(id, today),
    translationsOf(
      id,
      menus.map(({ date }) => date),
    ),
  ])
  return { restaurant, menus, day, translations }
}
