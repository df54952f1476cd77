import type { Rect, UserTemplate } from '../../entities/template'
import { ornamentAlone } from './place-ornament'
import type { Placement } from './place-template'
import { leans } from './set-block'
import type { MenuLayout } from './types'

/** A menu that fills its rectangle also takes the one of the observations below it, if they are empty and no price stands there. */
export function withObservations(
  { menu, observations, price }: UserTemplate,
  rectOf: Placement['rectOf'],
): Rect {
  const own = rectOf('menu', menu.rect)
  const below = rectOf('observations', observations.rect)
  const priced = rectOf('price', price.rect)
  const whole = { ...own, height: below.y + below.height - own.y }
  const isBelow =
    below.y >= own.y + own.height && below.x < own.x + own.width && own.x < below.x + below.width
  const isFree =
    priced.y >= whole.y + whole.height || priced.y + priced.height <= own.y || isBeside(priced, own)
  return isBelow && isFree ? whole : own
}

const isBeside = (one: Rect, other: Rect) => one.x >= other.x + other.width || one.x + one.width <= other.x

/** Where the menu cannot take the room of empty observations, a drawing does, unless the menu has one. */
export function placeAlone(template: UserTemplate, { rectOf, scale }: Placement, { marks }: MenuLayout) {
  const { menu, observations, ornament } = template
  const isTaken = withObservations(template, rectOf).height > rectOf('menu', menu.rect).height
  const lean = leans[observations.style?.align ?? 'center']
  const isDrawn = marks.some(({ kind }) => kind === 'ornament')
  const place =
    isTaken || isDrawn ? null : ornamentAlone(rectOf('observations', observations.rect), lean, scale)
  if (!place || !ornament) return
  marks.push({
    kind: 'ornament',
    block: 'observations',
    ...ornament,
    x: place.x,
    y: place.y,
    size: place.width,
  })
}
