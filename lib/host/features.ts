import 'server-only'
import { notFound } from 'next/navigation'
import { exportData } from '@/contract/endpoints/accounts'
import { askAlert } from '@/contract/endpoints/alerts'
import { getBillingDetails } from '@/contract/endpoints/billing-details'
import { getChat } from '@/contract/endpoints/chat'
import { listCities } from '@/contract/endpoints/cities'
import { sendContactMessage } from '@/contract/endpoints/contact'
import { getEmailChange } from '@/contract/endpoints/email-change'
import { getMenuDayIn, listRecentMenus } from '@/contract/endpoints/menus'
import { listOwnMenus } from '@/contract/endpoints/own-menus'
import { createPoll } from '@/contract/endpoints/polls'
import { getOwnQr } from '@/contract/endpoints/qr'
import { getReminder } from '@/contract/endpoints/reminders'
import { saveReport } from '@/contract/endpoints/reports'
import { listForSitemap } from '@/contract/endpoints/restaurants'
import { sortRestaurants } from '@/contract/endpoints/search'
import { getSecondFactor } from '@/contract/endpoints/second-factor'
import { getSheetDress } from '@/contract/endpoints/sheet-dress'
import { drawSheet } from '@/contract/endpoints/sheets'
import { getStatus } from '@/contract/endpoints/status'
import { chooseFrequency, chooseMailLanguage, confirmSubscription } from '@/contract/endpoints/subscribers'
import { renameUserTemplate } from '@/contract/endpoints/templates'
import { listOwnTranslations } from '@/contract/endpoints/translations'
import { type Feature, features } from './feature'
import { hostOffers } from './offers'

/** The features of the web beyond the common calls, each with the call that it needs. */
const neededCalls = {
  accountData: exportData,
  alerts: askAlert,
  billingDetails: getBillingDetails,
  chat: getChat,
  cities: listCities,
  contact: sendContactMessage,
  emailChange: getEmailChange,
  feeds: listRecentMenus,
  mailConfirmation: confirmSubscription,
  mailFrequency: chooseFrequency,
  mailLanguage: chooseMailLanguage,
  menuLanguages: getMenuDayIn,
  menus: listOwnMenus,
  ownQr: getOwnQr,
  ownTranslations: listOwnTranslations,
  polls: createPoll,
  reminders: getReminder,
  reports: saveReport,
  /** Another host may have the same path, without Mantel's filters. */
  searchFilters: sortRestaurants,
  secondFactor: getSecondFactor,
  sheetDress: getSheetDress,
  sheets: drawSheet,
  sitemap: listForSitemap,
  status: getStatus,
  templateChanges: renameUserTemplate,
} satisfies Record<Feature, unknown>

export const hostHas = (feature: Feature) => hostOffers(neededCalls[feature])

/** The features that the web does not show. */
export async function missingFeatures(): Promise<Feature[]> {
  const has = await Promise.all(features.map(hostHas))
  return features.filter((_, index) => !has[index])
}

/** Answers 404 for a page or a route that cannot work without the feature. */
export async function requireFeature(feature: Feature) {
  if (!(await hostHas(feature))) notFound()
}
