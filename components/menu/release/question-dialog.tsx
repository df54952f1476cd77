'use client'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { MenuQuestion } from '@/contract/rules/menu/price'
import { fill } from '@/lib/i18n/fill'
import { priceText } from '@/lib/i18n/price-text'
import { readAmount } from '../amount-text'
import type { MenuLabels } from '../labels'
import type { MenuEditor } from '../use-menu-editor'

/** Asks about an unusual price before the menu is published. */
export function QuestionDialog({ editor, labels }: { editor: MenuEditor; labels: MenuLabels }) {
  const { asked, setAsked, draft, values } = editor
  const texts = labels.question
  return (
    <Dialog
      open={asked !== undefined}
      onClose={() => setAsked(undefined)}
      title={texts.title}
      closeLabel={labels.close}
      footer={
        <div className="flex flex-col gap-3 sm:flex-row-reverse">
          <Button onClick={() => asked && void draft.save({ ...asked.wish, confirmed: true })}>
            {texts.confirm}
          </Button>
          <Button variant="secondary" onClick={() => setAsked(undefined)}>
            {texts.back}
          </Button>
        </div>
      }
    >
      {asked?.questions.map((question) => (
        <p key={question.field} className="text-lg">
          {fill(textOf(question, texts), {
            price: priceText(readAmount(values[question.field]) ?? 0),
          })}
        </p>
      ))}
    </Dialog>
  )
}

function textOf({ field, reason }: MenuQuestion, texts: MenuLabels['question']) {
  const half = { none: texts.none, zero: texts.halfzero, high: texts.halfhigh, 'not-less': texts.halfnotLess }
  const whole = { none: texts.none, zero: texts.zero, high: texts.high, 'not-less': texts.halfnotLess }
  return field === 'halfPrice' ? half[reason] : whole[reason]
}
