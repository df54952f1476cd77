import { hostIdPattern } from '@/contract/rules/profile/profile-slug'

/** Only the widget page may stand in a frame on another site. */
export function isWidgetPath(url: string) {
  const [, widget, id = '', ...rest] = (url.split('?', 1)[0] ?? '').split('/')
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
