import type { MenuContent } from '@/contract/entities/menu'
import { findDishes } from '../menu/find-dish'
import type { Change } from './change'

const shape =
  /^(?:(?:y|e|i|ah|pues|perd[oó]n|ojo),? )*(?:el|la|los|las|els|les|os|as|o|a) (\p{L}+(?: \p{L}+)?) ((?:con|amb|al|a la|en) \p{L}.*?)[\s.!]*$/iu

/** «la pechuga con patatas»: a dish of the menu, with what comes with it. Neither another dish nor two. */
export function garnishIn(text: string, menus: MenuContent[]): Change | null {
  const [menu] = menus
  if (!menu || text.length > 100 || /[\d?¿\n;]/.test(text)) return null
  const [, dish = '', part = ''] = shape.exec(text.trim()) ?? []
  const [item, ...others] = dish ? findDishes(menu, dish) : []
  if (!item || others.length > 0 || part.split(' ').length > 9) return null
  const has = findDishes({ ...menu, categories: [{ name: '', items: [item] }] }, part).length > 0
  return has ? null : { kind: 'replace', dish: item.name, by: withPart(item.name, part) }
}

/** «Macarrones a la boloñesa» without «boloñesa». */
const without = (name: string, word: string) =>
  name.replace(new RegExp(`(?: (?:a la|al|con|de))? ${word}(?!\\p{L})`, 'iu'), '')

const joint = /^(con|de|al|a la|a l|en|sin|amb|a) /i

/** The name with a new part: «Merluza a la plancha» «a la romana» is «Merluza a la romana». */
export function withPart(name: string, part: string): string {
  const [, kept = '', gone = ''] = /^(.+?),? (?:y )?no (?:(?:con|de|a la|al) )?(\p{L}+)$/iu.exec(part) ?? []
  if (gone && name.toLowerCase().split(' ').includes(gone.toLowerCase()))
    return withPart(without(name, gone), kept)
  const first = joint.exec(part)?.[1]
  const at = first ? name.toLowerCase().indexOf(` ${first.toLowerCase()} `) : -1
  return at > 0 ? `${name.slice(0, at)} ${part}` : `${name} ${part}`
}
