import type { Answer } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/reminders'
import { reminderTime, usualReminder } from '@/contract/entities/reminder'
import { clockText } from '@/contract/rules/time/clock-text'
import type { OwnerCtx } from '@/server/ctx'
import { requireOwnRestaurant } from '@/server/modules/restaurants'
import { findReminder } from './queries'

export async function getReminder(ctx: OwnerCtx): Promise<Answer<typeof contract.getReminder>> {
  const restaurant = await requireOwnRestaurant(ctx)
  const reminder = await findReminder(ctx.db, restaurant.id)
  if (!reminder) return { time: usualReminder }
  return { time: reminder.minute === null ? null : reminderTime.parse(clockText(reminder.minute)) }
}
