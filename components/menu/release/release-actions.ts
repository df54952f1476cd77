import type { Menu } from '@/contract/entities/menu'
import type { Release } from '@/contract/entities/own-menu'

export type Action = {
  text: 'publish' | 'changes' | 'schedule' | 'reschedule' | 'saveScheduled' | 'draft' | 'withdraw' | 'cancel'
  does: Release | 'ask-time'
}

type Now = { state: Menu['state'] | undefined; isDirty: boolean; isToday: boolean; maySchedule?: boolean }

/** The first is what the owner most likely wants. A menu of another day comes out on its day, so it is scheduled. */
export function actionsFor({ state, isDirty, isToday, maySchedule = true }: Now): Action[] {
  const publish: Action[] = isToday ? [{ text: 'publish', does: 'publish' }] : []
  if (state === 'published')
    return [
      ...(isDirty ? [{ text: 'changes', does: 'publish' } as const] : []),
      { text: 'withdraw', does: 'draft' },
    ]
  if (state === 'scheduled')
    return [
      ...(isDirty ? [{ text: 'saveScheduled', does: 'schedule' } as const] : []),
      ...publish,
      { text: 'reschedule', does: 'ask-time' },
      { text: 'cancel', does: 'draft' },
    ]
  const schedule: Action = { text: 'schedule', does: 'ask-time' }
  const draft: Action = { text: 'draft', does: 'draft' }
  return maySchedule ? [...publish, schedule, draft] : [draft, schedule]
}
