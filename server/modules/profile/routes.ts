import { saveWizardData as saveWizardDataEndpoint } from '@/contract/endpoints/wizard'
import type { Api } from '@/server/http/api'
import { mount } from '@/server/http/mount'
import { saveWizardData } from './save-wizard-data'

export function routes(api: Api) {
  mount(api, saveWizardDataEndpoint, saveWizardData)
}
