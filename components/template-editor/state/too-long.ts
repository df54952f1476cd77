import type { UserTemplate } from '@/contract/entities/template'
import { templateTexts } from '@/contract/rules/menu-layout/new-template'
import { fill } from '@/lib/i18n/fill'
import type { EditorLabels } from '../labels'

/** A longer paste is kept as it is, and told how much of it is too much. */
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
