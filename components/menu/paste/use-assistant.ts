'use client'

import { useRef, useState } from 'react'
import { proposeMenus } from '@/contract/endpoints/own-menus'
import type { MenuDraft } from '@/contract/entities/menu'
import type { Slot } from '@/contract/entities/own-menu'
import { send } from '@/lib/browser/send'
import { valuesOf } from '../menu-values'
import type { FoundMenu } from './found'
import type { ReadMessage } from './read-text'

/** Asks the assistant about a text that the rules did not understand completely. Meanwhile the page shows what the rules read. */
export function useAssistant(isThere: boolean, slot: Slot) {
  const [proposed, setProposed] = useState<FoundMenu[]>([])
  const asked = useRef('')

  function drop() {
    asked.current = ''
    setProposed([])
  }

  async function ask(text: string, { menus, left }: ReadMessage) {
    const isClear = menus.length > 0 && left.length === 0 && menus.every(({ doubts }) => doubts === 0)
    if (!isThere || isClear || text.trim() === '') return
    asked.current = text
    const { reply } = await send(proposeMenus, { body: { text: text.slice(0, longestText) } })
    if (reply && asked.current === text) setProposed(reply.menus.map((menu) => foundOf(menu, slot)))
  }

  return { proposed, ask, drop }
}

const longestText = 20_000

function foundOf(menu: MenuDraft, slot: Slot): FoundMenu {
  const { date, service, categories, window } = menu
  return {
    ...(date !== undefined && { date }),
    ...{ service, values: valuesOf(menu), saysTimes: window !== null, notes: {}, doubts: 0 },
    dishes: categories.reduce((sum, { items }) => sum + items.length, 0),
    slot: { date: date ?? slot.date, service },
    lines: linesOf(menu),
  }
}

/** The menu as our own rules read it, for the day on which it is opened. */
const linesOf = ({ date, service, price, categories }: MenuDraft) =>
  [
    ...(date ? [date.split('-').reverse().join('/')] : []),
    ...(service === 'cena' ? [service] : []),
    ...(price === null ? [] : [`${price.toFixed(2).replace('.', ',')} €`]),
    ...categories.flatMap(({ name, items }) => [name, ...items.map((item) => `- ${dishLine(item)}`)]),
  ].join('\n')

const dishLine = ({ name, supplement }: MenuDraft['categories'][number]['items'][number]) =>
  supplement === undefined ? name : `${name} (+${supplement.toFixed(2).replace('.', ',')} €)`
