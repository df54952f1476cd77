'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-class'
import { ArrowRightIcon, CopyIcon, DownloadIcon, ShareIcon } from '@/components/ui/icons'
import { SelectField } from '@/components/ui/select-field'
import { drawSheet } from '@/contract/endpoints/sheets'
import type { ListedTemplate } from '@/contract/endpoints/templates'
import { type MenuLanguage, menuLanguages, type WrittenLanguage } from '@/contract/entities/translated-menu'
import { fill } from '@/lib/i18n/fill'
import { pathIn } from '@/lib/language/path-in'
import type { TemplateLabels } from './labels'
import type { ShownMenu } from './sheet-preview'
import { type SheetFormat, useShare } from './use-share'

type Props = {
  template: ListedTemplate
  menu: ShownMenu
  restaurantId: string
  /** The language of the kitchen, in which the screen on its wall is. */
  writtenIn: WrittenLanguage
  name: string
  url: string
  labels: TemplateLabels
}

const formats = drawSheet.params.shape.format.options

/** Shares every format: by the phone's share dialog if there is one, else by copying. A download is always possible. */
export function SharePanel({ template, menu, restaurantId, writtenIn, name, url, labels }: Props) {
  const { share: texts } = labels
  const [language, setLanguage] = useState<MenuLanguage>()
  const sharing = useShare({ templateId: template._id, menu, name, url, language, labels })
  return (
    <section
      id="compartir"
      aria-labelledby="share-title"
      className="order-4 grid scroll-mt-24 gap-3 lg:order-none"
    >
      <div>
        <h2 id="share-title" className="text-2xl">
          {texts.title}
        </h2>
        <p className="text-soft">{menu ? texts.text : texts.none}</p>
      </div>
      {menu ? (
        <>
          <SelectField
            label={texts.language.label}
            hint={texts.language.hint}
            value={language ?? ''}
            onChange={({ target }) => setLanguage(menuLanguages.find((one) => one === target.value))}
          >
            <option value="">{texts.language.original}</option>
            {menuLanguages.map((one) => (
              <option key={one} value={one}>
                {texts.language.names[one]}
              </option>
            ))}
          </SelectField>
          <ul className="grid gap-2">
            {formats.map((format) => (
              <FormatRow key={`${format} ${language}`} format={format} sharing={sharing} texts={texts} />
            ))}
          </ul>
        </>
      ) : null}
      <a
        href={pathIn(writtenIn, `/pantalla/${restaurantId}`)}
        target="_blank"
        className={buttonClass({ variant: 'quiet' }, 'justify-self-start')}
        rel="noopener"
      >
        <ArrowRightIcon className="size-5" />
        {texts.screen}
      </a>
    </section>
  )
}

type RowProps = {
  format: SheetFormat
  sharing: ReturnType<typeof useShare>
  texts: TemplateLabels['share']
}

function FormatRow({ format, sharing, texts }: RowProps) {
  const { way, working, ready, busy } = sharing
  const named = texts.formats[format]
  const isPicture = !['a4', 'a5', 'table'].includes(format)
  const pending = (what: string) => working === `${what} ${format}` && texts.preparing
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded border border-line bg-card p-3">
      <span aria-hidden="true" className="grid w-10 shrink-0 place-items-center">
        <span className={`block rounded-sm border-2 border-ink/70 bg-napkin ${shapes[format]}`} />
      </span>
      <span className="min-w-0 grow basis-36">
        <strong className="block leading-tight">{named}</strong>
        <span className="text-sm text-soft">{texts.uses[format]}</span>
      </span>
      <span className="flex grow flex-wrap gap-2 sm:grow-0">
        {way === 'share' ? (
          <Button
            className="grow"
            aria-label={fill(texts.shareOf, { format: named })}
            pending={pending('share')}
            disabled={busy}
            onClick={() => void sharing.share(format)}
          >
            <ShareIcon className="size-5" />
            {ready === format ? texts.shareNow : texts.share}
          </Button>
        ) : null}
        {way === 'copy' && isPicture ? (
          <Button
            variant="secondary"
            className="grow"
            aria-label={fill(texts.copyOf, { format: named })}
            pending={pending('copy')}
            disabled={busy}
            onClick={() => void sharing.copy(format)}
          >
            <CopyIcon className="size-5" />
            {texts.copy}
          </Button>
        ) : null}
        <Button
          variant="secondary"
          className="grow"
          aria-label={fill(texts.downloadOf, { format: named })}
          pending={pending('download')}
          disabled={busy}
          onClick={() => void sharing.download(format)}
        >
          <DownloadIcon className="size-5" />
          {texts.download}
        </Button>
      </span>
    </li>
  )
}

const shapes: Record<SheetFormat | 'a4' | 'a5' | 'table', string> = {
  feed: 'h-10 w-8',
  story: 'h-11 w-6',
  card: 'h-5 w-10',
  tv: 'h-6 w-10',
  a4: 'h-10 w-7',
  a5: 'h-8 w-[1.4rem]',
  table: 'h-7 w-5',
}
