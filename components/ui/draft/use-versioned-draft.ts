'use client'

import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { notify } from '@/components/ui/notify'
import { drafts } from '@/lib/browser/drafts'
import type { Outcome } from '@/lib/browser/outcome'
import { type Comparison, clashes } from './comparison'
import type { DraftLabels } from './draft-labels'

/** The last saved values and their version. */
export type Saved<Version, Values> = { version: Version; values: Values }

type Options<Version, Values, Field extends string, Reply, Current, Wish> = Comparison<Values, Field> & {
  /** The key of the draft in the tab's storage: its owner and its subject. */
  keyOf: (version: Version) => string
  opened: Saved<Version, Values>
  /** The current values. The editor holds them, because the editor may have a history. */
  values: Values
  change: (edit: (now: Values) => Values) => void
  /** Parses the draft that the tab has kept. */
  schema: { version: z.ZodType<Version>; values: z.ZodType<Values> }
  /** Whether the values can be sent. If not, the editor shows why. `wish`: how the values are to be saved. */
  isReady: (values: Values, wish: Wish, changed: readonly Field[]) => boolean
  save: (
    sent: Saved<Version, Values> & { changed: readonly Field[] },
    wish: Wish,
  ) => Promise<Outcome<Reply, Current>>
  /** The saved values after a reply: the values that were sent, or the values that the host made of them. */
  savedOf: (reply: Reply, sent: Values) => Saved<Version, Values>
  /** The values that another tab or person has saved, from a conflict answer. */
  theirsOf: (current: Current) => Saved<Version, Values>
  onSaved: (reply: Reply, wish: Wish) => void
  onRefused: (answer: Outcome<Reply, Current>) => void
  labels: DraftLabels
}

/**
 * A draft of something with a version. The tab keeps the draft until it is saved, with the version on which it was typed. So a reload or a
 * new sign-in loses nothing and overwrites nothing. Only one save runs at a time. Changes that another tab has saved are merged field by
 * field. Where both sides have changed the same field, ConflictDialog asks the owner.
 */
export function useVersionedDraft<Version, Values, Field extends string, Reply, Current, Wish = void>(
  options: Options<Version, Values, Field, Reply, Current, Wish>,
) {
  type Theirs = Saved<Version, Values>
  const { keyOf, schema, opened, values, change, compare, labels } = options
  const [saved, setSaved] = useState(opened)
  const [isSaving, setSaving] = useState(false)
  const [conflict, setConflict] = useState<{ theirs: Theirs; fields: Field[]; wish: Wish }>()
  const isBusy = useRef(false)
  const latest = useRef({ ...options, saved })
  latest.current = { ...options, saved }
  const key = keyOf(saved.version)
  const isDirty = compare(values, saved.values).length > 0

  useKept({ key, schema, saved, values, isDirty }, (kept) => {
    const isSaved = compare(kept.values, opened.values).length === 0
    if (isSaved || compare(kept.values, kept.base).length === 0) return
    setSaved({ version: kept.version, values: kept.base })
    change(() => kept.values)
    notify.info(labels.recovered)
  })

  /** `as` replaces the values or the version to send. */
  function save(wish: Wish, as: Partial<Theirs> = {}) {
    const { saved, values } = latest.current
    return send(wish, { version: saved.version, ...as, values: saved.values }, as.values ?? values)
  }

  async function send(wish: Wish, over: Theirs, sent: Values): Promise<void> {
    setConflict(undefined)
    const changed = compare(sent, over.values)
    if (isBusy.current || !latest.current.isReady(sent, wish, changed)) return
    isBusy.current = true
    setSaved(over)
    setSaving(true)
    const request = latest.current.save({ version: over.version, values: sent, changed }, wish)
    const answer = await request.finally(() => {
      isBusy.current = false
      setSaving(false)
    })
    if (answer.outcome === 'ok') return succeed(answer.reply, sent, wish)
    if (answer.current === undefined) return latest.current.onRefused(answer)
    const theirs = latest.current.theirsOf(answer.current)
    const mine = latest.current.values
    const fields = clashes(compare, { base: over.values, mine, theirs: theirs.values })
    if (fields.length > 0) return setConflict({ theirs, fields, wish })
    return send(wish, theirs, putUnder(theirs, over.values))
  }

  function succeed(reply: Reply, sent: Values, wish: Wish) {
    const { savedOf, merge, change, onSaved } = latest.current
    const next = savedOf(reply, sent)
    setSaved(next)
    // Values typed during the save are not saved yet.
    if (next.values !== sent) change((now) => merge(next.values, now, compare(now, sent)))
    onSaved(reply, wish)
  }

  /** Puts our changes since the base on top of their values. In `dropped` fields, their values win. */
  function putUnder(theirs: Theirs, base: Values, dropped: readonly Field[] = []) {
    const { merge, change, values } = latest.current
    const kept = (now: Values) => compare(now, base).filter((field) => !dropped.includes(field))
    const merged = (now: Values) => merge(theirs.values, now, kept(now))
    setSaved(theirs)
    change(merged)
    return merged(values)
  }

  function settle(choice: 'mine' | 'theirs') {
    if (!conflict) return
    const { theirs, fields, wish } = conflict
    setConflict(undefined)
    const next = putUnder(theirs, saved.values, choice === 'mine' ? [] : fields)
    if (compare(next, theirs.values).length > 0) void send(wish, theirs, next)
    else notify.info(labels.taken)
  }

  /**
   * Takes values that were saved without this draft. Where both sides have changed the same field, the next save asks, unless the field is
   * `settled`.
   */
  function adopt(theirs: Theirs, settled: readonly Field[] = []) {
    const { saved, values } = latest.current
    const fields = clashes(compare, { base: saved.values, mine: values, theirs: theirs.values })
    if (fields.every((field) => settled.includes(field))) putUnder(theirs, saved.values)
  }

  /** The host has another saved state. The values stay, and those that differ are unsaved. */
  const rebase = (theirs: Theirs) => setSaved(theirs)

  /** Deletes the kept draft, for an owner who leaves without saving. */
  const drop = () => drafts.drop(key)

  /** Discards the draft: nothing remains to be saved. */
  function forget() {
    drop()
    setSaved((now) => ({ ...now, values: latest.current.values }))
  }

  return {
    ...{ values, saved, isDirty, isSaving, save, adopt, rebase, drop, forget },
    ...{ conflict, settle, putOff: () => setConflict(undefined) },
  }
}

type KeptDraft<Version, Values> = Pick<
  Options<Version, Values, string, unknown, unknown, unknown>,
  'schema' | 'values'
> & { key: string; saved: Saved<Version, Values>; isDirty: boolean }

/** Keeps the draft in the tab until it is saved. Restores it when the editor opens. */
function useKept<Version, Values>(
  { key, schema, values, saved: { version, values: base }, isDirty }: KeptDraft<Version, Values>,
  restore: (kept: { version: Version; base: Values; values: Values }) => void,
) {
  const opening = useRef({ key, schema, restore })
  const under = useRef<string>(undefined)

  useEffect(() => {
    const { key, schema, restore } = opening.current
    const kept = z.object({ version: schema.version, base: schema.values, values: schema.values })
    const { data } = kept.safeParse(drafts.read(key))
    if (data) restore(data)
  }, [])

  useEffect(() => {
    const before = under.current
    under.current = key
    // On the first run, the kept draft has only been requested.
    if (before === undefined) return
    if (before !== key) drafts.drop(before)
    if (isDirty) drafts.keep(key, { version, base, values })
    else drafts.drop(key)
  }, [key, version, base, values, isDirty])

  useEffect(() => {
    if (isDirty) notify.prepare()
  }, [isDirty])
}
