'use client'

import { Fragment } from 'react'
import { pageBar } from '@/components/ui/bottom-bar'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { classNames } from '@/components/ui/class-names'
import { AlertIcon, UndoIcon } from '@/components/ui/icons'
import { offerMark } from '@/components/ui/use-offer'
import { undoKeys, useUndoKey } from '@/components/ui/use-undo-key'
import type { Menu } from '@/contract/entities/menu'
import type { Release } from '@/contract/entities/own-menu'
import type { MenuLabels } from '../labels'
import type { MenuEditor } from '../use-menu-editor'
import { MoreActions } from './more-actions'
import type { PublicPage } from './outcome-panel'

type Props = {
  editor: MenuEditor
  today: string
  /** Null while diners do not see the menu. */
  page: PublicPage | null
  maySchedule: boolean
  onSchedule: () => void
  labels: MenuLabels
}

/** The actions for the menu, always in reach of the thumb. */
export function ReleaseBar({ editor, today, page, maySchedule, onSchedule, labels }: Props) {
  const { done, draft, problem, saved, sending, slot } = editor
  const texts = labels.release
  const { isDirty } = draft
  const actions = actionsFor({ state: saved?.state, isDirty, isToday: slot.date === today, maySchedule })
  const isOut = saved?.state === 'published' && !isDirty
  const isNotInPlan = ({ does }: Action) => !maySchedule && does !== 'draft'
  const isFirst = (index: number) => index === 0 && !isOut
  const note = problem ?? done?.text ?? (isDirty ? texts.dirty : saved ? texts.clean : '')

  useUndoKey(done && sending === undefined ? () => void editor.undo() : undefined)

  function run({ does }: Action) {
    if (does === 'ask-time') onSchedule()
    else void draft.save({ release: does })
  }

  return (
    <div
      ref={pageBar}
      className="sticky bottom-(--below-page-bar) z-20 -mx-4 flex flex-col gap-2 border-t-2 border-ink bg-card px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-lift sm:mx-0 sm:rounded-t sm:border-2 sm:border-b-0"
    >
      <div className="flex items-center justify-between gap-3 empty:hidden" {...offerMark}>
        <p
          key={problem ? 'problem' : 'state'}
          role={problem ? 'alert' : 'status'}
          className={classNames(
            'flex gap-2 text-sm font-semibold empty:hidden',
            problem ? 'text-check-ink' : 'text-soft',
            !problem && !done && 'max-sm:sr-only',
          )}
        >
          {problem ? <AlertIcon className="size-5 shrink-0" /> : null}
          {note}
        </p>
        {done ? (
          <Button
            variant="quiet"
            className="shrink-0"
            disabled={sending !== undefined}
            pending={sending === 'undo' && texts.undoing}
            aria-keyshortcuts={undoKeys}
            onClick={editor.undo}
          >
            <UndoIcon /> {texts.undo}
          </Button>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-2">
        {isOut && page && editor.outcome !== 'publish' ? (
          <ButtonLink href={page.path} size="lg" className="grow">
            {labels.outcome.see}
          </ButtonLink>
        ) : null}
        {actions.map((action, index) => (
          <Fragment key={action.text}>
            <Button
              size={isFirst(index) ? 'lg' : 'md'}
              variant={isFirst(index) ? 'primary' : 'secondary'}
              className={isFirst(index) ? 'grow basis-56' : 'grow'}
              disabled={sending !== undefined || isNotInPlan(action)}
              aria-describedby={isNotInPlan(action) ? 'plan-note' : undefined}
              pending={isSending(action, sending, index) && pendingText(sending, labels)}
              onClick={() => run(action)}
            >
              {texts[action.text]}
            </Button>
            {/* Beside the first button on a phone, where it would stand alone in a line of its own. */}
            {saved && index === 0 ? <MoreActions editor={editor} labels={labels} /> : null}
          </Fragment>
        ))}
        {saved && actions.length === 0 ? <MoreActions editor={editor} labels={labels} /> : null}
      </div>
    </div>
  )
}

const isSending = ({ does }: Action, sending: MenuEditor['sending'], index: number) =>
  sending !== undefined &&
  (does === sending || (does === 'ask-time' && sending === 'schedule' && index === 0))

function pendingText(sending: MenuEditor['sending'], { release }: MenuLabels) {
  if (sending === 'publish') return release.publishing
  return sending === 'schedule' ? release.scheduling : release.saving
}

type Action = {
  text: 'publish' | 'changes' | 'schedule' | 'reschedule' | 'saveScheduled' | 'draft'
  does: Release | 'ask-time'
}

type Now = { state: Menu['state'] | undefined; isDirty: boolean; isToday: boolean; maySchedule?: boolean }

/**
 * The actions that do no harm when a thumb presses one by mistake. Actions that take a menu away are in MoreActions. The first action is the
 * most likely one. A menu of another day is published on its own day, so it is scheduled.
 */
export function actionsFor({ state, isDirty, isToday, maySchedule = true }: Now): Action[] {
  const publish: Action[] = isToday ? [{ text: 'publish', does: 'publish' }] : []
  if (state === 'published') return isDirty ? [{ text: 'changes', does: 'publish' }] : []
  if (state === 'scheduled')
    return [
      ...(isDirty ? [{ text: 'saveScheduled', does: 'schedule' } as const] : []),
      ...publish,
      { text: 'reschedule', does: 'ask-time' },
    ]
  const schedule: Action = { text: 'schedule', does: 'ask-time' }
  const draft: Action = { text: 'draft', does: 'draft' }
  return maySchedule ? [...publish, schedule, draft] : [draft, schedule]
}
