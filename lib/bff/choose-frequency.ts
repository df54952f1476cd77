import 'server-only'
import { chooseFrequency as endpoint } from '@/contract/endpoints/subscribers'
import { unsubscribePath } from '../subscription-paths'
import { formText } from './form-text'
import { submit } from './submit'

/** The page itself says what is chosen now. */
export const chooseFrequency = submit(endpoint, (form) =>
  unsubscribePath({ email: formText(form, 'email'), sig: formText(form, 'sig') }),
)
