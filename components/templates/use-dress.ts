'use client'

import { useRef, useState } from 'react'
import type { OwnDress } from '@/contract/endpoints/sheet-dress'
import { saveSheetDress } from '@/contract/endpoints/sheet-dress'
import { plainDress, type SheetDress } from '@/contract/entities/sheet-dress'
import { saveLogo } from '@/lib/browser/save-logo'
import { send } from '@/lib/browser/send'

/** What could not be saved, so that it can be tried again. */
type Wanted = { dress: SheetDress; logoUrl?: string }

/** The logo and the photo on stock templates. Each change is saved at once, and can be undone. */
export function useDress(own: OwnDress | null, restaurantId: string) {
  const [dress, setDress] = useState(own?.dress ?? plainDress)
  const [logoUrl, setLogoUrl] = useState(own?.logoUrl ?? null)
  const [before, setBefore] = useState<SheetDress>()
  const [isSaving, setSaving] = useState(false)
  const [failed, setFailed] = useState<Wanted>()
  const [wanted, setWanted] = useState(dress)
  const isBusy = useRef(false)
  /** What was pressed while the last change was being saved. */
  const next = useRef<Wanted>(undefined)

  function taken() {
    const { current } = next
    next.current = undefined
    return current
  }

  async function save(change: Wanted, earlier?: SheetDress) {
    next.current = { ...next.current, ...change }
    setWanted(change.dress)
    if (isBusy.current) return
    isBusy.current = true
    setSaving(true)
    for (let current = taken(); current; current = taken()) {
      const isSaved = await stored(current)
      setFailed(isSaved ? undefined : { ...current, ...taken() })
      if (!isSaved) break
      setDress(current.dress)
      setBefore(earlier)
    }
    isBusy.current = false
    setSaving(false)
  }

  async function stored({ dress: body, logoUrl: logo }: Wanted) {
    if (logo) {
      if (!(await saveLogo(restaurantId, logo))) return false
      setLogoUrl(logo)
    }
    return (await send(saveSheetDress, { body })).outcome === 'ok'
  }

  return {
    ...{ dress, logoUrl, isSaving, hasFailed: failed !== undefined },
    isChanged: before !== undefined,
    /** A removed photo is brought back where it was, in its own field. */
    hasUndo: before !== undefined && !(before.photo && !dress.photo),
    /** At once, so that several presses follow each other. */
    focus: (isSaving ? wanted : dress).photo?.focus,
    place: dress.photo?.place ?? before?.photo?.place ?? ('band' as const),
    change: (part: Partial<SheetDress>) => void save({ dress: { ...dress, ...part } }, dress),
    addLogo: (logo: string) => void save({ dress: { ...dress, logo: true }, logoUrl: logo }, dress),
    retry: () => failed && void save(failed, dress),
    undo: () => before && void save({ dress: before }),
  }
}

export type Dress = ReturnType<typeof useDress>
