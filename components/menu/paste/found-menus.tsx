'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { saveOwnMenu } from '@/contract/endpoints/own-menus'
import { send } from '@/lib/browser/send'
import { fill } from '@/lib/i18n/fill'
import { priceText } from '@/lib/i18n/price-text'
import { shortDate } from '@/lib/i18n/short-date'
import { readAmount } from '../amount-text'
import type { MenuLabels } from '../labels'
import { contentOf } from '../menu-values'
import type { MenuEditor } from '../use-menu-editor'
import { countText } from './filled-line'
import type { FoundMenu } from './found'
import type { Paste } from './use-paste'

type Props = { paste: Paste; editor: MenuEditor; labels: MenuLabels }
type Fate = 'saved' | 'exists' | 'failed'

/** A message can hold menus for a week. Each day can be opened, or all days can be saved as drafts. */
export function FoundMenus({ paste, editor, labels }: Props) {
  const texts = labels.paste
  const menus = paste.read?.menus ?? []
  const [fates, setFates] = useState<Record<string, Fate>>({})
  const [isSaving, setSaving] = useState(false)
  const [announcement, setAnnouncement] = useState('')

  async function saveAll() {
    setSaving(true)
    let saved = 0
    for (const menu of menus) {
      const content = contentOf({ ...menu.values, price: menu.values.price || editor.values.price })
      const body = { content, version: null, release: 'draft' } as const
      const { reply, code } = await send(saveOwnMenu, { params: menu.slot, body })
      if (reply) saved += 1
      if (reply && paste.isCurrent(menu)) editor.adopt(reply)
      const fate = reply ? 'saved' : code === 'conflict' ? 'exists' : 'failed'
      setFates((now) => ({ ...now, [nameOf(menu, labels)]: fate }))
    }
    setSaving(false)
    // The list still says where they are.
    if (saved === menus.length) paste.forget()
    setAnnouncement(fill(texts.savedAll, { n: saved, all: menus.length }))
  }

  return (
    <div className="rounded border border-line bg-card p-3">
      <h2 className="text-lg">
        {menus.length === 1 ? texts.other : fill(texts.several, { n: menus.length })}
      </h2>
      <ul className="divide-y divide-line">
        {menus.map((menu, index) => {
          const name = nameOf(menu, labels)
          const fate = fates[name]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two menus of a message may be of one day
            <li key={index} className="flex flex-wrap items-center gap-x-3 py-1.5">
              <p className="min-w-0 grow basis-40">
                <strong className="block first-letter:uppercase">{name}</strong>
                <span className="text-sm text-soft">{summary(menu, labels)}</span>
                {fate ? <span className="block text-sm font-semibold">{texts[`${fate}One`]}</span> : null}
              </p>
              {paste.filled?.menu === menu ? (
                <span className="px-4 text-sm font-semibold text-olive">{texts.current}</span>
              ) : (
                <Button
                  variant="secondary"
                  aria-label={fill(texts.openLabel, { day: name })}
                  onClick={() => paste.open(menu)}
                >
                  {texts.open}
                </Button>
              )}
              {menus.length === 1 && !paste.isCurrent(menu) ? (
                <Button
                  variant="quiet"
                  aria-label={fill(texts.hereLabel, { day: name })}
                  onClick={() => void paste.put(menu)}
                >
                  {texts.here}
                </Button>
              ) : null}
            </li>
          )
        })}
      </ul>
      {menus.length > 1 ? (
        <Button wide className="mt-2" pending={isSaving && texts.savingAll} onClick={() => void saveAll()}>
          {fill(texts.saveAll, { n: menus.length })}
        </Button>
      ) : null}
      <p role="status" className="mt-2 font-semibold empty:hidden">
        {announcement}
      </p>
    </div>
  )
}

const nameOf = ({ slot }: FoundMenu, { day }: MenuLabels) => `${shortDate(slot.date)} · ${day[slot.service]}`

function summary({ dishes, doubts, values }: FoundMenu, { paste }: MenuLabels) {
  const price = readAmount(values.price)
  return [
    countText(dishes, paste.dish, paste.dishes),
    price ? priceText(price) : paste.noPrice,
    doubts > 0 ? countText(doubts, paste.doubt, paste.doubts) : null,
  ]
    .filter(Boolean)
    .join(' · ')
}
