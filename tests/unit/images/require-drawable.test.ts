import { expect, it } from 'vitest'
import type { UserTemplate } from '@/contract/entities/template'
import { layoutMenu } from '@/contract/rules/menu-layout/layout-menu'
import { printedMenu, sheetFacts } from '@/contract/rules/menu-layout/printed-menu'
import messages from '@/messages/es.json'
import { fontMetrics, requireDrawable } from '@/server/images/letters'
import { heavyMenu } from '@/tests/attack/cost/heavy-menu'
import { heavyTemplate } from '@/tests/attack/cost/heavy-template'

const menu = { ...heavyMenu, date: '2026-11-20', service: 'comida' as const }
const facts = sheetFacts({ restaurantName: 'Casa', menu, words: messages })

function laidOut(template: UserTemplate) {
  const printed = printedMenu({ template, menu, words: messages, facts })
  return layoutMenu({ template, printed, format: 'a4', fonts: fontMetrics })
}

it('draws the longest menu there may be, and not a template that is full of texts as well', () => {
  const { texts, ...template } = heavyTemplate
  expect(() => requireDrawable(laidOut(template))).not.toThrow()
  expect(() => requireDrawable(laidOut({ ...template, texts }))).toThrow(/letters/)
})
