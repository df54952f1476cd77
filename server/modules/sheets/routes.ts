import * as contract from '@/contract/endpoints/sheets'
import type { Api } from '@/server/http/api'
import { mount } from '@/server/http/mount'
import { drawSheet } from './draw-sheet'
import { getDaySheet, getSheet } from './get-sheet'

export function routes(api: Api) {
  mount(api, contract.drawSheet, drawSheet)
  mount(api, contract.getSheet, getSheet)
  mount(api, contract.getDaySheet, getDaySheet)
}
