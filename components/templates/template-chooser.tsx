'use client'

import { pageBar } from '@/components/ui/bottom-bar'
import { Button } from '@/components/ui/button'
import { CheckIcon, PencilIcon } from '@/components/ui/icons'
import type { UploadLabels } from '@/components/upload/props'
import { UndoLine } from '@/components/upload/undo-line'
import type { OwnDress } from '@/contract/endpoints/sheet-dress'
import { firstLanguage, type WrittenLanguage } from '@/contract/languages'
import type { ShownTemplates } from '@/lib/api/template-chooser'
import { useHydrated } from '@/lib/browser/hydrated'
import type { Feature } from '@/lib/host/feature'
import { fill } from '@/lib/i18n/fill'
import { DesignLink } from './design-link'
import { DressPanel } from './dress-panel'
import type { TemplateLabels } from './labels'
import { OwnTemplateRow } from './own-template-row'
import { SharePanel } from './share-panel'
import { SheetPreview, type ShownMenu } from './sheet-preview'
import { type LanguageOf, templateLanguage } from './template-language'
import { TemplateStrip } from './template-strip'
import { type Chooser, useChooser } from './use-chooser'
import { useDress } from './use-dress'

type Props = {
  list: ShownTemplates
  /** Whether the plan allows own templates. The page shows a note above. */
  mayDesign?: boolean
  /** Features that the host api does not have. */
  missing?: readonly Feature[]
  menu: ShownMenu
  /** The language of the kitchen, where it is known and not Castilian. */
  writtenIn?: WrittenLanguage | undefined
  name: string
  url: string
  labels: TemplateLabels
  /** Null: the host api has no logo and photo for sheets. */
  dress?: OwnDress | null
  upload: UploadLabels
}

/** The selected template with the day's menu, the list of templates, and the actions. */
export function TemplateChooser({ list, mayDesign = true, missing = [], menu, name, url, ...props }: Props) {
  const { labels, upload, writtenIn, dress: ownDress = null } = props
  const languageOf = templateLanguage(writtenIn)
  const chooser = useChooser(list, labels)
  const dress = useDress(ownDress, list.id)
  const isReady = useHydrated()
  const { selected, saved, busy } = chooser
  const isInUse = selected?._id === saved
  // A sheet is drawn anew when something of it has changed.
  const drawing = selected?.isStock ? JSON.stringify(dress.dress) : ''
  if (!selected) return <TemplateStrip {...{ chooser, mayDesign, languageOf, labels }} />
  return (
    <div className="mt-5 grid items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)]">
      <div className="contents lg:sticky lg:top-20 lg:grid lg:gap-4">
        <SheetPreview
          template={selected}
          drawing={drawing}
          menu={menu}
          mayWrite={!missing.includes('menus')}
          labels={labels}
        />
        <div
          ref={pageBar}
          className="sticky bottom-(--below-page-bar) z-10 order-3 -mx-4 flex gap-2 max-[21rem]:flex-wrap border-t border-line bg-card px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:mx-0 lg:static lg:order-none lg:border-0 lg:bg-transparent lg:p-0"
        >
          <Button
            size="lg"
            className="grow px-3 max-sm:text-base"
            disabled={!isReady || isInUse || busy !== undefined}
            pending={busy === 'save' && labels.save.saving}
            onClick={() => void chooser.save(selected._id)}
          >
            {isInUse ? <CheckIcon className="size-5" /> : null}
            {isInUse ? labels.save.inUse : labels.save.button}
          </Button>
          <DesignLink
            mayDesign={mayDesign}
            href={`/plantilla/editor?id=${selected._id}`}
            variant="secondary"
            className="min-h-13 px-3"
          >
            <PencilIcon className="size-5" />
            {selected.isStock ? labels.customise : labels.edit}
          </DesignLink>
        </div>
      </div>
      <div className="contents lg:grid lg:min-w-0 lg:gap-10">
        <TemplateStrip {...{ chooser, mayDesign, languageOf, labels }} />
        {ownDress ? (
          <DressPanel
            dress={dress}
            photos={ownDress.photos}
            isStock={selected.isStock}
            labels={labels.dress}
            upload={upload}
          />
        ) : null}
        {missing.includes('sheets') ? null : (
          <SharePanel
            key={selected._id + drawing}
            template={selected}
            menu={menu}
            restaurantId={list.id}
            writtenIn={writtenIn ?? firstLanguage}
            name={name}
            url={url}
            labels={labels}
          />
        )}
        <OwnTemplates
          chooser={chooser}
          mayDesign={mayDesign}
          mayChange={!missing.includes('templateChanges')}
          languageOf={languageOf}
          labels={labels}
        />
      </div>
    </div>
  )
}

type OwnTemplatesProps = {
  chooser: Chooser
  mayDesign: boolean
  mayChange: boolean
  languageOf: LanguageOf
  labels: TemplateLabels
}

function OwnTemplates({ chooser, mayDesign, mayChange, languageOf, labels }: OwnTemplatesProps) {
  const { templates, removed } = chooser
  const own = templates.filter(({ isStock }) => !isStock)
  if (own.length === 0 && !(removed && mayDesign)) return null
  return (
    <section aria-labelledby="own-templates" className="order-4 grid gap-3 lg:order-none">
      <h2 id="own-templates" className="text-2xl">
        {labels.mine.title}
      </h2>
      {removed && mayDesign ? (
        <UndoLine
          text={fill(labels.mine.removed, { name: removed.templateName })}
          undo={labels.mine.undo}
          onUndo={() => void chooser.undo()}
        />
      ) : null}
      <ul className="grid gap-2">
        {own.map((template) => (
          <OwnTemplateRow
            key={template._id}
            {...{ template, chooser, mayDesign, mayChange, labels }}
            lang={languageOf(template)}
          />
        ))}
      </ul>
    </section>
  )
}
