import 'server-only'
import { decideOwnReport as decideEndpoint, saveReport as reportEndpoint } from '@/contract/endpoints/reports'
import { hostIdPattern, profilePath } from '@/contract/rules/profile/profile-slug'
import { formText } from './posted'
import { submit } from './submit'

/** Leads back to the profile. The fragment selects the line that shows the outcome, since the page is cached for everybody. */
export const saveReport = submit(reportEndpoint, (form, { ok }) => {
  const [restaurantId, restaurantName] = [formText(form, 'restaurantId'), formText(form, 'restaurantName')]
  if (!hostIdPattern.test(restaurantId)) return '/'
  return `${profilePath({ restaurantId, restaurantName })}#${ok ? 'aviso-recibido' : 'aviso-error'}`
})

export const decideOwnReport = submit(
  decideEndpoint,
  (_, { ok }) => `/mi-restaurante#${ok ? 'avisos' : 'avisos-error'}`,
)
