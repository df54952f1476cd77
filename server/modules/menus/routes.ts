import {
  getMenuDay as getMenuDayEndpoint,
  listRecentMenus as listRecentMenusEndpoint,
  publishMenu as publishMenuEndpoint,
} from '@/contract/endpoints/menus'
import { filterMenus as filterMenusEndpoint } from '@/contract/endpoints/search'
import type { Api } from '@/server/http/api'
import { mount } from '@/server/http/mount'
import { filterMenus } from './filter-menus'
import { getMenuDay } from './get-menu-day'
import { listRecentMenus } from './list-recent-menus'
import { publishMenu } from './publish-menu'

export function routes(api: Api) {
  mount(api, filterMenusEndpoint, filterMenus)
  mount(api, listRecentMenusEndpoint, listRecentMenus)
  mount(api, publishMenuEndpoint, publishMenu)
  mount(api, getMenuDayEndpoint, getMenuDay)
}
