'use client'

import type { Messages } from 'next-intl'
import { useState } from 'react'
import { notify } from '@/components/ui/notify'
import { useOffer } from '@/components/ui/use-offer'
import { saveOwnTranslation } from '@/contract/endpoints/translations'
import type { MenuLanguage } from '@/contract/entities/translated-menu'
import { send } from '@/lib/browser/send'
import { fill } from '@/lib/i18n/fill'
import { useRouter } from '@/lib/language/use-router'

export type SaveOutcome = 'saved' | 'characters' | 'failed'

/** Saves corrections and takes them back, and offers to undo the last one. */
export function useCorrections(language: MenuLanguage, labels: Messages['translations']) {
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const [last, setLast] = useOffer<{ name: string; before: string | null; done: string }>()

  async function put(name: string, text: string) {
    setBusy(true)
    const answer = await send(saveOwnTranslation, { params: { language }, body: { name, text } })
    setBusy(false)
    if (answer.reply) router.refresh()
    return answer
  }

  async function save(name: string, text: string): Promise<SaveOutcome> {
    const { reply, code } = await put(name, text)
    if (reply) {
      const done = fill(reply.text === null ? labels.takenBack : labels.saved, { name })
      if (reply.text !== reply.before) setLast({ name, before: reply.before, done })
      return 'saved'
    }
    if (code === 'invalid') return 'characters'
    notify.error(code === 'conflict' ? labels.tooMany : labels.failed)
    return 'failed'
  }

  async function undo() {
    if (!last) return
    const { reply } = await put(last.name, last.before ?? '')
    // What failed is offered for ten seconds more.
    setLast(reply ? undefined : { ...last })
    if (reply) notify.success(labels.undone)
    else notify.error(labels.failed)
  }

  return { isBusy, last, save, undo, dismiss: () => setLast(undefined) }
}

export type Corrections = ReturnType<typeof useCorrections>
