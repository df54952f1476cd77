import type { OwnMenu } from '@/contract/entities/own-menu'
import { briefText } from '@/contract/rules/menu/in-brief'
import { kitchenLanguage } from '@/lib/translated-menu'

/** The first dishes of a menu in the language of its kitchen, or that there are none. */
export function BriefMenu({ menu, none }: { menu: OwnMenu; none: string }) {
  const dishes = briefText(menu)
  return dishes ? <span lang={kitchenLanguage(menu)}>{dishes}</span> : none
}
