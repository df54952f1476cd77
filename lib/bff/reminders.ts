import 'server-only'
import {
  publishRepeat as publishEndpoint,
  stopReminder as stopEndpoint,
} from '@/contract/endpoints/reminders'
import { repeatPath } from '../repeat-path'
import { formText } from './posted'
import { submit } from './submit'

export const publishRepeat = submit(publishEndpoint, (form, { ok }) =>
  repeatPath(formText(form, 'token'), ok ? 'publicado' : 'error'),
)

export const stopReminder = submit(stopEndpoint, (form, { ok }) =>
  repeatPath(formText(form, 'token'), ok ? 'sin-aviso' : 'aviso-error'),
)
