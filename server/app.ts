import type { Services } from '@/server/ctx'
import { type Api, createApi, type HttpOptions } from '@/server/http/api'
import { serveCapabilities } from '@/server/http/capabilities'
import { serveDocs } from '@/server/http/docs'
import { closeFrame, openFrame } from '@/server/http/frame'
import { serveHealth } from '@/server/http/health'
import { routes as accounts } from '@/server/modules/accounts/routes'
import { routes as alerts } from '@/server/modules/alerts/routes'
import { routes as assistant } from '@/server/modules/assistant/routes'
import { routes as changes } from '@/server/modules/changes/routes'
import { routes as chatbot } from '@/server/modules/chatbot/routes'
import { routes as cities } from '@/server/modules/cities/routes'
import { routes as consent } from '@/server/modules/consent/routes'
import { routes as contact } from '@/server/modules/contact/routes'
import { routes as dailyMail } from '@/server/modules/daily-mail/routes'
import { routes as files } from '@/server/modules/files/routes'
import { routes as holidays } from '@/server/modules/holidays/routes'
import { routes as mail } from '@/server/modules/mail/routes'
import { routes as menus } from '@/server/modules/menus/routes'
import { routes as overview } from '@/server/modules/overview/routes'
import { routes as payments } from '@/server/modules/payments/routes'
import { routes as places } from '@/server/modules/places/routes'
import { routes as polls } from '@/server/modules/polls/routes'
import { routes as profile } from '@/server/modules/profile/routes'
import { routes as purchase } from '@/server/modules/purchase/routes'
import { routes as qr } from '@/server/modules/qr/routes'
import { routes as reminders } from '@/server/modules/reminders/routes'
import { routes as reports } from '@/server/modules/reports/routes'
import { routes as restaurants } from '@/server/modules/restaurants/routes'
import { routes as search } from '@/server/modules/search/routes'
import { routes as secondFactor } from '@/server/modules/second-factor/routes'
import { routes as sessions } from '@/server/modules/sessions/routes'
import { routes as sheets } from '@/server/modules/sheets/routes'
import { routes as status } from '@/server/modules/status/routes'
import { routes as subscribers } from '@/server/modules/subscribers/routes'
import { routes as templates } from '@/server/modules/templates/routes'
import { routes as tracking } from '@/server/modules/tracking/routes'
import { routes as translations } from '@/server/modules/translations/routes'
import { routes as whatsapp } from '@/server/modules/whatsapp/routes'

export const modules = [
  accounts,
  secondFactor,
  sessions,
  restaurants,
  changes,
  profile,
  assistant,
  menus,
  search,
  cities,
  places,
  files,
  consent,
  tracking,
  translations,
  mail,
  dailyMail,
  status,
  subscribers,
  alerts,
  contact,
  reports,
  polls,
  overview,
  payments,
  purchase,
  qr,
  holidays,
  reminders,
  templates,
  sheets,
  chatbot,
  whatsapp,
]

export function createApp(services: Services, options: HttpOptions, routesOf = modules): Api {
  const api = createApi(services, options)
  openFrame(api)
  serveHealth(api)
  for (const routes of routesOf) routes(api)
  serveCapabilities(api)
  serveDocs(api)
  closeFrame(api)
  return api
}
