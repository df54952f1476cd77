import type { Metadata } from 'next'
import { fewestToList } from '@/contract/endpoints/cities'
import { priceText } from '@/lib/i18n/price-text'
import { getTranslations } from '@/lib/i18n/translations'
import type { CityMenus } from '../api/cities'
import { type CityQuestion, citiesPath, cityHref } from '../city/question'
import { listMetadata } from './list-metadata'

/** Search engines may index a page with enough restaurants to choose from. Of other pages they may only follow the links. */
export async function cityMetadata(question: CityQuestion, menus: CityMenus): Promise<Metadata> {
  const t = await getTranslations('city')
  const { city, restaurants, menusToday, prices } = menus
  const what = t(`where.${question.cuisine ?? 'all'}`, { city: city.name })
  const title = t('seo.title', { what })
  const facts = { what, restaurants, menus: menusToday }
  const description = prices
    ? t('seo.descriptionPriced', {
        ...facts,
        prices: await pricesText(prices),
      })
    : t('seo.description', facts)
  return listMetadata({
    title: question.page > 1 ? t('seo.page', { title, page: question.page }) : title,
    description: question.page > 1 ? t('seo.page', { title: description, page: question.page }) : description,
    path: cityHref(question),
    isListed: restaurants >= fewestToList,
  })
}

async function pricesText({ lowest, highest }: NonNullable<CityMenus['prices']>) {
  const t = await getTranslations('city.facts')
  if (lowest === highest) return t('price', { price: priceText(lowest) })
  return t('prices', { lowest: priceText(lowest), highest: priceText(highest) })
}

export async function citiesMetadata(): Promise<Metadata> {
  const t = await getTranslations('city.all')
  return listMetadata({ title: t('seoTitle'), description: t('text'), path: citiesPath, isListed: true })
}
