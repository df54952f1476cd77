import * as contract from '@/contract/endpoints/reminders'
import type { Api } from '@/server/http/api'
import { mount } from '@/server/http/mount'
import { getReminder } from './get-reminder'
import { publishRepeat } from './publish-repeat'
import { readRepeat } from './read-repeat'
import { saveReminder } from './save-reminder'
import { stopReminder } from './stop-reminder'

export function routes(api: Api) {
  mount(api, contract.getReminder, getReminder)
  mount(api, contract.saveReminder, saveReminder)
  mount(api, contract.readRepeat, readRepeat)
  mount(api, contract.publishRepeat, publishRepeat)
  mount(api, contract.stopReminder, stopReminder)
}
