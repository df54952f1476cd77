'use client'

import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConflictDialog } from '@/components/ui/draft/conflict-dialog'
import { LeaveGuard } from '@/components/ui/draft/leave-guard'
import { TextAreaField } from '@/components/ui/text-area-field'
import { useFocusFirstError } from '@/components/ui/use-focus-first-error'
import type { OwnMenu, Slot } from '@/contract/entities/own-menu'
import type { TimeZone } from '@/contract/entities/place'
import { usualRelease } from '@/contract/rules/menu/menu-times'
import type { MissingPart } from '@/contract/rules/profile/missing-for-diners'
import { clockText } from '@/contract/rules/time/clock-text'
import { localNow } from '@/contract/rules/time/local-time'
import type { MinuteRange } from '@/contract/rules/time/opening-hours'
import { useHydrated } from '@/lib/browser/hydrated'
import { fill } from '@/lib/i18n/fill'
import { kitchenLanguage } from '@/lib/translated-menu'
import { BasicsSection } from './basics-section'
import { DishesSection } from './dishes/dishes-section'
import type { MenuLabels } from './labels'
import { fieldText } from './menu-draft'
import { dishCount, valuesOf } from './menu-values'
import { PasteBox } from './paste/paste-box'
import { TextPreview } from './paste/text-preview'
import { dayText, timeOf } from './release/moment-text'
import { OutcomePanel, type PublicPage } from './release/outcome-panel'
import { QuestionDialog } from './release/question-dialog'
import { ReleaseBar } from './release/release-bar'
import { ScheduleDialog } from './release/schedule-dialog'
import { StateLine } from './release/state-line'
import { type MenuDayProps, useMenuEditor } from './use-menu-editor'
import { WrittenLanguage } from './written-language'

type Props = Omit<MenuDayProps, 'isHidden'> & {
  today: string
  timeZone: TimeZone
  /** The opening hours, in minutes of the week. Empty when diners see none. */
  week?: readonly MinuteRange[]
  /** The day of the menu is over: the menu can only be read. */
  isOver: boolean
  /** Whether the plan allows scheduled menus. The page shows a note beside the form. */
  maySchedule?: boolean
  /** An assistant reads pasted text that the rules do not understand. */
  hasAssistant?: boolean
  page: PublicPage
  /** The missing data that hide a published menu from diners. Empty: diners see it. */
  missing?: MissingPart[]
  labels: MenuLabels
  /** Shown beside the form: the sheet of this menu. */
  preview?: ReactNode
}

export function MenuForm({
  today,
  timeZone,
  week = [],
  isOver,
  maySchedule = true,
  hasAssistant = false,
  page,
  missing = [],
  labels,
  preview,
  ...day
}: Props) {
  const editor = useMenuEditor({ ...day, isHidden: missing.length > 0 }, labels)
  const { draft, values, problems, saved, slot } = editor
  const [proposed, setProposed] = useState<string>()
  const isReady = useHydrated()
  const element = useFocusFirstError(problems)
  const isEmpty = dishCount(values) === 0
  // A new menu is written as the last one was.
  const written = kitchenLanguage(saved ?? day.last ?? undefined)

  const observationProblem = problems.observation

  return (
    <WrittenLanguage value={written}>
      <form
        ref={element}
        noValidate
        onSubmit={(event: FormEvent) => event.preventDefault()}
        className="grid items-start gap-x-10 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]"
      >
        <div className="flex min-w-0 flex-col gap-6">
          <StateLine menu={saved} {...{ missing, timeZone, labels }} />
          <OutcomePanel editor={editor} {...{ missing, timeZone, page, labels }} />
          {isOver ? <p className="rounded bg-napkin p-3">{labels.day.past}</p> : null}
          <fieldset disabled={!isReady || isOver} className="flex min-w-0 flex-col gap-6">
            {isOver ? null : (
              <PasteBox ownerId={day.ownerId} {...{ editor, today, isEmpty, hasAssistant, labels }} />
            )}
            {isEmpty && day.last && !isOver ? (
              <Button
                variant="secondary"
                className="self-start py-2"
                onClick={() => day.last && editor.fillIn(withNothingSoldOut(valuesOf(day.last)), {})}
              >
                {fill(labels.repeat.last, { date: dayText(day.last.date) })}
              </Button>
            ) : null}
            <BasicsSection editor={editor} week={week} labels={labels} />
            <DishesSection editor={editor} labels={labels} />
            <TextAreaField
              label={labels.observation.label}
              lang={written}
              hint={labels.observation.hint}
              rows={3}
              value={values.observation}
              error={observationProblem && labels.problems[observationProblem]}
              onChange={({ target }) =>
                editor.change((now) => ({ ...now, observation: target.value }), 'observation')
              }
            />
          </fieldset>
          {isOver ? null : (
            <ReleaseBar
              editor={editor}
              today={today}
              page={missing.length > 0 ? null : page}
              maySchedule={maySchedule}
              onSchedule={() =>
                editor.isReady('schedule') && setProposed(proposedTime(slot, saved, timeZone, new Date()))
              }
              labels={labels}
            />
          )}
        </div>
        <aside className="mt-8 flex flex-col gap-4 lg:sticky lg:top-24 lg:mt-0">
          {preview}
          <TextPreview values={values} labels={labels} />
        </aside>
        <ScheduleDialog
          proposed={proposed}
          onClose={() => setProposed(undefined)}
          date={slot.date}
          onConfirm={(publishAt) => {
            setProposed(undefined)
            void draft.save({ release: 'schedule', publishAt })
          }}
          labels={labels}
        />
        <QuestionDialog editor={editor} labels={labels} />
        <ConflictDialog
          draft={draft}
          names={labels.fields}
          textOf={(field, values) => fieldText(field, values, labels)}
          labels={labels.draft}
        />
        <LeaveGuard isDirty={draft.isDirty} onLeave={draft.drop} labels={labels.draft} />
      </form>
    </WrittenLanguage>
  )
}

/** A copy of an earlier menu, with no dish sold out. */
const withNothingSoldOut = (values: ReturnType<typeof valuesOf>): typeof values => ({
  ...values,
  categories: values.categories.map((category) => ({
    ...category,
    items: category.items.map((item) => ({ ...item, soldOut: false })),
  })),
})

const lastMinute = 23 * 60 + 45

/** The time that the dialog proposes: the scheduled time, else the usual time, else soon when the usual time is over. */
export function proposedTime(slot: Slot, menu: OwnMenu | null, timeZone: TimeZone, now: Date): string {
  if (menu?.state === 'scheduled' && menu.publishAt) return timeOf(menu.publishAt, timeZone)
  const usual = usualRelease(slot, timeZone)
  if (usual > now) return timeOf(usual.toISOString(), timeZone)
  const quarter = Math.min(Math.ceil((localNow(now, timeZone).minute + 10) / 15) * 15, lastMinute)
  return clockText(quarter)
}
