'use client'

import { Tag } from '@/components/ui/tag'
import type { OwnMenu } from '@/contract/entities/own-menu'
import type { TimeZone } from '@/contract/entities/place'
import type { MissingPart } from '@/contract/rules/profile/missing-for-diners'
import { fill } from '@/lib/i18n/fill'
import type { MenuLabels } from '../labels'
import { missingText } from './missing-text'
import { momentText, timeOf } from './moment-text'

type Props = { menu: OwnMenu | null; missing: MissingPart[]; timeZone: TimeZone; labels: MenuLabels }

const tones = {
  none: 'plain',
  draft: 'plain',
  scheduled: 'today',
  published: 'open',
  hidden: 'plain',
  expired: 'closed',
} as const

/** The state of the menu for its diners, in one word and one sentence. */
export function StateLine({ menu, missing, timeZone, labels }: Props) {
  const isHidden = menu?.state === 'published' && missing.length > 0
  const state = isHidden ? 'hidden' : (menu?.state ?? 'none')
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Tag tone={tones[state]}>{labels.state[state]}</Tag>
      <span className="text-soft">
        {isHidden
          ? fill(labels.state.hiddenText, { missing: missingText(missing, labels) })
          : textOf(menu, timeZone, labels)}
      </span>
    </p>
  )
}

function textOf(menu: OwnMenu | null, timeZone: TimeZone, { state }: MenuLabels) {
  if (!menu) return state.noneText
  if (menu.state === 'draft') return state.draftText
  if (menu.state === 'expired') return state.expiredText
  if (menu.state === 'published') return fill(state.publishedText, { time: timeOf(menu.updatedAt, timeZone) })
  return menu.publishAt
    ? fill(state.scheduledText, { when: momentText(menu.publishAt, timeZone) })
    : state.scheduledSoon
}
