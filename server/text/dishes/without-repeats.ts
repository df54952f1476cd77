/** What a gloss says of custom: «usually with tuna and egg», the last thing that it says. */
const customary = /(?<=\()((?:[^()]*, )?)((?:usually|often|souvent|meist|oft|sovint)\b[^()]*)(?=\))/gu

/** «Couscous (steamed semolina, often with meat)»: what the name means stays, what is often with it goes. */
export const withoutCustom = (text: string) =>
  text.replace(customary, (_, before: string) => before.replace(/, $/, '')).replaceAll(' ()', '')

const small = new Set(
  'usually often souvent meist oft sovint with and avec aux au et mit und la le les de du des von stewed mijotés geschmort'.split(
    ' ',
  ),
)

const stemsOf = (text: string) =>
  (text.toLowerCase().match(/\p{L}{2,}/gu) ?? [])
    .filter((word) => !small.has(word))
    .map((word) => word.slice(0, 4))

/** «Prawn and potato salad with mayonnaise» with mayonnaise: whether a text outside its brackets already says this. */
export function namesAll(text: string, more: string): boolean {
  if (/[()]/.test(more)) return false
  const named = new Set(wordsOf(text.replace(/\([^()]*\)/g, '')))
  return wordsOf(more).every((word) => named.has(word))
}

/** «Cachopo (breaded beef stuffed with ham and cheese)»: before a filling that the dish itself names. */
export const withoutFilling = (text: string) =>
  text.replace(/(\([^()]*?),? (?:stuffed with|farcie? (?:aux?|de)|gefüllt mit)[^()]*\)/, '$1)')

const wordsOf = (text: string) =>
  (text.toLowerCase().match(/\p{L}{2,}/gu) ?? [])
    .filter((word) => !small.has(word))
    .map((word) => word.replace(/(?:es|s|n|en)$/, ''))

const doubled = /(?<![\p{L}-])([\p{L}-]{3,}) \1(?![\p{L}-])/giu

/** «Mixed salad (usually with tuna and egg) with tuna and egg», «breaded breaded escalope»: what the dish itself names is said once. */
export function withoutRepeats(text: string): string {
  return text
    .replace(customary, (whole, before: string, custom: string, at: number) => {
      const named = new Set(stemsOf(text.slice(0, at) + text.slice(at + whole.length)))
      return stemsOf(custom).every((stem) => named.has(stem)) ? before.replace(/, $/, '') : whole
    })
    .replace(' ()', '')
    .replace(doubled, '$1')
}
