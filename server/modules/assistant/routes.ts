import { proposeMenus as proposeMenusEndpoint } from '@/contract/endpoints/own-menus'
import type { Api } from '@/server/http/api'
import { mount } from '@/server/http/mount'
import { proposeMenus } from './propose-menus'

export function routes(api: Api) {
  mount(api, proposeMenusEndpoint, proposeMenus)
}
