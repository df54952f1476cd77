import * as contract from '@/contract/endpoints/translations'
import type { Api } from '@/server/http/api'
import { mount } from '@/server/http/mount'
import { listOwnTranslations } from './list-own-translations'
import { saveOwnTranslation } from './save-own-translation'

export function routes(api: Api) {
  mount(api, contract.listOwnTranslations, listOwnTranslations)
  mount(api, contract.saveOwnTranslation, saveOwnTranslation)
}
