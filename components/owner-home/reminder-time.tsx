'use client'

import { useState } from 'react'
import { notify } from '@/components/ui/notify'
import { SelectField } from '@/components/ui/select-field'
import { type Reminder, saveReminder } from '@/contract/endpoints/reminders'
import { reminderTime, reminderTimes } from '@/contract/entities/reminder'
import { send } from '@/lib/browser/send'

type Props = Reminder & { labels: Record<'label' | 'never' | 'saved' | 'failed', string> }

/** Saves each change at once. If the api refuses it, the field shows the saved time again. */
export function ReminderTime({ time: saved, labels }: Props) {
  const [time, setTime] = useState(saved)

  async function choose(value: string) {
    const before = time
    const wanted = reminderTime.safeParse(value).data ?? null
    setTime(wanted)
    const { outcome } = await send(saveReminder, { body: { time: wanted } })
    if (outcome === 'ok') return notify.success(labels.saved)
    setTime(before)
    notify.error(labels.failed)
  }

  return (
    <SelectField
      label={labels.label}
      value={time ?? ''}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    >
      {reminderTimes.map((one) => (
        <option key={one} value={one}>
          {one}
        </option>
      ))}
      <option value="">{labels.never}</option>
    </SelectField>
  )
}
