import { useTranslations } from 'next-intl'
import { ChipLink } from '@/components/ui/chip-link'
import { type CityCuisine, fewestToList } from '@/contract/endpoints/cities'
import { type CityQuestion, cityHref } from '@/lib/city/question'

type Props = { question: CityQuestion; cuisines: CityCuisine[] }

/**
 * The cuisines of a city with enough to choose from; the one that is on comes first and leads back to all of them. One
 * row, which no font can break into two.
 */
export function CityCuisines({ question: { city, cuisine }, cuisines }: Props) {
  const t = useTranslations('city')
  const cuisineName = useTranslations('cuisines')
  const shown = cuisines
    .filter((one) => one.restaurants >= fewestToList || one.cuisine === cuisine)
    .sort((a, b) => Number(b.cuisine === cuisine) - Number(a.cuisine === cuisine))
  if (shown.length === 0) return null
  return (
    <nav aria-label={t('cuisines')} className="-mx-4 mt-4 md:mx-0">
      <ul className="flex gap-2 overflow-x-auto px-4 py-1.5 [scrollbar-width:thin] md:px-1.5">
        {shown.map((one) => {
          const isOn = one.cuisine === cuisine
          return (
            <li key={one.cuisine}>
              <ChipLink href={cityHref({ city, cuisine: isOn ? undefined : one.cuisine })} on={isOn}>
                {cuisineName(one.cuisine)}
                <span className="figures font-normal text-soft">{one.restaurants}</span>
                {isOn ? <span className="sr-only">{t('remove')}</span> : null}
              </ChipLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
