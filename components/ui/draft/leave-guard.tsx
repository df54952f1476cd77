'use client'

import { useEffect, useRef, useState } from 'react'
import { leaveFor } from '@/lib/browser/leave-for'
import { Button } from '../button'
import { Dialog } from '../dialog'
import type { DraftLabels } from './draft-labels'

type Props = {
  /** While true, a person who leaves must confirm first. */
  isDirty: boolean
  /** Called when a person leaves without saving: the draft is then discarded. */
  onLeave: () => void
  labels: Pick<DraftLabels, 'leave' | 'close'>
}

/** Asks before a person leaves unsaved changes. For our links, our own dialog asks. For all else, the browser asks. */
export function LeaveGuard({ isDirty, onLeave, labels }: Props) {
  const texts = labels.leave
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
    // Going back within the site loads no page, so the browser does not ask. We ask here.
    const stopBack = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse' || !event.cancelable || isLeaving.current) return
      // A step of an overlay: the page stays.
      if (event.destination.url === window.location.href) return
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
      title={texts.title}
      closeLabel={labels.close}
      footer={
        <div className="flex flex-col gap-3 sm:flex-row sm:justify-end">
          <Button variant="secondary" onClick={leave}>
            {texts.leave}
          </Button>
          <Button onClick={() => setTarget(undefined)}>{texts.stay}</Button>
        </div>
      }
    >
      <p>{texts.text}</p>
    </Dialog>
  )
}

/** The address that a click opens in this tab. Undefined for anchors within the page. */
function leavingLink(event: MouseEvent) {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return undefined
  const url = new URL(link.href)
  const isHere = url.pathname === window.location.pathname && url.search === window.location.search
  return isHere || !/^https?:$/.test(url.protocol) ? undefined : link.href
}
