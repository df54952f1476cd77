import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { fewestToList } from '@/contract/endpoints/cities'
import { priceText } from '@/contract/rules/menu/price'
import type { CityMenus } from '../api/cities'
import { type CityQuestion, citiesPath, cityHref } from '../city/question'
import { absoluteUrl } from './absolute-url'

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
  return metadata({
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
  return metadata({ title: t('seoTitle'), description: t('text'), path: citiesPath, isListed: true })
}

type PageTexts = { title: string; description: string; path: string; isListed: boolean }

function metadata({ title, description, path, isListed }: PageTexts): Metadata {
  const url = absoluteUrl(path)
  return {
    title,
    description,
    alternates: { canonical: url },
    robots: isListed ? undefined : { index: false, follow: true },
    openGraph: {
      type: 'website',
      locale: 'es_ES',
      url,
      title,
      description,
      images: [absoluteUrl('/og.png')],
    },
  }
}
