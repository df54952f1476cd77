import { Link } from '@/components/ui/link'
import { findListedCity } from '@/lib/api/cities'
import { cityHref } from '@/lib/city/question'
import { getTranslations } from '@/lib/i18n/translations'

/** A link from a restaurant or a search to the city's page, if there is one. */
export async function MoreInCity({ name }: { name: string }) {
  const [t, city] = await Promise.all([getTranslations('city'), findListedCity(name)])
  if (!city) return null
  return (
    <p className="print:hidden">
      <Link href={cityHref({ city: city.slug })} className="link inline-flex min-h-11 items-center">
        {t('allOfCity', { city: city.name })}
      </Link>
    </p>
  )
}
