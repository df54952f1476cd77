import 'server-only'
import { chooseFrequency as endpoint } from '@/contract/endpoints/subscribers'
import { unsubscribePath } from '../subscription-paths'
import { formText } from './form-text'
import { submit } from './submit'

/** The page itself says what is chosen now, and that it was chosen just now. */
export const chooseFrequency = submit(endpoint, (form, { ok }) =>
  unsubscribePath(
    { email: formText(form, 'email'), sig: formText(form, 'sig') },
    ok ? 'correo' : 'sin-correo',
  ),
)
