import type { Metadata } from 'next'
import type { Restaurant } from '@/contract/entities/restaurant'
import { fill } from '../i18n/fill'
import { dateIn, menuWords, type ShownLanguage } from '../i18n/menu-words'

/** Search engines get the page that the owner wrote. */
export function translatedDayMetadata(
  { restaurantName: name }: Restaurant,
  date: string,
  language: ShownLanguage,
): Metadata {
  const title = fill(menuWords[language].title, { name, date: dateIn(language, date) })
  return { title, description: menuWords[language].note, robots: { index: false, follow: true } }
}
