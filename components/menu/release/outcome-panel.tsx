'use client'

import { useEffect, useRef } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { ButtonLink } from '@/components/ui/button-link'
import { CheckIcon, ShareIcon, WhatsappIcon } from '@/components/ui/icons'
import type { OwnMenu } from '@/contract/entities/own-menu'
import type { TimeZone } from '@/contract/entities/place'
import type { MissingPart } from '@/contract/rules/profile/missing-for-diners'
import { fill } from '@/lib/i18n/fill'
import type { MenuLabels } from '../labels'
import { menuText } from '../paste/menu-text'
import type { MenuEditor } from '../use-menu-editor'
import { missingText } from './missing-text'
import { momentText } from './moment-text'

/** The restaurant's page. */
export type PublicPage = { name: string; path: string; url: string }

type Props = {
  editor: MenuEditor
  missing: MissingPart[]
  timeZone: TimeZone
  page: PublicPage
  labels: MenuLabels
}

/** Says that the menu is published or scheduled, and offers the next steps. Takes the focus, so that screen readers announce the panel. */
export function OutcomePanel({ editor, missing, timeZone, page, labels }: Props) {
  const { outcome, saved } = editor
  const texts = labels.outcome
  const panel = useRef<HTMLDivElement>(null)
  const isShown = outcome === 'publish' || outcome === 'schedule'

  useEffect(() => {
    if (isShown) panel.current?.focus()
  }, [isShown])

  if (!isShown) return null
  const when = saved?.publishAt ? momentText(saved.publishAt, timeZone) : ''
  const isSeen = missing.length === 0
  const hidden = fill(texts.hiddenText, { missing: missingText(missing, labels) })
  const published = isSeen ? texts.publishText : hidden
  const message = saved ? encodeURIComponent(chatText(saved, page, labels)) : ''
  return (
    <div
      ref={panel}
      tabIndex={-1}
      className="scroll-mt-24 rounded-lg border-2 border-olive bg-olive-tint p-4 outline-none"
    >
      <h2 className="flex items-center gap-2 text-2xl text-olive">
        <CheckIcon className="size-7 shrink-0" />
        {outcome === 'publish' && !isSeen ? texts.hidden : texts[outcome]}
      </h2>
      <p className="mt-1">{outcome === 'publish' ? published : fill(texts.scheduleText, { when })}</p>
      {outcome === 'publish' && isSeen ? (
        <div className="mt-3 flex flex-col gap-2 sm:flex-row sm:flex-wrap">
          {saved ? (
            <ButtonLink href={`/plantilla?menu=${saved.menuId}#compartir`}>
              <ShareIcon className="size-5" />
              {texts.image}
            </ButtonLink>
          ) : null}
          <ButtonLink href={page.path} variant="secondary">
            {texts.see}
          </ButtonLink>
          <a
            href={`https://wa.me/?text=${message}`}
            target="_blank"
            rel="noopener"
            className={buttonClass({ variant: 'secondary' })}
          >
            <WhatsappIcon className="size-5" />
            {texts.whatsapp}
          </a>
        </div>
      ) : null}
    </div>
  )
}

/** The longest chat text, in characters. The address in the text leads to the rest. */
const longestChat = 1500

function chatText(menu: OwnMenu, { name, url }: PublicPage, labels: MenuLabels) {
  const words = menuText(menu, labels)
  const shown = words.length > longestChat ? `${words.slice(0, longestChat).trimEnd()}…` : words
  return `${fill(labels.outcome.whatsappText, { name })}\n\n${shown}\n\n${url}`
}
