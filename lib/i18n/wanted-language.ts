import { isLanguage, type Language } from '@/contract/languages'

/** The language of ours that a browser wants most, without its region: «en» of «nl,en-GB;q=0.8». Null when it names none of ours. */
export function wantedLanguage(acceptLanguage: string | null): Language | null {
  const wanted = (acceptLanguage ?? '')
    .slice(0, 500)
    .split(',')
    .map((part, at) => {
      const [tag = '', ...terms] = part.trim().toLowerCase().split(';')
      const weight = terms.map((term) => term.trim().match(/^q=([\d.]+)$/)?.[1]).find(Boolean)
      return { language: tag.split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight), at }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight || one.at - other.at)
  return wanted.map(({ language }) => language).find(isLanguage) ?? null
}
