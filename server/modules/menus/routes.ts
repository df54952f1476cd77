import * as menus from '@/contract/endpoints/menus'
import * as own from '@/contract/endpoints/own-menus'
import {
  filterMenus as filterMenusEndpoint,
  filterMenusIn as filterMenusInEndpoint,
} from '@/contract/endpoints/search'
import type { Api } from '@/server/http/api'
import { mount, mountRead } from '@/server/http/mount'
import { copyOwnMenus } from './own/copy-own-menus'
import { deleteOwnMenu } from './own/delete-own-menu'
import { listOwnDishes } from './own/list-own-dishes'
import { listOwnMenuHistory } from './own/list-own-menu-history'
import { listOwnMenus } from './own/list-own-menus'
import { markSoldOut } from './own/mark-sold-out'
import { publishMenu } from './own/publish-menu'
import { saveOwnMenu } from './own/save-own-menu'
import { filterMenus } from './public/filter-menus'
import { filterMenusIn } from './public/filter-menus-in'
import { getMenuDay } from './public/get-menu-day'
import { getMenuDayIn } from './public/get-menu-day-in'
import { listRecentMenus } from './public/list-recent-menus'

export function routes(api: Api) {
  // These routes come first, because `mine/history` also matches a restaurant's day.
  mount(api, own.listOwnMenus, listOwnMenus)
  mount(api, own.listOwnMenuHistory, listOwnMenuHistory)
  mount(api, own.listOwnDishes, listOwnDishes)
  mount(api, own.copyOwnMenus, copyOwnMenus)
  mount(api, own.saveOwnMenu, saveOwnMenu)
  mount(api, own.deleteOwnMenu, deleteOwnMenu)
  mount(api, own.markSoldOut, markSoldOut)
  mountRead(api, filterMenusEndpoint, filterMenus)
  mountRead(api, filterMenusInEndpoint, filterMenusIn)
  mountRead(api, menus.listRecentMenus, listRecentMenus)
  mount(api, menus.publishMenu, publishMenu)
  mountRead(api, menus.getMenuDay, getMenuDay)
  mountRead(api, menus.getMenuDayIn, getMenuDayIn)
}
