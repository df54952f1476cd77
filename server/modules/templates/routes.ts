import * as contract from '@/contract/endpoints/templates'
import type { Api } from '@/server/http/api'
import { mount } from '@/server/http/mount'
import { createUserTemplate } from './create-user-template'
import { deleteUserTemplate } from './delete-user-template'
import { duplicateUserTemplate } from './duplicate-user-template'
import { getUserTemplate } from './get-user-template'
import { listUserTemplates } from './list-user-templates'
import { renameUserTemplate } from './rename-user-template'
import { saveUserTemplate } from './save-user-template'

/** Pictures of stock templates are files of the web. */
const pictures = '/templates/*'

export function routes(api: Api) {
  mount(api, contract.listUserTemplates, listUserTemplates)
  mount(api, contract.getUserTemplate, getUserTemplate)
  mount(api, contract.createUserTemplate, createUserTemplate)
  mount(api, contract.saveUserTemplate, saveUserTemplate)
  mount(api, contract.renameUserTemplate, renameUserTemplate)
  mount(api, contract.duplicateUserTemplate, duplicateUserTemplate)
  mount(api, contract.deleteUserTemplate, deleteUserTemplate)
  api.hono.get(pictures, (c) => {
    c.set('route', pictures)
    return c.redirect(c.var.ctx.site.url + c.req.path, 308)
  })
}
