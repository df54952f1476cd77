import * as contract from '@/contract/endpoints/holidays'
import type { Api } from '@/server/http/api'
import { mount } from '@/server/http/mount'
import { answerHoliday } from './answer-holiday'
import { listHolidays } from './list-holidays'

export function routes(api: Api) {
  mount(api, contract.listHolidays, listHolidays)
  mount(api, contract.answerHoliday, answerHoliday)
}
