import * as dress from '@/contract/endpoints/sheet-dress'
import * as contract from '@/contract/endpoints/sheets'
import type { Api } from '@/server/http/api'
import { mount } from '@/server/http/mount'
import { drawSheet } from './draw-sheet'
import { getDaySheet, getSheet } from './get-sheet'
import { getSheetDress } from './get-sheet-dress'
import { saveSheetDress } from './save-sheet-dress'

export function routes(api: Api) {
  mount(api, dress.getSheetDress, getSheetDress)
  mount(api, dress.saveSheetDress, saveSheetDress)
  mount(api, contract.drawSheet, drawSheet)
  mount(api, contract.getSheet, getSheet)
  mount(api, contract.getDaySheet, getDaySheet)
}
