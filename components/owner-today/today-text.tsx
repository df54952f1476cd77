'use client'

import type { Messages } from 'next-intl'
import useSWR from 'swr'
import { listOwnMenus, type OwnMenus } from '@/contract/endpoints/own-menus'
import type { Owner } from '@/contract/entities/owner'
import { missingForDiners } from '@/contract/rules/profile/missing-for-diners'
import { spokenClockText } from '@/contract/rules/time/clock-text'
import { localNow } from '@/contract/rules/time/local-time'
import { ownSession } from '@/lib/browser/endpoints/own'
import { replyOf } from '@/lib/browser/outcome'
import { send } from '@/lib/browser/send'
import { fill } from '@/lib/i18n/fill'

type Labels = Messages['ownerToday']

/** Today's state as its diners see it. A default export, because it is loaded late. */
export default function TodayText({ labels }: { labels: Labels }) {
  const { data, error } = useSWR('owner-today', readToday)
  if (error) return labels.failed
  return data ? textOf(data, labels) : null
}

type Today = { owner: Owner; own: OwnMenus }

/** Without a session no request is sent. useOwner notices it, and the page shows the visitor's part again. */
async function readToday(): Promise<Today> {
  const { owner } = await replyOf(send(ownSession, {}))
  return { owner, own: await replyOf(send(listOwnMenus, { query: {} }, { endsSession: false })) }
}

export function textOf({ owner, own: { menus, today, timeZone } }: Today, labels: Labels): string {
  const todays = menus.filter(({ date }) => date === today)
  if (todays.some(({ state }) => state === 'published'))
    return missingForDiners(owner).length > 0 ? labels.hidden : labels.published
  const scheduled = todays.find(({ state }) => state === 'scheduled')
  if (scheduled?.publishAt) {
    const { minute } = localNow(new Date(scheduled.publishAt), timeZone)
    return fill(labels.scheduled, { time: spokenClockText(minute) })
  }
  return todays.some(({ state }) => state === 'draft') ? labels.draft : labels.none
}
