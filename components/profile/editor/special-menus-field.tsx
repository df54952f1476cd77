'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { PlusIcon } from '@/components/ui/icons'
import type { SpecialMenu } from '@/contract/entities/carta'
import { sortSpecialMenus } from '@/contract/rules/special-menus'
import { errorOf, type ProfileForm } from '../profile-form'
import type { BusyOf } from '../use-busy'
import { specialMenuDraft } from './special-menu-draft'
import { SpecialMenuForm } from './special-menu-form'
import { SpecialMenuRow } from './special-menu-row'
import type { EditorLabels } from './use-profile-editor'

type Props = { ownerId: string; form: ProfileForm; labels: EditorLabels; busyOf: BusyOf }

/** Christmas, groups, Valentine's: each a file with a name and its days. */
export function SpecialMenusField({ ownerId, form, labels, busyOf }: Props) {
  const { values, set } = form
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
            menu={menu}
            labels={labels}
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
          ownerId={ownerId}
          labels={labels}
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
