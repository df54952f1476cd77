import type { Window } from './types'

const time = String.raw`(\d{1,2})(?:([:.h'])([0-5]\d))?(?: ?(h)(?:oras?|rs?|s)?\b\.?)?`

export const windowPattern = new RegExp(
  String.raw`(horarios?:? ?(?:de )?(?:comidas?|cenas?|cocina|menu|servicio)?:? ?|servimos |cocina )?(?:(de|desde|entre|des de) (?:las? |les )?)?(?<![\d.,/€])${time} ?(?:-|–|a|hasta|y|fins a?|ata|i) ?(?:las? |les |as )?${time}(?: (?:de|del|por) (?:la )?(tarde|noche|mediodia|tarda|nit))?(?![\d€/]| ?(?:€|eur|persona|plato|pax|de [a-z]{3,10}bre))`,
  'g',
)

const two = (figure: number) => String(figure).padStart(2, '0')

/** «de 13:30 a 16h» and «de 1 a 4 de la tarde»; null for two figures that are no hours. */
export function readWindow(match: RegExpExecArray): { window: Window; evening: boolean } | null {
  const [, label, lead, h1 = '', mark1, m1 = '00', unit1, h2 = '', mark2, m2 = '00', unit2, part] = match
  const marked =
    [mark1, mark2].some((mark) => mark === ':' || mark === 'h') || unit1 || unit2 || part || label
  const [first, second] = [Number(h1), Number(h2)]
  if (!marked && !(lead && first >= 12 && second > first && second <= 24)) return null
  if (first > 24 || second > 24) return null
  const night = part === 'noche' || part === 'nit'
  const start = first < (night ? 12 : 7) ? first + 12 : first
  const late = second < start ? second + 12 : second
  const end = late < start ? late + 12 : late
  if (end * 60 + Number(m2) <= start * 60 + Number(m1) || end > 29 || start > 23) return null
  return { window: { start: `${two(start)}:${m1}`, end: `${two(end)}:${m2}` }, evening: start >= 19 }
}
