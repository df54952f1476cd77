'use client'

import { useState } from 'react'
import { BottomSheet } from '@/components/ui/bottom-sheet'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { MoreIcon } from '@/components/ui/icons'
import type { MenuLabels } from '../labels'
import type { MenuEditor } from '../use-menu-editor'

/** The actions that take a menu away, behind «⋯»: no other button ever becomes one of them (decision 0216). */
export function MoreActions({ editor, labels }: { editor: MenuEditor; labels: MenuLabels }) {
  const { draft, saved, sending, remove } = editor
  const [isOpen, setOpen] = useState(false)
  const texts = labels.release
  const close = () => setOpen(false)
  const run = (action: () => unknown) => () => {
    close()
    void action()
  }
  const withdraw = run(() => draft.save({ release: 'draft' }))
  const isOut = saved?.state === 'published'
  return (
    <>
      <IconButton
        label={texts.more}
        icon={<MoreIcon className="size-8" />}
        aria-haspopup="dialog"
        disabled={sending !== undefined}
        className="ml-auto border-2 border-ink sm:order-1"
        onClick={() => setOpen(true)}
      />
      <BottomSheet open={isOpen} onClose={close} title={texts.more} closeLabel={labels.close}>
        <div className="grid gap-3">
          {isOut || saved?.state === 'scheduled' ? (
            <Button variant="secondary" onClick={withdraw}>
              {isOut ? texts.withdraw : texts.cancel}
            </Button>
          ) : null}
          <Button variant="secondary" onClick={run(remove)}>
            {texts.remove}
          </Button>
          <p className="text-sm text-soft">{texts.moreText}</p>
        </div>
      </BottomSheet>
    </>
  )
}
