'use client'

import type { Messages } from 'next-intl'
import { Button } from '@/components/ui/button'
import { UndoLine } from '@/components/ui/undo-line'
import type { OwnTranslations } from '@/contract/endpoints/translations'
import type { MenuLanguage } from '@/contract/entities/translated-menu'
import { fill } from '@/lib/i18n/fill'
import { kitchenLanguage } from '@/lib/translated-menu'
import { CorrectionLine } from './correction-line'
import { useCorrections } from './use-corrections'

type Props = Pick<OwnTranslations, 'courses' | 'others' | 'writtenIn'> & {
  language: MenuLanguage
  labels: Messages['translations']
}

/** Each course and dish with its translation, and the corrections of what is on other menus. */
export function CorrectionList({ courses, others, writtenIn, language, labels }: Props) {
  const corrections = useCorrections(language, labels)
  const { last, isBusy, undo, dismiss } = corrections
  const shared = { language, corrections, labels }
  return (
    <div className="grid gap-6">
      {courses.map(({ name, heading, items }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: owners may call two courses the same
        <section key={at} className="grid gap-1">
          <ul className="divide-y divide-line rounded-lg border border-line bg-card px-4">
            <CorrectionLine line={name} course={{ name: heading ?? name.name, writtenIn }} {...shared} />
            {items.map((item, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a dish may be there twice
              <CorrectionLine key={place} line={item} {...shared} />
            ))}
          </ul>
        </section>
      ))}
      {others.length > 0 ? (
        <section aria-labelledby="otras" className="grid gap-2">
          <h2 id="otras" className="text-2xl">
            {labels.others}
          </h2>
          <p className="text-soft">{labels.othersText}</p>
          <ul className="divide-y divide-line">
            {others.map(({ name, text }) => (
              <li key={name} className="flex flex-wrap items-center gap-x-4 py-1.5">
                <span className="min-w-0 grow basis-60 wrap-anywhere">
                  <span lang={kitchenLanguage({ writtenIn })}>{name}</span>:{' '}
                  <span lang={language}>{text}</span>
                </span>
                <Button
                  variant="quiet"
                  disabled={isBusy}
                  aria-label={fill(labels.takeBackOf, { name })}
                  onClick={() => void corrections.save(name, '')}
                >
                  {labels.takeBack}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <UndoLine
        text={last?.done}
        isBusy={isBusy}
        onUndo={() => void undo()}
        onClose={dismiss}
        labels={{ label: labels.undoLabel, button: labels.undo, close: labels.close }}
      />
    </div>
  )
}
