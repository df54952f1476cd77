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

function laidOut(template: UserTemplate, more: Partial<Parameters<typeof layoutMenu>[0]> = {}) {
  const printed = printedMenu({ template, menu, words: messages, facts })
  return layoutMenu({ template, printed, format: 'a4', fonts: fontMetrics, ...more })
}

it('draws the longest menu there may be, and not a template that is full of texts as well', () => {
  const { texts, ...template } = heavyTemplate
  expect(() => requireDrawable(laidOut(template))).not.toThrow()
  expect(() => requireDrawable(laidOut({ ...template, texts }))).toThrow(/letters/)
})

it('refuses after the block that is too much, and refuses nothing else', () => {
  const { texts = [], ...template } = heavyTemplate
  for (let count = 0; count <= texts.length; count += 1) {
    const own = { ...template, texts: texts.slice(0, count) }
    const whole = laidOut(own)
    const isDrawn = outcomeOf(() => requireDrawable(whole))
    const blocks = new Set<string>()
    const atOnce = outcomeOf(() =>
      laidOut(own, {
        onBlock: ({ marks }) => {
          for (const { block } of marks) blocks.add(block)
          requireDrawable({ marks })
        },
      }),
    )
    expect(atOnce, `${count} texts`).toBe(isDrawn)
    if (!isDrawn) expect(blocks.size).toBeLessThanOrEqual(new Set(whole.marks.map(({ block }) => block)).size)
  }
})

function outcomeOf(work: () => unknown) {
  try {
    work()
    return true
  } catch {
    return false
  }
}
