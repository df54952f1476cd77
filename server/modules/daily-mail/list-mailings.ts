import type { Answer } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/mailings'
import { clockText } from '@/contract/rules/time/clock-text'
import { addDays, localNow } from '@/contract/rules/time/local-time'
import type { OwnerCtx } from '@/server/ctx'
import { requireOwnRestaurant } from '@/server/modules/restaurants'
import { countConfirmed, listDays } from './queries'

const shownDays = 60

export async function listMailings(ctx: OwnerCtx): Promise<Answer<typeof contract.listMailings>> {
  const { id, timeZone } = await requireOwnRestaurant(ctx)
  const { date: today } = localNow(ctx.clock(), timeZone)
  const [subscribers, days] = await Promise.all([
    countConfirmed(ctx.db, id),
    listDays(ctx.db, id, addDays(today, -shownDays)),
  ])
  return {
    subscribers,
    days: days.map(({ isDelayed, state, sendAt, ...day }) => ({
      ...day,
      time: clockText(localNow(new Date(sendAt), timeZone).minute),
      state: stateOf(state, day.waiting, isDelayed),
    })),
  }
}

function stateOf(state: string, waiting: number, isDelayed: boolean) {
  if (state === 'waiting') return 'waiting'
  if (isDelayed) return 'delayed'
  return state === 'writing' || waiting > 0 ? 'sending' : 'sent'
}
