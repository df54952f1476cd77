'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { drafts } from '@/lib/browser/drafts'
import type { EditorState } from '../editor-state'
import type { Slot } from '../own-menu-calls'
import { ownMenuPath } from '../own-menu-path'
import type { MenuEditor } from '../use-menu-editor'
import type { ReadMenu, ReadMessage } from './read-text'

export type Found = ReadMenu & { slot: Slot }

const kept = z.object({ text: z.string(), opens: z.string().optional() })

type Options = { ownerId: string; today: string; isEmpty: boolean }

const idOf = ({ date, service }: Slot) => `${date} ${service}`

/**
 * A message with one menu or several. It is kept in the tab while its days are gone through; `opens` names the one to put into
 * the form of the day that is opened next.
 */
export function usePaste(editor: MenuEditor, { ownerId, today, isEmpty }: Options) {
  const router = useRouter()
  const key = `${ownerId}:menu-text`
  const [text, setText] = useState('')
  const [read, setRead] = useState<Omit<ReadMessage, 'menus'> & { menus: Found[] }>()
  const [filled, setFilled] = useState<{ menu: Found; before: EditorState }>()
  const [state, setState] = useState<'idle' | 'reading' | 'failed'>('idle')
  // It stays while the first dish is written below it, so that nothing moves under the finger.
  const [isOpen, setOpen] = useState(isEmpty)
  const { slot, outcome } = editor

  useEffect(() => {
    if (outcome) setOpen(false)
  }, [outcome])

  function type(typed: string) {
    setText(typed)
    drafts.keep(key, { text: typed })
  }

  async function look(typed: string) {
    setState('reading')
    const rules = await import('./read-text').catch(() => undefined)
    setState(rules ? 'idle' : 'failed')
    if (!rules) return undefined
    const message = rules.readText(typed, today)
    const menus = message.menus.map((menu) => ({
      ...menu,
      slot: { date: menu.date ?? slot.date, service: menu.service },
    }))
    const found = { ...message, menus }
    setRead(found)
    return { ...rules, found }
  }

  /** One menu that can only be this day's goes straight into the form. */
  async function readNow(typed: string) {
    type(typed)
    setFilled(undefined)
    const looked = await look(typed)
    const [only, ...others] = looked?.found.menus ?? []
    if (only && others.length === 0 && isHere(only, slot)) await put(only)
  }

  async function put(menu: Found) {
    const { filledWith } = await import('./read-text')
    setFilled({ menu, before: editor.state })
    editor.fillIn(filledWith(editor.state.values, menu), menu.notes)
    setOpen(false)
  }

  function open(menu: Found) {
    if (idOf(menu.slot) === idOf(slot)) return void put(menu)
    drafts.keep(key, { text, opens: idOf(menu.slot) })
    router.push(ownMenuPath(menu.slot))
  }

  function undo() {
    if (filled) editor.setState(filled.before)
    setFilled(undefined)
    setOpen(true)
  }

  function clear() {
    setText('')
    setRead(undefined)
    drafts.drop(key)
  }

  const arrive = useRef(() => {})
  arrive.current = () => {
    const { data } = kept.safeParse(drafts.read(key))
    if (!data?.text) return
    setText(data.text)
    if (!data.opens) return
    drafts.keep(key, { text: data.text })
    void look(data.text).then((looked) => {
      const menu = looked?.found.menus.find((one) => idOf(one.slot) === data.opens)
      if (menu && data.opens === idOf(slot)) void put(menu)
    })
  }
  useEffect(() => arrive.current(), [])

  return {
    ...{ text, type, readNow, read, setRead, filled, put, open, undo, clear, state, isOpen, setOpen },
    isCurrent: (menu: Found) => idOf(menu.slot) === idOf(slot),
  }
}

export type Paste = ReturnType<typeof usePaste>

/** Says no other day than this one; a menu that says nothing of its meal may be any. */
const isHere = ({ date, service }: ReadMenu, slot: Slot) =>
  (date === undefined || date === slot.date) && (service === slot.service || service === 'comida')
