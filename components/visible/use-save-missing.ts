'use client'

import { useState } from 'react'
import { notify } from '@/components/ui/notify'
import type { Call } from '@/contract/endpoint'
import { getProfileSheet, saveProfile } from '@/contract/endpoints/profile'
import { send } from '@/lib/browser/send'
import { useRouter } from '@/lib/language/use-router'
import type { MissingLabels } from './labels'

type Changes = Call<typeof saveProfile>['body']['changes']

/** Saves a field that was empty. When somebody else saves in between, the field is saved over their version. */
export function useSaveMissing(restaurantId: string, labels: MissingLabels) {
  const router = useRouter()
  const [isSaving, setSaving] = useState(false)
  const params = { restaurantId }

  async function put(changes: Changes) {
    const { reply: sheet } = await send(getProfileSheet, { params })
    if (!sheet) return undefined
    const first = await send(saveProfile, { params, body: { version: sheet.version, changes } })
    if (!first.current) return first.reply
    return (await send(saveProfile, { params, body: { version: first.current.version, changes } })).reply
  }

  async function save(changes: Changes) {
    setSaving(true)
    const saved = await put(changes)
    setSaving(false)
    if (!saved) notify.error(labels.failed)
    else router.refresh()
    return saved !== undefined
  }

  return { save, isSaving }
}
