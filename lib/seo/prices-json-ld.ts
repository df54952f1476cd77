import type { CityPrices } from '@/contract/endpoints/cities'
import { cityHref, pricesPath } from '../city/question'
import { languageHere } from '../language/here'
import { site } from '../site'
import { absoluteUrl } from './absolute-url'
import type { JsonLdThing } from './json-ld'

type Texts = { name: string; description: string; variables: string[] }

/** The prices of a city as a data set, with the file that holds it. */
export function pricesJsonLd(
  { city, weeks }: CityPrices,
  { name, description, variables }: Texts,
): JsonLdThing {
  const [first, last] = [weeks[0], weeks.at(-1)]
  return {
    '@type': 'Dataset',
    name,
    description,
    url: absoluteUrl(cityHref({ city: city.slug })),
    inLanguage: languageHere(),
    isAccessibleForFree: true,
    creator: { '@type': 'Organization', name: site.name, url: absoluteUrl('/') },
    temporalCoverage: `${first?.from}/${last?.to}`,
    spatialCoverage: {
      '@type': 'Place',
      name: city.name,
      geo: { '@type': 'GeoCoordinates', latitude: city.position.lat, longitude: city.position.lon },
    },
    variableMeasured: variables,
    distribution: [
      {
        '@type': 'DataDownload',
        encodingFormat: 'text/csv',
        contentUrl: absoluteUrl(pricesPath(city.slug)),
      },
    ],
  }
}
