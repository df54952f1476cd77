import type { Menu } from '@/contract/entities/menu'
import type { Schedule } from '@/contract/entities/opening-hours'
import { servedTimesOf } from '@/contract/rules/menu/serving'
import { menuDayPath, type Profiled, profilePath } from '@/contract/rules/profile/profile-slug'
import { dayText } from '@/lib/i18n/day-and-window'
import { priceText } from '@/lib/i18n/price-text'
import { timesInWords } from '@/lib/i18n/times-in-words'
import { useTranslations } from '@/lib/i18n/translations'
import { colonHere } from '@/lib/language/here'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { spokenDishes } from '@/lib/share-text'
import { ShareAction } from './share-action'

type Props = {
  restaurant: Profiled & { schedule?: Schedule }
  /** The menu to share, by the page of its day. Without a menu, the profile is shared. */
  menu?: Menu
  /** The date where the restaurant is. */
  today: string
}

/** A link to share a restaurant or one day's menu. */
export function ShareLink({ restaurant, menu, today }: Props) {
  const t = useTranslations('restaurant.actions')
  const name = restaurant.restaurantName
  const path = menu ? menuDayPath(restaurant, menu.date) : profilePath(restaurant)
  const labels = {
    share: t('share'),
    title: t('shareTitle', { name }),
    text: useShareText({ restaurant, menu, today }),
    unsupported: t('unsupported'),
    otherwise: t('otherwise'),
    whatsapp: t('whatsapp'),
    link: t('link'),
    copy: t('copy'),
    copied: t('copied'),
    notCopied: t('notCopied'),
    close: t('close'),
  }
  return <ShareAction url={absoluteUrl(path)} labels={labels} />
}

/** «Hoy en Botijo Cantor, 17 €: lentejas, albóndigas … de 13:30 a 15:30». A menu of another day names its date. */
function useShareText({ restaurant, menu, today }: Props) {
  const name = restaurant.restaurantName
  const t = useTranslations('restaurant.actions')
  if (!menu) return t('shareText', { name })
  const when = menu.date === today ? t('shareToday') : dayText(menu.date)
  const place = t('shareMenu', { when, name })
  const priced = menu.price === null ? place : `${place}, ${priceText(menu.price)}`
  const dishes = spokenDishes(menu)
  const listed = dishes ? `${priced}${colonHere()} ${dishes}` : priced
  return [listed, timesInWords(servedTimesOf(menu, restaurant.schedule ?? []))].filter(Boolean).join(' ')
}
