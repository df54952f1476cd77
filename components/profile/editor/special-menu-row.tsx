'use client'

import { Button } from '@/components/ui/button'
import { ChevronDownIcon } from '@/components/ui/icons'
import type { SpecialMenu } from '@/contract/entities/carta'
import { fill } from '@/lib/i18n/fill'
import { shortDate } from '@/lib/i18n/short-date'
import { SpecialMenuFields, specialMenuErrors } from './special-menu-fields'
import type { EditorLabels } from './use-profile-editor'

type Props = {
  menu: SpecialMenu
  labels: EditorLabels
  onChange: (menu: SpecialMenu) => void
  onRemove: () => void
}

/** Folded to its name and days; opened to be changed. */
export function SpecialMenuRow({ menu, labels, onChange, onRemove }: Props) {
  const { special } = labels
  return (
    <li>
      <details className="group rounded border-2 border-line bg-card">
        <summary className="flex min-h-14 list-none items-center gap-3 px-4 py-2">
          <span className="min-w-0 grow">
            <strong className="block wrap-anywhere">{menu.name || special.nameMissing}</strong>
            <span className="text-sm text-soft">{days(menu, special)}</span>
          </span>
          <ChevronDownIcon className="size-6 shrink-0 transition-transform group-open:rotate-180" />
        </summary>
        <div className="flex flex-col gap-5 border-t border-line p-4">
          <SpecialMenuFields
            value={menu}
            onChange={(text) => onChange({ ...menu, ...text })}
            errors={specialMenuErrors(menu, labels)}
            labels={labels}
          />
          <div className="flex flex-wrap items-center gap-3">
            <a href={menu.url} target="_blank" rel="noopener" className="link font-semibold">
              {special.open}
            </a>
            <Button variant="secondary" className="ml-auto" onClick={onRemove}>
              {special.remove}
            </Button>
          </div>
        </div>
      </details>
    </li>
  )
}

function days({ startDate, endDate }: SpecialMenu, { from, fromTo }: EditorLabels['special']) {
  if (!startDate) return ''
  const start = shortDate(startDate)
  return endDate ? fill(fromTo, { start, end: shortDate(endDate) }) : fill(from, { start })
}
