import type { UserTemplate } from '@/contract/entities/template'
import { templateTexts } from '@/contract/rules/menu-layout/formats'
import { fill } from '@/lib/i18n/fill'
import type { EditorLabels } from '../labels'

/** The message for a text over the limit. The text is not cut. */
export function tooLong(text: string, kind: keyof typeof templateTexts, { texts }: EditorLabels) {
  const most = templateTexts[kind]
  return text.length > most ? fill(texts.tooLong, { most, count: text.length }) : undefined
}

export function hasTooLong({ menu, observations, price, texts = [] }: UserTemplate) {
  const { text, category, items } = templateTexts
  return (
    [observations, price, ...texts].some((one) => one.text.length > text) ||
    menu.sections.some((one) => one.category.length > category || one.items.length > items)
  )
}
