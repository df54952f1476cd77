/** Tablecloth patterns, each with a matching rim colour. */
const cloths = [
  { cloth: 'cloth-red', rim: 'stroke-azulejo' },
  { cloth: 'cloth-blue', rim: 'stroke-check' },
  { cloth: 'cloth-green', rim: 'stroke-mustard' },
  { cloth: 'cloth-yellow', rim: 'stroke-azulejo' },
] as const

const articles = /^(el|la|los|las|lo|bar|casa|restaurante|mesón|taberna)\s+/iu

/** The look of a restaurant's plate depends only on its name: «Casa Lola» has an L. */
export function plateOf(name: string) {
  const letters = name.replace(articles, '').match(/[\p{L}\p{N}]/u) ?? name.match(/[\p{L}\p{N}]/u)
  const hash = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7)
  return {
    initial: (letters?.[0] ?? 'M').toLocaleUpperCase('es'),
    ...(cloths[hash % cloths.length] ?? cloths[0]),
    turn: hash % 27,
  }
}
