import 'server-only'
import { z } from 'zod'
import {
  createUserTemplate,
  getUserTemplate,
  listUserTemplates,
  saveUserTemplate,
} from '@/contract/endpoints/templates'
import { localFile } from './files'
import { listOf, text, textOrNull } from './read'
import { translate } from './translation'

const listed = z
  .object({ _id: text.pipe(z.string().min(1)), imageUrl: text.transform(localFile), templateName: text })
  .transform((template) => ({ ...template, isStock: false, version: 1 }))

const list = z.object({ templates: listOf(listed), templateId: textOrNull, id: text })
const path = (id: string) => `/api/user-templates/${encodeURIComponent(id)}`

export const templateCalls = [
  translate(listUserTemplates, async ({ params: { ownerId } }, ask) =>
    list.parse(await ask('GET', `/api/templates/user-templates/${encodeURIComponent(ownerId)}`)),
  ),
  translate(getUserTemplate, async ({ params: { id } }, ask) => {
    const reply = await ask('GET', path(id))
    const template = z.object({ template: z.looseObject({}) }).safeParse(reply).data?.template ?? reply
    return { template: { ...z.looseObject({}).parse(template), _id: id, isStock: false, version: 1 } }
  }),
  translate(createUserTemplate, async ({ body }, ask) => {
    const { id } = z.object({ id: text }).parse(await ask('POST', '/api/user-templates', { body }))
    return { success: true, id, version: 1, templateName: body.templateName }
  }),
  translate(saveUserTemplate, async ({ params: { id }, body: { version: _, ...body } }, ask) => {
    await ask('PUT', path(id), { body })
    return { success: true, id, version: 1 }
  }),
]
