'use client'

import { Button } from '@/components/ui/button'
import { shortDate } from '@/lib/i18n/short-date'
import type { MenuLabels } from '../labels'
import { contentOf } from '../menu-values'
import { MenuWords } from './menu-words'
import type { Paste } from './use-paste'

type Props = { paste: Paste; labels: MenuLabels }

/** The menu that an assistant read in the pasted text. It fills in the form only after a press. */
export function AssistantProposal({ paste, labels }: Props) {
  const { proposed } = paste
  const texts = labels.paste
  return (
    <div role="status">
      {proposed.length > 0 ? (
        <section
          aria-labelledby="assistant-proposal"
          className="rounded border-2 border-azulejo bg-card p-3 sm:p-4"
        >
          <h2 id="assistant-proposal" className="text-lg">
            {texts.assistantTitle}
          </h2>
          <p className="mt-1 text-soft">{texts.assistantHint}</p>
          {proposed.map((menu) => (
            <div key={`${menu.slot.date} ${menu.slot.service}`} className="mt-3">
              {proposed.length > 1 || menu.date ? (
                <h3 className="text-base first-letter:uppercase">
                  {shortDate(menu.slot.date)} · {labels.day[menu.slot.service]}
                </h3>
              ) : null}
              <p className="wrap-anywhere whitespace-pre-line">
                <MenuWords content={contentOf(menu.values)} labels={labels} />
              </p>
            </div>
          ))}
          <div className="mt-3 flex flex-wrap gap-2">
            <Button variant="secondary" onClick={() => void paste.takeProposal()}>
              {texts.assistantUse}
            </Button>
            <Button variant="quiet" onClick={paste.dropProposal}>
              {texts.assistantDrop}
            </Button>
          </div>
        </section>
      ) : null}
    </div>
  )
}
