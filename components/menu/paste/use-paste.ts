'use client'

import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import type { Slot } from '@/contract/entities/own-menu'
import { drafts } from '@/lib/browser/drafts'
import { languageHere } from '@/lib/language/here'
import { useRouter } from '@/lib/language/use-router'
import { ownMenuPath } from '@/lib/owner-paths'
import type { Notes } from '../menu-problems'
import type { MenuValues } from '../menu-values'
import type { MenuEditor } from '../use-menu-editor'
import type { FoundMenu } from './found'
import type { ReadMenu, ReadMessage } from './read-text'
import { useAssistant } from './use-assistant'

/** `on`: the day on which the text was pasted. «Mañana» means the day after it. */
const keptPaste = z.object({ text: z.string(), on: z.string(), opens: z.boolean().optional() })

type Options = { ownerId: string; today: string; isEmpty: boolean; hasAssistant: boolean }

const idOf = ({ date, service }: Slot) => `${date} ${service}`

/** Pasted text is kept for each day and service. */
const keyOf = (ownerId: string, { date, service }: Slot) => `${ownerId}:menu-text:${date}:${service}`

/**
 * Reads a message with one or several menus. The tab keeps the message under the day and service for which it was pasted. When another day
 * is opened from the message, the message moves there; `opens` means that this day's menu goes into the form there.
 */
export function usePaste(editor: MenuEditor, { ownerId, today, isEmpty, hasAssistant }: Options) {
  const router = useRouter()
  const [text, setText] = useState('')
  const [read, setRead] = useState<Omit<ReadMessage, 'menus'> & { menus: FoundMenu[] }>()
  const [filled, setFilled] = useState<{ menu: FoundMenu; before: { values: MenuValues; notes: Notes } }>()
  const [state, setState] = useState<'idle' | 'reading' | 'failed'>('idle')
  // The box stays open while the first dish is written below it, so that nothing moves under the finger.
  const [isOpen, setOpen] = useState(isEmpty)
  const { slot, outcome } = editor
  const key = keyOf(ownerId, slot)
  const assistant = useAssistant(hasAssistant, slot)

  const isSingle = (read?.menus.length ?? 0) <= 1

  function forget() {
    setText('')
    drafts.drop(key)
  }

  const saved = useRef(() => {})
  saved.current = () => {
    setOpen(false)
    // Other menus of the message are still to be opened.
    if (isSingle) forget()
  }
  useEffect(() => {
    if (outcome) saved.current()
  }, [outcome])

  function type(typed: string) {
    setText(typed)
    assistant.drop()
    drafts.keep(key, { text: typed, on: today })
  }

  async function look(typed: string) {
    setState('reading')
    const rules = await import('./read-text').catch(() => undefined)
    setState(rules ? 'idle' : 'failed')
    if (!rules) return undefined
    const message = rules.readText(typed, today, languageHere())
    const menus = message.menus.map((menu) => ({
      ...menu,
      slot: { date: menu.date ?? slot.date, service: menu.service },
    }))
    const found = { ...message, menus }
    setRead(found)
    return { ...rules, found }
  }

  /** A single menu that fits this day and service goes straight into the form. */
  async function readNow(typed: string) {
    type(typed)
    setFilled(undefined)
    const looked = await look(typed)
    const [only, ...others] = looked?.found.menus ?? []
    if (only && others.length === 0 && isHere(only, slot)) await put(only)
    if (looked) await assistant.ask(typed, looked.found)
  }

  async function put(menu: FoundMenu) {
    const { filledWith } = await import('./read-text')
    setFilled({ menu, before: { values: editor.values, notes: editor.notes } })
    editor.fillIn(filledWith(editor.values, menu), menu.notes)
    setOpen(false)
  }

  function open(menu: FoundMenu) {
    if (idOf(menu.slot) === idOf(slot)) return void put(menu)
    drafts.keep(keyOf(ownerId, menu.slot), { text: menu.lines ?? text, on: today, opens: true })
    // A text with one menu is kept only for the day of this menu.
    if (isSingle) forget()
    router.push(ownMenuPath(menu.slot))
  }

  /** The assistant's proposal replaces what the rules read. One menu goes into the form; several menus are listed. */
  async function takeProposal() {
    const [only, ...others] = assistant.proposed
    if (!only) return
    setRead({ menus: assistant.proposed, left: [], isCut: false })
    assistant.drop()
    if (others.length === 0) await put(only)
  }

  function undo() {
    if (filled) editor.fillIn(filled.before.values, filled.before.notes)
    setFilled(undefined)
    setOpen(true)
  }

  function clear() {
    forget()
    setRead(undefined)
  }

  const arrive = useRef(() => {})
  arrive.current = () => {
    const { data } = keptPaste.safeParse(drafts.read(key))
    if (!data?.text) return
    if (data.on !== today) return forget()
    setText(data.text)
    if (!data.opens) return
    drafts.keep(key, { text: data.text, on: today })
    void look(data.text).then((looked) => {
      const menu = looked?.found.menus.find((one) => idOf(one.slot) === idOf(slot))
      if (menu) void put(menu)
    })
  }
  useEffect(() => arrive.current(), [])

  return {
    ...{ text, type, readNow, read, setRead, filled, put, open, undo, clear, forget, state, isOpen, setOpen },
    ...{ proposed: assistant.proposed, takeProposal, dropProposal: assistant.drop },
    isCurrent: (menu: FoundMenu) => idOf(menu.slot) === idOf(slot),
  }
}

export type Paste = ReturnType<typeof usePaste>

/** Whether the menu fits this slot. The reader's default service, comida, fits both services. */
const isHere = ({ date, service }: ReadMenu, slot: Slot) =>
  (date === undefined || date === slot.date) && (service === slot.service || service === 'comida')
