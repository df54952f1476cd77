'use client'

import { useRef, useState } from 'react'
import type { MenuLabels } from '../labels'
import type { MenuEditor } from '../use-menu-editor'
import { type Drawn, dishActions, type Removed } from './dish-actions'
import { useSoldOut } from './use-sold-out'

/** Each wish for a dish's field is one of its own, also the second for the same. */
export type FocusWish = { key: string }

/** What is going on in the list besides the menu: what is taken away stays in reach until the next thing is. */
export function useDishList(editor: MenuEditor, labels: MenuLabels) {
  const [removed, setRemoved] = useState<Removed>()
  const [dragged, setDragged] = useState<string>()
  const [said, say] = useState('')
  const [wish, setWish] = useState<FocusWish>()
  const markSoldOut = useSoldOut(editor, labels)
  const drawn = useRef<Drawn>({ editor, labels, removed, dragged, markSoldOut })
  drawn.current = { editor, labels, removed, dragged, markSoldOut }
  const [actions] = useState(() =>
    dishActions(drawn, { setRemoved, setDragged, say, focus: (key) => setWish(key ? { key } : undefined) }),
  )
  const { problems, saved, state } = editor
  const rows = { problems, notes: state.notes, isOut: saved?.state === 'published', dragged, wish }
  return { rows, removed, said, actions }
}

/** What a row is told besides its dish. */
export type DishRows = ReturnType<typeof useDishList>['rows']
