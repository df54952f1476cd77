'use client'

import { Button } from '@/components/ui/button'
import { CheckIcon, PencilIcon } from '@/components/ui/icons'
import type { TemplateList } from '@/contract/endpoints/templates'
import { useHydrated } from '@/lib/browser/hydrated'
import { DesignLink } from './design-link'
import type { TemplateLabels } from './labels'
import { OwnTemplates } from './own-templates'
import { SharePanel } from './share-panel'
import { SheetPreview } from './sheet-preview'
import { TemplateStrip } from './template-strip'
import { useChooser } from './use-chooser'

export type ShownMenu = { menuId: string; date: string; why: 'today' | 'asked' | 'nearest' } | null

type Props = {
  list: TemplateList
  /** Whether the plan has own templates made and changed; the page says so above. */
  mayDesign?: boolean
  menu: ShownMenu
  name: string
  url: string
  labels: TemplateLabels
}

/** One template beside the day's menu, all of them to try, and what to do with the outcome. */
export function TemplateChooser({ list, mayDesign = true, menu, name, url, labels }: Props) {
  const chooser = useChooser(list, labels)
  const isReady = useHydrated()
  const { selected, saved, busy } = chooser
  const isInUse = selected?._id === saved
  if (!selected) return null
  return (
    <div className="mt-5 grid items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)]">
      <div className="contents lg:sticky lg:top-20 lg:grid lg:gap-4">
        <SheetPreview template={selected} menu={menu} labels={labels} />
        <div className="sticky bottom-0 z-10 order-3 -mx-4 flex gap-2 border-t border-line bg-card px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:mx-0 lg:static lg:order-none lg:border-0 lg:bg-transparent lg:p-0">
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
        <TemplateStrip chooser={chooser} mayDesign={mayDesign} labels={labels} />
        <SharePanel
          key={selected._id}
          template={selected}
          menu={menu}
          restaurantId={list.id}
          name={name}
          url={url}
          labels={labels}
        />
        <OwnTemplates chooser={chooser} mayDesign={mayDesign} labels={labels} />
      </div>
    </div>
  )
}
