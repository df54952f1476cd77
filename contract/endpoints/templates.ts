import { z } from 'zod'
import { endpoint } from '../endpoint'
import { id } from '../entities/id'
import { givenTemplate, templateList, userTemplate } from '../entities/template'

/** The maximum number of templates for one owner. */
export const maxTemplates = 60

const { templateName } = userTemplate.shape
const version = z.int().min(1).max(2_147_483_647)
const params = z.object({ id })
const saved = z.object({ success: z.literal(true), id, version })
const made = saved.extend({ templateName })

const listed = templateList.shape.templates.element.extend({
  /** A stock template: can be chosen and copied, not changed. */
  isStock: z.boolean(),
  version,
})

export type ListedTemplate = z.infer<typeof listed>

export const listUserTemplates = endpoint({
  method: 'GET',
  path: '/api/templates/user-templates/:ownerId',
  auth: 'owner',
  summary:
    'Las plantillas propias, la última cambiada primero, y después las de Mantel; templateId es la elegida',
  params: z.object({ ownerId: id }),
  reply: templateList.extend({ templates: z.array(listed) }),
})

export type TemplateList = z.infer<typeof listUserTemplates.reply>

const whole = z.object({ template: userTemplate.extend({ _id: id, isStock: z.boolean(), version }) })

export type StoredTemplate = z.infer<typeof whole>['template']

export const getUserTemplate = endpoint({
  method: 'GET',
  path: '/api/user-templates/:id',
  auth: 'owner',
  summary: 'Una plantilla entera: propia o de las de Mantel',
  params,
  reply: whole,
})

export const createUserTemplate = endpoint({
  method: 'POST',
  path: '/api/user-templates',
  auth: 'owner',
  limit: 'write',
  summary: 'Crea una plantilla propia',
  body: givenTemplate,
  reply: made,
  status: 201,
})

export const saveUserTemplate = endpoint({
  method: 'PUT',
  path: '/api/user-templates/:id',
  auth: 'owner',
  limit: 'write',
  summary:
    'Guarda una plantilla propia; con version, 409 con la de ahora en error.current si otro la ha cambiado desde entonces',
  params,
  body: givenTemplate.extend({ version: version.optional() }),
  reply: saved,
  current: whole,
})

export const renameUserTemplate = endpoint({
  method: 'PATCH',
  path: '/api/user-templates/:id',
  auth: 'owner',
  summary: 'Cambia el nombre de una plantilla propia',
  params,
  body: z.object({ templateName }),
  reply: saved,
})

export const duplicateUserTemplate = endpoint({
  method: 'POST',
  path: '/api/user-templates/:id/duplicate',
  auth: 'owner',
  limit: 'write',
  summary: 'Copia una plantilla, propia o de Mantel, como una nueva propia',
  params,
  body: z.object({ templateName: templateName.optional() }),
  reply: made,
  status: 201,
})

export const deleteUserTemplate = endpoint({
  method: 'DELETE',
  path: '/api/user-templates/:id',
  auth: 'owner',
  summary: 'Borra una plantilla propia; si era la elegida, deja de haberla',
  params,
  reply: z.object({ success: z.literal(true) }),
})
