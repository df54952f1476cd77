'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ChevronDownIcon, PlusIcon } from '@/components/ui/icons'
import type { SpecialMenu } from '@/contract/entities/carta'
import { sortSpecialMenus } from '@/contract/rules/menu/special-menus'
import { fill } from '@/lib/i18n/fill'
import { shortDate } from '@/lib/i18n/short-date'
import { errorOf, type ProfileForm } from '../profile-form'
import type { BusyOf } from '../use-busy'
import { specialMenuDraft } from './special-menu-draft'
import { SpecialMenuFields, specialMenuErrors } from './special-menu-fields'
import { SpecialMenuForm } from './special-menu-form'
import type { EditorLabels } from './use-profile-editor'

type Props = { ownerId: string; form: ProfileForm; labels: EditorLabels; busyOf: BusyOf }

/** The special menus (Christmas, groups, Valentine's): each has a file, a name and its dates. */
export function SpecialMenusField({ ownerId, form, labels, busyOf }: Props) {
  const { values, set, written } = form
  const [isAdding, setAdding] = useState(false)
  const menus = values.specialMenus
  const change = (next: SpecialMenu[]) => set('specialMenus', sortSpecialMenus(next))
  const error = errorOf(form, 'specialMenus')

  useEffect(() => {
    if (specialMenuDraft.read(ownerId)) setAdding(true)
  }, [ownerId])

  function close() {
    specialMenuDraft.drop(ownerId)
    setAdding(false)
  }

  return (
    <>
      {menus.length === 0 && !isAdding ? <p className="text-soft">{labels.special.empty}</p> : null}
      <ul className="grid gap-3 empty:hidden">
        {menus.map((menu) => (
          <SpecialMenuRow
            key={menu.url}
            {...{ menu, labels, written }}
            onChange={(changed) => change(menus.map((other) => (other.url === menu.url ? changed : other)))}
            onRemove={() => change(menus.filter(({ url }) => url !== menu.url))}
          />
        ))}
      </ul>
      <p role="alert" className="font-semibold text-check-ink empty:hidden">
        {error}
      </p>
      {isAdding ? (
        <SpecialMenuForm
          {...{ ownerId, labels, written }}
          onAdd={(menu) => {
            change([...menus, menu])
            close()
          }}
          onCancel={close}
          onBusyChange={busyOf('special')}
        />
      ) : (
        <Button variant="secondary" className="self-start" onClick={() => setAdding(true)}>
          <PlusIcon className="size-5" />
          {labels.special.add}
        </Button>
      )}
    </>
  )
}

type RowProps = {
  menu: SpecialMenu
  labels: EditorLabels
  written: string | undefined
  onChange: (menu: SpecialMenu) => void
  onRemove: () => void
}

/** A special menu, folded to its name and dates; unfolds for editing. */
function SpecialMenuRow({ menu, labels, written, onChange, onRemove }: RowProps) {
  const { special } = labels
  return (
    <li>
      <details className="group rounded border-2 border-line bg-card">
        <summary className="flex min-h-14 list-none items-center gap-3 px-4 py-2">
          <span className="min-w-0 grow">
            <strong lang={menu.name ? written : undefined} className="block wrap-anywhere">
              {menu.name || special.nameMissing}
            </strong>
            <span className="text-sm text-soft">{days(menu, special)}</span>
          </span>
          <ChevronDownIcon className="size-6 shrink-0 transition-transform group-open:rotate-180" />
        </summary>
        <div className="flex flex-col gap-5 border-t border-line p-4">
          <SpecialMenuFields
            value={menu}
            onChange={(text) => onChange({ ...menu, ...text })}
            errors={specialMenuErrors(menu, labels)}
            {...{ labels, written }}
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

function days({ startDate, endDate }: SpecialMenu, { from, fromTo, only }: EditorLabels['special']) {
  if (!startDate) return ''
  const start = shortDate(startDate)
  if (endDate === startDate) return fill(only, { start })
  return endDate ? fill(fromTo, { start, end: shortDate(endDate) }) : fill(from, { start })
}
