'use client'

import { useEffect, useRef, useState } from 'react'
import type { UploadAccept } from '@/contract/rules/files/upload-limits'
import { endSession } from '@/lib/browser/session-end'
import { fill } from '@/lib/i18n/fill'
import { mayBeRetried, problemText } from './problem-text'
import type { UploadLabels } from './props'
import { refusalOf } from './refusal-of'
import { sendFile, type UploadProblem } from './send-file'

export type UploadEntry = {
  id: number
  name: string
  file: File
  state: 'waiting' | 'sending' | 'preparing' | 'failed'
  percent: number
  problem?: { text: string; mayBeRetried: boolean }
}

export type Uploaded = { url: string; name: string }

type Options = {
  accept: UploadAccept
  labels: UploadLabels
  onUploaded: (file: Uploaded) => void
  onSessionOver?: () => void
  onBusyChange?: (isBusy: boolean) => void
}

/** The number of parallel uploads that a phone's connection can carry. */
const atOnce = 2

/** Uploads several files, two at a time. Each upload can be cancelled and retried. */
export function useUpload({ accept, labels, onUploaded, onSessionOver, onBusyChange }: Options) {
  const [entries, setEntries] = useState<UploadEntry[]>([])
  const [announcement, announce] = useState('')
  const sending = useRef(new Map<number, () => void>())
  const nextId = useRef(1)
  const isBusy = entries.some(({ state }) => state !== 'failed')

  const change = (id: number, to: Partial<UploadEntry>) =>
    setEntries((all) => all.map((entry) => (entry.id === id ? { ...entry, ...to } : entry)))
  const drop = (id: number) => setEntries((all) => all.filter((entry) => entry.id !== id))
  const say = (text: string, entry: UploadEntry, more = {}) =>
    announce(fill(text, { name: entry.name, ...more }))

  function fail(entry: UploadEntry, problem: UploadProblem) {
    const text = problemText(problem, accept, labels)
    change(entry.id, { state: 'failed', problem: { text, mayBeRetried: mayBeRetried(problem) } })
    say(labels.announce.failed, entry, { problem: text })
    if (problem === 'session') onSessionOver ? onSessionOver() : void endSession()
  }

  async function send(entry: UploadEntry) {
    let isCancelled = false
    sending.current.set(entry.id, () => {
      isCancelled = true
    })
    change(entry.id, { state: 'sending', percent: 0 })
    const refusal = await refusalOf(entry.file, accept)
    if (isCancelled) return
    if (refusal) {
      sending.current.delete(entry.id)
      return fail(entry, refusal)
    }
    say(labels.announce.started, entry)
    const { done, abort } = sendFile(entry.file, (share) => {
      const percent = Math.floor(share * 100)
      change(entry.id, { state: share < 1 ? 'sending' : 'preparing', percent })
    })
    sending.current.set(entry.id, abort)
    const sent = await done
    sending.current.delete(entry.id)
    if ('problem' in sent) return fail(entry, sent.problem)
    drop(entry.id)
    say(labels.announce.done, entry)
    latest.current(sent)
  }

  // An upload takes minutes, so its end must call the current callbacks of the form.
  const latest = useRef(onUploaded)
  const report = useRef(onBusyChange)
  useEffect(() => {
    latest.current = onUploaded
    report.current = onBusyChange
  })
  useEffect(() => report.current?.(isBusy), [isBusy])

  useEffect(() => {
    const free = atOnce - sending.current.size
    const next = entries.filter(({ id, state }) => state === 'waiting' && !sending.current.has(id))
    for (const entry of next.slice(0, Math.max(0, free))) void send(entry)
  })

  useEffect(() => {
    const all = sending.current
    return () => {
      for (const stop of all.values()) stop()
      report.current?.(false)
    }
  }, [])

  return {
    entries,
    isBusy,
    announcement,
    announce,
    add: (files: File[]) =>
      setEntries((all) => [
        ...all,
        ...files.map((file) => ({
          id: nextId.current++,
          name: file.name,
          file,
          state: 'waiting' as const,
          percent: 0,
        })),
      ]),
    cancel(entry: UploadEntry) {
      sending.current.get(entry.id)?.()
      sending.current.delete(entry.id)
      drop(entry.id)
      say(labels.announce.cancelled, entry)
    },
    retry: ({ id }: UploadEntry) => change(id, { state: 'waiting', percent: 0, problem: undefined }),
    dismiss: ({ id }: UploadEntry) => drop(id),
  }
}

export type Upload = ReturnType<typeof useUpload>
