import type { Composing } from './mail'

/** RFC 8058: mail programs show a button that sends a POST to this address. */
export const unsubscribeHeaders = (oneClick: string) => ({
  'List-Unsubscribe': `<${oneClick}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** RFC 2919: mail programs sort by List-Id. */
export function listHeaders({ site }: Pick<Composing, 'site'>, list: string, oneClick: string) {
  return {
    'List-Id': `<${list}.${new URL(site.url).hostname}>`,
    ...unsubscribeHeaders(oneClick),
    Precedence: 'bulk',
  }
}
