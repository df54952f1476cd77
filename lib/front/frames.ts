import { idPattern } from '@/contract/rules/id-pattern'

/** The one page of ours that others may show in theirs. */
export function isWidgetPath(url: string) {
  const [, widget, id = '', ...rest] = (url.split('?', 1)[0] ?? '').split('/')
  return widget === 'widget' && idPattern.test(id) && rest.length === 0
}

/** It has a style and links, and nothing that runs or loads. */
export const widgetPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ')
