import { hostIdPattern } from '@/contract/rules/profile/profile-slug'
import { readPath } from '../language/read-path'
import { pathOf } from './routes'

/** Only the widget page may stand in a frame on another site. */
export function isWidgetPath(url: string) {
  const [, widget, id = '', ...rest] = readPath(pathOf(url)).path.split('/')
  return widget === 'widget' && hostIdPattern.test(id) && rest.length === 0
}

/** A widget has a style and links. It runs no scripts and loads no files. */
export const widgetPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ')
