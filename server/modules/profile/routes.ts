import * as profile from '@/contract/endpoints/profile'
import * as wizard from '@/contract/endpoints/wizard'
import type { Api } from '@/server/http/api'
import { mount } from '@/server/http/mount'
import { deleteCarta, deleteSpecialMenu } from './delete-file'
import { editDetails } from './edit-details'
import { getProfileSheet } from './get-profile-sheet'
import { getWizardDraft, keepWizardDraft } from './keep-draft'
import { saveImages } from './save-images'
import { saveProfile } from './save-profile'
import { saveWizardData } from './save-wizard-data'
import { sendWelcomeEmail } from './send-welcome-email'
import { updateRestaurant } from './update-restaurant'

export function routes(api: Api) {
  mount(api, wizard.saveWizardData, saveWizardData)
  mount(api, wizard.getWizardDraft, getWizardDraft)
  mount(api, wizard.keepWizardDraft, keepWizardDraft)
  mount(api, wizard.sendWelcomeEmail, sendWelcomeEmail)
  mount(api, wizard.updateRestaurant, updateRestaurant)
  mount(api, wizard.deleteCarta, deleteCarta)
  mount(api, wizard.deleteSpecialMenu, deleteSpecialMenu)
  mount(api, wizard.saveImages, saveImages)
  mount(api, profile.editDetails, editDetails)
  mount(api, profile.getProfileSheet, getProfileSheet)
  mount(api, profile.saveProfile, saveProfile)
}
