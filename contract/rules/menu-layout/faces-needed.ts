import type { BlockStyle, UserTemplate } from '../../entities/template'
import type { FaceKey } from '../../menu-fonts'
import { faceKeyOf, fallbacksFor } from './face'
import { plain } from './plain'
import type { PrintedMenu } from './types'

/** Every face a layout may ask for, so that they can be fetched before it is made. */
export function facesNeeded(template: UserTemplate, printed: PrintedMenu): FaceKey[] {
  const own = stylesOf(template).map((style) => faceKeyOf(style?.fontFamily, style?.bold))
  const standIns = [...new Set(textsOf(template, printed).map(plain).join(''))].flatMap(fallbacksFor)
  return [...new Set([...own, faceKeyOf(undefined, false), ...standIns])]
}

function stylesOf({ menu, observations, price, texts, foot, allergenSigns }: UserTemplate) {
  const styles: (BlockStyle | undefined)[] = [
    menu.categoryStyle,
    menu.itemStyle,
    observations.style,
    price.style,
    foot?.style,
    allergenSigns?.style,
  ]
  return [...styles, ...(texts ?? []).map(({ style }) => style)]
}

function textsOf({ texts = [] }: UserTemplate, { sections, observations, price, facts, foot }: PrintedMenu) {
  return [
    ...sections.flatMap(({ category, items }) => [category, ...items.map(({ text }) => text)]),
    observations,
    price,
    ...Object.values(facts),
    ...Object.values(foot),
    ...texts.map(({ text }) => text),
  ]
}
