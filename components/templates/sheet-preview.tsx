'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { AlertIcon } from '@/components/ui/icons'
import { Spinner } from '@/components/ui/spinner'
import type { Reply } from '@/contract/endpoint'
import { drawSheet } from '@/contract/endpoints/sheets'
import type { ListedTemplate } from '@/contract/endpoints/templates'
import { templateThumbnail } from '@/contract/rules/menu-layout/formats'
import { send } from '@/lib/browser/send'
import { fill } from '@/lib/i18n/fill'
import { shortDate } from '@/lib/i18n/short-date'
import type { TemplateLabels } from './labels'

export type ShownMenu = { menuId: string; date: string; why: 'today' | 'asked' | 'nearest' } | null

type Props = {
  template: ListedTemplate
  /** Changes when the same template is drawn in another way. */
  drawing: string
  menu: ShownMenu
  mayWrite: boolean
  labels: TemplateLabels
}

/** The exact picture that would be posted. Without a menu, the template with a sample. */
export function SheetPreview({ template, drawing, menu, mayWrite, labels }: Props) {
  const { sheet, isDrawing, failed, retry } = useSheet(menu?.menuId, template._id, drawing)
  const { preview, shown } = labels
  const values = { name: template.templateName }
  const sample = templateThumbnail(template.imageUrl)
  const source = menu ? sheet?.url : sample
  return (
    <figure className="mx-auto grid max-w-60 gap-3 sm:max-w-md lg:max-w-none">
      <div
        aria-busy={isDrawing}
        className="relative aspect-[4/5] overflow-hidden rounded border border-line bg-napkin shadow-lift"
      >
        {source ? (
          <img
            src={source}
            alt={fill(menu ? preview.alt : preview.sampleAlt, values)}
            width={1080}
            height={1350}
            className={`size-full object-cover transition-opacity ${isDrawing || failed ? 'opacity-60' : ''}`}
          />
        ) : null}
        <p
          role="status"
          className="absolute inset-x-0 bottom-4 mx-auto flex w-fit items-center gap-2 rounded-full bg-ink px-4 py-2 font-semibold text-paper empty:hidden"
        >
          {isDrawing ? (
            <>
              <Spinner />
              {preview.drawing}
            </>
          ) : null}
        </p>
        {failed ? (
          <div className="absolute inset-0 grid place-content-center justify-items-center gap-3 bg-card/85 p-6 text-center">
            <p role="alert" className="font-semibold">
              {preview.failed}
            </p>
            <Button variant="secondary" onClick={retry}>
              {preview.retry}
            </Button>
          </div>
        ) : null}
      </div>
      <figcaption className="grid gap-2 text-center text-soft">
        <span>{captionOf({ menu, template, shown })}</span>
        {!mayWrite || (menu && menu.why !== 'nearest') ? null : (
          <ButtonLink href="/menu" variant="quiet" className="mx-auto">
            {shown.write}
          </ButtonLink>
        )}
        {menu && sheet ? <Warning codes={sheet.warnings.map(({ code }) => code)} labels={labels} /> : null}
      </figcaption>
    </figure>
  )
}

type Caption = Pick<Props, 'menu' | 'template'> & { shown: TemplateLabels['shown'] }

function captionOf({ menu, template, shown }: Caption) {
  if (menu) return fill(shown[menu.why], { date: shortDate(menu.date) })
  return template.isStock ? shown.sample : shown.own
}

/** The most important warning of the sheet. The owner may still post the sheet. */
function Warning({ codes, labels: { warning } }: { codes: string[]; labels: TemplateLabels }) {
  const known = ['overflow', 'small-type'] as const
  const first = known.find((code) => codes.includes(code))
  const isOther = codes.some((code) => code === 'missing-characters' || code === 'box-too-small')
  if (!first && !isOther) return null
  return (
    <span className="flex items-start gap-2 rounded bg-blush p-3 text-left font-semibold text-check-ink">
      <AlertIcon className="size-5 shrink-0" />
      {warning[first ?? 'other']}
    </span>
  )
}

type Sheet = Reply<typeof drawSheet>
type Drawing = { key: string; sheet?: Sheet; failed?: true }

/** The drawn post. The last picture stays while the next is drawn. */
function useSheet(menuId: string | undefined, templateId: string | undefined, drawing: string) {
  const [drawn, setDrawn] = useState<Drawing>()
  const [tries, setTries] = useState(0)
  const key = `${menuId} ${templateId} ${drawing} ${tries}`

  useEffect(() => {
    if (!menuId || !templateId) return
    const given = new AbortController()
    const asked = { params: { format: 'feed' as const }, body: { menuId, templateId } }
    void send(drawSheet, asked, { signal: given.signal }).then(({ reply: sheet }) => {
      if (!given.signal.aborted) setDrawn((last) => (sheet ? { key, sheet } : { ...last, key, failed: true }))
    })
    return () => given.abort()
  }, [menuId, templateId, key])

  return {
    sheet: drawn?.sheet,
    failed: drawn?.key === key && drawn.failed === true,
    isDrawing: Boolean(menuId && templateId) && drawn?.key !== key,
    retry: () => setTries((count) => count + 1),
  }
}
