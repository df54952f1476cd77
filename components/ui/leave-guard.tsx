'use client'

import { useEffect, useRef, useState } from 'react'
import { leaveFor } from '@/lib/browser/leave-for'
import { Button } from './button'
import { Dialog } from './dialog'

export type LeaveGuardLabels = { title: string; text: string; stay: string; leave: string; close: string }

type Props = {
  /** While true, leaving asks first. */
  isDirty: boolean
  /** Whoever leaves all the same wants none of it back. */
  onLeave: () => void
  labels: LeaveGuardLabels
}

/** Asks before unsaved changes are left behind: by a link of ours in our words, by anything else in the browser's. */
export function LeaveGuard({ isDirty, onLeave, labels }: Props) {
  const [target, setTarget] = useState<string>()
  const isLeaving = useRef(false)

  useEffect(() => {
    if (!isDirty) return
    const stopUnload = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault()
    }
    const stopLink = (event: MouseEvent) => {
      const href = leavingLink(event)
      if (!href) return
      event.preventDefault()
      event.stopPropagation()
      setTarget(href)
    }
    // Back to a page that this one came from without loading: the browser itself asks nothing then.
    const stopBack = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse' || !event.cancelable || isLeaving.current) return
      event.preventDefault()
      setTarget(event.destination.url)
    }
    const { navigation } = window
    window.addEventListener('beforeunload', stopUnload)
    navigation?.addEventListener('navigate', stopBack)
    document.addEventListener('click', stopLink, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', stopUnload)
      navigation?.removeEventListener('navigate', stopBack)
      document.removeEventListener('click', stopLink, { capture: true })
    }
  }, [isDirty])

  function leave() {
    isLeaving.current = true
    onLeave()
    if (target) leaveFor(target)
  }

  return (
    <Dialog
      open={target !== undefined}
      onClose={() => setTarget(undefined)}
      title={labels.title}
      closeLabel={labels.close}
      footer={
        <div className="flex flex-col gap-3 sm:flex-row sm:justify-end">
          <Button variant="secondary" onClick={leave}>
            {labels.leave}
          </Button>
          <Button onClick={() => setTarget(undefined)}>{labels.stay}</Button>
        </div>
      }
    >
      <p>{labels.text}</p>
    </Dialog>
  )
}

/** Where a click would lead to in this very tab; nothing for anchors within the page. */
function leavingLink(event: MouseEvent) {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return undefined
  const url = new URL(link.href)
  const isHere = url.pathname === window.location.pathname && url.search === window.location.search
  return isHere || !/^https?:$/.test(url.protocol) ? undefined : link.href
}
