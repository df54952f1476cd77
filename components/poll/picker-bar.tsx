'use client'

import type { Messages } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { CloseIcon } from '@/components/ui/icons'
import { pollPath } from '@/contract/rules/profile/poll-path'
import { pollSize } from '@/contract/rules/profile/poll-size'
import { createPoll } from '@/lib/browser/endpoints/polls'
import { send } from '@/lib/browser/send'
import { fill } from '@/lib/i18n/fill'
import { beginOverlayStep } from '@/lib/insides/browser/overlay-steps'
import { useRouter } from '@/lib/language/use-router'
import { boxOnEachCard } from './card-boxes'

type Props = { labels: Messages['pollPicker']; onClose: () => void }

/** The bar for choosing restaurants. While it is shown, a press on a card chooses it. Back closes the bar. */
export function PickerBar({ labels, onClose }: Props) {
  const [picked, setPicked] = useState<string[]>([])
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState('')
  const router = useRouter()
  const bar = useRef<HTMLElement>(null)
  const latest = useRef({ onClose, labels })
  useEffect(() => {
    latest.current = { onClose, labels }
  })
  useEffect(() => beginOverlayStep(() => latest.current.onClose()), [])
  useEffect(() => {
    bar.current?.focus({ preventScroll: true })
    return boxOnEachCard(latest.current.labels.pick, (id, isPicked) =>
      setPicked((before) => (isPicked ? [...before, id] : before.filter((other) => other !== id))),
    )
  }, [])
  const isFull = picked.length >= pollSize.max
  useEffect(() => {
    for (const box of document.querySelectorAll<HTMLInputElement>('[data-pick]'))
      box.disabled = isFull && !box.checked
  }, [isFull])

  async function create() {
    setSending(true)
    setProblem('')
    const answer = await send(createPoll, { body: { restaurantIds: picked } })
    if (answer.outcome === 'ok') return router.push(pollPath(answer.reply.pollId))
    setSending(false)
    const isFlood = answer.outcome === 'refused' && answer.code === 'too-many'
    setProblem(isFlood ? labels.tooMany : labels.failed)
  }

  return createPortal(
    <section
      ref={bar}
      tabIndex={-1}
      aria-label={labels.open}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
      className="fixed inset-x-0 bottom-(--offline-bar) z-40 border-t border-line bg-card px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-lift"
    >
      <div className="mx-auto flex max-w-2xl items-center gap-2">
        <p role="status" className="figures min-w-0 grow leading-tight">
          {problem ||
            (picked.length < pollSize.min
              ? labels.how
              : fill(isFull ? labels.full : labels.picked, { count: picked.length }))}
        </p>
        <Button
          disabled={picked.length < pollSize.min}
          pending={isSending && labels.creating}
          onClick={create}
        >
          {labels.create}
        </Button>
        <IconButton label={labels.close} icon={<CloseIcon />} onClick={onClose} />
      </div>
    </section>,
    document.body,
  )
}
