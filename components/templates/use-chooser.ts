'use client'

import { useState } from 'react'
import { notify } from '@/components/ui/notify'
import type { ListedTemplate, StoredTemplate, TemplateList } from '@/contract/endpoints/templates'
import type { TemplateLabels } from './labels'
import {
  chooseTemplate,
  duplicateTemplate,
  remakeTemplate,
  removeTemplate,
  renameTemplate,
} from './template-calls'

type Removed = { template: StoredTemplate; wasSaved: boolean }
type Made = Awaited<ReturnType<typeof duplicateTemplate>>

/** What is looked at, what is in use, and what happens to one's own. */
export function useChooser(list: TemplateList, labels: TemplateLabels) {
  const [templates, setTemplates] = useState(list.templates)
  const [saved, setSaved] = useState(list.templateId)
  const [selectedId, select] = useState(list.templateId ?? list.templates[0]?._id)
  const [busy, setBusy] = useState<'save' | 'other'>()
  const [removed, setRemoved] = useState<Removed>()
  const selected = templates.find(({ _id }) => _id === selectedId) ?? templates[0]

  /** One thing at a time: a second press waits for nobody and does nothing. */
  async function during<Done>(what: 'save' | 'other', act: () => Promise<Done>) {
    setBusy(what)
    return act().finally(() => setBusy(undefined))
  }

  async function save(id: string) {
    const isSaved = await during('save', () => chooseTemplate(list.id, id))
    if (!isSaved) return notify.error(labels.save.notSaved)
    setSaved(id)
    notify.success(labels.save.saved)
  }

  function add({ made, reason }: Made, from: Pick<ListedTemplate, 'imageUrl'>) {
    if (!made) {
      notify.error(reason === 'too-many-templates' ? labels.mine.tooMany : labels.mine.failed)
      return undefined
    }
    const { id, templateName, version } = made
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
    save,
    async rename({ _id, version }: ListedTemplate, templateName: string) {
      const isDone = await during('other', () => renameTemplate(_id, templateName))
      if (!isDone) return notify.error(labels.mine.failed)
      const change = (one: ListedTemplate) =>
        one._id === _id ? { ...one, templateName, version: version + 1 } : one
      setTemplates((all) => all.map(change))
      notify.success(labels.mine.renamed)
    },
    async duplicate(template: ListedTemplate) {
      const id = add(await during('other', () => duplicateTemplate(template._id)), template)
      if (id) notify.success(labels.mine.duplicated)
    },
    async remove({ _id }: ListedTemplate) {
      const template = await during('other', () => removeTemplate(_id))
      if (!template) return notify.error(labels.mine.failed)
      setRemoved({ template, wasSaved: saved === _id })
      setTemplates((all) => all.filter((one) => one._id !== _id))
      if (saved === _id) setSaved(null)
    },
    /** It comes back under a new id, in use again if it was. */
    async undo() {
      if (!removed) return
      const id = add(await during('other', () => remakeTemplate(removed.template)), removed.template)
      if (!id) return
      setRemoved(undefined)
      if (removed.wasSaved) await save(id)
    },
  }
}

export type Chooser = ReturnType<typeof useChooser>
