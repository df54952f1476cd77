import type { MenuContent } from '@/contract/entities/menu'
import { fold } from '@/contract/rules/menu-text/words'
import { editDistance } from '@/server/text/edit-distance'
import type { Change } from '../language/change'

const letter = String.raw`(?:una? |la |dos |doble )?(?:[ern]?[a-zñ]{1,3}es|[a-zñç]|be|uve|ve|hache|jota|eme|ene|eñe|erre|ese|zeta|ceta|equis|tilde|acento)(?: (?:de|y no|no) \S+| final| al final)*`
const statement = new RegExp(
  String.raw`^(?:(?:no|perd[oó]n|oye|ojo|uy|eh),? )*(?:(?:es|era|son|pone|se (?:escribe|dice)|va|quiero decir|se llama) )?(.+?),? (?:es |va |se escribe |escrito )?(?:con|sin) ${letter}(?:(?:[,;.]| que| porque) .{0,40})?[\s.!]*$`,
  'iu',
)
const plainly =
  /^(?:(?:no|perd[oó]n|oye|ojo|uy|eh),? )*(?:se (?:escribe|dice)|bien escrito es|quise decir|quiero decir) (.+?)[\s.!]*$/iu

/** «es chilindrón con n», «se escribe vieiras»: the word of a dish in another spelling. */
export function spelledOutIn(text: string, menus: MenuContent[]): Change | null {
  if (text.length > 80 || /\d|[?¿]/.test(text)) return null
  const words = (statement.exec(text) ?? plainly.exec(text))?.[1]?.trim().replace(/^(?:el|la|los|las) /i, '')
  if (!words || words.split(' ').length > 5) return null
  for (const { name } of menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items))) {
    const by = respelled(name, words.split(' '))
    if (by !== null && by !== name) return { kind: 'replace', dish: name, by }
  }
  return null
}

/** The name with the words that are nearly these. Null if one of them is not in it. */
function respelled(name: string, words: string[]): string | null {
  let next = name
  for (const word of words) {
    const old = name.split(' ').find((one) => isNearly(one, word))
    if (old === undefined) return null
    const isCapital = old.charAt(0) !== old.charAt(0).toLowerCase()
    next = next.replace(old, isCapital ? word.charAt(0).toUpperCase() + word.slice(1) : word)
  }
  return next
}

function isNearly(one: string, other: string) {
  const [left, right] = [fold(one), fold(other)]
  if (left === right) return true
  return left.length >= 4 && Math.abs(left.length - right.length) <= 2 && editDistance(left, right) <= 2
}
