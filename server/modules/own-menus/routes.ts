import * as contract from '@/contract/endpoints/own-menus'
import type { Api } from '@/server/http/api'
import { mount } from '@/server/http/mount'
import { copyOwnMenus } from './copy-own-menus'
import { deleteOwnMenu } from './delete-own-menu'
import { listOwnDishes } from './list-own-dishes'
import { listOwnMenuHistory } from './list-own-menu-history'
import { listOwnMenus } from './list-own-menus'
import { markSoldOut } from './mark-sold-out'
import { saveOwnMenu } from './save-own-menu'

/** Mounted before the public menus: `mine/history` would pass for a restaurant's day there. */
export function routes(api: Api) {
  mount(api, contract.listOwnMenus, listOwnMenus)
  mount(api, contract.listOwnMenuHistory, listOwnMenuHistory)
  mount(api, contract.listOwnDishes, listOwnDishes)
  mount(api, contract.copyOwnMenus, copyOwnMenus)
  mount(api, contract.saveOwnMenu, saveOwnMenu)
  mount(api, contract.deleteOwnMenu, deleteOwnMenu)
  mount(api, contract.markSoldOut, markSoldOut)
}
