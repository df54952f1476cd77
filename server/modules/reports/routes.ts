import * as contract from '@/contract/endpoints/reports'
import type { Api } from '@/server/http/api'
import { mount } from '@/server/http/mount'
import { decideOwnReport } from './decide-own-report'
import { listOwnReports } from './list-own-reports'
import { saveReport } from './save-report'

export function routes(api: Api) {
  mount(api, contract.saveReport, saveReport)
  mount(api, contract.listOwnReports, listOwnReports)
  mount(api, contract.decideOwnReport, decideOwnReport)
}
