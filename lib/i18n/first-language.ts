/** The language that a browser wants most, without its region: «en» of «en-GB,es;q=0.8». Null when it names none. */
export function firstLanguage(acceptLanguage: string | null): string | null {
  const wanted = (acceptLanguage ?? '')
    .slice(0, 500)
    .split(',')
    .map((part, at) => {
      const [tag = '', ...terms] = part.trim().toLowerCase().split(';')
      const weight = terms.map((term) => term.trim().match(/^q=([\d.]+)$/)?.[1]).find(Boolean)
      return { language: tag.split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight), at }
    })
    .filter(({ language, weight }) => /^[a-z]{2,3}$/.test(language) && weight > 0)
    .toSorted((one, other) => other.weight - one.weight || one.at - other.at)
  return wanted[0]?.language ?? null
}
