import type { MenuContent } from '@/contract/entities/menu'
import type { Include } from '@/contract/rules/menu-text/parsed-menu'
import { clockText } from '@/contract/rules/time/clock-text'
import type { Change } from '../language/change'
import { mayBeDish } from '../language/frames'
import { withPart } from '../language/garnish'
import { plainWords } from '../meaning/spelling'
import { findDishes } from '../menu/find-dish'
import type { Act } from './acts'
import { courseIn, dishOf, eurosOf, minuteOf, serviceOf, textOf, textsOf, thingOf } from './values'

/** The changes that an act makes; null when a value that it needs is not there. */
export function changesOf(act: Act, menus: MenuContent[]): Change[] | null {
  const news = [...textsOf(act, 'new'), ...(act.act === 'add' ? textsOf(act, 'dish') : [])]
  if (!news.every(mayBeDish)) return null
  const dishes = textsOf(act, 'dish').map(dishOf).filter(Boolean)
  const euros = eurosOf(textOf(act, 'euros'))
  switch (act.act) {
    case 'add':
      if (inItsPlace.test(act.text) && dishes.length === 1)
        return dishes.map((by) => ({ kind: 'instead', by }))
      return dishes.map((dish) => ({ kind: 'add', dish, course: courseIn(textOf(act, 'course')) }))
    case 'remove':
      return dishes.map((dish) => ({ kind: 'remove', dish }))
    case 'soldout':
      return dishes.map((dish) => ({ kind: 'gone', dish }))
    case 'back':
      return dishes.length > 0
        ? dishes.map((dish) => ({ kind: 'back', dish }))
        : [{ kind: 'back', dish: null }]
    case 'swap':
      return joint.test(textOf(act, 'new') ?? '') ? renamed(act, menus) : swapped(act)
    case 'rename':
      return renamed(act, menus)
    case 'price':
      return euros === null ? null : [{ kind: 'price', euros }]
    case 'raise':
      return euros === null
        ? null
        : [{ kind: 'raise', euros: lowers.test(plainWords(act.text)) ? -euros : euros }]
    case 'half':
      return euros === null ? null : [{ kind: 'half', euros }]
    case 'supplement': {
      const goes = euros === null && without.test(plainWords(act.text))
      if (dishes.length === 0 || (euros === null && !goes)) return null
      return dishes.map((dish) => ({ kind: 'supplement', dish, euros }))
    }
    case 'include':
    case 'exclude': {
      const what = [...new Set(textsOf(act, 'item').flatMap((text) => thingOf(text) ?? []))]
      const all =
        what.includes('postre') && what.includes('cafe') && dessertOrCoffee.test(act.text)
          ? asOne(what)
          : what
      return all.length === 0 ? null : [{ kind: 'include', what: all, isIncluded: act.act === 'include' }]
    }
    case 'window': {
      const [start, end] = ['from', 'until'].map((name) => minuteOf(textOf(act, name), true))
      if (start == null && end == null) return null
      return [
        {
          kind: 'window',
          start: start == null ? null : clockText(start),
          end: end == null ? null : clockText(end),
        },
      ]
    }
    case 'service': {
      const service = serviceOf(textOf(act, 'service') ?? act.text)
      return service ? [{ kind: 'service', service }] : null
    }
    default:
      return null
  }
}

/** «postre o café» is one thing. */
const dessertOrCoffee =
  /(?:postr|sobrem|dessert|caf|coffee)\p{L}* (?:o|ou|or|edo) (?:el |la |un |una |o |a )?(?:postr|sobrem|dessert|caf|coffee)/iu
const asOne = (what: Include[]): Include[] => [
  ...what.filter((one) => one !== 'postre' && one !== 'cafe'),
  'postre-o-cafe',
]

/** «pon acedías en su lugar»: of the dish that went last. */
const inItsPlace =
  /\b(?:en (?:su|el seu|seu|el su) (?:lugar|lloc|sitio|puesto)|no seu (?:lugar|sitio)|instead|en vez)\b/i

/** «quita el suplemento del rape» */
const without = /\b(?:quit|sin|fuera|elimin|borra|treu|sense|sen|remove|no)/i
const lowers =
  /\b(?:baj|baix|rebaj|menos|menys|quita|descuent|jaitsi|lower|drop|down|knock|off|afloj|recort)/i

function swapped(act: Act): Change[] | null {
  const [old, by] = ['old', 'new'].map((name) => textOf(act, name))
  const course = courseIn(old ?? null)
  if (old && course && old.trim().split(' ').length <= 2)
    return by ? [{ kind: 'only', course, dish: dishOf(by) }] : [{ kind: 'replace-of', course, by: null }]
  if (old && by) return [{ kind: 'replace', dish: dishOf(old), by: dishOf(by) }]
  if (old) return [{ kind: 'replace-what', dish: dishOf(old) }]
  return by ? [{ kind: 'instead', by: dishOf(by) }] : null
}

const joint = /^(con|de|al|a la|a l|en|sin|amb|a)\s/i

/** «la crema es de calabaza», where the menu has «Crema de verduras»: the part that begins with the same word changes. */
function renamed(act: Act, menus: MenuContent[]): Change[] | null {
  const [old, by] = ['old', 'new'].map((name) => textOf(act, name))
  if (!old || !by) return null
  const [item, ...others] = menus.flatMap((menu) => findDishes(menu, dishOf(old)))
  const name = item?.name
  if (!name || others.some((other) => other.name !== name))
    return [{ kind: 'replace', dish: dishOf(old), by: dishOf(by) }]
  return [{ kind: 'replace', dish: name, by: withNewPart(name, by) }]
}

function withNewPart(name: string, by: string): string {
  const first = joint.exec(by)?.[1]
  if (!first) {
    const [head = ''] = name.split(' ')
    const sharesHead = by.toLowerCase().startsWith(head.toLowerCase().slice(0, 4))
    return sharesHead || by.split(' ').length > 2 ? dishOf(by) : `${name} ${by}`
  }
  return withPart(name, by)
}
