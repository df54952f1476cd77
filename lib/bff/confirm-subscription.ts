import 'server-only'
import { confirmSubscription as endpoint } from '@/contract/endpoints/subscribers'
import { confirmationPath } from '../subscription-paths'
import { formText } from './form-text'
import { submit } from './submit'

export const confirmSubscription = submit(endpoint, (form, { ok }) =>
  confirmationPath(formText(form, 'token'), ok ? 'hecha' : 'error'),
)
