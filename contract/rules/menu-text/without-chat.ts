import { isFood, knownBeginning } from './known-dishes'
import { isSentence } from './sentences'
import { fold, stems } from './words'

/** Where a remark about a dish begins: «que me salen de muerte», «como lo hacía mi abuela», «para los que se cuidan». */
const remark =
  /,? (?:(?:que|q|qui|which|that) (?=\p{L})|(?:como|com|igual que|tal como) (?=(?:lo|la|los|las|ho|el|els|les|siempre|sempre|dios|en casa|mi|en) )|(?:de |para |per |pa )(?:los|las|els|les|el|la|quien|quienes|aquellos) (?:que|q|qui) )/gu
const ends = /[,;:.!?()\uE000-\uF8FF]| (?:y|e|i|o|u|ou|edo|eta|or|and) (?=\p{L})/gu

const article = /^(?:el|la|los|las|els|les|un|una|uno|unos|unas|uns|unes|tambien|tambe|a|the) /

/** Whether a dish begins here, so that a remark has ended. */
const isDish = (folded: string) => {
  let rest = folded
  for (let found = article.exec(rest); found; found = article.exec(rest)) rest = rest.slice(found[0].length)
  return knownBeginning(stems(rest.slice(0, 40)).slice(0, 5)) !== null
}

/** The end of a remark: a mark, or a word that joins another dish to it. */
function endOf(folded: string, from: number): number {
  ends.lastIndex = from
  for (let mark = ends.exec(folded); mark; mark = ends.exec(folded))
    if (!mark[0].startsWith(' ') || isDish(folded.slice(mark.index + mark[0].length))) return mark.index
  return folded.length
}

function withoutRemarks(text: string): string {
  const folded = fold(text)
  let kept = ''
  let from = 0
  for (const { index, 0: words } of folded.matchAll(remark)) {
    if (index < from) continue
    const end = endOf(folded, index + words.length)
    kept += text.slice(from, index)
    from = end
  }
  return `${kept}${text.slice(from)}`
}

/** «(que hace un frío …)», «(el de la abuela!)»: brackets that tell something and name no food. */
const bracket = /\s?\(([^()]{2,120})\)/g
const isChat = (inside: string) =>
  !/[\uE000-\uF8FF\d]/.test(inside) &&
  (isSentence(inside) || (/(?:!|\.\.\.|…)$/.test(inside.trim()) && !isFood(stems(fold(inside)))))

/** «Si lo preferís», «nahi baduzue», «prestatu ditugu»: what an owner says around a dish. */
const courtesy =
  /(?<!\p{L})(?:si (?:lo |la |ho )?(?:prefer\p{L}+|quer\p{L}+|voleu|vols|us ve de gust|os apetece)|se (?:queredes|preferides))(?: (?:una cosa|algo|alguna cosa|something|unha cousa) (?:mes|més|mas|más|máis|mais|more)? ?\p{L}+)?(?!\p{L}),? ?|(?<!\p{L})(?:nahi baduzue?|if you(?: would)? (?:like|prefer)|(?:prestatu|jarri|egin|ekarri) (?:dugu|ditugu|dut|ditut))(?!\p{L}),? ?/giu

/** «…, o si voleu una cosa més lleugera, …»: the parts between commas that say something and name no food. */
function withoutTelling(text: string): string {
  const parts = text.split(/,(?!\d)/)
  const kept = parts.filter(
    (part) => !isSentence(part) || isFood(stems(fold(part)).filter((word) => word !== 'te')),
  )
  return kept.length === 0 || kept.length === parts.length ? text : kept.join(',').trim()
}

/** A list of dishes without what its owner tells about them. */
export function withoutChat(text: string): string {
  if (!/[(,]| (?:que|q|qui|como|com|which|that|igual|tal|si|se|baduzue?|ditugu|dugu|if) /i.test(text))
    return text
  const bare = text
    .replace(bracket, (all, inside: string) => (isChat(inside) ? ' ' : all))
    .replace(courtesy, '')
  return withoutTelling(withoutRemarks(bare))
}
