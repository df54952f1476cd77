'use client'

import { useRef, useState } from 'react'
import { notify } from '@/components/ui/notify'
import type { Reply } from '@/contract/endpoint'
import {
  createUserTemplate,
  deleteUserTemplate,
  duplicateUserTemplate,
  getUserTemplate,
  type ListedTemplate,
  renameUserTemplate,
  type StoredTemplate,
} from '@/contract/endpoints/templates'
import { updateRestaurant } from '@/contract/endpoints/wizard'
import type { ShownTemplates } from '@/lib/api/template-chooser'
import type { Outcome } from '@/lib/browser/outcome'
import { send } from '@/lib/browser/send'
import type { TemplateLabels } from './labels'

type Removed = { template: StoredTemplate; wasSaved: boolean }
type MadeTemplate = Reply<typeof createUserTemplate>

/** The selected template, the template in use, and the changes of own templates. */
export function useChooser(list: ShownTemplates, labels: TemplateLabels) {
  const [templates, setTemplates] = useState(list.templates)
  const [saved, setSaved] = useState(list.templateId)
  const [selectedId, select] = useState(list.templateId ?? list.templates[0]?._id)
  const [busy, setBusy] = useState<'save' | 'other'>()
  const isBusy = useRef(false)
  const copied = useRef<Copied>(undefined)
  const [removed, setRemoved] = useState<Removed>()
  const selected = templates.find(({ _id }) => _id === selectedId) ?? templates[0]

  /** Only one action runs at a time: a second press during it does nothing. */
  async function during(what: 'save' | 'other', act: () => Promise<void>) {
    if (isBusy.current) return
    isBusy.current = true
    setBusy(what)
    await act().finally(() => {
      isBusy.current = false
      setBusy(undefined)
    })
  }

  async function choose(id: string) {
    const body = { key: 'templateId', mode: 'replace', value: id } as const
    const asked = { params: { restaurantId: list.id }, body }
    const { outcome } = await send(updateRestaurant, asked)
    if (outcome !== 'ok') return notify.error(labels.save.notSaved)
    setSaved(id)
    notify.success(labels.save.saved)
  }

  function add({ reply, reason }: Outcome<MadeTemplate>, from: Pick<ListedTemplate, 'imageUrl'>) {
    if (!reply) {
      notify.error(reason === 'too-many-templates' ? labels.mine.tooMany : labels.mine.failed)
      return undefined
    }
    const { id, templateName, version } = reply
    const own = { _id: id, templateName, version, imageUrl: from.imageUrl, isStock: false }
    setTemplates((all) => [own, ...all])
    select(id)
    return id
  }

  return {
    templates,
    saved,
    selected,
    select,
    busy,
    removed: removed?.template,
    save: (id: string) => during('save', () => choose(id)),
    rename: ({ _id }: ListedTemplate, templateName: string) =>
      during('other', async () => {
        const { reply } = await send(renameUserTemplate, { params: { id: _id }, body: { templateName } })
        if (!reply) return notify.error(labels.mine.failed)
        const { version } = reply
        setTemplates((all) => all.map((one) => (one._id === _id ? { ...one, templateName, version } : one)))
        notify.success(labels.mine.renamed)
      }),
    duplicate: (template: ListedTemplate) =>
      during('other', async () => {
        if (isAgain(copied.current, template._id)) return
        copied.current = { id: template._id, at: performance.now() }
        const answer = await send(duplicateUserTemplate, { params: { id: template._id }, body: {} })
        if (add(answer, template)) notify.success(labels.mine.duplicated)
      }),
    remove: ({ _id }: ListedTemplate) =>
      during('other', async () => {
        const template = await removeTemplate(_id)
        if (!template) return notify.error(labels.mine.failed)
        setRemoved({ template, wasSaved: saved === _id })
        setTemplates((all) => all.filter((one) => one._id !== _id))
        if (saved === _id) setSaved(null)
      }),
    /** Restores the removed template under a new id. If it was in use, it is in use again. */
    undo: () =>
      during('other', async () => {
        if (!removed) return
        const { _id, isStock, version, ...body } = removed.template
        const id = add(await send(createUserTemplate, { body }), body)
        if (!id) return
        setRemoved(undefined)
        if (removed.wasSaved) await choose(id)
      }),
  }
}

type Copied = { id: string; at: number } | undefined

/** The second press of a double tap: the first copy may already exist. */
const isAgain = (copied: Copied, id: string) => copied?.id === id && performance.now() - copied.at < 1000

/** Removes a template and returns its content, so that the removal can be undone. */
async function removeTemplate(id: string): Promise<StoredTemplate | undefined> {
  const { reply } = await send(getUserTemplate, { params: { id } })
  const { outcome } = reply ? await send(deleteUserTemplate, { params: { id } }) : {}
  return outcome === 'ok' ? reply?.template : undefined
}

export type Chooser = ReturnType<typeof useChooser>
