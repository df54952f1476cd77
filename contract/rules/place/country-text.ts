import { type Language, languages } from '../../languages'

/** The name of a country, by its two letters. */
export function countryText(country: string, language: Language) {
  const { region } = languages[language]
  return new Intl.DisplayNames(region, { type: 'region' }).of(country) ?? country
}
