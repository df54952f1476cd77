'use client'

import { useState } from 'react'
import type { OpeningDay } from '@/contract/entities/opening-hours'
import { type DayId, editHours, type HoursAction } from '@/contract/rules/opening-hours/editor'

type Copied = { day: DayId; to: readonly DayId[]; before: readonly OpeningDay[] }

/** The week being edited. A copy can be taken back until something else is changed. */
export function useHoursEditor(week: readonly OpeningDay[], onChange: (week: readonly OpeningDay[]) => void) {
  const [copied, setCopied] = useState<Copied>()

  function edit(action: HoursAction) {
    setCopied(action.type === 'copy' ? { ...action, before: week } : undefined)
    onChange(editHours(week, action))
  }

  function undo() {
    if (copied) onChange(copied.before)
    setCopied(undefined)
  }

  return { edit, undo, copied }
}
