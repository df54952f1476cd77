import { parseMenuText } from '@/contract/rules/menu-text/parse-menu-text'
import type { MenuText } from '@/contract/rules/menu-text/parsed-menu'
import { fold } from '@/contract/rules/menu-text/words'
import { corpusDay, type ExpectedMenu, type Message } from './corpus/read-corpus'

export type Score = {
  items: number
  found: number
  rightCategory: number
  exactNames: number
  prices: number
  rightPrices: number
  facts: number
  rightFacts: number
  invented: number
  doubts: number
  wrong: string[]
}

type ReadMenu = MenuText['menus'][number]
const loose = (name: string) => fold(name).replace(/\s+/g, ' ').trim()

function scoreFacts(score: Score, expected: ExpectedMenu, read: ReadMenu | undefined, where: string) {
  const fact = (name: string, one: unknown, other: unknown, price: boolean) => {
    const right = one === other
    if (price) score.prices++
    else score.facts++
    if (right && price) score.rightPrices++
    if (right && !price) score.rightFacts++
    if (!right) score.wrong.push(`${where}: ${name} ${String(other)}, expected ${String(one)}`)
  }
  const window = read?.window ? `${read.window.start}-${read.window.end}` : null
  fact('price', expected.price, read?.price ?? null, true)
  fact('half price', expected.halfPrice, read?.halfPrice ?? null, true)
  fact('date', expected.date, read?.date ?? null, false)
  fact('service', expected.service, read?.service ?? null, false)
  fact('window', expected.window, window, false)
  fact('includes', expected.includes.join(' '), [...(read?.includes ?? [])].sort().join(' '), false)
}

function scoreItems(score: Score, expected: ExpectedMenu, read: ReadMenu | undefined, where: string) {
  const left = (read?.categories ?? []).flatMap(({ name: category, items }) =>
    items.map((item) => ({ ...item, category })),
  )
  for (const item of expected.items) {
    score.items++
    score.prices++
    const named = left.filter(({ name }) => loose(name) === loose(item.name))
    const found = named.find(({ category }) => category === item.category) ?? named[0]
    if (!found) {
      score.wrong.push(`${where}: «${item.name}» not found`)
      continue
    }
    left.splice(left.indexOf(found), 1)
    score.found++
    if (found.category === item.category) score.rightCategory++
    else score.wrong.push(`${where}: «${item.name}» in ${found.category}, expected ${item.category}`)
    if (found.name === item.name) score.exactNames++
    else score.wrong.push(`${where}: written «${found.name}», expected «${item.name}»`)
    if ((found.supplement ?? null) === item.supplement) score.rightPrices++
    else
      score.wrong.push(`${where}: «${item.name}» supplement ${found.supplement}, expected ${item.supplement}`)
  }
  score.invented += left.length
  for (const { name } of left) score.wrong.push(`${where}: invented «${name}»`)
}

export function scoreOf(messages: readonly Message[], today = corpusDay): Score {
  const score: Score = {
    items: 0,
    found: 0,
    rightCategory: 0,
    exactNames: 0,
    prices: 0,
    rightPrices: 0,
    facts: 0,
    rightFacts: 0,
    invented: 0,
    doubts: 0,
    wrong: [],
  }
  for (const { name, text, menus, doubts } of messages) {
    const read = parseMenuText(text, { today })
    score.doubts += read.doubts.length
    if (read.menus.length !== menus.length)
      score.wrong.push(`${name}: ${read.menus.length} menus, expected ${menus.length}`)
    for (let index = 0; index < Math.max(menus.length, read.menus.length); index++) {
      const expected = menus[index]
      const where = menus.length > 1 ? `${name} (${index + 1})` : name
      if (expected) {
        scoreFacts(score, expected, read.menus[index], where)
        scoreItems(score, expected, read.menus[index], where)
      } else score.invented += read.menus[index]?.categories.flatMap(({ items }) => items).length ?? 0
    }
    for (const reason of doubts)
      if (!read.doubts.some((doubt) => doubt.reason === reason))
        score.wrong.push(`${name}: no doubt ${reason}`)
  }
  return score
}
